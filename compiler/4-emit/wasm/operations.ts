import type { AssignOp, BinaryOp, Code } from '../code/tree.ts';
import { OP } from './bytes.ts';

/** What can be worked out while printing. */
export const KNOWN: Partial<Record<BinaryOp, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '&': (left, right) => left & right,
  '===': (left, right) => (left === right ? 1 : 0),
  '!==': (left, right) => (left !== right ? 1 : 0),
  '<': (left, right) => (left < right ? 1 : 0),
  '<=': (left, right) => (left <= right ? 1 : 0),
  '>': (left, right) => (left > right ? 1 : 0),
  '>=': (left, right) => (left >= right ? 1 : 0),
};

const OPERATIONS: Partial<Record<BinaryOp, number>> = {
  '+': OP.add,
  '-': OP.sub,
  '*': OP.mul,
  '%': OP.remS,
  '<<': OP.shl,
  '>>': OP.shrS,
  '>>>': OP.shrU,
  '&': OP.and,
  '|': OP.or,
  '^': OP.xor,
  '===': OP.eq,
  '!==': OP.ne,
  '<': OP.ltS,
  '<=': OP.leS,
  '>': OP.gtS,
  '>=': OP.geS,
};
export const UNSIGNED: Partial<Record<BinaryOp, number>> = {
  '%': OP.remU,
  '<': OP.ltU,
  '<=': OP.leU,
  '>': OP.gtU,
  '>=': OP.geU,
};

export function operation(op: BinaryOp): number {
  const found = OPERATIONS[op];
  if (found === undefined) throw new Error(`WebAssembly has no ${op}`);
  return found;
}

/** `x += 1` as `x + 1`. */
export function combined(op: AssignOp, to: Code, value: Code): Code {
  return { is: 'binary', op: op.slice(0, -1) as BinaryOp, left: to, right: value };
}

export function isZero(code: Code): boolean {
  return code.is === 'number' && code.value === 0;
}
