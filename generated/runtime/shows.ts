// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
/** How a game lies on a table, as its rules say it: the words for it, and the form in which engines carry it. */

/**
 * How a field looks. `row`: pieces or keys side by side; `pile`: on top of each other, with a number; `hand`: cards that somebody
 * holds; `tray`: in a dish; `track`: places one behind the other; `sheet`: cells to write on; `map`: pieces on the cells of a plot;
 * `counter`: small, with a number; `mark`: at the name of the player whom it names; `round` and `phase`: how far the game is.
 */
export const FIELD_LOOKS = [
  ...(['row', 'pile', 'hand', 'tray', 'track', 'sheet', 'map', 'counter', 'mark', 'round', 'phase'] as const),
] as const;
export type FieldLook = (typeof FIELD_LOOKS)[number];

/** What pieces are. */
export const FORMS = ['card', 'tile', 'token', 'die'] as const;
export type Form = (typeof FORMS)[number];

/**
 * What a property of a piece gives: its colour, the sign or number in its middle, something small in the corner, the walls on its
 * sides, or how light or dark it is.
 */
export const PIECE_ROLES = ['colour', 'sign', 'number', 'corner', 'walls', 'shade'] as const;
export type PieceRole = (typeof PIECE_ROLES)[number];

/** What something printed on a cell, or beside a line, is: `least` is read as ≥, `factor` as ×; `reward` is what one gets there. */
export const CELL_ROLES = ['number', 'sign', 'points', 'least', 'factor', 'reward'] as const;
export type CellRole = (typeof CELL_ROLES)[number];

/** Every front end has these; a sign of its own stands on each. */
export const COLOURS = [
  ...(['white', 'yellow', 'blue', 'green', 'orange', 'purple', 'red', 'brown', 'grey', 'black'] as const),
] as const;
export type Colour = (typeof COLOURS)[number];

/** What is drawn for a value or a number; letters and numbers need none of them. */
export const SIGNS = [
  ...([
    'arcade',
    'black-die',
    'cancel',
    'card',
    'chamber',
    'clubs',
    'coin',
    'cross',
    'crown',
    'denar',
  ] as const),
  ...(['diamonds', 'dirham', 'displace', 'ducat', 'extra-die', 'flag', 'flower', 'fountain', 'fox'] as const),
  ...([
    'free-choice',
    'garden',
    'gulden',
    'heart',
    'hearts',
    'house',
    'leaf',
    'moon',
    'number',
    'pavilion',
  ] as const),
  ...([
    'reroll',
    'ring',
    'seraglio',
    'ship',
    'spades',
    'star',
    'stone',
    'sun',
    'swap',
    'tower',
    'tree',
    'wall',
  ] as const),
] as const;
export type Sign = (typeof SIGNS)[number];

export interface Numbers {
  readonly from: number;
  readonly to: number;
}

export interface ShownField {
  readonly field: string;
  /** Left out: what is usual for such a field. */
  readonly look?: FieldLook;
  /** Of a counter: what stands before the number. */
  readonly sign?: Sign;
  /** A table whose values are printed on the keys of the field. */
  readonly table?: string;
  /** Of a track: the places in rows, numbered so; `from` may be more than `to`. */
  readonly rows?: Numbers;
  readonly columns?: Numbers;
  /** Of a round: how many there are, by the number of players and of imaginary seats. */
  readonly totals?: readonly {
    readonly players: number;
    readonly imaginary: number;
    readonly total: number;
  }[];
}

/** A field, or several that are drawn together as one board. */
export type ShownItem = ShownField | { readonly board: readonly ShownField[] };

export interface ValueLook {
  readonly colour?: Colour;
  readonly sign?: Sign;
}

/** What the rules say. `hidden` is bookkeeping: never drawn. Where an area is left out, all its fields look as is usual. */
export interface Shows {
  readonly table?: readonly ShownItem[];
  readonly player?: readonly ShownItem[];
  readonly imaginary?: readonly ShownItem[];
  readonly hidden?: readonly string[];
  /** By pieces and property; an empty list: not printed. */
  readonly pieces?: Readonly<
    Record<string, { readonly form?: Form; readonly roles?: Readonly<Record<string, readonly PieceRole[]>> }>
  >;
  /** By kind and value. */
  readonly kinds?: Readonly<Record<string, Readonly<Record<string, ValueLook>>>>;
  /** By grid and property, of its cells and of its lines. */
  readonly grids?: Readonly<Record<string, Readonly<Record<string, CellRole | 'nothing'>>>>;
}

/** The parts of a table: its middle, what lies before a player, and before a seat that nobody plays. */
export const AREAS = ['table', 'player', 'imaginary'] as const;
export type Area = (typeof AREAS)[number];
