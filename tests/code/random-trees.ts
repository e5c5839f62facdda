import { binary, either, hex, literal, own } from '../../compiler/4-emit/code/build.ts';
import type { AssignOp, BinaryOp, Code, UnaryOp } from '../../compiler/4-emit/code/tree.ts';
import type { Random } from '../fuzz/random.ts';

/** What the names in random trees stand for. */
export interface Memory {
  a: number;
  b: number;
  c: number;
  readonly m: number[];
}

export function newMemory(): Memory {
  return { a: 3, b: -2, c: 7, m: [5, 0, -1, 12, 40, 1] };
}

/** The same in code. */
export const MEMORY = 'let a = 3, b = -2, c = 7; const m = [5, 0, -1, 12, 40, 1];';

type NameInTrees = 'a' | 'b' | 'c';
const NAMES: readonly NameInTrees[] = ['a', 'b', 'c'];
const ARITHMETIC: readonly BinaryOp[] = ['+', '-', '*', '+', '-', '*', '%', '<<', '>>', '>>>', '&', '|', '^'];
const COMPARISONS: readonly BinaryOp[] = ['===', '!==', '<', '<=', '>', '>='];
const ASSIGNS: readonly AssignOp[] = ['=', '+=', '-=', '*=', '|=', '&=', '^=', '<<=', '>>=', '>>>='];

/** A tree that gives a whole number. `changes`: it may also assign. */
export function randomNumber(random: Random, depth: number, changes: boolean): Code {
  const inner = (): Code => randomNumber(random, depth - 1, changes);
  if (depth === 0 || random.chance(0.1)) {
    if (random.chance(0.5)) return nameOf(random.pick(NAMES));
    return random.chance(0.2) ? hex(random.between(-20, 20)) : literal(random.between(-3, 3));
  }
  switch (random.below(changes ? 9 : 7)) {
    case 0:
      return { is: 'unary', op: random.pick<UnaryOp>(['-', '~', '-']), of: inner() };
    case 1:
      return either(randomTruth(random, depth - 1, changes), inner(), inner());
    case 2:
      return item(inner());
    case 3:
      // Beyond the end of the memory nothing is read.
      return binary('??', item(binary('+', 1000, binary('&', inner(), 7))), inner());
    case 7:
      return { is: 'assign', op: random.pick(ASSIGNS), to: place(random, depth, changes), value: inner() };
    case 8:
      return {
        is: 'step',
        op: random.pick(['++', '--']),
        of: place(random, depth, changes),
        after: random.chance(0.5),
      };
    default: {
      const op = random.pick(ARITHMETIC);
      return binary(op, inner(), op === '%' ? literal(random.between(1, 5)) : inner());
    }
  }
}

/** A tree that gives a truth value. */
export function randomTruth(random: Random, depth: number, changes: boolean): Code {
  const inner = (): Code => randomTruth(random, depth - 1, changes);
  if (depth === 0) return { is: 'truth', value: random.chance(0.5) };
  switch (random.below(6)) {
    case 0:
      return { is: 'unary', op: '!', of: inner() };
    case 1:
      return binary('&&', inner(), inner());
    case 2:
      return binary('||', inner(), inner());
    case 3:
      return either(inner(), inner(), inner());
    default: {
      const number = (): Code => randomNumber(random, depth - 1, changes);
      return binary(random.pick(COMPARISONS), number(), number());
    }
  }
}

function nameOf(name: NameInTrees): Code {
  return { is: 'name', name: own(name) };
}

/** A word that is there, whatever the address. */
function item(at: Code): Extract<Code, { is: 'item' }> {
  return { is: 'item', of: { is: 'name', name: own('m') }, at: binary('%', binary('>>>', at, 1), 6) };
}

function place(random: Random, depth: number, changes: boolean): Code {
  return random.chance(0.5) ? nameOf(random.pick(NAMES)) : item(randomNumber(random, depth - 1, changes));
}

/** What a tree means, worked out from the tree itself; `met` is told every value on the way. */
export function meaning(
  code: Code,
  memory: Memory,
  met: (value: number | boolean) => void = () => {},
): number | boolean {
  const result = workedOut(code, memory, (part) => meaning(part, memory, met));
  met(result);
  return result;
}

function workedOut(code: Code, memory: Memory, of: (part: Code) => number | boolean): number | boolean {
  const number = (part: Code): number => of(part) as number;
  switch (code.is) {
    case 'number':
    case 'truth':
      return code.value;
    case 'name':
      return memory[code.name.hint as NameInTrees];
    case 'item':
      return memory.m[number(code.at)] as number;
    case 'unary': {
      const value = number(code.of);
      return code.op === '!' ? !value : code.op === '-' ? -value : ~value;
    }
    case 'either':
      return of(of(code.test) ? code.then : code.otherwise);
    case 'binary': {
      const left = of(code.left);
      if (code.op === '&&') return left && of(code.right);
      if (code.op === '||') return left || of(code.right);
      if (code.op === '??') return left ?? of(code.right);
      return worked(code.op, left as number, number(code.right));
    }
    case 'assign': {
      const at = code.to.is === 'item' ? number(code.to.at) : undefined;
      const before = code.op === '=' ? 0 : read(code.to, at, memory);
      const value = number(code.value);
      const after = code.op === '=' ? value : worked(code.op.slice(0, -1) as BinaryOp, before, value);
      return write(code.to, at, after as number, memory);
    }
    case 'step': {
      const at = code.of.is === 'item' ? number(code.of.at) : undefined;
      const before = read(code.of, at, memory);
      const after = write(code.of, at, before + (code.op === '++' ? 1 : -1), memory);
      return code.after ? before : after;
    }
    default:
      throw new Error(`no random tree has ${code.is}`);
  }
}

function read(place: Code, at: number | undefined, memory: Memory): number {
  return at === undefined ? (meaning(place, memory) as number) : memory.m[at]!;
}

function write(place: Code, at: number | undefined, value: number, memory: Memory): number {
  if (at !== undefined) memory.m[at] = value;
  else if (place.is === 'name') memory[place.name.hint as NameInTrees] = value;
  return value;
}

function worked(op: BinaryOp, left: number, right: number): number | boolean {
  switch (op) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '%':
      return left % right;
    case '<<':
      return left << right;
    case '>>':
      return left >> right;
    case '>>>':
      return left >>> right;
    case '&':
      return left & right;
    case '|':
      return left | right;
    case '^':
      return left ^ right;
    case '===':
      return left === right;
    case '!==':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    default:
      throw new Error(`no random tree has ${op}`);
  }
}
