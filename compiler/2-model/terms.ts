import type { Declaration, Head, Name, Placed } from '../1-syntax/tree.ts';
import { type Entry, placeOf } from './collect.ts';
import { condition, elaborate, mustFit, place } from './elaborate.ts';
import type { Context, Environment, Signature } from './environment.ts';
import type { Expr, Local, TermModel } from './model.ts';
import { Scope } from './scope.ts';
import { showType } from './show.ts';
import { join, PLAYER, SEAT, type Type, UNKNOWN } from './types.ts';

type TermTree = Extract<Declaration, { is: 'term' }>;

const inProgress = new WeakMap<Environment, string[]>();

/** A term, worked out when it is first asked for; one that goes in a circle is reported once. */
export function termOf(env: Environment, name: string): TermModel | undefined {
  return env.memo ? env.memo.ask(name, () => worked(env, name), headOfTerm, headOf) : worked(env, name);
}

/** What others know of a term: what it takes and what it gives. */
function headOfTerm(env: Environment, name: string): string {
  return headOf(worked(env, name));
}

const HEADS = new WeakMap<TermModel, string>();

function headOf(term: TermModel | undefined): string {
  if (!term) return '';
  const text = HEADS.get(term) ?? JSON.stringify([term.owner, term.params, term.type]);
  HEADS.set(term, text);
  return text;
}

function worked(env: Environment, name: string): TermModel | undefined {
  const known = env.terms.get(name);
  if (known) return known;
  const entry = env.entry('term', name);
  if (!entry) return undefined;
  const path = inProgress.get(env) ?? [];
  if (path.includes(name)) {
    env.memo?.spoil();
    const circle = [...path.slice(path.indexOf(name)), name].join(' → ');
    env.problems.error('circle', entry.nameAt, { circle });
    return {
      ...signature(env, entry),
      name,
      type: UNKNOWN,
      lets: [],
      cases: [],
      otherwise: { op: 'not yet', type: UNKNOWN },
      at: entry.nameAt,
    };
  }
  inProgress.set(env, [...path, name]);
  const before = errorsIn(env);
  const read = env.once('term', [entry.tree, entry.placed], () =>
    readTerm(env, entry, entry.tree as TermTree),
  );
  // What is wrong inside it is told there, and not again wherever it is used.
  const term = errorsIn(env) === before ? read : { ...read, type: UNKNOWN };
  inProgress.set(env, path);
  env.terms.set(name, term);
  return term;
}

function errorsIn({ problems }: Environment): number {
  return problems.list.filter(({ severity }) => severity === 'error').length;
}

function signature(env: Environment, entry: Entry): Pick<TermModel, 'owner' | 'params'> {
  const { owner, params } = signatureOf(env, entry, (entry.tree as TermTree).head);
  return { params, ...(owner ? { owner } : {}) };
}

function readTerm(env: Environment, entry: Entry, tree: TermTree): TermModel {
  const context: Context = { env, placed: entry.placed };
  const { owner, params } = signatureOf(env, entry, tree.head);
  let scope = headScope(owner, params);
  const lets: { local: string; value: Expr }[] = [];
  for (const line of tree.lets) {
    const value = elaborate(context, scope, line.value);
    const next = scope.letting(line.name.text, value);
    lets.push({ local: next.local, value });
    scope = next.scope;
  }
  let type: Type | undefined;
  const note = (node: { span: { start: number; end: number } }, value: Expr): void => {
    const both = type ? join(type, value.type) : value.type;
    if (!both)
      env.problems.error('other-type', place(context, node), {
        expected: showType(env, type ?? UNKNOWN),
        found: showType(env, value.type),
      });
    type = both ?? type;
  };
  const cases: TermModel['cases'][number][] = [];
  for (const line of tree.cases) {
    const when = condition(context, scope, line.when);
    const value = elaborate(context, scope.assuming(when, true), line.value, type);
    note(line.value, value);
    cases.push({ when, value });
    scope = scope.assuming(when, false);
  }
  let otherwise: Expr = { op: 'not yet', type: UNKNOWN };
  if (tree.otherwise) {
    otherwise = elaborate(context, scope, tree.otherwise, type);
    note(tree.otherwise, otherwise);
  } else
    env.problems.error('no-otherwise', placeOf(entry.placed, tree.cases.at(-1) ?? tree.head.name), {
      name: tree.head.name.text,
    });
  return {
    name: tree.head.name.text,
    ...(owner ? { owner } : {}),
    params,
    type: type ?? UNKNOWN,
    lets,
    cases,
    otherwise,
    at: entry.nameAt,
  };
}

/** The owner and the parameters of a head. */
export function signatureOf(env: Environment, entry: Entry, head: Head): Signature {
  const read = (): Signature => readSignature(env, entry, head);
  return env.memo ? env.memo.ask(`${entry.sort} ${entry.name}`, read, signatureIn, textOf) : read();
}

function signatureIn(env: Environment, key: string): string {
  const entry = env.entryNamed(key);
  const head = entry && headIn(entry);
  return entry && head ? textOf(readSignature(env, entry, head)) : '';
}

/** A signature that is kept from the last build has the same parameters, and is for the same owner. */
const TEXTS = new WeakMap<Signature['params'], string>();

function textOf({ owner, params }: Signature): string {
  const text = TEXTS.get(params) ?? JSON.stringify([owner, params]);
  TEXTS.set(params, text);
  return text;
}

function headIn({ tree }: Entry): Head | undefined {
  if (tree.is === 'scoring') return { name: tree.name, params: tree.params };
  return 'head' in tree ? tree.head : undefined;
}

function readSignature(env: Environment, entry: Entry, head: Head): Signature {
  const key = `${entry.sort} ${entry.name}`;
  const known = env.signatures.get(key);
  if (known?.entry === entry) return known;
  const signature: Signature = {
    entry,
    ...env.once('signature', [entry.tree, entry.placed], () => ({
      ...ownerLocal(env, entry.placed, head),
      params: paramsOf(env, entry.placed, head.params, head.owner),
    })),
  };
  env.signatures.set(key, signature);
  return signature;
}

function ownerLocal(env: Environment, placed: Placed, head: Head): { owner?: Local } {
  if (!head.owner) return {};
  const name = head.owner.text;
  if (name === 'player') return { owner: { name, type: PLAYER } };
  if (name === 'seat') return { owner: { name, type: SEAT } };
  env.problems.error('unknown-owner', placeOf(placed, head.owner), { word: name });
  return {};
}

/** The parameters, of which none is called like another or like the owner. */
export function paramsOf(env: Environment, placed: Placed, params: Head['params'], owner?: Name): Local[] {
  const names = [...(owner ? [owner] : []), ...params.map((param) => param.name)];
  return params.map((param) => {
    const first = names.find((name) => name.text === param.name.text);
    if (first && first !== param.name)
      env.problems.error(
        'double-parameter',
        placeOf(placed, param.name),
        { name: param.name.text },
        placeOf(placed, first),
      );
    const type = param.type ? env.type(placed, param.type, false) : env.typeOfWord(param.name.text);
    if (!type) env.problems.error('needs-type', placeOf(placed, param.name), { name: param.name.text });
    return { name: param.name.text, type: type ?? UNKNOWN };
  });
}

/** The scope at the head of a declaration: its owner and its parameters. */
export function headScope(owner: Local | undefined, params: readonly Local[]): Scope {
  let scope = new Scope(undefined, owner);
  for (const local of owner ? [owner, ...params] : params) scope = scope.with(local.name, local.type).scope;
  return scope;
}

/** A value known before the game: a number, a yes or no, a value of a kind. */
export function constantOf(
  context: Context,
  scope: Scope,
  node: import('../1-syntax/tree.ts').Expr,
  expected?: Type,
): number | boolean | null | undefined {
  const expr = elaborate(context, scope, node, expected);
  if (expected) mustFit(context, node, expr.type, expected);
  if (expr.op === 'constant') return expr.value;
  if (expr.type.is !== 'unknown') context.env.problems.error('not-constant', place(context, node), {});
  return undefined;
}
