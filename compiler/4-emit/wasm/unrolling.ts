import type { Code, Stmt } from '../code/tree.ts';
import { codesIn } from '../code/walk.ts';

/** A loop is written out where it goes round so many times at most: the sides of a cell are four. */
const MOST_TIMES = 4;

type Loop = Extract<Stmt, { is: 'for' }>;

/** What the variable of a loop is in each of its passes, where that is known before it runs and few. */
export function passesOf(
  { first, test, next, body }: Loop,
  known: (code: Code) => number | undefined,
): readonly number[] | undefined {
  if (first?.is !== 'declare' || !first.value || test?.is !== 'binary' || next?.is !== 'step')
    return undefined;
  const { name } = first;
  const isOf = (code: Code): boolean => code.is === 'name' && code.name === name;
  if (next.op !== '++' || !isOf(next.of) || !isOf(test.left)) return undefined;
  if (test.op !== '<' && test.op !== '<=') return undefined;
  const [from, to] = [known(first.value), known(test.right)];
  if (from === undefined || to === undefined) return undefined;
  const times = to - from + (test.op === '<=' ? 1 : 0);
  if (times < 1 || times > MOST_TIMES || [...codesIn(body)].some((code) => changes(code, isOf)))
    return undefined;
  return Array.from({ length: times }, (_, at) => from + at);
}

function changes(code: Code, isOf: (code: Code) => boolean): boolean {
  return (code.is === 'assign' && isOf(code.to)) || (code.is === 'step' && isOf(code.of));
}
