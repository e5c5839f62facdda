// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { type Codec, isList, isWord, presentItemType, type Seating, type Value } from './codec.ts';
import type { ChoiceData, GameData, OfferData } from './data.ts';
import { mostSeats } from './fields.ts';
import { isObject, member } from './json.ts';
import { LONGEST_MOVE } from './limits.ts';
import { type Move, ordinal } from './moves.ts';

/** What must be known of a game to read and write its moves. */
interface Notation {
  readonly data: GameData;
  readonly codec: Codec;
}

/** A move whose parts are of the right types, in the words of the core. */
export interface Asked {
  /** From 0. */
  readonly player: number;
  /** Its position; -1 for a pass. */
  readonly action: number;
  /** The position of the offer in the decision; -1 for whichever allows it. */
  readonly offer: number;
  /** By choice; undefined where it is left open. */
  readonly values: readonly (Value | undefined)[];
}

/** Stands for what is left open, or not told. */
export const LEFT_OUT = '?';

/** What a move may say. */
const MEMBERS: readonly string[] = ['player', 'action', 'choices', 'offer'] satisfies (keyof Move)[];

const PASSING = { action: -1, values: [] } as const;

/** The offers of the decision at which a player stands. */
export type OffersOf = (player: number) => readonly OfferData[];

/**
 * A move as it is written: `use-die white yellow[1,1]`, with `@2` at the end for the second offer of the action. `?` stands
 * for a choice that is left open, and choices at the end may be left out. Undefined: no move of this game reads so.
 */
export function readMoveText(
  { data, codec }: Notation,
  seating: Seating,
  offersOf: OffersOf,
  player: number,
  text: string,
): Asked | undefined {
  if (text.length > LONGEST_MOVE) return undefined;
  const [name = '', ...words] = text.split(' ');
  if (name === 'pass') return words.length === 0 ? { player, ...PASSING, offer: -1 } : undefined;
  const action = data.actions.findIndex((one) => one.name === name);
  if (action < 0) return undefined;
  const number = words.at(-1)?.startsWith('@') ? words.pop() : undefined;
  const offer = number === undefined ? -1 : positionOf(offersOf(player), action, ordinalIn(number));
  const { choices } = data.actions[action]!;
  if (offer === undefined || words.length > choices.length) return undefined;
  const values: (Value | undefined)[] = choices.map(() => undefined);
  for (const [index, word] of words.entries()) {
    if (word === LEFT_OUT) continue;
    const choice = choices[index]!;
    const value = codec.readText(choice.type, word);
    if (value === undefined || isList(value) !== Boolean(choice.several)) return undefined;
    const fitting = fitted({ codec }, seating, choice, value);
    if (fitting === undefined) return undefined;
    values[index] = fitting;
  }
  return { player, action, offer, values };
}

/** The 2 of `@2`, written in one way only; 0 for anything else. */
function ordinalIn(word: string): number {
  return /^@[1-9]\d{0,2}$/.test(word) ? Number(word.slice(1)) : 0;
}

/** The position of the second, third … offer of an action. */
function positionOf(offers: readonly OfferData[], action: number, number: number): number | undefined {
  const positions = offers.flatMap((offer, index) => (offer.action === action ? [index] : []));
  return positions[number - 1];
}

/** The value, if it is of the type of the choice: several in order, none of them twice. */
function fitted(
  { codec }: Pick<Notation, 'codec'>,
  seating: Seating,
  { type, several }: ChoiceData,
  value: Value,
): Value | undefined {
  if (!several) return codec.fits(type, value, seating) ? value : undefined;
  if (!isList(value) || !value.every((item) => codec.fits(presentItemType(type), item, seating)))
    return undefined;
  return new Set(value).size < value.length ? undefined : [...value].sort((a, b) => a - b);
}

/** A move of which the offer is still its number, from 1, among those of its action. */
interface Numbered extends Omit<Asked, 'offer'> {
  readonly number: number | undefined;
}

/** Whatever was given as a move, if it is one of this game; choices may be left out. */
export function readMove(
  machine: Notation,
  seating: Seating,
  offersOf: OffersOf,
  move: unknown,
): Asked | undefined {
  const read = readNumbered(machine, seating, move);
  if (!read) return undefined;
  const { number, ...asked } = read;
  const offer = number === undefined ? -1 : positionOf(offersOf(asked.player), asked.action, number);
  return offer === undefined ? undefined : { ...asked, offer };
}

/** Whether something is a move of this game, wherever it stands and however many play; of `any` move, choices may be left out. */
export function isMove(machine: Notation, move: unknown, which: 'any' | 'whole' = 'any'): move is Move {
  const { data } = machine;
  const read = readNumbered(machine, { players: data.players.to, seats: mostSeats(data) }, move);
  return read !== undefined && (which === 'any' || !read.values.includes(undefined));
}

function readNumbered({ data, codec }: Notation, seating: Seating, move: unknown): Numbered | undefined {
  if (!isObject(move) || Object.keys(move).some((one) => !MEMBERS.includes(one))) return undefined;
  const number = member(move, 'player');
  const name = member(move, 'action');
  const which = member(move, 'offer');
  const { choices = {} } = move;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > seating.players)
    return undefined;
  if (!isObject(choices) || (which !== undefined && !(isWord(which) && which >= 1))) return undefined;
  const player = number - 1;
  const names = Object.keys(choices);
  if (name === 'pass')
    return names.length === 0 && which === undefined ? { player, ...PASSING, number: undefined } : undefined;
  const action = data.actions.findIndex((one) => one.name === name);
  if (action < 0) return undefined;
  const known = data.actions[action]!.choices;
  if (names.some((one) => !known.some((choice) => choice.name === one))) return undefined;
  const values: (Value | undefined)[] = [];
  for (const choice of known) {
    const json = member(choices, choice.name);
    if (json === undefined) {
      values.push(undefined);
      continue;
    }
    const value = readChoice({ codec }, choice, json);
    const fitting = value === undefined ? undefined : fitted({ codec }, seating, choice, value);
    if (fitting === undefined) return undefined;
    values.push(fitting);
  }
  return { player, action, number: which, values };
}

/** What is chosen, as the core has it; undefined: nothing of the type of the choice. */
export function readChoice(
  { codec }: Pick<Notation, 'codec'>,
  { type, several }: ChoiceData,
  json: unknown,
): Value | undefined {
  return several
    ? codec.read({ is: 'collection', of: presentItemType(type), form: 'set' }, json)
    : codec.read(type, json);
}

/** A move in words of the notation; `?` for what it leaves open. */
export function writeMove({ data, codec }: Notation, move: Move): string {
  const known = data.actions.find(({ name }) => name === move.action);
  if (!known) return 'pass';
  const words = known.choices.map((choice) => {
    const value = readChoice({ codec }, choice, member(move.choices ?? {}, choice.name));
    return value === undefined ? LEFT_OUT : codec.text(choice.type, value);
  });
  const offer = (move.offer ?? 1) > 1 ? [`@${move.offer}`] : [];
  return [move.action, ...words, ...offer].join(' ');
}

/** What was asked, as a move. */
export function moveOf({ data, codec }: Notation, offersOf: OffersOf, asked: Asked): Move {
  const player = asked.player + 1;
  if (asked.action < 0) return Object.freeze({ player, action: 'pass' });
  const { name, choices } = data.actions[asked.action]!;
  const chosen = choices.flatMap((choice, index) => {
    const value = asked.values[index];
    return value === undefined ? [] : [[choice.name, codec.write(choice.type, value)] as const];
  });
  const number = asked.offer < 0 ? 1 : ordinal(offersOf(asked.player), asked.offer);
  return Object.freeze({
    player,
    action: name,
    ...(chosen.length > 0 ? { choices: Object.freeze(Object.fromEntries(chosen)) } : {}),
    ...(number > 1 ? { offer: number } : {}),
  });
}
