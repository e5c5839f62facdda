import type { Declaration, Name } from '../1-syntax/tree.ts';
import type { Entry } from './collect.ts';
import type { Environment } from './environment.ts';
import type { Local, ScoringModel, ScriptModel } from './model.ts';
import type { Scope } from './scope.ts';
import { ScriptReader, type ScriptSort } from './statements.ts';
import { headScope, paramsOf, signatureOf } from './terms.ts';
import { number, PLAYER, SEAT, type Type, UNKNOWN } from './types.ts';

type ScriptTree = Extract<Declaration, { is: 'phase' | 'action' | 'rules' }>;
type ScoringTree = Extract<Declaration, { is: 'scoring' }>;

export function readScript(
  env: Environment,
  entry: Entry,
  sort: Exclude<ScriptSort, 'scoring'>,
): ScriptModel {
  return env.once(sort, [entry.tree, entry.placed], () => readAnew(env, entry, sort));
}

function readAnew(env: Environment, entry: Entry, sort: Exclude<ScriptSort, 'scoring'>): ScriptModel {
  const tree = entry.tree as ScriptTree;
  const { owner, params } = signatureOf(env, entry, tree.head);
  const scope = headScope(owner, params);
  const body = new ScriptReader({ env, placed: entry.placed }, sort, entry.name).read(tree.body, scope);
  return {
    name: entry.name,
    ...(tree.isStep ? { isStep: true as const } : {}),
    ...(owner ? { owner } : {}),
    params,
    locals: scope.locals.list,
    body,
    at: entry.nameAt,
  };
}

export function readScoring(env: Environment, entry: Entry): void {
  const scoring = env.once('scoring', [entry.tree, entry.placed], () => scoringOf(env, entry));
  env.signatures.set(`scoring ${entry.name}`, { entry, params: scoring.params });
  env.scorings.set(entry.name, scoring);
}

interface Scored {
  readonly each: Local;
  readonly owner?: Local;
  readonly scope: Scope;
}

/** Run for each player, each seat, or each value of a kind. */
function scoredEach(env: Environment, entry: Entry, name: Name, params: readonly Local[]): Scored {
  const word = name.text;
  const type: Type | undefined = word === 'player' ? PLAYER : word === 'seat' ? SEAT : env.typeOfWord(word);
  if (type?.is !== 'seat' && type?.is !== 'kind')
    env.unknown(
      entry.placed,
      name,
      ['player', 'seat', ...env.kinds.keys()].map((one) => one.toLowerCase()),
    );
  const each: Local = { name: word, type: type ?? UNKNOWN };
  if (type?.is === 'seat') return { each, owner: each, scope: headScope(each, params) };
  return { each, scope: headScope(undefined, [each, ...params]) };
}

/** Run once: for the only value of a local that no rule can name. */
function scoredOnce(params: readonly Local[]): Scored {
  const scope = headScope(undefined, params);
  const type = number(1, 1);
  return { each: { name: scope.locals.add('once', type, false), type }, scope };
}

function scoringOf(env: Environment, entry: Entry): ScoringModel {
  const tree = entry.tree as ScoringTree;
  const params = paramsOf(env, entry.placed, tree.params, tree.forEach);
  const { each, owner, scope } = tree.forEach
    ? scoredEach(env, entry, tree.forEach, params)
    : scoredOnce(params);
  const body = new ScriptReader({ env, placed: entry.placed }, 'scoring', entry.name).read(tree.body, scope);
  return {
    name: entry.name,
    ...(owner ? { owner } : {}),
    params,
    locals: scope.locals.list,
    body,
    at: entry.nameAt,
    forEach: each.type,
    each: each.name,
  };
}
