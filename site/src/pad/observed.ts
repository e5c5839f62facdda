import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Seen } from '../game/shown.ts';
import { addressOf, type FieldPlace, keysOf, ownersOf, valueIn } from './fields.ts';

/**
 * What games lead to, seen by playing some at random: a declaration says that a field may have 1 to 18, but not that it is only
 * ever crossed. Always the same games, so that everybody is shown the same pad.
 */
export interface Observed {
  /** The last states of games, of every number of seats. */
  readonly ends: readonly Seen[];
  /** What a value came to: of players, or of seats nobody plays, under its keys. As JSON texts; few, or the first of many. */
  valuesOf(place: FieldPlace, seating: { readonly players: number }): ReadonlySet<string>;
}

const MOST_GAMES = 72;
/** Maximum number of legal moves listed in all: what costs time is looking for them. */
const MOST_OPTIONS = 15_000;
/** Fewer would let chance look like a rule. */
const LEAST_GAMES = 3;
const MOST_VALUES = 24;

const roleKey = ({ field, seat, keys }: FieldPlace, players: number): string =>
  addressOf({ field, seat: seat === 0 ? 0 : seat <= players ? 1 : 2, keys });

/** Plays move by move, so that a page can do something else in between; what it returns at last is all that was seen. */
export function* observing(engine: Engine<AnyGame>, fields: ReadonlySet<string>): Generator<void, Observed> {
  const { data } = engine;
  const setups = mixed(setupsOf(engine));
  const ends: Seen[] = [];
  const values = new Map<string, Set<string>>();
  const watched = data.fields.filter(({ name }) => fields.has(name));
  let random = 20_011;
  let options = 0;
  for (let game = 0; game < MOST_GAMES && (options < MOST_OPTIONS || game < LEAST_GAMES); game++) {
    let state = engine.start({ ...setups[game % setups.length]!, seed: `pad ${game}` });
    for (let [player] = engine.toAct(state); player !== undefined; [player] = engine.toAct(state)) {
      const moves = engine.moves(state, player);
      options += moves.length;
      random = (random * 48_271) % 0x7fffffff;
      state = engine.play(state, moves[random % moves.length]!, 'mover');
      yield;
    }
    const seen = engine.read(state) as Seen;
    ends.push(seen);
    for (const field of watched)
      for (const keys of keysOf(data, field, seen))
        for (const seat of ownersOf(field, seen)) {
          const place = { field, seat, keys };
          note(values, roleKey(place, seen.players), valueIn(seen, place));
        }
  }
  const none: ReadonlySet<string> = new Set();
  return {
    ends,
    valuesOf: (place, { players }) => values.get(roleKey(place, players)) ?? none,
  };
}

/** One with and one without somebody imaginary first: where games take long, only a few are played. */
function mixed<T extends { readonly imaginary: number }>(setups: readonly T[]): readonly T[] {
  const first = [
    setups.find(({ imaginary }) => imaginary === 0),
    setups.find(({ imaginary }) => imaginary > 0),
  ];
  return [...first.filter((one) => one !== undefined), ...setups.filter((one) => !first.includes(one))];
}

function note(values: Map<string, Set<string>>, key: string, value: Json): void {
  const known = values.get(key) ?? new Set();
  if (known.size < MOST_VALUES) known.add(JSON.stringify(value));
  values.set(key, known);
}

/** The same at one go, for tests and for pages that are built. */
export function observe(engine: Engine<AnyGame>, fields: ReadonlySet<string>): Observed {
  const games = observing(engine, fields);
  for (;;) {
    const step = games.next();
    if (step.done) return step.value;
  }
}

/** Every number of players and of seats nobody plays. */
export function setupsOf({
  data,
}: Pick<Engine<AnyGame>, 'data'>): readonly { players: number; imaginary: number }[] {
  const { from, to } = data.players;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((players) => {
    const rule = data.imaginary.find(({ withPlayers }) => withPlayers === players);
    const least = rule?.from ?? 0;
    return Array.from({ length: (rule?.to ?? 0) - least + 1 }, (_, index) => ({
      players,
      imaginary: least + index,
    }));
  });
}
