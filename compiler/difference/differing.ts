import { questionsAbout } from '../agree/questions.ts';
import type { State } from '../interpret/index.ts';
import { writeMoves } from '../protocol/moves.ts';
import { showChance, showResult, showState } from '../protocol/show.ts';
import { canonical, isObject, type Json, type JsonObject } from '../runtime/json.ts';
import type { Side } from './side.ts';

/** Which of the two: the rules as they were, or as they are now. */
export type Which = 'before' | 'now';

/** The first thing that is not the same in two games that were played alike. Seats count from 1. */
export type Differing =
  /** What lies or stands somewhere: a field, with the seat it belongs to and its keys. */
  | {
      readonly is: 'field' | 'faces';
      readonly name: string;
      readonly at: readonly string[];
      readonly before: Json;
      readonly now: Json;
    }
  | {
      readonly is: 'points';
      readonly seat: number;
      readonly scoring: string;
      readonly before: number;
      readonly now: number;
    }
  /** Who is to act, whether chance is, or whether it is over. */
  | { readonly is: 'turn'; readonly before: JsonObject; readonly now: JsonObject }
  /** What chance may give. */
  | { readonly is: 'chance'; readonly before: Json; readonly now: Json }
  /** A move that only one of them allows, and why the other does not. */
  | {
      readonly is: 'move';
      readonly player: number;
      readonly move: string;
      readonly allowed: Which;
      readonly reason: string;
    }
  | {
      readonly is: 'refusal';
      readonly player: number;
      readonly move: string;
      readonly before: string;
      readonly now: string;
    }
  | { readonly is: 'result'; readonly before: Json; readonly now: Json }
  /** The rules of one of them could not go on. */
  | { readonly is: 'stopped'; readonly where: Which };

export interface Pair<T> {
  readonly before: T;
  readonly now: T;
}

/** How two states of two games differ, in what both of them know; undefined if they do not. */
export function stateDiffering(sides: Pair<Side>, states: Pair<State>): Differing | undefined {
  const show = (which: Which): JsonObject => {
    const { compiled, interpreter, codec } = sides[which];
    return showState(compiled.id, interpreter, codec, states[which]);
  };
  const [before, now] = [show('before'), show('now')];
  // What matters most to who plays comes first: the end, points, then what lies on the table.
  return (
    (before.over === now.over ? undefined : turnDiffering(before, now)) ??
    pointsDiffering(before.scores, now.scores) ??
    sectionDiffering('field', before.fields, now.fields) ??
    sectionDiffering('faces', before.faces, now.faces) ??
    turnDiffering(before, now) ??
    chanceDiffering(sides, states) ??
    resultDiffering(sides, states)
  );
}

function sectionDiffering(is: 'field' | 'faces', before: Json | undefined, now: Json | undefined) {
  if (!isObject(before ?? null) || !isObject(now ?? null)) return undefined;
  const [old, mine] = [before as JsonObject, now as JsonObject];
  for (const name of Object.keys(old)) {
    const [was, is_] = [old[name]!, mine[name]];
    // What only one of them has is told with the rules.
    if (is_ === undefined || canonical(was) === canonical(is_)) continue;
    return { is, name, ...leafDiffering(was, is_, []) } as const;
  }
  return undefined;
}

/** As deep as both have the same parts; lists by seat or place, from 1. */
function leafDiffering(
  before: Json,
  now: Json,
  at: readonly string[],
): { at: readonly string[]; before: Json; now: Json } {
  if (Array.isArray(before) && Array.isArray(now) && before.length === now.length) {
    const index = before.findIndex((one, index) => canonical(one) !== canonical(now[index]!));
    // A list in which several things moved is told as a whole.
    const others = before.filter((one, other) => canonical(one) !== canonical(now[other]!)).length;
    if (others === 1 || before.some(isObject))
      return leafDiffering(before[index]!, now[index]!, [...at, String(index + 1)]);
  }
  if (isObject(before) && isObject(now) && !('hidden' in before))
    for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
      const [was, is] = [before[key] ?? null, now[key] ?? null];
      if (canonical(was) !== canonical(is)) return leafDiffering(was, is, [...at, key]);
    }
  return { at, before, now };
}

function pointsDiffering(before: Json | undefined, now: Json | undefined): Differing | undefined {
  type Scores = readonly { seat: number; by: Record<string, { total: number }> }[];
  const [old, mine] = [before, now] as [Scores, Scores];
  for (const [index, { seat, by }] of old.entries())
    for (const [scoring, { total }] of Object.entries(by)) {
      const is = mine[index]?.by[scoring]?.total;
      if (is !== undefined && is !== total) return { is: 'points', seat, scoring, before: total, now: is };
    }
  return undefined;
}

function turnDiffering(before: JsonObject, now: JsonObject): Differing | undefined {
  const turn = ({ toAct, chance, over }: JsonObject): JsonObject => ({
    toAct: toAct ?? [],
    ...(chance === undefined ? {} : { chance }),
    ...(over === undefined ? {} : { over }),
  });
  const [was, is] = [turn(before), turn(now)];
  return canonical(was) === canonical(is) ? undefined : { is: 'turn', before: was, now: is };
}

function chanceDiffering(sides: Pair<Side>, states: Pair<State>): Differing | undefined {
  const event = (which: Which): Json =>
    showChance(sides[which].interpreter, sides[which].interpreter.chance(states[which]));
  const [before, now] = [event('before'), event('now')];
  return canonical(before) === canonical(now) ? undefined : { is: 'chance', before, now };
}

function resultDiffering(sides: Pair<Side>, states: Pair<State>): Differing | undefined {
  if (!states.before.over) return undefined;
  const result = (which: Which): Json =>
    showResult(sides[which].interpreter, sides[which].codec, states[which]);
  const [before, now] = [result('before'), result('now')];
  return canonical(before) === canonical(now) ? undefined : { is: 'result', before, now };
}

/** All legal moves of the old rules, and the first that only one of the two allows. */
export function movesIn(
  sides: Pair<Side>,
  states: Pair<State>,
): { readonly moves: readonly (readonly [player: number, text: string])[]; readonly differs?: Differing } {
  const write = (which: Which) =>
    Object.entries(writeMoves(sides[which].interpreter, states[which], 'server')).flatMap(([player, texts]) =>
      texts.map((text) => [Number(player), text] as const),
    );
  const [before, now] = [write('before'), write('now')];
  const only = (these: typeof before, those: typeof before) => {
    const known = new Set(those.map(([player, text]) => `${player} ${text}`));
    return these.find(([player, text]) => !known.has(`${player} ${text}`));
  };
  const [added, gone] = [only(now, before), only(before, now)];
  const found = added ?? gone;
  if (!found) return { moves: before };
  const [player, move] = found;
  const [allowed, other] = added ? (['now', 'before'] as const) : (['before', 'now'] as const);
  const reason = sides[other].refusal(states[other], player - 1, move) ?? 'no-such-move';
  return { moves: before, differs: { is: 'move', player, move, allowed, reason } };
}

/** Asks both why some moves are not allowed. */
export function refusalDiffering(
  sides: Pair<Side>,
  states: Pair<State>,
  words: number[],
): Differing | undefined {
  const { interpreter } = sides.before;
  const legal = interpreter.moves(states.before, 'server');
  if (legal.length === 0) return undefined;
  for (const { player, text } of questionsAbout(interpreter, states.before, words, legal)) {
    if (text.includes('?')) continue;
    const [before, now] = [
      sides.before.refusal(states.before, player, text),
      sides.now.refusal(states.now, player, text),
    ];
    // Names that only one of them knows are told with the rules.
    if (before === now || before === undefined || now === undefined || now === 'no-such-move') continue;
    return { is: 'refusal', player: player + 1, move: text, before, now };
  }
  return undefined;
}
