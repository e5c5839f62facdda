import type { Problems } from '../../problems/problem.ts';
import type { Entry } from '../collect.ts';
import type { Environment } from '../environment.ts';
import type { ScriptModel } from '../model.ts';

/** What every check is given. */
export interface Checked {
  readonly env: Environment;
  readonly problems: Problems;
  /** Phases, actions and scorings. */
  readonly scripts: readonly {
    readonly sort: 'phase' | 'action' | 'scoring';
    readonly script: ScriptModel;
  }[];
  /** The declarations of the game's own folder (of a variant: its own). */
  readonly own: readonly Entry[];
}
