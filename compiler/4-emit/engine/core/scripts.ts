import { code, own } from '../../code/build.ts';
import { camel, constant } from '../../code/hints.ts';
import { expr } from '../../code/quote.ts';
import { readModule } from '../../code/read-module.ts';
import type { Code, Func, Stmt } from '../../code/tree.ts';
import { type RuntimeSources, sourceOf } from '../../runtime-sources.ts';
import type { GameEmitter } from '../game-emitter.ts';
import type { Handed } from '../handed-lists.ts';
import { areasOf } from './declarations.ts';
import { ROOM } from './running.ts';

/**
 * What the runtime must know of a core: `Places` of its scripts and `DoorPlaces` of what callers use. What is `seatWords` there is
 * `SEAT_WORDS` in a core.
 */
const PLACES =
  'main seats seat-words notes note-words branches listed-for deepest playouts decision-of-case chance-of-case';
const SCRIPT_PLACES = `${PLACES} thread runs-game waits-for listed listed-in jumps used-secrets refused-at`;
const DOOR_PLACES = `${PLACES} stamp given event outcome handed-lists`;
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
const DOORS =
  'setOut explainHere explainSkipped fillEvent rolledFaces seekOutcome run jumpToDecision score term table derive moveAt rank solo broken'.split(
    ' ',
  );

/** The same of one core: only where grids lie behind the state are they laid out again. */
export const doorsOf = ({ gen }: GameEmitter): readonly string[] =>
  gen.layout.size('grids') > 0 ? [...DOORS, 'layOut'] : DOORS;

/** What of both a light core gives: see `LightPlaces` and `LightFunctions`. */
const LIGHT_PLACES =
  'seats seatWords listedFor scratch given mostGiven outcome rankedSeats rankedPlaces rankedBy'.split(' ');
const LIGHT = 'stateWords actorAt decisionOf moveCount moveAt apply begin setOut rank solo layOut'.split(' ');

own('isSupplied', 'boolean');

/** What the scripts of a core are told. `entry` is the case with which the game begins. */
function scriptPlaces(entry: number): Record<string, Code> {
  return {
    ...placesOf(SCRIPT_PLACES),
    entry: code(entry),
    mostMoves: code(ROOM),
  };
}

/** What whoever makes a core of its functions is told. */
export function doorPlaces(e: GameEmitter, mostGiven: number, { slots, most }: Handed): Record<string, Code> {
  const { decisions, chances } = e.machine;
  const { value, place, by } = e.winner();
  const isMust = decisions.map(({ how }) => (how === 'must' ? 1 : 0));
  return {
    ...placesOf(DOOR_PLACES),
    scratch: code(areasOf(e).scratch),
    mostGiven: code(mostGiven),
    slots: code(slots),
    mostListed: code(most),
    rankedSeats: code(value),
    rankedPlaces: code(place),
    rankedBy: code(by),
    mustChoose: code(e.gen.array('decision is must', isMust)),
    chanceKind: code(e.gen.array('chance kind', [...chances.map(({ kind }) => kind), 0])),
    ...Object.fromEntries(Object.entries(REASONS).map(([key, reason]) => [key, code(e.reason(reason))])),
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
  const functions = object(named([...SCRIPTS, ...doorsOf(e)]));
  const others = object({
    ...(hasSets ? { sets: expr`sets` } : {}),
    ...(e.secrets.exist ? { usedSecrets: expr`() => m[USED_SECRETS] === 1` } : {}),
  });
  return { is: 'return', value: expr`createDoors(m, k, ${places}, ${functions}, ${others})` };
}

/** The same of a core that only plays and lists. */
export function lightDoors(e: GameEmitter, hasSets: boolean, mostGiven: number, handed: Handed): Stmt {
  const places = doorPlaces(e, mostGiven, handed);
  const kept = object(Object.fromEntries(LIGHT_PLACES.map((place) => [place, places[place]!])));
  const functions = object(named([...SCRIPTS, ...doorsOf(e)].filter((name) => LIGHT.includes(name))));
  const sets = object(hasSets ? { sets: expr`sets` } : {});
  return { is: 'return', value: expr`createLightDoors(m, ${kept}, ${functions}, ${sets})` };
}

function named(words: readonly string[]): Record<string, Code> {
  return Object.fromEntries(words.map((name) => [name, code(own(name))]));
}

function placesOf(words: string): Record<string, Code> {
  return Object.fromEntries(words.split(' ').map((word) => [camel(word), code(own(constant(word)))]));
}

function object(members: Readonly<Record<string, Code>>): Code {
  return { is: 'object', members: Object.entries(members) };
}
