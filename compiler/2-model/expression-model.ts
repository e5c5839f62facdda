import type { LineSort, Type } from './types.ts';

/** Expressions as the checker leaves them: every name resolved, each with its type. */

interface Typed {
  readonly type: Type;
}

export interface Bound {
  readonly local: string;
  readonly in: Expr;
}

export type Expr = Typed &
  (
    | { readonly op: 'constant'; readonly value: number | boolean | null }
    | { readonly op: 'list'; readonly items: readonly Expr[] }
    | { readonly op: 'range'; readonly from: Expr; readonly to: Expr }
    | { readonly op: 'local'; readonly local: string }
    /** A field of the table, or of the seat `of`. Without its keys (`whole`), all of it, in key order. */
    | {
        readonly op: 'field';
        readonly field: string;
        readonly keys: readonly Expr[];
        readonly of?: Expr;
        readonly whole: boolean;
      }
    | { readonly op: 'option'; readonly option: string }
    | {
        readonly op: 'table';
        readonly table: string;
        readonly column: string;
        readonly keys: readonly Expr[];
      }
    | { readonly op: 'term'; readonly term: string; readonly args: readonly Expr[]; readonly of?: Expr }
    /** A printed or declared property of a piece, cell or line. */
    | { readonly op: 'property'; readonly property: string; readonly of: Expr }
    | { readonly op: 'face'; readonly of: Expr }
    /** One piece by its properties, then by its number among those alike. */
    | { readonly op: 'piece'; readonly pieces: string; readonly by: readonly Expr[] }
    | { readonly op: 'every piece'; readonly pieces: string }
    /** The cells of a grid family, or of one member. */
    | { readonly op: 'cells'; readonly grid: string; readonly member?: Expr }
    /** One cell: by column in a row that is written as a table, else by row and column. */
    | { readonly op: 'cell'; readonly grid: string; readonly member?: Expr; readonly at: readonly Expr[] }
    | {
        readonly op: 'lines';
        readonly grid: string;
        readonly member?: Expr;
        readonly sorts: readonly LineSort[];
      }
    | { readonly op: 'lines of cell' | 'row of cell' | 'column of cell' | 'cells of line'; readonly of: Expr }
    /**
     * The cells that share a side with this one, from north round to west; or with one of several and are not among
     * them, in their own order.
     */
    | { readonly op: 'neighbours'; readonly of: Expr }
    /** The cell on that side of this one, or none. */
    | { readonly op: 'beyond'; readonly side: Expr; readonly of: Expr }
    /** The next cell in one of eight directions, numbered clockwise from north (0) to north-west (7), or none. */
    | { readonly op: 'toward'; readonly direction: Expr; readonly of: Expr }
    /** Of a side or a direction. */
    | { readonly op: 'opposite'; readonly of: Expr }
    /** What these cells enclose: all others that no way over sides connects with the edge of the grid, in order. */
    | { readonly op: 'holes'; readonly of: Expr }
    /** The cells for which a field (as a whole in `of`) holds something, in order. */
    | { readonly op: 'cells of field'; readonly of: Expr }
    /**
     * All of `from`, and again and again, for each found (`local`), those of `step` for which `where` holds: each once, in
     * the order in which they are found, all steps from one before those from the next.
     */
    | {
        readonly op: 'reached';
        readonly from: Expr;
        readonly local: string;
        readonly step: Bound;
        readonly where?: Expr;
      }
    /**
     * The sides of the cells `around` behind which lies none of them form rings: along each the cells lie on the right hand,
     * and at a corner where two of them only touch, the ring stays with its own cell. The most sides in a row for
     * which `where` holds; a whole ring counts each side once.
     */
    | {
        readonly op: 'longest run';
        readonly around: Expr;
        readonly cell: string;
        readonly side: string;
        readonly where: Expr;
      }
    /** `winners`: those who would have won if the game ended now. */
    | { readonly op: 'players' | 'seats' | 'imaginary' | 'winners' }
    /** `others`: the other players clockwise; `next`: the player to the left; `clockwise`: all players, from this one on. */
    | { readonly op: 'others' | 'next' | 'clockwise'; readonly of: Expr }
    /** Points of a seat: all, of one scoring, of one scoring for one value. */
    | { readonly op: 'points'; readonly of: Expr; readonly scoring?: string; readonly for?: Expr }
    | { readonly op: 'count' | 'first' | 'last'; readonly of: Expr }
    | { readonly op: 'position'; readonly item: Expr; readonly of: Expr }
    /** An item of a list by number, from 1. */
    | { readonly op: 'item'; readonly of: Expr; readonly at: Expr }
    | { readonly op: 'add' | 'subtract' | 'multiply'; readonly left: Expr; readonly right: Expr }
    | { readonly op: 'divide'; readonly left: Expr; readonly right: Expr; readonly rounded: 'down' | 'up' }
    | { readonly op: 'joined'; readonly left: Expr; readonly right: Expr }
    /** `same` compares values; `same list` in order; `same set` without order. */
    | {
        readonly op: 'same' | 'same list' | 'same set';
        readonly not: boolean;
        readonly left: Expr;
        readonly right: Expr;
      }
    | { readonly op: 'at least' | 'at most' | 'more' | 'less'; readonly left: Expr; readonly right: Expr }
    | { readonly op: 'in'; readonly not: boolean; readonly left: Expr; readonly right: Expr }
    | { readonly op: 'empty'; readonly not: boolean; readonly of: Expr }
    | { readonly op: 'and' | 'or'; readonly parts: readonly Expr[] }
    | { readonly op: 'not'; readonly part: Expr }
    | { readonly op: 'if'; readonly condition: Expr; readonly then: Expr; readonly otherwise: Expr }
    /** `the` asks for exactly one, `the first` and `the last` for at least one. */
    | {
        readonly op:
          | 'some'
          | 'no'
          | 'all'
          | 'count of'
          | 'first of'
          | 'last of'
          | 'the'
          | 'the first'
          | 'the last';
        readonly bound: Bound;
        readonly where?: Expr;
        readonly otherwise?: Expr;
      }
    /** Over all combinations of the bounds; without bounds over the collection `value` itself. */
    | {
        readonly op: 'all of' | 'total of' | 'highest of' | 'lowest of';
        readonly value: Expr;
        readonly bounds: readonly Bound[];
        readonly where?: Expr;
        readonly otherwise?: Expr;
      }
    /** Something that could not be read: only in games that do not compile. */
    | { readonly op: 'not yet' }
  );

export type ExprOf<Op extends Expr['op']> = Extract<Expr, { op: Op }>;
/** What goes through a collection under one name, and what goes through combinations of several. */
export type Quantifier = Extract<Expr, { bound: Bound }>;
export type Gather = Extract<Expr, { bounds: readonly Bound[] }>;
