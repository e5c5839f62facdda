/** Expressions and types in the syntax tree of a declaration. */

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A spelling of an earlier version of the language: what was written, and what replaces it in its place. */
export interface Earlier {
  readonly span: Span;
  readonly now: string;
}

export interface Name {
  readonly text: string;
  readonly span: Span;
}

// ---- expressions

export type Relation =
  | 'is'
  | 'is not'
  | 'is at least'
  | 'is at most'
  | 'is more than'
  | 'is less than'
  | 'is in'
  | 'is not in';

export type Quantifier =
  | 'some'
  | 'no'
  | 'all'
  | 'count'
  | 'first'
  | 'last'
  | 'the'
  | 'the first'
  | 'the last';

/** `name[args] of whom`, the one way to name a thing. */
export interface Ref {
  readonly is: 'ref';
  readonly name: Name;
  readonly args: readonly Expr[];
  /** The square brackets were written (an empty `args` with `hasArgs` is `name[]`). */
  readonly hasArgs: boolean;
  readonly of?: Expr;
  readonly span: Span;
}

export interface Binder {
  readonly variable: Name;
  readonly in: Expr;
}

export type Expr =
  | Ref
  | { readonly is: 'number'; readonly value: number; readonly span: Span }
  /** Brackets: nothing, one expression (grouping) or several (a list). */
  | { readonly is: 'list'; readonly items: readonly Expr[]; readonly span: Span }
  | { readonly is: 'range'; readonly from: Expr; readonly to: Expr; readonly span: Span }
  /** `the first of D`: there is one. */
  | { readonly is: 'end'; readonly which: 'first' | 'last'; readonly of: Expr; readonly span: Span }
  /** `all Die`. */
  | { readonly is: 'every'; readonly name: Name; readonly span: Span }
  | {
      readonly is: 'quantify';
      readonly how: Quantifier;
      readonly binder: Binder;
      readonly where?: Expr;
      readonly otherwise?: Expr;
      readonly span: Span;
    }
  /** `total of E for x in D, y in D where C`; without binders (`lowest of (a, b)`) `value` is the collection. */
  | {
      readonly is: 'gather';
      readonly how: 'all' | 'total' | 'highest' | 'lowest';
      readonly value: Expr;
      readonly binders: readonly Binder[];
      readonly where?: Expr;
      readonly otherwise?: Expr;
      readonly span: Span;
    }
  /** `all x reached from E by y in D where C`: from each x to the `next` ones in `by`. */
  | {
      readonly is: 'reached';
      readonly variable: Name;
      readonly from: Expr;
      readonly next: Name;
      readonly by: Expr;
      readonly where?: Expr;
      readonly span: Span;
    }
  /** `longest run of cell and side around E where C`. */
  | {
      readonly is: 'run';
      readonly cell: Name;
      readonly side: Name;
      readonly around: Expr;
      readonly where: Expr;
      readonly span: Span;
    }
  /** `longest line of x in D where C`, or `through` one cell. */
  | {
      readonly is: 'line';
      readonly variable: Name;
      readonly how: 'in' | 'through';
      readonly cells: Expr;
      readonly where: Expr;
      readonly span: Span;
    }
  | { readonly is: 'clockwise'; readonly from: Expr; readonly span: Span }
  | {
      readonly is: 'if';
      readonly condition: Expr;
      readonly then: Expr;
      readonly otherwise: Expr;
      readonly span: Span;
    }
  | {
      readonly is: 'arithmetic';
      readonly operator: '+' | '-' | '*' | '/';
      readonly left: Expr;
      readonly right: Expr;
      readonly rounded?: 'down' | 'up';
      readonly span: Span;
    }
  | {
      readonly is: 'compare';
      readonly relation: Relation;
      readonly left: Expr;
      readonly right: Expr;
      readonly span: Span;
    }
  | { readonly is: 'empty'; readonly not: boolean; readonly of: Expr; readonly span: Span }
  | { readonly is: 'and' | 'or'; readonly parts: readonly Expr[]; readonly span: Span }
  | { readonly is: 'not'; readonly part: Expr; readonly span: Span };

// ---- types

export type TypeKey =
  | { readonly is: 'cell'; readonly grid: Name; readonly span: Span }
  | { readonly is: 'span'; readonly from: Bound; readonly to: Bound; readonly span: Span }
  | { readonly is: 'name'; readonly name: Name; readonly span: Span };

/** One end of a written range: a number, or a value of a kind. */
export type Bound =
  | { readonly number: number; readonly span: Span }
  | { readonly name: Name; readonly span: Span };

export interface Range {
  readonly from: Bound;
  readonly to: Bound;
  readonly span: Span;
}

export interface TypeNode {
  readonly base:
    | TypeKey
    | {
        readonly is: 'made';
        readonly form: 'list' | 'set' | 'place';
        readonly of: TypeKey;
        readonly span: Span;
      }
    | { readonly is: 'yes-or-no'; readonly span: Span };
  readonly orNone: boolean;
  readonly forEach: readonly TypeKey[];
  readonly span: Span;
}
