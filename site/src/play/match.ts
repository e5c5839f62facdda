import type { AnyGame, Engine, GameState, Saved } from '../../../generated/runtime/engine.ts';
import { isObject } from '../../../generated/runtime/json.ts';
import { freshSeed, SEAT_KINDS, type SeatKind, type Settings } from './settings.ts';

/** A game that is being played, and who plays it. */
export interface Match {
  readonly id: string;
  /** Of the players; those of imaginary seats come with the game. */
  readonly names: readonly string[];
  readonly seats: readonly SeatKind[];
  readonly state: GameState<AnyGame>;
}

/** The same as it is kept or sent. */
export interface SavedMatch {
  readonly names: readonly string[];
  readonly seats: readonly SeatKind[];
  readonly saved: Saved;
}

export function beginMatch(engine: Engine<AnyGame>, settings: Settings, names: readonly string[]): Match {
  const { players, imaginary, options, seats, realDice } = settings;
  const seed = settings.seed.trim() || freshSeed();
  const state = engine.start({ players, imaginary, options, ...(realDice ? {} : { seed }) });
  return { id: freshSeed(), names, seats, state };
}

/** The same game once more: as it was set up, with other chance. */
export function settingsOf(engine: Engine<AnyGame>, { names, seats, state }: Match): Settings {
  const saved = engine.save(state);
  const { players, imaginary, options } = saved;
  return { players, imaginary, options, names, seats, seed: '', realDice: isWithRealDice(saved) };
}

/** Whether chance was entered by hand. */
function isWithRealDice({ seed, chance }: Saved): boolean {
  return seed === undefined && chance === undefined;
}

export function saveMatch(engine: Engine<AnyGame>, { names, seats, state }: Match): SavedMatch {
  return { names, seats, saved: engine.save(state) };
}

/**
 * A match to go on with. One that goes otherwise under the rules of today gets an id of its own: what was kept of it, with all its
 * moves, stays as it was.
 */
export function resumed(engine: Engine<AnyGame>, { names, seats, saved }: SavedMatch, id: string): Match {
  const { state, differs } = engine.load(saved);
  return { id: differs ? freshSeed() : id, names, seats, state };
}

const LONGEST_NAME = 40;

/** Whatever was stored or sent, if it can be a match; the engine judges what was played. */
export function readMatch(given: unknown): SavedMatch | undefined {
  if (!isObject(given) || !isObject(given.saved)) return undefined;
  const players = Number(given.saved.players);
  if (!Number.isInteger(players) || players < 1 || players > 20) return undefined;
  const named = Array.isArray(given.names) ? given.names : [];
  const seated = Array.isArray(given.seats) ? given.seats : [];
  const all = Array.from({ length: players }, (_, index) => index);
  return {
    names: all.map((index) => (typeof named[index] === 'string' ? named[index].slice(0, LONGEST_NAME) : '')),
    seats: all.map((index) => SEAT_KINDS.find((kind) => kind === seated[index]) ?? 'person'),
    saved: given.saved as unknown as Saved,
  };
}

/** The game up to an entry of its log; its result is that of the whole game, and is left out before the end. */
export function upTo(saved: Saved, entries: number): Saved {
  if (entries >= saved.log.length) return saved;
  const { result: _, ...unfinished } = saved;
  return { ...unfinished, log: saved.log.slice(0, entries) };
}

/**
 * The state before the last move of a person: moves of bots after it go back too. Undefined where one of them cannot be
 * taken back. With real dice nothing is secret to the engine, so every entry can go, also what was entered for chance.
 */
export function undone(engine: Engine<AnyGame>, { seats, state }: Match): GameState<AnyGame> | undefined {
  const isPerson = (player: number) => seats[player - 1] === 'person';
  const saved = engine.save(state);
  if (isWithRealDice(saved)) {
    const at = saved.log.findLastIndex((entry) => !('player' in entry) || isPerson(entry.player));
    return at < 0 ? undefined : engine.load(upTo(saved, at)).state;
  }
  let here = state;
  for (const entry of engine.log(state, 'server').toReversed()) {
    if (!('player' in entry) || !engine.canUndo(here)) return undefined;
    here = engine.undo(here);
    if (isPerson(entry.player)) return here;
  }
  return undefined;
}
