import { Essence } from '../2-model/essence.ts';
import type { GameModel } from '../2-model/model.ts';
import type { Type } from '../2-model/types.ts';
import type { Place } from '../problems/problem.ts';
import { digestOf } from '../runtime/json.ts';

/**
 * A rule as a rulebook knows it: a declaration by the id of its texts. Fingerprints change with what a declaration says itself.
 * What the checker works out from other declarations (the range of a number, whether a choice is sure to have something) is
 * no part of it: a rule does not change because one that it uses does.
 */
export interface Rule {
  readonly id: string;
  readonly fingerprint: string;
  /** The other rules that it names. */
  readonly uses: readonly string[];
  /** A helper is explained with what uses it; every other rule needs a section. */
  readonly helper: boolean;
  /** It speaks of imaginary seats: who changes these changes it too. */
  readonly imaginary: boolean;
  readonly at: Place;
}

/** They are asked for by several stages, and take their time. */
const known = new WeakMap<GameModel, ReadonlyMap<string, Rule>>();

/**
 * The rules of a game, in the order of the model. Helpers are terms (words that other rules use), what nobody sees (a field
 * that is `seen by nobody`), checks (`always`) and what the language brings along. Reasons are explained with the
 * action or decision that gives them, values with their kind, players and imaginary seats with the game.
 */
export function rulesOf(model: GameModel): ReadonlyMap<string, Rule> {
  const rules = known.get(model) ?? readRules(model);
  known.set(model, rules);
  return rules;
}

function readRules(model: GameModel): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>();
  const essence = new Essence(model);
  const add = (id: string, at: Place, tree: unknown, helper = false): void => {
    const uses = [...new Set(mentionsIn(tree))].filter((other) => other !== id);
    rules.set(id, {
      id,
      at,
      fingerprint: digestOf(essence.of(tree)).slice(0, 8),
      uses,
      helper,
      imaginary: asksForImaginary(tree),
    });
  };
  add('game', model.at, { players: model.players, imaginary: model.imaginary });
  // With how many players it is asked about changes nothing of what it means.
  for (const { players: _, ...one } of model.options) add(`option-${one.name}`, one.at, one);
  for (const { partOf, ...one } of model.kinds)
    add(`kind-${one.name}`, one.at, { ...one, partOf: partOf?.kind }, one.builtIn === true);
  for (const one of model.pieces) add(`pieces-${one.name}`, one.at, essence.pieces(one));
  for (const one of model.tables) add(`table-${one.name}`, one.at, essence.table(one));
  for (const one of model.grids) add(`grid-${one.name}`, one.at, essence.grid(one));
  for (const one of model.fields)
    if (!one.isNote) add(`field-${one.name}`, one.at, one, one.seenBy === 'nobody');
  for (const { type: _, ...one } of model.terms) add(`term-${one.name}`, one.at, one, true);
  for (const one of model.phases) add(`phase-${one.name}`, one.at, one, one.isStep === true);
  for (const one of model.actions) add(`action-${one.name}`, one.at, one);
  for (const one of model.scorings) add(`scoring-${one.name}`, one.at, one);
  add('winner', model.winner.at, model.winner);
  for (const one of model.always) add(`always-${one.name}`, one.at, one, true);
  for (const [id, rule] of rules)
    rules.set(id, { ...rule, uses: rule.uses.filter((other) => rules.has(other)) });
  return rules;
}

function asksForImaginary(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  const isAsked = 'op' in tree && tree.op === 'imaginary';
  return isAsked || Object.values(tree).some(asksForImaginary);
}

/** The rules that one names, and those that its terms name, in the order of the rules. */
export function throughTerms(rules: ReadonlyMap<string, Rule>, id: string): string[] {
  const found = new Set<string>();
  const visit = (one: string): void => {
    for (const other of rules.get(one)?.uses ?? []) {
      if (found.has(other)) continue;
      found.add(other);
      if (other.startsWith('term-')) visit(other);
    }
  };
  visit(id);
  return [...rules.keys()].filter((rule) => found.has(rule));
}

/** The helpers without a section that a rule stands on, directly or through each other: explained with it. */
export function helpersOf(
  rules: ReadonlyMap<string, Rule>,
  ids: readonly string[],
  explained: ReadonlySet<string>,
): string[] {
  const found = new Set<string>();
  const visit = (id: string): void => {
    for (const other of rules.get(id)?.uses ?? []) {
      if (found.has(other) || explained.has(other) || !rules.get(other)!.helper) continue;
      found.add(other);
      visit(other);
    }
  };
  for (const id of ids) visit(id);
  return [...found];
}

const NAMED: Readonly<Record<string, string>> = {
  field: 'field',
  option: 'option',
  table: 'table',
  term: 'term',
  piece: 'pieces',
  'every piece': 'pieces',
  cells: 'grid',
  cell: 'grid',
  lines: 'grid',
};

/** The ids of the rules and reasons that a tree names, as often as it names them, in order. */
export function mentionsIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(mentionsIn);
  if (typeof tree !== 'object' || tree === null) return [];
  const node = tree as Readonly<Record<string, unknown>>;
  const own: string[] = [];
  const note = (sort: string, name: unknown): void => {
    if (typeof name === 'string') own.push(`${sort}-${name}`);
  };
  if (typeof node.op === 'string') {
    const sort = NAMED[node.op];
    if (sort) note(sort, node[sort]);
    if (node.op === 'winners') own.push('winner');
    if (node.op === 'constant' || node.op === 'list') own.push(...kindsIn((node as { type?: Type }).type));
  } else if (node.is === 'field') note('field', node.field);
  else if (Array.isArray(node.keys) && typeof node.seenBy === 'string')
    own.push(...[node.type, ...node.keys].flatMap((type) => thingsIn(type as Type)));
  for (const sort of ['phase', 'action', 'scoring', 'reason']) note(sort, node[sort]);
  const below = Object.entries(node).flatMap(([name, part]) => (name === 'type' ? [] : mentionsIn(part)));
  return [...own, ...below];
}

function kindsIn(type: Type | undefined): string[] {
  if (type?.is === 'kind') return [`kind-${type.kind}`];
  return type?.is === 'collection' || type?.is === 'optional' ? kindsIn(type.of) : [];
}

/** What the values of a declared type are. */
function thingsIn(type: Type): string[] {
  switch (type.is) {
    case 'collection':
    case 'optional':
      return thingsIn(type.of);
    case 'piece':
      return [`pieces-${type.pieces}`];
    case 'cell':
    case 'line':
      return [`grid-${type.grid}`];
    default:
      return kindsIn(type);
  }
}
