import { code, own } from '../../code/build.ts';
import { expr } from '../../code/quote.ts';
import { readModule } from '../../code/read-module.ts';
import type { Code, Func, Stmt } from '../../code/tree.ts';
import { type RuntimeSources, sourceOf } from '../../runtime-sources.ts';
import type { GameEmitter } from '../game-emitter.ts';
import type { Handed } from '../handed-lists.ts';
import { areasOf } from './declarations.ts';
import { ROOM } from './waiting.ts';

/** What the runtime must know of a core: `Places` of its scripts and `DoorPlaces` of what callers use, by their names there. */
const SCRIPT_PLACES: Readonly<Record<string, string>> = {
  main: 'MAIN',
  seats: 'SEATS',
  seatWords: 'SEAT_WORDS',
  thread: 'THREAD',
  notes: 'SKIPPED',
  noteWords: 'NOTE_WORDS',
  branches: 'BRANCHES',
  runsGame: 'RUNS_GAME',
  waitsFor: 'WAITS_FOR',
  listed: 'LISTED',
  listedFor: 'LISTED_FOR',
  listedIn: 'LISTED_IN',
  jumps: 'JUMPS',
  usedSecrets: 'USED_SECRETS',
  refusedAt: 'REFUSED_AT',
  deepest: 'DEEPEST',
  playouts: 'PLAYOUTS',
  decisionOfCase: 'DECISION_OF_CASE',
  chanceOfCase: 'CHANCE_OF_CASE',
};
const DOOR_PLACES: Readonly<Record<string, string>> = {
  main: 'MAIN',
  seats: 'SEATS',
  seatWords: 'SEAT_WORDS',
  notes: 'SKIPPED',
  noteWords: 'NOTE_WORDS',
  branches: 'BRANCHES',
  listedFor: 'LISTED_FOR',
  deepest: 'DEEPEST',
  playouts: 'PLAYOUTS',
  decisionOfCase: 'DECISION_OF_CASE',
  chanceOfCase: 'CHANCE_OF_CASE',
  stamp: 'STAMP',
  given: 'GIVEN',
  event: 'event',
  outcome: 'OUTCOME',
  handedLists: 'HANDED_LISTS',
};
const REASONS = {
  gameOver: 'game-over',
  notNow: 'not-now',
  notYourTurn: 'not-your-turn',
  mustChooseReason: 'must-choose',
  faultReason: 'fault',
} as const;

/** The functions of the runtime that run scripts. */
export const SCRIPTS =
  'stateWords threadOf actors actorAt decisionOf chanceThread moveCount apply begin goOn playOut'.split(' ');
/** The functions of a core that are called from outside. */
export const DOORS =
  'setOut explainHere explainSkipped fillEvent rolledFaces seekOutcome run standAt score term table derive moveAt rank rankedSeat rankedPlace rankedBy solo broken'.split(
    ' ',
  );

own('isSupplied', 'boolean');

/** What the scripts of a core are told. `entry` is the case with which the game begins. */
function scriptPlaces(entry: number): Record<string, Code> {
  return {
    ...mapped(SCRIPT_PLACES, (word) => code(own(word))),
    entry: code(entry),
    mostMoves: code(ROOM),
  };
}

/** What whoever makes a core of its functions is told. */
export function doorPlaces(e: GameEmitter, mostGiven: number, { slots, most }: Handed): Record<string, Code> {
  const { decisions, chances } = e.machine;
  const isMust = decisions.sites.map(({ how }) => (how === 'must' ? 1 : 0));
  return {
    ...mapped(DOOR_PLACES, (word) => code(own(word))),
    scratch: code(areasOf(e).scratch),
    mostGiven: code(mostGiven),
    slots: code(slots),
    mostListed: code(most),
    mustChoose: code(e.gen.array('decision is must', isMust)),
    chanceKind: code(e.gen.array('chance kind', [...chances.sites.map(({ kind }) => kind), 0])),
    ...mapped(REASONS, (reason) => code(e.reason(reason))),
  };
}

/**
 * The functions that run the scripts of a game: those of the runtime, with what they are told written into them. As functions of the
 * core they are a seventh quicker than behind a call.
 */
export function scripts(runtime: RuntimeSources, entry: number): readonly Func[] {
  return readModule(sourceOf(runtime, 'core-scripts.ts'), scriptPlaces(entry)).functions;
}

/** What a core gives to whoever has made it: see `Core` in the runtime. */
export function doors(e: GameEmitter, hasSets: boolean, mostGiven: number, handed: Handed): Stmt {
  const places = object(doorPlaces(e, mostGiven, handed));
  const functions = object(named([...SCRIPTS, ...DOORS]));
  const others = object({
    ...(hasSets ? { sets: expr`sets` } : {}),
    ...(e.secrets.exist ? { usedSecrets: expr`() => m[USED_SECRETS] === 1` } : {}),
  });
  return { is: 'return', value: expr`createDoors(m, k, ${places}, ${functions}, ${others})` };
}

function named(words: readonly string[]): Record<string, Code> {
  return Object.fromEntries(words.map((name) => [name, code(own(name))]));
}

function mapped<T>(words: Readonly<Record<string, T>>, value: (word: T) => Code): Record<string, Code> {
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, value(word)]));
}

function object(members: Readonly<Record<string, Code>>): Code {
  return { is: 'object', members: Object.entries(members) };
}
