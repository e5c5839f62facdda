// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { Shows } from './shows.ts';

/**
 * What an engine knows of its game besides how it is played: names, types, and where things lie in the memory of the
 * core. Written by the compiler, one for every game and variant.
 */
export interface GameData {
  /** The name of the game, or `game/variant`. */
  readonly id: string;
  /** Changes with the meaning of the rules, and only with that. */
  readonly fingerprint: string;
  /** A fingerprint of the core, of whose words snapshots are made; missing where none was printed. */
  readonly core?: string;
  /** That of each rule by its id (`action-use-die`, `table-rating`), and the rules that it uses. */
  readonly rules: Readonly<
    Record<string, { readonly fingerprint: string; readonly uses: readonly string[] }>
  >;
  readonly players: { readonly from: number; readonly to: number };
  readonly imaginary: readonly {
    readonly from: number;
    readonly to: number;
    readonly withPlayers: number;
    readonly usually: number;
  }[];
  readonly options: readonly {
    readonly name: string;
    readonly type: ValueType;
    readonly value: number;
    /** With how many players it means anything; undefined: with any. */
    readonly players?: { readonly from: number; readonly to: number };
  }[];
  /** By kind: its words. A part of a kind has the positions of the whole, and only the whole is here. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly pieces: readonly PiecesData[];
  readonly grids: readonly GridData[];
  readonly tables: readonly {
    readonly name: string;
    readonly keys: readonly ValueType[];
    readonly columns: readonly { readonly name: string; readonly type: ValueType }[];
  }[];
  readonly fields: readonly FieldData[];
  readonly terms: readonly Callable[];
  readonly phases: readonly Callable[];
  readonly scorings: readonly ScoringData[];
  readonly actions: readonly (Keeping & {
    readonly name: string;
    readonly choices: readonly ChoiceData[];
  })[];
  readonly decisions: readonly {
    readonly phase: string;
    readonly how: 'must' | 'may' | 'may repeat';
    readonly offers: readonly OfferData[];
  }[];
  /** Where a situation may put the script: at the decision of a phase that offers an action. */
  readonly entryPoints: readonly {
    readonly phase: string;
    readonly action: string;
    readonly params: readonly ValueType[];
  }[];
  /** The reasons of the rules, then the engine's own. */
  readonly reasons: readonly string[];
  readonly always: readonly string[];
  /**
   * Where chance decides: the sort of piece that is rolled or shuffled, or the type of the options; the phase or action that it is in;
   * and what the rules call that which is drawn, a field or a name of their own.
   */
  readonly chances: readonly (Keeping & {
    readonly type: ValueType;
    readonly phase: string;
    readonly name?: string;
  })[];
  /** How many tie rules there are, whether the least of something wins, and what is reported where only one is ranked. */
  readonly winner: {
    readonly ties: number;
    readonly isLeast?: true;
    readonly solo?: ValueType;
    readonly looksAtSecrets?: true;
  };
  /** Where the blocks of the seats begin, and how many words each has. */
  readonly seats: { readonly at: number; readonly words: number };
  /** How it looks, as far as the rules say so. */
  readonly shows?: Shows;
}

/** What a value can be, for values that hold no others. */
export type SimpleType =
  | { readonly is: 'number'; readonly from: number; readonly to: number }
  | { readonly is: 'yes or no' }
  /** A value of a kind, as its position in the kind; `values` are the positions it can have. */
  | { readonly is: 'kind'; readonly kind: string; readonly values: readonly number[] }
  /** A seat by its number from 0; a `player` is a seat that chooses. */
  | { readonly is: 'seat'; readonly player: boolean }
  | { readonly is: 'piece'; readonly pieces: string }
  /** A cell or line of a grid, by its position in the grid family; `members` are the grids it can be of. */
  | { readonly is: 'cell'; readonly grid: string; readonly members: readonly number[] }
  | {
      readonly is: 'line';
      readonly grid: string;
      readonly members: readonly number[];
      readonly sorts: readonly LineSort[];
    }
  | { readonly is: 'none' };

export type LineSort = 'row' | 'column' | 'diagonal';

/** `place`: pieces in order of arrival; `several`: a value worked out on the spot. */
export type CollectionForm = 'set' | 'list' | 'place' | 'several';

export type ValueType =
  | SimpleType
  /** `most`: of a parameter, how many items it can be handed. */
  | {
      readonly is: 'collection';
      readonly of: ValueType;
      readonly form: CollectionForm;
      readonly most?: number;
    }
  | { readonly is: 'optional'; readonly of: ValueType };

export interface PiecesData {
  readonly name: string;
  /** Every piece by its name in notation. */
  readonly names: readonly string[];
  /** Printed on each, piece by piece; several words are a list. */
  readonly properties: readonly {
    readonly name: string;
    readonly type: ValueType;
    readonly values: readonly (number | readonly number[])[];
  }[];
  /** The type of the faces, and where the first of them lies. */
  readonly face?: { readonly type: ValueType; readonly at: number };
}

export interface GridData {
  readonly name: string;
  readonly cells: readonly string[];
  readonly lines: readonly string[];
  /** By cell and by line: the member of the grid family. */
  readonly memberOfCell: readonly number[];
  readonly memberOfLine: readonly number[];
  readonly cellProperties: readonly {
    readonly name: string;
    readonly type: ValueType;
    readonly values: readonly (number | readonly number[])[];
  }[];
  readonly lineProperties: readonly {
    readonly name: string;
    readonly type: ValueType;
    readonly values: readonly (number | readonly number[])[];
  }[];
}

export interface FieldData {
  readonly name: string;
  readonly owner: 'table' | 'seat' | 'player';
  readonly keys: readonly ValueType[];
  readonly type: ValueType;
  readonly seenBy: 'everyone' | 'owner' | 'nobody';
  /** A place for one piece or none: a piece that goes elsewhere leaves it. */
  readonly single?: boolean;
  readonly upTo?: number;
  /** What is above `upTo`, or above the range of a number, is lost without a fault. */
  readonly moreIsLost?: boolean;
  /** The address of the first value; for seats and players, within the block of the seat. */
  readonly at: number;
  /** Where it lies behind the state, worked out from where each piece lies: how far those of two seats lie apart. `at` is the first. */
  readonly apart?: number;
  /** How many words one value takes: by key they follow one another, in key order. */
  readonly words: number;
  /** How it lies there: one word; one bit for each value (bit 0 is `lowest`); or a count and that many items. */
  readonly form: 'word' | 'bits' | 'list';
  readonly lowest: number;
}

export interface Callable {
  readonly name: string;
  /** Whether it belongs to a seat. */
  readonly owned: boolean;
  /** Whether that seat must be a player's. */
  readonly ofPlayer?: boolean;
  readonly params: readonly ValueType[];
  /** What the parameters are called, where there are any. */
  readonly names?: readonly string[];
  /** For terms. */
  readonly type?: ValueType;
}

export interface ScoringData {
  readonly name: string;
  readonly params: readonly ValueType[];
  /** Where its points lie in the block of a seat: first those for nothing in particular, then one word for each value. */
  readonly at: number;
  /** The type of what points are awarded for, and its values in order. */
  readonly awardedFor?: { readonly type: ValueType; readonly values: readonly number[] };
}

export interface ChoiceData {
  readonly name: string;
  readonly type: ValueType;
  readonly several?: 'some' | 'any';
}

/** What is chosen, or comes up, and is then kept in these fields, where not everybody sees it: so others are not told it. */
interface Keeping {
  readonly hides?: readonly string[];
}

export interface OfferData {
  readonly action: number;
  /** Whether it depends on something hidden if it is possible. */
  readonly looksAtSecrets?: true;
  /**
   * The code of its first move. The others follow: a choice has as many codes as its type has values, the last choice
   * changing fastest; a value's code is its difference to `lowest`, none comes last. Of several the code is a number with a bit
   * for each value, or, with `sets`, the number that the core has given to the set.
   */
  readonly first: number;
  readonly choices: readonly { readonly lowest: number; readonly codes: number; readonly sets?: boolean }[];
}
