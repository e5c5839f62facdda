import type { CompiledGame } from '../3-ir/compiled.ts';
import type { Page } from './page.ts';
import type { Rule } from './rules.ts';
import type { WorkedOut } from './values.ts';

/** The rulebook of a game: its pages by language, and what its expressions come to in each game and variant. */
export interface RulebookModel {
  /** Of a variant, as they are shown: those of what it changes with its own sections in them. */
  readonly pages: readonly Page[];
  readonly compiled: CompiledGame;
  readonly rules: ReadonlyMap<string, Rule>;
  readonly values: ReadonlyMap<string, WorkedOut>;
  /** The texts of the pages, by language, where nobody has written any: they are made of what there is. */
  readonly draft?: Readonly<Record<string, string>>;
  /** The quick reference, by language, where the pages are written and have none. */
  readonly draftSheet?: Readonly<Record<string, string>>;
  /** Of a variant: the rulebook of what it changes. */
  readonly parent?: RulebookModel;
}
