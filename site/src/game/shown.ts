import type { GameData, ValueType } from '../../../generated/runtime/data.ts';
import type { AnyGame, Json, Sight } from '../../../generated/runtime/engine.ts';
import type { Pattern } from '../../../generated/runtime/sentence.ts';

export const LANGUAGES = ['nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A game as a page shows it: what is known of it, and what everything in it is called in one language. */
export interface Shown {
  readonly data: GameData;
  readonly language: Language;
  /** By the ids of the texts: `action-use-die`, `Bonus-fox`, `reason-too-low`. */
  readonly words: Readonly<Record<string, string>>;
  /** What is said when something happens, by id: `action-buy.tell`. Engines say them; here one can see what there is. */
  readonly sentences?: Readonly<Record<string, Pattern>>;
}

/** What somebody sees of a game: the answer of `view` or `read`. */
export type Seen = Sight<AnyGame, Readonly<Record<string, Json>>>;

/**
 * What is to be picked on the table: values of one type, told apart by their names in notation (`yellow[1,1]`, `blue-3`).
 * Everything of that type can be touched; who picks what is not among the options hears the reason.
 */
export interface Picking {
  readonly type: ValueType;
  /** What leads to a legal move. */
  readonly options: ReadonlySet<string>;
  /** What begins another move than the one that is being chosen. */
  readonly begins?: ReadonlySet<string>;
  /** What has been picked already, where several are. */
  readonly chosen: ReadonlySet<string>;
  /** Pieces that were picked before, for another choice of the same move, by their sort. */
  readonly picked?: ReadonlyMap<string, readonly string[]>;
  /** Values of other types that can be touched as well; no two of them have the same type. */
  readonly more?: readonly Picking[];
  /** By value: what would be entered there, as it is drawn before it is final. */
  readonly ghosts?: ReadonlyMap<string, Json>;
  onPick(value: string): void;
}
