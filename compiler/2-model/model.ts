import type { Place } from '../problems/problem.ts';
import type { Shows } from '../runtime/shows.ts';
import type { Expr } from './expression-model.ts';
import type { LineSort, Type } from './types.ts';

export type * from './expression-model.ts';

/**
 * The model of a game: every name resolved, every expression typed. It is plain data; lowering
 * (`3-ir`) turns its scripts into blocks, everything else goes on unchanged.
 */

export type Value = number | boolean | null | readonly Value[];

/** What one cell of a table, piece or grid says; null where it says nothing; several words are a list. */
export type Printed = number | boolean | null | readonly number[];

// ---- scripts

/** A thing that can change. */
export type Target =
  | {
      readonly is: 'field';
      readonly field: string;
      readonly keys: readonly Expr[];
      readonly of?: Expr;
      readonly whole: boolean;
      readonly type: Type;
    }
  | { readonly is: 'face'; readonly of: Expr; readonly type: Type };

export interface OfferModel {
  readonly action: string;
  readonly args: readonly Expr[];
  readonly when?: { readonly condition: Expr; readonly reason: string };
  /** What the action chose, under the names its offer knows it by. */
  readonly chosen: readonly { readonly choice: string; readonly local: string }[];
  readonly body: Script;
  readonly at: Place;
}

export interface MeasureModel {
  readonly most: boolean;
  readonly value: Expr;
}

export type TieModel =
  | { readonly is: 'share' | 'joint win' | 'by lot' | 'nobody' | 'impossible' }
  | { readonly is: 'measure'; readonly measure: MeasureModel };

export interface RankModel {
  readonly local: string;
  readonly in: Expr;
  readonly where?: Expr;
  readonly by: MeasureModel;
  readonly atLeast?: Expr;
  readonly fromPlace?: Expr;
  readonly first?: Expr;
  readonly ties: readonly TieModel[];
}

/** A declaration, a statement or a fact of an example, without its places. */
export type Bare<T> = T extends unknown ? Omit<T, 'at' | 'conjuncts' | 'followed'> : never;

interface Placed {
  readonly at: Place;
}

export type Script = readonly Statement[];

export type Statement = Placed &
  /** `followed`: the `rules` in which the line is written. */
  (
    | { readonly is: 'let'; readonly local: string; readonly value: Expr; readonly followed?: string }
    | { readonly is: 'set'; readonly target: Target; readonly value: Expr }
    | {
        readonly is: 'add' | 'remove';
        readonly target: Target;
        readonly value: Expr;
        readonly to: 'number' | 'list' | 'set';
        readonly moreIsLost: boolean;
      }
    /** Pieces leave where they lie and arrive at the end of a place, or as number `position` from the top. */
    | { readonly is: 'move'; readonly what: Expr; readonly to: Target; readonly position?: Expr }
    | { readonly is: 'roll'; readonly what: Expr; readonly until?: Expr }
    | { readonly is: 'shuffle'; readonly place: Target }
    | {
        readonly is: 'chance';
        readonly into: { readonly local: string } | { readonly target: Target };
        readonly from: Expr;
        readonly otherwise?: Script;
      }
    | {
        readonly is: 'choose';
        readonly local: string;
        readonly from: Expr;
        readonly several?: 'some' | 'any';
        readonly reason?: string;
      }
    | {
        readonly is: 'need';
        readonly condition: Expr;
        readonly when?: Expr;
        readonly reason: string;
        readonly followed?: string;
      }
    | { readonly is: 'do'; readonly phase: string; readonly args: readonly Expr[]; readonly of?: Expr }
    | {
        readonly is: 'if';
        readonly branches: readonly { readonly condition: Expr; readonly body: Script }[];
        readonly otherwise: Script;
      }
    | { readonly is: 'repeat'; readonly times?: Expr; readonly while?: Expr; readonly body: Script }
    | {
        readonly is: 'for each';
        readonly local: string;
        readonly in: Expr;
        readonly where?: Expr;
        readonly backwards: boolean;
        readonly atOnce: boolean;
        readonly body: Script;
      }
    | {
        readonly is: 'decide';
        readonly who: Expr;
        readonly how: 'must' | 'may' | 'may repeat';
        readonly offers: readonly OfferModel[];
        readonly otherwise?: Script;
      }
    | { readonly is: 'rank'; readonly rank: RankModel; readonly place: string; readonly body: Script }
    | { readonly is: 'award'; readonly amount: Expr; readonly to: Expr; readonly for?: Expr }
    /** Runs each scoring for each of its values, in order. */
    | {
        readonly is: 'score';
        readonly scorings: readonly { readonly scoring: string; readonly args: readonly Expr[] }[];
      }
    | { readonly is: 'leave' | 'nothing' | 'impossible' }
  );

// ---- declarations

export interface Local {
  readonly name: string;
  readonly type: Type;
}

/** A phase, an action, a scoring: a script with parameters. The owner, if any, is the local of that name. */
export interface ScriptModel {
  readonly name: string;
  /** A `step`: it is explained with what does it, and players know no name for it. */
  readonly isStep?: true;
  readonly owner?: Local;
  readonly params: readonly Local[];
  /** Every local of the script, parameters and owner included, by its unique name. */
  readonly locals: readonly Local[];
  readonly body: Script;
  readonly at: Place;
}

export interface TermModel {
  readonly name: string;
  readonly owner?: Local;
  readonly params: readonly Local[];
  readonly type: Type;
  readonly lets: readonly { readonly local: string; readonly value: Expr }[];
  readonly cases: readonly { readonly when: Expr; readonly value: Expr }[];
  readonly otherwise: Expr;
  readonly at: Place;
}

export interface ScoringModel extends ScriptModel {
  /** What it is run for: every player, every seat, or every value of a kind; run once, the number 1. */
  readonly forEach: Type;
  /** The local that holds the seat, the value or the number it is run for. */
  readonly each: string;
}

export interface KindModel {
  readonly name: string;
  readonly values: readonly string[];
  /** A part of another kind: its values keep their positions there. */
  readonly partOf?: { readonly kind: string; readonly values: readonly number[] };
  /** Behind its last value comes the first again. */
  readonly goesRound?: true;
  /** The language has it: no game declares it. */
  readonly builtIn?: true;
  readonly at: Place;
}

export interface PiecesModel {
  readonly name: string;
  readonly plural: string;
  readonly face?: Type;
  readonly properties: readonly Local[];
  /** The values of the properties, piece by piece. */
  readonly pieces: readonly (readonly Printed[])[];
  readonly at: Place;
}

export interface TableModel {
  readonly name: string;
  readonly keys: readonly { readonly name: string; readonly type: Type }[];
  readonly columns: readonly Local[];
  /** A key is a range of positions or numbers; a single value is a range of one. */
  readonly entries: readonly {
    readonly keys: readonly (readonly [number, number])[];
    readonly values: readonly Printed[];
  }[];
  readonly otherwise?: Printed;
  readonly at: Place;
}

export interface GridModel {
  readonly name: string;
  /** The kind whose values tell the members of a family apart, and the name by which a cell gives it. */
  readonly key?: { readonly kind: string; readonly property: string };
  readonly members: readonly {
    readonly value: number | null;
    readonly rows: number;
    readonly columns: number;
    /** The numbers of its first row and column: 1, unless a grid without print says otherwise. */
    readonly firstRow?: number;
    readonly firstColumn?: number;
    readonly asTable: boolean;
  }[];
  readonly cells: readonly {
    readonly member: number;
    readonly row: number;
    readonly column: number;
    /** Printed as marked before the game. */
    readonly marked: boolean;
    readonly values: readonly Printed[];
  }[];
  readonly lines: readonly {
    readonly member: number;
    readonly sort: LineSort;
    readonly cells: readonly number[];
    readonly values: readonly Printed[];
  }[];
  readonly cellProperties: readonly Local[];
  readonly lineProperties: readonly Local[];
  readonly at: Place;
}

export interface FieldModel {
  readonly name: string;
  readonly owner: 'table' | 'seat' | 'player';
  readonly type: Type;
  /** A place for one piece: what lies there, or none, is its value. */
  readonly single?: true;
  readonly keys: readonly Type[];
  readonly start?: Expr;
  /** What cells that are printed as marked start at. */
  readonly markedStart?: Expr;
  readonly upTo?: number;
  readonly moreIsLost: boolean;
  readonly seenBy: 'everyone' | 'owner' | 'nobody';
  /** Of a list whose `newest` items are asked for: the field that notes how many are older. */
  readonly older?: string;
  /** Such a field, which the rules do not declare. */
  readonly isNote?: true;
  readonly at: Place;
}

export interface OptionModel {
  readonly name: string;
  readonly type: Type;
  readonly value: number | boolean;
  /** With how many players it means anything, and is asked about; undefined: with any. */
  readonly players?: { readonly from: number; readonly to: number };
  readonly at: Place;
}

export interface GameModel {
  readonly name: string;
  /** Set in a variant: the game it changes. */
  readonly base?: string;
  /** Also in a variant: the variants that it is made of, its own name the last. */
  readonly chain?: readonly string[];
  /** Its name where it is declared. */
  readonly at: Place;
  readonly players: { readonly from: number; readonly to: number };
  readonly imaginary: readonly {
    readonly from: number;
    readonly to: number;
    readonly withPlayers: number;
    readonly usually: number;
    readonly named?: string;
  }[];
  readonly options: readonly OptionModel[];
  readonly kinds: readonly KindModel[];
  readonly pieces: readonly PiecesModel[];
  readonly tables: readonly TableModel[];
  readonly grids: readonly GridModel[];
  readonly fields: readonly FieldModel[];
  readonly terms: readonly TermModel[];
  readonly phases: readonly ScriptModel[];
  /** Where an action follows them, their lines stand in it, and name them. */
  readonly rules: readonly ScriptModel[];
  readonly actions: readonly ScriptModel[];
  readonly scorings: readonly ScoringModel[];
  readonly winner: { readonly rank: RankModel; readonly solo?: Expr; readonly at: Place };
  readonly always: readonly { readonly name: string; readonly condition: Expr; readonly at: Place }[];
  readonly examples: readonly ExampleModel[];
  /** Every reason that a refusal can have, with the first place that gives it. */
  readonly reasons: readonly { readonly name: string; readonly at: Place }[];
  /** How it looks: no rule, and no part of what a rule means. */
  readonly presentation: PresentationModel;
}

/** How a game looks: what the rules say, and the numbers of rounds, which depend on who sits at the table. */
export interface PresentationModel {
  readonly shows: Shows;
  /** By field. */
  readonly totals: ReadonlyMap<string, Expr>;
}

// ---- examples

export interface MoveModel {
  readonly who: number;
  readonly action: string;
  readonly args: readonly Expr[];
  readonly with: readonly { readonly choice: string; readonly value: Expr }[];
}

export type FactModel = Placed &
  (
    | { readonly is: 'given'; readonly target: Target; readonly value: Expr }
    | {
        readonly is: 'is to';
        readonly who: number;
        readonly action: string;
        readonly phase: string;
        readonly args: readonly Expr[];
      }
    | { readonly is: 'do'; readonly phase: string; readonly args: readonly Expr[]; readonly of?: Expr }
    /** Runs each scoring for each of its values, in order. */
    | {
        readonly is: 'score';
        readonly scorings: readonly { readonly scoring: string; readonly args: readonly Expr[] }[];
      }
    /** What chance gives: a face for each piece rolled, the value drawn, the order shuffled to. */
    | { readonly is: 'chance gives'; readonly values: readonly Expr[] }
    | { readonly is: 'chance decides' }
    | { readonly is: 'chance may give'; readonly not: boolean; readonly values: readonly Expr[] }
    | { readonly is: 'does'; readonly move: MoveModel }
    | { readonly is: 'passes'; readonly who: number }
    | { readonly is: 'may'; readonly move: MoveModel }
    | { readonly is: 'may not'; readonly move: MoveModel; readonly reason: string }
    | { readonly is: 'may pass'; readonly who: number; readonly not: boolean }
    /** `conjuncts`: where each of the conditions stands that `and` joins, from left to right. */
    | { readonly is: 'holds'; readonly condition: Expr; readonly conjuncts: readonly Place[] }
  );

export interface ExampleModel {
  readonly name: string;
  readonly players: readonly string[];
  /** How many seats nobody plays; undefined: as many as usual. */
  readonly imaginary?: number;
  readonly options: readonly { readonly option: string; readonly value: number | boolean }[];
  readonly facts: readonly FactModel[];
  readonly at: Place;
}

/** The expressions with one of these operators. */

export type TargetOf<Is extends Target['is']> = Extract<Target, { is: Is }>;
