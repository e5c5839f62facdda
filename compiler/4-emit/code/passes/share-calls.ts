import { code, isAtom, own } from '../build.ts';
import { isSame } from '../same.ts';
import { type Code, type Func, Name, type Stmt } from '../tree.ts';
import { codesIn, codesWithin, mapCode, partsOf, rebuilt, replaced, stmtsIn } from '../walk.ts';

type Call = Extract<Code, { is: 'call' }>;

/** Functions of the runtime that only work something out. */
const PLAIN: ReadonlySet<Name> = new Set(
  'isSame isNone atLeast isLess liesWithin countIn lowestIn firstIn lastIn within'
    .split(' ')
    .map((name) => own(name)),
);

/**
 * What a function works out twice for the same in one statement is worked out once, before it: `shown(b) === 9 ? 8 : shown(b)`.
 * Only functions that change nothing, and only what is asked in any case, so that nothing is asked that was not asked before.
 */
export function shareCalls(program: readonly Stmt[]): readonly Stmt[] {
  const plain = plainFunctions(program);
  const body = (run: readonly Stmt[]): readonly Stmt[] =>
    replaced(run, (stmt) =>
      shared(
        rebuilt(stmt, (value) => value, body),
        plain,
      ),
    );
  return body(program);
}

function shared(stmt: Stmt, plain: ReadonlySet<Name>): Stmt | readonly Stmt[] {
  const value =
    stmt.is === 'if' ? stmt.test : stmt.is === 'return' || stmt.is === 'declare' ? stmt.value : undefined;
  if (!value || !hasCall(value) || !isPlain(codesWithin(value), plain)) return stmt;
  const twice = [...certainIn(value)].find(
    (one): one is Call =>
      one.is === 'call' &&
      one.args.every(isAtom) &&
      codesWithin(value).filter((other) => isSame(one, other)).length > 1,
  );
  if (twice?.of.is !== 'name' || PLAIN.has(twice.of.name)) return stmt;
  const name = new Name(twice.of.name.hint, twice.of.name.type);
  const once = mapCode(value, (part) => (isSame(part, twice) ? code(name) : part));
  const now: Stmt =
    stmt.is === 'if'
      ? { ...stmt, test: once }
      : { ...(stmt as Extract<Stmt, { is: 'return' | 'declare' }>), value: once };
  const others = shared(now, plain);
  return [{ is: 'declare', how: 'const', name, value: twice }, ...('is' in others ? [others] : others)];
}

function hasCall(value: Code): boolean {
  return value.is === 'call' || partsOf(value).some(hasCall);
}

/** What is worked out whenever a value is. */
function* certainIn(value: Code): Generator<Code> {
  yield value;
  const isChoice = value.is === 'binary' && ['&&', '||', '??'].includes(value.op);
  const parts = value.is === 'either' ? [value.test] : isChoice ? [value.left] : partsOf(value);
  for (const part of parts) yield* certainIn(part);
}

/** The functions that change nothing but their own variables, and call only such functions. */
function plainFunctions(program: readonly Stmt[]): ReadonlySet<Name> {
  const plain = new Set(PLAIN);
  const open = new Set(stmtsIn(program).filter((stmt): stmt is Func => stmt.is === 'function'));
  for (let before = -1; before !== plain.size; ) {
    before = plain.size;
    for (const one of open)
      if (isPlain(codesIn(one.body), plain, variablesOf(one))) {
        plain.add(one.name);
        open.delete(one);
      }
  }
  return plain;
}

function variablesOf({ body }: Func): ReadonlySet<Name> {
  const declared = stmtsIn(body).flatMap((stmt) =>
    stmt.is === 'declare'
      ? [stmt.name]
      : stmt.is === 'for' && stmt.first?.is === 'declare'
        ? [stmt.first.name]
        : [],
  );
  return new Set(declared);
}

function isPlain(
  codes: readonly Code[],
  plain: ReadonlySet<Name>,
  variables: ReadonlySet<Name> = new Set(),
): boolean {
  return codes.every((part) => {
    if (part.is === 'assign' || part.is === 'step') {
      const to = part.is === 'assign' ? part.to : part.of;
      return to.is === 'name' && variables.has(to.name);
    }
    if (part.is === 'call')
      return part.of.is === 'name' ? plain.has(part.of.name) : part.of.is === 'member' && isMath(part.of.of);
    return part.is !== 'new' && part.is !== 'arrow' && part.is !== 'array' && part.is !== 'object';
  });
}

function isMath(of: Code): boolean {
  return of.is === 'name' && of.name === own('Math');
}
