import type { HeadLine, Step } from '../3-ir/ir.ts';

/** Whether a step takes away what the line before it asks for: `pay`, which the intermediate form spells out. */
export function isPayment(before: HeadLine | Step | undefined, step: Step): boolean {
  if (before?.is !== 'need' || before.when !== undefined) return false;
  if (step.is !== 'remove' || step.to !== 'number' || before.condition.op !== 'at least') return false;
  const { left, right } = before.condition;
  const { target } = step;
  const isThere =
    target.is === 'face'
      ? left.op === 'face' && isSame(left.of, target.of)
      : left.op === 'field' &&
        left.field === target.field &&
        isSame(left.keys, target.keys) &&
        isSame(left.of, target.of);
  return isThere && isSame(right, step.value);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
