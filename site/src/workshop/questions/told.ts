import type { LiveGame } from '../../../../generated/runtime/live-game.ts';
import type { ExampleShown } from '../../../../generated/runtime/rulebook.ts';

/** Something that the rules say and no example decides, in the words of whoever reads. */
export interface ToldQuestion {
  readonly index: number;
  /** What the rule is called by players. */
  readonly rule: string;
  /** The line in which it stands, what stands there, and what could stand there instead; nothing: it is left out. */
  readonly where: string;
  readonly before: string;
  readonly after: string;
  /** In one sentence what would differ. */
  readonly differs: string;
}

/** How far it has come, and what it has found since it was asked last. */
export interface Asked {
  readonly judged: number;
  readonly all: number;
  readonly questions: readonly ToldQuestion[];
  readonly isDone: boolean;
}

/** The shortest game in which it shows, under the rules as they are and as they could be. */
export interface Outcomes {
  readonly before: { readonly game: LiveGame; readonly example: ExampleShown };
  readonly now: { readonly game: LiveGame; readonly example: ExampleShown };
}
