import type { Code, Name, Stmt } from './tree.ts';
import { bodiesOf, partsOf, valuesOf } from './walk.ts';

/** Names of one piece of code that stand for names of another. */
type Pairs = ReadonlyMap<Name, Name>;

/** Whether two values are the same code. */
export function isSame(a: Code, b: Code, names: Pairs = new Map()): boolean {
  if (a === b && names.size === 0) return true;
  if (a.is !== b.is) return false;
  if (a.is === 'name' && b.is === 'name') return (names.get(a.name) ?? a.name) === b.name;
  if (a.is === 'case' && b.is === 'case') return a.case === b.case;
  if (a.is === 'arrow' || a.is === 'object') return false;
  return plain(a) === plain(b) && areSame(partsOf(a), partsOf(b), names);
}

function areSame(a: readonly Code[], b: readonly Code[], names: Pairs): boolean {
  return a.length === b.length && a.every((part, index) => isSame(part, b[index]!, names));
}

/** Whether two runs of statements are the same code, whatever they call what they declare themselves. */
export function isSameRun(a: readonly Stmt[], b: readonly Stmt[], outer: Pairs = new Map()): boolean {
  const names = new Map(outer);
  return (
    a.length === b.length &&
    a.every((stmt, index) => {
      const other = b[index]!;
      if (stmt.is !== other.is || !isCompared(stmt)) return false;
      if (stmt.is === 'jump' && other.is === 'jump') return stmt.to === other.to;
      if (stmt.is === 'comment' && other.is === 'comment') return stmt.text === other.text;
      const isLeft = (one: Stmt) =>
        (one.is === 'break' || one.is === 'continue' || one.is === 'block') && one.label;
      if (isLeft(stmt) || isLeft(other)) return false;
      const inner = new Map(names);
      const declared = (one: Stmt): Name | undefined =>
        one.is === 'declare' || one.is === 'for of'
          ? one.name
          : one.is === 'for' && one.first?.is === 'declare'
            ? one.first.name
            : undefined;
      const [own, others] = [declared(stmt), declared(other)];
      const isBefore = areSame(
        stmt.is === 'for' ? [] : valuesOf(stmt),
        other.is === 'for' ? [] : valuesOf(other),
        names,
      );
      if (own && others) inner.set(own, others);
      if (stmt.is === 'declare' && own && others) names.set(own, others);
      const [bodies, theirs] = [bodiesOf(stmt), bodiesOf(other)];
      return (
        isBefore &&
        areSame(valuesOf(stmt), valuesOf(other), inner) &&
        bodies.length === theirs.length &&
        bodies.every((body, at) => isSameRun(body, theirs[at]!, inner))
      );
    })
  );
}

/** Functions and what only a host knows are never taken for the same. */
function isCompared({ is }: Stmt): boolean {
  return !['function', 'try', 'import', 'unpack'].includes(is);
}

/** What a node says besides its parts. */
function plain(code: Code): string {
  switch (code.is) {
    case 'number':
    case 'truth':
    case 'text':
      return String(code.value);
    case 'unary':
    case 'binary':
    case 'assign':
      return code.op;
    case 'step':
      return `${code.op}${code.after}`;
    case 'member':
      return code.member;
    case 'object':
      return code.members.map(([key]) => key).join(' ');
    default:
      return '';
  }
}
