import type { Binder, Bound, Expr, Name, Range, Ref, Span, TypeKey, TypeNode } from './tree-expressions.ts';

export type * from './tree-expressions.ts';

/**
 * The syntax tree of one declaration. Every node knows where it stands: offsets counted from the
 * first character of its declaration, so that a tree stays valid when the declaration moves.
 */

// ---- statements

export type Block = readonly Statement[];

export interface Offer {
  readonly action: Ref;
  readonly when?: { readonly condition: Expr; readonly reason: Name };
  readonly body: Block;
  readonly span: Span;
  /** Where it stands, if a variant has put it among those of the game. */
  readonly placed?: Placed;
}

export interface Measure {
  readonly most: boolean;
  readonly value: Expr;
  readonly span: Span;
}

export type Tie =
  | { readonly is: 'share' | 'joint win' | 'by lot' | 'nobody' | 'impossible'; readonly span: Span }
  | { readonly is: 'measure'; readonly measure: Measure; readonly span: Span };

export type Statement =
  | { readonly is: 'let'; readonly name: Name; readonly value: Expr; readonly span: Span }
  | { readonly is: 'becomes'; readonly target: Ref; readonly value: Expr; readonly span: Span }
  | { readonly is: 'add' | 'remove'; readonly value: Expr; readonly target: Expr; readonly span: Span }
  | { readonly is: 'move'; readonly what: Expr; readonly to: Expr; readonly at?: Expr; readonly span: Span }
  | { readonly is: 'roll'; readonly what: Expr; readonly until?: Expr; readonly span: Span }
  | { readonly is: 'shuffle'; readonly what: Expr; readonly span: Span }
  | {
      readonly is: 'chance';
      readonly name: Name;
      readonly from: Expr;
      readonly otherwise?: Block;
      readonly span: Span;
    }
  | {
      readonly is: 'choose';
      readonly several?: 'some' | 'any' | 'exactly' | 'at most' | 'at least';
      /** How many, or between what: `choose 3 cards`, `choose at most price cards`, `choose 2..4 cards`. */
      readonly size?: Expr;
      readonly name: Name;
      readonly from: Expr;
      readonly reason?: Name;
      readonly span: Span;
    }
  | {
      readonly is: 'need';
      readonly condition: Expr;
      readonly when?: Expr;
      readonly reason: Name;
      readonly span: Span;
    }
  | {
      readonly is: 'pay';
      readonly amount: Expr;
      readonly from: Expr;
      readonly reason: Name;
      readonly span: Span;
    }
  | { readonly is: 'follow' | 'do'; readonly what: Ref; readonly span: Span }
  | {
      readonly is: 'if';
      readonly branches: readonly { readonly condition: Expr; readonly body: Block }[];
      readonly otherwise?: Block;
      readonly span: Span;
    }
  | {
      readonly is: 'repeat';
      readonly times?: Expr;
      readonly while?: Expr;
      readonly body: Block;
      readonly span: Span;
    }
  | {
      readonly is: 'for each';
      readonly binder: Binder;
      readonly where?: Expr;
      readonly manner?: 'at once' | 'backwards';
      readonly body: Block;
      readonly span: Span;
    }
  | {
      readonly is: 'decide';
      readonly who: Ref;
      readonly how: 'must' | 'may' | 'may repeat';
      readonly offers: readonly Offer[];
      readonly otherwise?: Block;
      readonly span: Span;
    }
  | {
      readonly is: 'rank';
      readonly binder: Binder;
      readonly where?: Expr;
      readonly by: Measure;
      readonly atLeast?: Expr;
      readonly fromPlace?: Expr;
      readonly first?: Expr;
      readonly ties: readonly Tie[];
      readonly body: Block;
      readonly span: Span;
    }
  | {
      readonly is: 'award';
      readonly amount: Expr;
      readonly to?: Expr;
      readonly for?: Expr;
      readonly span: Span;
    }
  | { readonly is: 'score'; readonly what: readonly Ref[]; readonly span: Span }
  | { readonly is: 'leave' | 'nothing' | 'impossible'; readonly span: Span }
  /** Lines of a variant among those of the game: never written, made where an insertion is applied. */
  | { readonly is: 'inserted'; readonly placed: Placed; readonly body: Block; readonly span: Span };

// ---- declarations

export interface Param {
  readonly name: Name;
  readonly type?: TypeNode;
}

export interface Head {
  readonly name: Name;
  readonly params: readonly Param[];
  readonly owner?: Name;
}

/** A cell of a table, a word of a picture: text as written, trimmed; empty where nothing stands. */
export interface Cell {
  readonly text: string;
  readonly span: Span;
}

export type Trait =
  | {
      readonly is: 'starts at' | 'starts with' | 'up to' | 'x starts at';
      readonly value: Expr;
      readonly span: Span;
    }
  | { readonly is: 'seen by'; readonly whom: Name; readonly span: Span }
  | { readonly is: 'more is lost'; readonly span: Span }
  | { readonly is: 'for each'; readonly keys: readonly TypeKey[]; readonly span: Span };

export interface FieldNode {
  readonly name: Name;
  readonly type: TypeNode;
  readonly traits: readonly Trait[];
  readonly span: Span;
}

/** A line of the game as a variant points at it: a statement without what stands below it, or an offer. */
export type Step = Statement | { readonly is: 'offer'; readonly offer: Offer };

export type GameLine =
  | { readonly is: 'players'; readonly from: number; readonly to: number; readonly span: Span }
  | {
      readonly is: 'imaginary';
      readonly from: number;
      readonly to: number;
      readonly withPlayers: number;
      readonly usually?: number;
      readonly named?: Name;
      readonly span: Span;
    }
  | OptionNode;

export interface OptionNode {
  readonly is: 'option';
  readonly name: Name;
  readonly value: Expr;
  /** With how many players it means anything; undefined: with any. */
  readonly players?: { readonly from: number; readonly to: number };
  readonly span: Span;
}

export type PieceLine =
  | {
      readonly is: 'each';
      readonly count: number;
      readonly keys: readonly { readonly name: Name; readonly from?: Bound; readonly to?: Bound }[];
      readonly span: Span;
    }
  | { readonly is: 'alike'; readonly count: number; readonly span: Span }
  | { readonly is: 'row'; readonly cells: readonly Cell[]; readonly span: Span };

/** A row of a picture: the words, and what stands right of the bar. A row of dashes has `rule` set. */
export interface GridRow {
  readonly words: readonly Cell[];
  readonly margin?: Cell;
  readonly rule: boolean;
  readonly span: Span;
}

export type Fact =
  | { readonly is: 'do'; readonly what: Ref; readonly span: Span }
  | { readonly is: 'score'; readonly what: readonly Ref[]; readonly span: Span }
  | { readonly is: 'chance gives'; readonly values: readonly Expr[]; readonly span: Span }
  | {
      readonly is: 'chance may give' | 'chance may not give';
      readonly values: readonly Expr[];
      readonly span: Span;
    }
  | {
      readonly is: 'does';
      readonly who: Name;
      readonly action: Ref;
      readonly with: readonly Setting[];
      readonly span: Span;
    }
  /** Everything that is left to chance now is drawn, as in a game. */
  | { readonly is: 'chance decides'; readonly span: Span }
  | { readonly is: 'passes'; readonly who: Name; readonly span: Span }
  | {
      readonly is: 'may';
      readonly who: Name;
      readonly action: Ref;
      readonly with: readonly Setting[];
      readonly span: Span;
    }
  | {
      readonly is: 'may not';
      readonly who: Name;
      readonly action: Ref;
      readonly with: readonly Setting[];
      /** A reason, possibly dotted: `take-tile.tile.none`. */
      readonly reason: Name;
      readonly span: Span;
    }
  /** `Erik is to use-die in active-turn`: the script stands at that decision. Only in `given`. */
  | {
      readonly is: 'is to';
      readonly who: Name;
      readonly action: Ref;
      readonly phase: Ref;
      readonly span: Span;
    }
  | { readonly is: 'holds'; readonly condition: Expr; readonly span: Span };

export interface Setting {
  readonly name: Name;
  readonly value: Expr;
}

export type ExampleLine =
  | { readonly is: 'players'; readonly names: readonly Name[]; readonly span: Span }
  | { readonly is: 'imaginary'; readonly count: number; readonly span: Span }
  | OptionNode
  | { readonly is: 'given' | 'when' | 'then'; readonly fact: Fact; readonly span: Span };

/** A line of `the table shows`: some fields, values or properties, and how they look. */
export type ShowLine =
  | { readonly is: 'nothing'; readonly names: readonly Name[]; readonly span: Span }
  | { readonly is: 'board'; readonly lines: readonly ShowLine[]; readonly span: Span }
  | {
      readonly is: 'look';
      readonly names: readonly Name[];
      readonly looks: readonly Name[];
      /** `round of 6`: how many there are. */
      readonly total?: Expr;
      readonly with?: Name;
      readonly rows?: Range;
      readonly columns?: Range;
      readonly span: Span;
    };

export type Declaration =
  | { readonly is: 'game'; readonly name: Name; readonly lines: readonly GameLine[]; readonly span: Span }
  | { readonly is: 'use'; readonly folder: Name; readonly names: readonly Name[]; readonly span: Span }
  | {
      readonly is: 'kind';
      readonly name: Name;
      readonly part?: Name;
      /** Behind its last value comes the first again. */
      readonly goesRound?: boolean;
      readonly values: readonly Name[];
      readonly span: Span;
    }
  | {
      readonly is: 'pieces';
      readonly name: Name;
      readonly plural?: Name;
      readonly also: boolean;
      readonly face?: TypeNode;
      readonly lines: readonly PieceLine[];
      readonly span: Span;
    }
  | {
      readonly is: 'table';
      readonly name: Name;
      readonly keys: readonly Name[];
      readonly otherwise?: Expr;
      readonly rows: readonly { readonly cells: readonly Cell[]; readonly span: Span }[];
      readonly span: Span;
    }
  | {
      readonly is: 'grid';
      readonly name: Name;
      /** The value in `field[yellow]`: this grid is one of a family. */
      readonly member?: Expr;
      readonly of?: { readonly name: Name; readonly from?: Bound; readonly to?: Bound };
      readonly margins: readonly { readonly side: 'rows' | 'columns' | 'diagonal'; readonly gives: Name }[];
      /** A picture, or, where the rows have bars between all cells, a table of one row. */
      readonly picture?: readonly GridRow[];
      readonly table?: readonly { readonly cells: readonly Cell[]; readonly span: Span }[];
      /** Neither: cells without print, in these rows and columns. */
      readonly blank?: { readonly rows: Range; readonly columns: Range };
      readonly span: Span;
    }
  | {
      readonly is: 'has';
      /** `seat`, `player`, or `table`. */
      readonly owner: Name;
      readonly fields: readonly FieldNode[];
      readonly span: Span;
    }
  | {
      readonly is: 'term';
      readonly head: Head;
      readonly lets: readonly { readonly name: Name; readonly value: Expr; readonly span: Span }[];
      readonly cases: readonly { readonly when: Expr; readonly value: Expr; readonly span: Span }[];
      /** The value of a short term, or the `otherwise` of the cases. */
      readonly otherwise?: Expr;
      readonly span: Span;
    }
  | {
      readonly is: 'phase' | 'action' | 'rules';
      /** Written `step`: something that phases and actions do, and no part of the game's course. */
      readonly isStep?: true;
      readonly head: Head;
      readonly body: Block;
      readonly span: Span;
    }
  | {
      readonly is: 'scoring';
      readonly name: Name;
      readonly params: readonly Param[];
      /** Without it, it is run once. */
      readonly forEach?: Name;
      readonly body: Block;
      readonly span: Span;
    }
  | {
      readonly is: 'winner';
      readonly binder: Binder;
      readonly where?: Expr;
      readonly by: Measure;
      readonly ties: readonly Tie[];
      readonly solo?: Expr;
      readonly span: Span;
    }
  | { readonly is: 'always'; readonly name: Name; readonly condition: Expr; readonly span: Span }
  | {
      readonly is: 'example';
      readonly name: Name;
      readonly lines: readonly ExampleLine[];
      readonly span: Span;
    }
  /** How something looks: the table, a seat, pieces, a kind, or the cells of a grid. */
  | {
      readonly is: 'shows';
      readonly of: Name;
      readonly sort: 'table' | 'cell' | 'each';
      /** What pieces are: `as card`. */
      readonly form?: Name;
      readonly lines: readonly ShowLine[];
      readonly span: Span;
    }
  | {
      readonly is: 'variant';
      readonly name: Name;
      readonly game: Name;
      readonly members: readonly Declaration[];
      readonly span: Span;
    }
  /** All below only stand inside a variant, and so do lines of a game: `rounds[4] becomes 5`, `players 2..4`, `option x: no`. */
  | { readonly is: 'change'; readonly target: Ref; readonly value: Expr; readonly span: Span }
  | { readonly is: 'without'; readonly what: readonly Ref[]; readonly span: Span }
  | {
      readonly is: 'insertion';
      readonly sort: 'phase' | 'action' | 'rules' | 'scoring';
      readonly name: Name;
      readonly where: 'before' | 'after' | 'instead of';
      /** Not there where no line of a game could read so. */
      readonly step?: Step;
      readonly stepAt: { readonly span: Span };
      readonly body: Block;
      readonly offers: readonly Offer[];
      readonly span: Span;
    }
  | GameLine;

/** A declaration where it stands: `offset` is that of its first character in the file. */
export interface Placed {
  readonly file: string;
  readonly offset: number;
  readonly tree: Declaration;
}
