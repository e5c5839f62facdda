import { code, literal, not } from '../build.ts';
import type { Code, Stmt } from '../tree.ts';
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
  if (op === '*') {
    if (left.is === 'number' && right.is === 'number') return literal(left.value * right.value);
    if (right.is === 'number' && right.value === 1) return left;
    if (left.is === 'number' && left.value === 1) return right;
  }
  return node;
}

/** A sum without sums on its right, and with its numbers put together: `(a + 1) + (b - 3)` is `a + b - 2`. */
function summed(node: Extract<Code, { is: 'binary' }>): Code {
  const parts = [...partsOf(node, 1)];
  if (parts.some(({ part }) => part.is === 'text')) return node;
  const total = parts.reduce(
    (sum, { part, sign }) => sum + (part.is === 'number' ? sign * part.value : 0),
    0,
  );
  const others = parts.filter(({ part }) => part.is !== 'number');
  if (others.length === 0) return literal(total);
  // `0 - x` is never -0, as `-x` may be.
  const startsWithNumber = (parts[0]!.part.is === 'number' && total > 0) || others[0]!.sign < 0;
  let result: Code | undefined = startsWithNumber ? literal(total) : undefined;
  for (const { part, sign } of others) {
    result = result ? { is: 'binary', op: sign > 0 ? '+' : '-', left: result, right: part } : part;
  }
  if (startsWithNumber || total === 0) return result!;
  return { is: 'binary', op: total > 0 ? '+' : '-', left: result!, right: code(Math.abs(total)) };
}

function* partsOf(node: Code, sign: 1 | -1): Generator<{ readonly part: Code; readonly sign: 1 | -1 }> {
  if (node.is === 'binary' && (node.op === '+' || node.op === '-')) {
    yield* partsOf(node.left, sign);
    yield* partsOf(node.right, node.op === '+' ? sign : (-sign as 1 | -1));
  } else yield { part: node, sign };
}
