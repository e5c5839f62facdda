import { digestOf, type Json } from '../runtime/json.ts';
import { Essence } from './essence.ts';
import type { GameModel, Script, ScriptModel } from './model.ts';
import { rulesIn } from './walk.ts';

/** What is declared, by the ids of rules: what each says itself, as a fingerprint, and which others it uses. */
export type Rules = Readonly<
  Record<string, { readonly fingerprint: string; readonly uses: readonly string[] }>
>;

/**
 * The rules by id, with those that they use. A fingerprint changes with what a rule says itself, not with what the checker
 * works out from others: else a change of one rule would be told as a change of all that use it.
 */
export function rulesOf(model: GameModel): Rules {
  const all = declarations(model);
  return Object.fromEntries(
    [...all].map(([id, { tree, says }]) => {
      const uses = [...new Set([...rulesIn(tree), ...thingsIn(tree)])]
        .filter((other) => other !== id && all.has(other))
        .sort();
      return [id, { fingerprint: digestOf(says), uses }];
    }),
  );
}

/** Of all rules of a game together; another worked example changes no rule. */
export function fingerprintOf({ name, rules }: { readonly name: string; readonly rules: Rules }): string {
  return digestOf([name, ...Object.entries(rules).map(([id, { fingerprint }]) => [id, fingerprint])]);
}

/** A declaration, and what it says itself. */
interface Declaration {
  readonly tree: unknown;
  readonly says: Json;
}

function declarations(model: GameModel): Map<string, Declaration> {
  const essence = new Essence(model);
  const found = new Map<string, Declaration>();
  const add = (id: string, tree: unknown, says = tree): void => {
    found.set(id, { tree, says: essence.of(says) });
  };
  const script = (sort: string, one: ScriptModel): void =>
    add(`${sort}-${one.name}`, one, { ...one, body: followedOnce(one.body) });
  for (const { partOf, ...one } of model.kinds)
    add(`kind-${one.name}`, { ...one, partOf }, { ...one, partOf: partOf?.kind });
  for (const one of model.pieces) add(`pieces-${one.name}`, one, essence.pieces(one));
  for (const one of model.tables) add(`table-${one.name}`, one, essence.table(one));
  for (const one of model.grids) add(`grid-${one.name}`, one, essence.grid(one));
  for (const one of model.fields) if (!one.isNote) add(`field-${one.name}`, one);
  for (const { type: _, ...one } of model.terms) add(`term-${one.name}`, one);
  for (const one of model.phases) script('phase', one);
  for (const one of model.actions) script('action', one);
  for (const one of model.rules) script('rules', one);
  for (const one of model.scorings) script('scoring', one);
  for (const one of model.always) add(`always-${one.name}`, one);
  add('winner', model.winner);
  // With how many players an option is asked about is no rule.
  const options = model.options.map(({ players: _, ...option }) => option);
  add('game', [model.players, model.imaginary, options]);
  return found;
}

/** Of the `rules` that a script follows only which ones, in the place of their lines. */
function followedOnce(script: Script): unknown[] {
  const nameOf = (index: number): string | undefined => {
    const line = script[index];
    return line && 'followed' in line ? line.followed : undefined;
  };
  return script.flatMap((line, index): unknown[] => {
    const follow = nameOf(index);
    if (follow === undefined) return [line];
    return nameOf(index - 1) === follow ? [] : [{ follow }];
  });
}

/** The fields, grids, pieces, kinds and `rules` that a tree names. */
function thingsIn(tree: unknown, found: string[] = []): string[] {
  if (typeof tree !== 'object' || tree === null) return found;
  for (const [member, part] of Object.entries(tree))
    if (typeof part === 'object') thingsIn(part, found);
    else if (typeof part === 'string' && SORTS.has(member)) found.push(`${SORTS.get(member)}-${part}`);
  return found;
}

/** By member: the sort of what it names. */
const SORTS: ReadonlyMap<string, string> = new Map(
  Object.entries({ field: 'field', grid: 'grid', pieces: 'pieces', kind: 'kind', followed: 'rules' }),
);
