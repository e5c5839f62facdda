import type { Environment } from './environment.ts';
import type { Expr, Script, ScriptModel, Statement, Target } from './model.ts';
import { originsIn, takenFrom } from './taken-from.ts';
import { expressionsIn, statementsIn } from './walk.ts';

/** What a script may do, directly or through what it calls. */
export interface Effects {
  /** Fields it changes: of the table, of its own seat, of any other seat. Faces of pieces are of the table. */
  readonly changes: ReadonlyMap<string, 'table' | 'own' | 'other'>;
  /** Places that it changes only if a piece that it moves lies there, which cannot be said: by place, the sort of piece. */
  readonly perhaps: ReadonlyMap<string, string>;
  /** Fields of other seats and of the table that it reads. */
  readonly reads: ReadonlySet<string>;
  readonly decides: boolean;
  readonly chance: boolean;
}

/** What depends on it may change with anything: who leads is asked of the whole game. */
export const ANYTHING = '*';

export type CallSort = 'phase' | 'action' | 'scoring';

interface Call {
  readonly sort: CallSort;
  readonly name: string;
  readonly at: Statement['at'];
}

/** Every script that a script starts itself: `do`, offers, `score`. */
export function callsOf(script: Script): Call[] {
  return [...statementsIn(script)].flatMap((statement): Call[] => {
    const { at } = statement;
    if (statement.is === 'do') return [{ sort: 'phase', name: statement.phase, at }];
    if (statement.is === 'score')
      return statement.scorings.map(({ scoring }) => ({ sort: 'scoring', name: scoring, at }));
    if (statement.is === 'decide')
      return statement.offers.map((offer) => ({ sort: 'action', name: offer.action, at: offer.at }));
    return [];
  });
}

export function scriptOf(env: Environment, sort: CallSort, name: string): ScriptModel | undefined {
  return { phase: env.phases, action: env.actions, scoring: env.scorings }[sort].get(name);
}

/** The effects of a script whose own seat is in the local `owner`; calls are followed, circles cut. */
export function effectsOf(
  env: Environment,
  script: Script,
  owner: string | undefined,
  path: readonly string[] = [],
): Effects {
  const changes = new Map<string, 'table' | 'own' | 'other'>();
  const perhaps = new Map<string, string>();
  const reads = new Set<string>();
  const origins = originsIn(script);
  let decides = false;
  let chance = false;
  const change = (name: string, whose: 'table' | 'own' | 'other', pieces?: string): void => {
    if (pieces === undefined) perhaps.delete(name);
    else if (!changes.has(name)) perhaps.set(name, pieces);
    if (changes.get(name) !== 'other') changes.set(name, whose);
  };
  const target = (what: Target): void => {
    if (what.is === 'face') change('face', 'table');
    else change(what.field, whoseField(env, what.field, what.of, owner));
  };
  for (const statement of statementsIn(script)) {
    for (const what of targetsOf(statement)) target(what);
    if (statement.is === 'decide') decides = true;
    if (statement.is === 'roll' || statement.is === 'shuffle' || statement.is === 'chance') chance = true;
    if (statement.is === 'rank' && statement.rank.ties.some((tie) => tie.is === 'by lot')) chance = true;
    if (statement.is === 'roll') change('face', 'table');
    if (statement.is === 'award') change('points', 'other');
    if (statement.is !== 'move') continue;
    const places = takenFrom(env, statement.what, origins);
    for (const { field, of } of places ?? []) change(field, whoseField(env, field, of, owner));
    // Otherwise it takes pieces out of whatever place they lie in.
    if (!places)
      for (const [name, pieces] of placesOf(env, statement.what))
        change(name, whoseField(env, name, undefined, owner, true), pieces);
  }
  for (const expr of expressionsIn(script, true))
    for (const read of readsOf(env, expr, owner)) reads.add(read);
  for (const call of callsOf(script)) {
    const key = `${call.sort} ${call.name}`;
    const called = scriptOf(env, call.sort, call.name);
    if (!called || path.includes(key)) continue;
    const inner = effectsOfScript(env, key, called, path);
    for (const [name, whose] of inner.changes)
      change(
        name,
        whose === 'own' && !sameOwner(script, call.name, owner) ? 'other' : whose,
        inner.perhaps.get(name),
      );
    for (const read of inner.reads) reads.add(read);
    decides ||= inner.decides;
    chance ||= inner.chance;
  }
  return { changes, perhaps, reads, decides, chance };
}

const known = new WeakMap<Environment, Map<string, Effects>>();

/** Worked out once for each script, however often it is called. */
function effectsOfScript(
  env: Environment,
  key: string,
  script: ScriptModel,
  path: readonly string[],
): Effects {
  const all = known.get(env) ?? new Map<string, Effects>();
  known.set(env, all);
  const before = all.get(key);
  if (before) return before;
  const effects = effectsOf(env, script.body, script.owner?.name, [...path, key]);
  all.set(key, effects);
  return effects;
}

/** Whether a phase is called for the script's own seat. */
function sameOwner(script: Script, phase: string, owner: string | undefined): boolean {
  return [...statementsIn(script)].every(
    (statement) =>
      statement.is !== 'do' ||
      statement.phase !== phase ||
      !statement.of ||
      (statement.of.op === 'local' && statement.of.local === owner),
  );
}

function targetsOf(statement: Statement): Target[] {
  if (statement.is === 'set' || statement.is === 'add' || statement.is === 'remove')
    return [statement.target];
  if (statement.is === 'move') return [statement.to];
  if (statement.is === 'shuffle') return [statement.place];
  if (statement.is === 'chance' && 'target' in statement.into) return [statement.into.target];
  return [];
}

/** The places that hold this sort of piece, and which it is. Those of seats count as the mover's own: others' are taken from by naming them. */
function placesOf(env: Environment, what: Expr): [place: string, pieces: string][] {
  const pieces = what.type.is === 'collection' ? what.type.of : what.type;
  return [...env.fields.values()]
    .filter(
      ({ type, single }) =>
        ((type.is === 'collection' && type.form === 'place') || (type.is === 'optional' && single)) &&
        (pieces.is !== 'piece' || (type.of.is === 'piece' && type.of.pieces === pieces.pieces)),
    )
    .map((field) => [field.name, pieces.is === 'piece' ? pieces.pieces : '']);
}

function whoseField(
  env: Environment,
  name: string,
  of: Expr | undefined,
  owner: string | undefined,
  bare = false,
): 'table' | 'own' | 'other' {
  if (env.fields.get(name)?.owner === 'table') return 'table';
  if (bare) return 'own';
  return of?.op === 'local' && of.local === owner ? 'own' : 'other';
}

function readsOf(env: Environment, expr: Expr, owner: string | undefined): string[] {
  if (expr.op === 'field') return whoseField(env, expr.field, expr.of, owner) === 'own' ? [] : [expr.field];
  if (expr.op === 'face') return ['face'];
  if (expr.op === 'points' || expr.op === 'winners') return [expr.op];
  if (expr.op !== 'term') return [];
  const own = expr.of === undefined || (expr.of.op === 'local' && expr.of.local === owner);
  return [...termReads(env, expr.term)].flatMap(([name, whose]) => (whose === 'own' && own ? [] : [name]));
}

const termsRead = new WeakMap<Environment, Map<string, Map<string, 'own' | 'other'>>>();

/** The fields a term reads, and whether only of its own seat. */
function termReads(env: Environment, name: string): Map<string, 'own' | 'other'> {
  const all = termsRead.get(env) ?? new Map<string, Map<string, 'own' | 'other'>>();
  termsRead.set(env, all);
  const before = all.get(name);
  const term = env.terms.get(name);
  const result = before ?? new Map<string, 'own' | 'other'>();
  if (before || !term) return result;
  // Known as empty while it is worked out: a term that goes in a circle is reported elsewhere.
  all.set(name, result);
  const note = (field: string, whose: 'own' | 'other'): void => {
    if (result.get(field) !== 'other') result.set(field, whose);
  };
  for (const expr of expressionsIn([term.lets, term.cases, term.otherwise], true)) {
    if (expr.op === 'field')
      note(expr.field, whoseField(env, expr.field, expr.of, term.owner?.name) === 'own' ? 'own' : 'other');
    if (expr.op === 'face' || expr.op === 'points' || expr.op === 'winners') note(expr.op, 'other');
    if (expr.op === 'term') {
      const own = expr.of?.op === 'local' && expr.of.local === term.owner?.name;
      for (const [field, whose] of termReads(env, expr.term))
        note(field, whose === 'own' && own ? 'own' : 'other');
    }
  }
  return result;
}

/** All fields an expression depends on, of whomever. */
export function dependsOn(env: Environment, expr: Expr): Set<string> {
  const fields = new Set<string>();
  for (const part of expressionsIn(expr, true)) {
    if (part.op === 'field') fields.add(part.field);
    if (part.op === 'face' || part.op === 'points') fields.add(part.op);
    if (part.op === 'winners') fields.add(ANYTHING);
    if (part.op === 'term')
      for (const field of termReads(env, part.term).keys())
        fields.add(field === 'winners' ? ANYTHING : field);
  }
  return fields;
}
