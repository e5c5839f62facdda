// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
/**
 * Generated code as data: lists of words and numbers that are sent, kept and run as they are (`run-program.ts`), by pages that run no
 * code but their own. Nothing in them is ever read as JavaScript.
 */
export interface Program {
  /** How many names are declared at the top. */
  readonly slots: number;
  readonly body: readonly Step[];
  /** Which of them is the function that the program is for. */
  readonly gives: number;
}

export interface FunctionPart {
  /** These come first among the names of the function. */
  readonly params: number;
  readonly slots: number;
  readonly body: readonly Step[];
}

/** A value. */
export type Part =
  | number
  | boolean
  | readonly ['text', value: string]
  /** How many functions further out a name is declared, and which of the names there it is. */
  | readonly ['name', out: number, slot: number]
  /** What the runtime or JavaScript has under this name; see `HOST` in `run-program.ts`. */
  | readonly ['host', name: string]
  | readonly ['item', of: Part, at: Part]
  | readonly ['unary', op: '-' | '!' | '~', of: Part]
  | readonly ['binary', op: Operator, left: Part, right: Part]
  | readonly ['either', test: Part, then: Part, otherwise: Part]
  /** `+=` and the like by their operators. */
  | readonly ['assign', op: Operator | '', to: Part, value: Part]
  | readonly ['step', by: 1 | -1, of: Part, isAfter: boolean]
  | readonly ['call', of: Part, args: readonly Part[]]
  | readonly ['member', of: Part, name: string]
  /** A call of a member. */
  | readonly ['ask', of: Part, name: string, args: readonly Part[]]
  | readonly ['array', items: readonly Part[]]
  | readonly ['object', like: Part | null, members: readonly (readonly [key: string, value: Part])[]]
  | readonly ['function', made: FunctionPart]
  | readonly ['new', of: Part, args: readonly Part[]];

export type Operator =
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

/** A statement. */
export type Step =
  | readonly ['do', what: Part]
  | readonly ['declare', slot: number, value: Part | null]
  | readonly ['if', test: Part, then: readonly Step[], otherwise: readonly Step[]]
  | readonly ['loop', first: Step | null, test: Part | null, next: Part | null, body: readonly Step[]]
  | readonly ['for of', slot: number, among: Part, body: readonly Step[]]
  | readonly ['switch', on: Part, cases: readonly SwitchPart[]]
  /** A block that can be left, by its number from 1. */
  | readonly ['block', label: number, body: readonly Step[]]
  /** 0: the loop or the switch around it. */
  | readonly ['break', label: number]
  | readonly ['continue']
  | readonly ['return', value: Part | null]
  | readonly ['throw', value: Part]
  /** The slot of what is caught; -1 where nothing is. */
  | readonly [
      'try',
      body: readonly Step[],
      caught: number,
      handler: readonly Step[],
      lastly: readonly Step[],
    ];

/** One without labels is for everything else. */
export type SwitchPart = readonly [labels: readonly Part[], body: readonly Step[]];
