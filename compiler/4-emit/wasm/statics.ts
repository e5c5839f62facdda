import { directions, printed, sides } from '../../runtime/core-tables.ts';
import { call, own, sum } from '../code/build.ts';
import { stmts } from '../code/quote.ts';
import { type Code, Name, type Stmt } from '../code/tree.ts';

/** A table that is worked out by functions of the game. */
interface Made {
  readonly at: number;
  readonly words: number;
  /** A function of the position. */
  readonly ask: Code;
}

export function workOut({ at, words, ask }: Made): readonly Stmt[] {
  const position = ask.is === 'arrow' ? ask.params[0]! : new Name('at');
  const value = ask.is === 'arrow' ? ask.body : call(ask, [position]);
  return stmts`for (let ${position} = 0; ${position} < ${words}; ${position}++) k[${sum(position, at)}] = ${value};`;
}

/** What is declared before the functions of a core, worked out. */
export class Statics {
  readonly constants = new Map<Name, number>();
  /** By array: how many words it has. */
  readonly sizes = new Map<Name, number>();
  readonly made: Made[] = [];
  /** What is printed, one table behind the other. */
  tables = new Int32Array(0);

  constructor(declared: readonly Stmt[]) {
    for (const stmt of declared)
      if (stmt.is === 'declare' && stmt.value) this.#declare(stmt.name, stmt.value);
  }

  #declare(name: Name, value: Code): void {
    if (value.is === 'number') this.constants.set(name, value.value);
    else if (value.is === 'new') {
      const [size] = value.args;
      if (size?.is !== 'number') throw new Error(`how large is ${name.hint}?`);
      this.sizes.set(name, size.value);
      if (name !== own('tables')) return;
      this.tables = new Int32Array(size.value);
      this.tables[0] = 1;
    } else if (value.is === 'call') this.constants.set(name, this.#table(value));
  }

  /** The position of a table. */
  #table({ of, args }: Extract<Code, { is: 'call' }>): number {
    const [first, second] = args as [Code, Code];
    const name = nameIn(of).hint;
    if (name === 'printed' && first.is === 'text') return printed(this.tables, first.value);
    if (name === 'sides') return sides(this.tables, this.value(first), this.value(second));
    if (name === 'directions') return directions(this.tables, this.value(first), this.value(second));
    if (name !== 'workedOut') throw new Error(`no table is made by ${name}`);
    const at = this.tables[0]!;
    const words = this.value(first);
    this.made.push({ at, words, ask: second });
    this.tables[0] = at + words;
    return at;
  }

  /** The value of an expression of constants. */
  value(node: Code): number {
    if (node.is === 'number') return node.value;
    if (node.is === 'binary' && node.op === '+') return this.value(node.left) + this.value(node.right);
    if (node.is === 'binary' && node.op === '*') return this.value(node.left) * this.value(node.right);
    const known = this.constants.get(nameIn(node));
    if (known === undefined) throw new Error(`${nameIn(node).hint} is no constant`);
    return known;
  }
}

function nameIn(value: Code): Name {
  if (value.is !== 'name') throw new Error(`${value.is} is no constant`);
  return value.name;
}
