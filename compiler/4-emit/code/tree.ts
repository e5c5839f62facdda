/**
 * Generated code as a tree: whole numbers, truth values, one memory, functions. It stays a tree until it is printed; passes
 * are functions from tree to tree. What can only be said to a JavaScript host (members, texts, arrays, errors) is marked below.
 */
export type Code =
  /** `isHex`: a pattern of bits, which is easier to read in hexadecimal. */
  | { readonly is: 'number'; readonly value: number; readonly isHex?: true }
  | { readonly is: 'truth'; readonly value: boolean }
  | { readonly is: 'name'; readonly name: Name }
  /** A word of the memory `m` or of the printed tables `k`; of an array of the host too. */
  | { readonly is: 'item'; readonly of: Code; readonly at: Code }
  | { readonly is: 'unary'; readonly op: UnaryOp; readonly of: Code }
  | { readonly is: 'binary'; readonly op: BinaryOp; readonly left: Code; readonly right: Code }
  | { readonly is: 'either'; readonly test: Code; readonly then: Code; readonly otherwise: Code }
  | { readonly is: 'assign'; readonly op: AssignOp; readonly to: Code; readonly value: Code }
  /** `++x` and the like; `after`: the value is the one before the step. */
  | { readonly is: 'step'; readonly op: '++' | '--'; readonly of: Code; readonly after: boolean }
  /** `truth`: the call of a member gives a truth value; other functions say so by their name's type. */
  | { readonly is: 'call'; readonly of: Code; readonly args: readonly Code[]; readonly truth?: true }
  /** The number of a case of the machine: known when all cases are. */
  | { readonly is: 'case'; readonly case: Case }
  // For a JavaScript host only.
  | { readonly is: 'text'; readonly value: string }
  | { readonly is: 'member'; readonly of: Code; readonly member: string }
  | { readonly is: 'array'; readonly items: readonly Code[] }
  /** `like`: with all members of another object too. */
  | {
      readonly is: 'object';
      readonly like?: Code;
      readonly members: readonly (readonly [key: string, value: Code])[];
    }
  | { readonly is: 'arrow'; readonly params: readonly Name[]; readonly body: Code }
  | { readonly is: 'new'; readonly of: Code; readonly args: readonly Code[] };

export type UnaryOp = '-' | '!' | '~';
export type BinaryOp =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '<<'
  | '>>'
  | '>>>'
  | '&'
  | '|'
  | '^'
  | '==='
  | '!=='
  | '<'
  | '<='
  | '>'
  | '>='
  | '&&'
  | '||'
  | '??'
  | 'instanceof';
export type AssignOp = '=' | '+=' | '-=' | '*=' | '|=' | '&=' | '^=' | '<<=' | '>>=' | '>>>=' | '&&=' | '||=';

export type Stmt =
  | {
      readonly is: 'declare';
      readonly how: 'const' | 'let';
      readonly name: Name;
      /** As TypeScript writes it, where it cannot be seen from the value. */
      readonly type?: string;
      readonly value?: Code;
      readonly doc?: string;
    }
  /** `about`: what is said behind it. */
  | { readonly is: 'do'; readonly what: Code; readonly about?: string }
  | {
      readonly is: 'if';
      readonly test: Code;
      readonly then: readonly Stmt[];
      readonly otherwise: readonly Stmt[];
    }
  | {
      readonly is: 'for';
      readonly first?: Stmt;
      readonly test?: Code;
      readonly next?: Code;
      readonly body: readonly Stmt[];
    }
  | { readonly is: 'for of'; readonly name: Name; readonly in: Code; readonly body: readonly Stmt[] }
  | { readonly is: 'while'; readonly test: Code; readonly body: readonly Stmt[] }
  | { readonly is: 'switch'; readonly on: Code; readonly cases: readonly SwitchCase[] }
  | { readonly is: 'block'; readonly label?: Name; readonly body: readonly Stmt[] }
  | { readonly is: 'break' | 'continue'; readonly label?: Name }
  | { readonly is: 'return'; readonly value?: Code }
  /** To another case of the machine. */
  | { readonly is: 'jump'; readonly to: Case }
  | { readonly is: 'comment'; readonly text: string }
  | Func
  // For a JavaScript host only.
  /** `isWhole`: all that a module exports, under one name. */
  | {
      readonly is: 'import';
      readonly names: readonly Name[];
      readonly from: string;
      readonly isType?: true;
      readonly isWhole?: true;
    }
  /** Members of an object under names of their own. */
  | { readonly is: 'unpack'; readonly names: readonly Name[]; readonly of: Code }
  | { readonly is: 'throw'; readonly value: Code }
  | {
      readonly is: 'try';
      readonly body: readonly Stmt[];
      /** None: what is thrown is not caught, and `handler` is empty. */
      readonly caught?: Name;
      readonly handler: readonly Stmt[];
      /** `finally`: done in any case. */
      readonly lastly: readonly Stmt[];
    };

export interface SwitchCase {
  /** None: `default`. */
  readonly labels: readonly Code[];
  readonly body: readonly Stmt[];
  readonly about?: string;
}

export interface Func {
  readonly is: 'function';
  readonly name: Name;
  readonly params: readonly Param[];
  /** As TypeScript writes it. */
  readonly returns: string;
  readonly body: readonly Stmt[];
  readonly doc?: string;
  readonly isExported?: true;
}

export interface Param {
  readonly name: Name;
  /** As TypeScript writes it; `number` where it is left out. */
  readonly type?: string;
  readonly isOptional?: true;
  readonly value?: Code;
}

/**
 * A name in generated code. Two names are never the same by being spelt alike: how each is spelt is decided when all are known
 * (`names.ts`), from this hint.
 */
export class Name {
  readonly hint: string;
  /** What to try before a number is added where the hint is taken. */
  readonly longHint: string | undefined;
  /** What it holds or, of a function, gives: `boolean` for a truth value; anything else is none. */
  type: string;
  /** One of the engine's own names, which is spelt just so. */
  readonly isOwn: boolean;

  constructor(
    hint: string,
    type = 'number',
    { longHint, isOwn = false }: { longHint?: string; isOwn?: boolean } = {},
  ) {
    this.hint = hint;
    this.longHint = longHint;
    this.type = type;
    this.isOwn = isOwn;
  }
}

/** A case of the machine: what happens from one stop to the next. It can be jumped to before its body is written. */
export class Case {
  /** The routine that it belongs to. */
  readonly routine: string;
  about: string;
  body: readonly Stmt[];

  constructor(routine: string, about = '', body: readonly Stmt[] = []) {
    this.routine = routine;
    this.about = about;
    this.body = body;
  }
}
