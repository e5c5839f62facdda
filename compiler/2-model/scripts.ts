import type { Declaration } from '../1-syntax/tree.ts';
import type { Entry } from './collect.ts';
import type { Environment } from './environment.ts';
import type { Local, ScoringModel, ScriptModel } from './model.ts';
import { ScriptReader, type ScriptSort } from './statements.ts';
import { headScope, paramsOf, signatureOf } from './terms.ts';
import { PLAYER, SEAT, type Type, UNKNOWN } from './types.ts';

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

function scoringOf(env: Environment, entry: Entry): ScoringModel {
  const tree = entry.tree as ScoringTree;
  const word = tree.forEach.text;
  const params = paramsOf(env, entry.placed, tree.params, tree.forEach);
  const forEach: Type | undefined =
    word === 'player' ? PLAYER : word === 'seat' ? SEAT : env.typeOfWord(word);
  if (forEach?.is !== 'seat' && forEach?.is !== 'kind')
    env.unknown(
      entry.placed,
      tree.forEach,
      ['player', 'seat', ...env.kinds.keys()].map((name) => name.toLowerCase()),
    );
  const each: Local = { name: word, type: forEach ?? UNKNOWN };
  const owner = forEach?.is === 'seat' ? each : undefined;
  const scope = owner ? headScope(owner, params) : headScope(undefined, [each, ...params]);
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
