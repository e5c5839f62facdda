import type { Func, Name, Stmt } from '../code/tree.ts';

/** What the functions of a module share. */
export interface WasmContext {
  /** The value of a constant of the program. */
  constant(name: Name): number | undefined;
  /** The number of a variable of the program. */
  global(name: Name): number | undefined;
  /** Where the words of an array begin, in bytes. */
  array(name: Name): number | undefined;
  /** The number of a text, for whoever shows it. */
  text(value: string): number;
  function(name: Name): Callee;
  /** Whether the call of a function is replaced by what it does. */
  replaces(caller: Name, called: Name): boolean;
  /** Whether a loop in a function is written once for each of so many passes. */
  unrolls(caller: Name, body: readonly Stmt[], times: number): boolean;
  /** Names that hold whole numbers from 0 to 2^32 - 1, and functions that give such. */
  readonly unsigned: ReadonlySet<Name>;
}

export interface Callee {
  readonly index: number;
  /** None: a function of the host. */
  readonly func?: Func;
  readonly isVoid: boolean;
  /** It never comes back. */
  readonly isFatal: boolean;
}
