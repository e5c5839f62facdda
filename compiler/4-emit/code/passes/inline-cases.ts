import { comment } from '../build.ts';
import { type Case, type Code, Name, type Stmt } from '../tree.ts';
import { casesIn, codesIn, linesOf, mapValues, rebuilt, replaced, stmtsIn } from '../walk.ts';

/**
 * Makes the machine jump less: what only leads on is left out, what one place alone goes to becomes part of that place, what is
 * short is written wherever it is gone to. Gives the cases that are left, in their order. `outside` is the code outside of
 * the machine, which names cases but jumps to none.
 */
export function inlineCases(
  cases: readonly Case[],
  outside: readonly Stmt[],
): { readonly cases: readonly Case[]; readonly target: (one: Case) => Case } {
  const target = threaded(cases);
  for (const one of cases) one.body = redirected(one.body, target);
  const roots = new Set(casesIn(outside).map(target));
  inlineOnce(cases, roots);
  inlineShort(cases, roots);
  inlineOnce(cases, roots);
  return { cases: reachable(cases, roots), target };
}

/** Where a case leads in the end, if it does nothing but lead on. */
function threaded(cases: readonly Case[]): (one: Case) => Case {
  const leads = new Map<Case, Case>();
  for (const one of cases) {
    const [only, ...others] = one.body.filter(({ is }) => is !== 'comment');
    if (only?.is === 'jump' && others.length === 0 && only.to !== one) leads.set(one, only.to);
  }
  return (one) => {
    const seen = new Set<Case>();
    let last = one;
    for (let next = leads.get(last); next && !seen.has(next); next = leads.get(last)) {
      seen.add(next);
      last = next;
    }
    return last;
  };
}

/** Statements that go, and point, to where their targets lead. */
export function redirected(run: readonly Stmt[], target: (one: Case) => Case): readonly Stmt[] {
  const values = mapValues(run, (code) =>
    code.is === 'case' && target(code.case) !== code.case ? { is: 'case', case: target(code.case) } : code,
  );
  return withJumps(values, (to) => [{ is: 'jump', to: target(to) }]);
}

/** Statements with something else in the place of each jump. */
function withJumps(run: readonly Stmt[], instead: (to: Case) => readonly Stmt[]): readonly Stmt[] {
  const body = (inner: readonly Stmt[]): readonly Stmt[] =>
    replaced(inner, (stmt) => (stmt.is === 'jump' ? instead(stmt.to) : rebuilt(stmt, (code) => code, body)));
  return body(run);
}

/** The cases that can be come to, in their order. */
function reachable(cases: readonly Case[], roots: ReadonlySet<Case>): readonly Case[] {
  const found = new Set<Case>();
  const visit = (one: Case): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const next of casesIn(one.body)) visit(next);
  };
  for (const root of roots) visit(root);
  return cases.filter((one) => found.has(one));
}

/** A case to which one jump goes, and which nothing else names: what happens there happens here. */
function inlineOnce(cases: readonly Case[], roots: ReadonlySet<Case>): void {
  const counts = new Map<Case, number>();
  const count = (one: Case): void => void counts.set(one, (counts.get(one) ?? 0) + 1);
  // A root is named from outside.
  for (const root of roots) counts.set(root, 2);
  for (const one of reachable(cases, roots)) for (const to of casesIn(one.body)) count(to);
  const done = new Set<Case>();
  const settle = (one: Case): void => {
    if (done.has(one)) return;
    done.add(one);
    one.body = withJumps(one.body, (to) => {
      if (to === one || counts.get(to) !== 1 || to.body.length === 0) return [{ is: 'jump', to }];
      settle(to);
      return inserted(to);
    });
  };
  for (const one of reachable(cases, roots)) if (counts.get(one) !== 1) settle(one);
}

/** Up to this number of lines are written more than once rather than jumped to. */
const SHORT = 8;

function inlineShort(cases: readonly Case[], roots: ReadonlySet<Case>): void {
  const all = reachable(cases, roots);
  for (const short of all) {
    const jumpsToItself = stmtsIn(short.body).some((stmt) => stmt.is === 'jump' && stmt.to === short);
    if (short.body.length === 0 || jumpsToItself || linesOf(short.body) > SHORT) continue;
    for (const one of all)
      if (one !== short)
        one.body = withJumps(one.body, (to) => (to === short ? copied(inserted(to)) : [{ is: 'jump', to }]));
  }
}

/** A case in the place of a jump to it, with what it says of itself. */
function inserted({ about, body }: Case): readonly Stmt[] {
  return about.includes(':') ? [comment(about), ...body] : body;
}

/** The same statements with new names for what they declare: so they can stand in two places. */
function copied(run: readonly Stmt[]): readonly Stmt[] {
  const names = new Map<Name, Name>();
  const renew = (name: Name): Name => {
    const made =
      names.get(name) ?? new Name(name.hint, name.type, name.longHint ? { longHint: name.longHint } : {});
    names.set(name, made);
    return made;
  };
  for (const stmt of stmtsIn(run)) {
    if (stmt.is === 'declare' || stmt.is === 'for of') renew(stmt.name);
    if (stmt.is === 'block' && stmt.label) renew(stmt.label);
    if (stmt.is === 'try' && stmt.caught) renew(stmt.caught);
    if (stmt.is === 'function') throw new Error('a case declares a function');
  }
  const value = (code: Code): Code => {
    if (code.is === 'name') return { is: 'name', name: names.get(code.name) ?? code.name };
    return code.is === 'arrow' ? { ...code, params: code.params.map(renew) } : code;
  };
  for (const code of codesIn(run)) if (code.is === 'arrow') code.params.forEach(renew);
  const body = (inner: readonly Stmt[]): readonly Stmt[] =>
    inner.map((stmt) => {
      const again = rebuilt(stmt, (code) => code, body);
      if (again.is === 'declare' || again.is === 'for of') return { ...again, name: names.get(again.name)! };
      if (again.is === 'try' && again.caught) return { ...again, caught: names.get(again.caught)! };
      if ((again.is === 'block' || again.is === 'break' || again.is === 'continue') && again.label)
        return { ...again, label: names.get(again.label) ?? again.label };
      return again;
    });
  return body(mapValues(run, value));
}
