import type { Code, Func, Name } from '../code/tree.ts';
import { codesIn, stmtsIn } from '../code/walk.ts';
import { isZero } from './operations.ts';

/** Whether a value is a whole number from 0 to 2^32 - 1, of which the upper half looks negative as a word. */
export function isUnsigned(code: Code, names: ReadonlySet<Name>): boolean {
  switch (code.is) {
    case 'number':
      return code.value > 0x7fffffff;
    case 'name':
      return names.has(code.name);
    case 'call':
      return code.of.is === 'name' && names.has(code.of.name);
    case 'binary':
      if (code.op === '>>>') return isZero(code.right);
      return (
        (code.op === '+' || code.op === '-') &&
        (isUnsigned(code.left, names) || isUnsigned(code.right, names))
      );
    default:
      return false;
  }
}

/** The names that hold such numbers, the functions that give them, and the parameters that are given them. */
export function unsignedNames(functions: readonly Func[]): ReadonlySet<Name> {
  const found = new Set<Name>();
  const params = new Map(functions.map(({ name, params }) => [name, params]));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const func of functions) {
      for (const stmt of stmtsIn(func.body)) {
        if (stmt.is === 'declare' && stmt.value && isUnsigned(stmt.value, found)) found.add(stmt.name);
        if (stmt.is === 'return' && stmt.value && isUnsigned(stmt.value, found)) found.add(func.name);
      }
      for (const code of codesIn(func.body)) {
        if (code.is === 'assign' && code.to.is === 'name' && isUnsigned(code.value, found))
          found.add(code.to.name);
        if (code.is !== 'call' || code.of.is !== 'name') continue;
        for (const [at, arg] of code.args.entries()) {
          const param = params.get(code.of.name)?.[at];
          if (param && isUnsigned(arg, found)) found.add(param.name);
        }
      }
    }
  }
  return found;
}
