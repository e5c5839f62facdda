import type { Code } from '../code/tree.ts';

/** The position of a word in an array: `fixed` words from its beginning, and so many more as the rest comes to. */
export interface Position {
  readonly fixed: number;
  /** Added to the rest while the program runs. */
  readonly extra: number;
  /** What is not known, as summands; none where all is. */
  readonly rest: readonly Code[];
}

/**
 * Takes a position apart. What is fixed costs nothing where a word is read, but what is left must never be negative: then it would lie
 * beyond the memory. That cannot be where a list begins at a constant with a name and the rest counts from there; a positive number
 * beside it may bring a negative one back into the list, and is added as it is written.
 */
export function positionOf(at: Code, known: (code: Code) => number | undefined): Position {
  const rest: Code[] = [];
  let fixed = 0;
  let literal = 0;
  const add = (code: Code): void => {
    const value = known(code);
    if (code.is === 'number') literal += code.value;
    else if (value !== undefined) fixed += value;
    else if (code.is === 'binary' && code.op === '+') {
      add(code.left);
      add(code.right);
    } else if (code.is === 'binary' && code.op === '-' && code.right.is === 'number') {
      literal -= code.right.value;
      add(code.left);
    } else rest.push(code);
  };
  add(at);
  if (rest.length === 0 || literal < 0) return { fixed: fixed + literal, extra: 0, rest };
  return { fixed, extra: literal, rest };
}

/** The bits of which `31 - Math.clz32(bits & -bits)` finds the lowest; undefined for anything else. */
export function lowestBitOf(minuend: Code, subtrahend: Code): { first?: Code; bits: Code } | undefined {
  const isTop = (code: Code): boolean => code.is === 'number' && code.value === 31;
  const first =
    minuend.is === 'binary' && minuend.op === '+' && isTop(minuend.right) ? minuend.left : undefined;
  if (!first && !isTop(minuend)) return undefined;
  const bits = subtrahend.is === 'call' && isLeadingZeros(subtrahend.of) ? subtrahend.args[0] : undefined;
  if (bits?.is !== 'binary' || bits.op !== '&' || bits.left.is !== 'name') return undefined;
  const { right } = bits;
  if (right.is !== 'unary' || right.op !== '-' || right.of.is !== 'name') return undefined;
  if (right.of.name !== bits.left.name) return undefined;
  return { ...(first ? { first } : {}), bits: bits.left };
}

function isLeadingZeros(code: Code): boolean {
  return code.is === 'member' && code.member === 'clz32';
}
