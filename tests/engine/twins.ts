import type { Json } from '../../compiler/runtime/json.ts';
import { draw } from '../../compiler/runtime/random.ts';
import { Codec } from '../../generated/runtime/codec.ts';
import type { AnyGame, Chance, Engine, GameState } from '../../generated/runtime/engine.ts';

type State = GameState<AnyGame>;

/** A random game without a seed, state by state from the start on: what chance gave is in its log. */
export function randomGame(
  engine: Engine<AnyGame>,
  players: number,
  entries: number,
  words: number[],
): State[] {
  const states = [engine.start({ players })];
  while (states.length <= entries) {
    const here = states.at(-1)!;
    const chance = engine.chance(here);
    const legal = engine.moves(here, 'server');
    if (chance) states.push(supplied(engine, here, chance, words));
    else if (legal.length > 0) states.push(engine.play(here, legal[draw(words, legal.length)]!, 'mover'));
    else break;
  }
  return states;
}

function supplied(engine: Engine<AnyGame>, state: State, chance: Chance, words: number[]): State {
  // A roll until something holds may need some tries.
  for (let tries = 0; ; tries++) {
    try {
      return engine.supply(state, outcomeOf(engine, chance, words));
    } catch (problem) {
      if (tries > 1000) throw problem;
    }
  }
}

function outcomeOf({ data }: Engine<AnyGame>, chance: Chance, words: number[]): string {
  if ('options' in chance) return chance.options[draw(words, chance.options.length)]!;
  if (chance.is === 'shuffle') return shuffled(chance.pieces, words).join(' ');
  const codec = new Codec(data);
  const { type } = data.pieces.find(({ name }) => name === chance.of)!.face!;
  const faces = codec.domain(type, { players: 0, seats: 0 });
  return chance.pieces.map(() => codec.text(type, faces[draw(words, faces.length)]!)).join(' ');
}

export function shuffled<T>(items: readonly T[], words: number[]): T[] {
  const all = [...items];
  for (let index = all.length - 1; index > 0; index--) {
    const other = draw(words, index + 1);
    [all[index], all[other]] = [all[other]!, all[index]!];
  }
  return all;
}

/** The pieces, by sort, that a player has not seen in any of these states. */
export function neverSeen(engine: Engine<AnyGame>, states: readonly State[], player: number): string[][] {
  const seen = new Set(states.flatMap((state) => textsIn(engine.view(state, player).fields as Json)));
  return engine.data.pieces.map(({ names }) => names.filter((name) => !seen.has(name)));
}

function textsIn(json: Json): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}

/**
 * The same game with two pieces in each other's place that the player has never seen: to the eyes of that player it is the
 * same from beginning to end, and yet another one. Undefined where these two make a difference, or none at all.
 */
export function twinOf(
  engine: Engine<AnyGame>,
  states: readonly State[],
  player: number,
  [one, other]: readonly [string, string],
): State | undefined {
  const exchanged = (text: string): string =>
    text.replace(/[^ {}]+?(?=[ ,}]|$)/g, (word) => (word === one ? other : word === other ? one : word));
  const looks = (state: State): string => JSON.stringify(engine.view(state, player));
  const last = states.at(-1)!;
  let here = states[0]!;
  for (const [index, entry] of engine.log(last, 'server').entries()) {
    try {
      here =
        'chance' in entry
          ? engine.supply(here, exchanged(entry.chance))
          : engine.play(here, exchanged(entry.move), entry.player);
    } catch {
      return undefined;
    }
    if (looks(here) !== looks(states[index + 1]!)) return undefined;
  }
  return engine.digest(here) === engine.digest(last) ? undefined : here;
}
