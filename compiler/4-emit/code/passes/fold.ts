import { literal, not } from '../build.ts';
import type { BinaryOp, Code, Stmt } from '../tree.ts';
import { mapValues } from '../walk.ts';

/** Works out what is known: sums and products of numbers, conditions that always hold, needless signs. */
export function fold(run: readonly Stmt[]): readonly Stmt[] {
  return mapValues(run, folded);
}

function folded(node: Code): Code {
  switch (node.is) {
    case 'binary':
      return node.op === '+' || node.op === '-' ? summed(node) : binary(node);
    case 'unary':
      if (node.op === '!') return not(node.of);
      return node.op === '-' && node.of.is === 'number' ? literal(-node.of.value) : node;
    case 'either':
      if (node.test.is === 'truth') return node.test.value ? node.then : node.otherwise;
      return node;
    default:
      return node;
  }
}

const COMPARISONS: Partial<Record<BinaryOp, (left: number, right: number) => boolean>> = {
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

function binary(node: Extract<Code, { is: 'binary' }>): Code {
  const { op, left, right } = node;
  if (op === '&&' || op === '||') {
    const settles = op === '||';
    if (left.is === 'truth') return left.value === settles ? left : right;
    if (right.is === 'truth' && right.value !== settles) return left;
    // `a && (b && c)` is written as `a && b && c`.
    if (right.is === 'binary' && right.op === op)
      return { is: 'binary', op, left: binary({ ...node, right: right.left }), right: right.right };
  }
  const compare = COMPARISONS[op];
  if (compare && left.is === 'number' && right.is === 'number')
    return { is: 'truth', value: compare(left.value, right.value) };
  if (op === '*') {
    if (left.is === 'number' && right.is === 'number') return literal(left.value * right.value);
    if (right.is === 'number' && right.value === 1) return left;
    if (left.is === 'number' && left.value === 1) return right;
  }
  return node;
}

/** A sum without sums on its right, and with its numbers put together where the first stands: `(a + 1) + (b - 3)` is `a - 2 + b`. */
function summed(node: Extract<Code, { is: 'binary' }>): Code {
  const parts = partsOf(node, 1, []);
  if (parts.some(({ part }) => part.is === 'text')) return node;
  const total = parts.reduce(
    (sum, { part, sign }) => sum + (part.is === 'number' ? sign * part.value : 0),
    0,
  );
  const others = parts.filter(({ part }) => part.is !== 'number');
  if (others.length === 0) return literal(total);
  // `0 - x` is never -0, as `-x` may be; a sum does not begin with a number below zero.
  const isFirst = others[0]!.sign < 0;
  const at = isFirst ? 0 : parts.findIndex(({ part }) => part.is === 'number');
  const number: Part = { part: literal(Math.abs(total)), sign: total < 0 ? -1 : 1 };
  const position = total < 0 && at === 0 && !isFirst ? others.length : at;
  const all =
    total === 0 && !isFirst ? others : [...others.slice(0, position), number, ...others.slice(position)];
  const [first, ...rest] = all;
  const start = first!.sign < 0 ? literal(total) : first!.part;
  return rest.reduce<Code>(
    (left, { part, sign }) => ({ is: 'binary', op: sign > 0 ? '+' : '-', left, right: part }),
    start,
  );
}

/** A part of a sum, and whether it is added or taken away. */
interface Part {
  readonly part: Code;
  readonly sign: 1 | -1;
}

function partsOf(node: Code, sign: 1 | -1, found: Part[]): readonly Part[] {
  if (node.is === 'binary' && (node.op === '+' || node.op === '-')) {
    partsOf(node.left, sign, found);
    partsOf(node.right, node.op === '+' ? sign : (-sign as 1 | -1), found);
  } else found.push({ part: node, sign });
  return found;
}
