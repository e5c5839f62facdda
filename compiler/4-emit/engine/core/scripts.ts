import { code, own } from '../../code/build.ts';
import { expr, owned } from '../../code/quote.ts';
import type { Code, Stmt } from '../../code/tree.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { areasOf } from './declarations.ts';

/** What the runtime must know of a core to run its scripts: `Places`, `Rules` and `CommonReasons` there. */
const PLACES: Readonly<Record<string, string>> = {
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
  move: 'MOVE',
  jumps: 'JUMPS',
  usedSecrets: 'USED_SECRETS',
  refusedAt: 'REFUSED_AT',
  stamp: 'STAMP',
  decisionOfCase: 'DECISION_OF_CASE',
  chanceOfCase: 'CHANCE_OF_CASE',
};
const REASONS = {
  gameOver: 'game-over',
  notNow: 'not-now',
  notYourTurn: 'not-your-turn',
  mustChoose: 'must-choose',
  fault: 'fault',
} as const;
const RULES = ['setOut', 'runThread', 'listIn', 'explainHere', 'explainSkipped', 'fillEvent'];

own('isSupplied', 'boolean');

/**
 * The functions of the runtime that run the scripts of a game and let chance decide. `entry` is the case with which the game
 * begins.
 */
export function scripts(e: GameEmitter, entry: number, checksPlaces: boolean): readonly Stmt[] {
  const { decisions, chances } = e.machine;
  const isMust = decisions.sites.map(({ how }) => (how === 'must' ? 1 : 0));
  const places = {
    ...mapped(PLACES, (word) => code(own(word))),
    scratch: code(areasOf(e).scratch),
    entry: code(entry),
    mustChoose: code(e.gen.array('decision is must', isMust)),
    chanceKind: code(e.gen.array('chance kind', [...chances.sites.map(({ kind }) => kind), 0])),
  };
  const rules = [...RULES, ...(checksPlaces ? ['checkPlaces'] : [])];
  const [chance, doors] = [own('chance'), own('doors')];
  return [
    ...owned`const ${chance} = createChance(m);`,
    unpack('isSupplied pick shuffle setFaces', code(chance)),
    unpack(
      'doors goOn waitFor skip refused chanceThread',
      expr`createScripts(m, k, ${object(places)}, ${chance}, ${object(
        Object.fromEntries(rules.map((name) => [name, code(own(name))])),
      )}, ${object(mapped(REASONS, (reason) => code(e.reason(reason))))})`,
    ),
    unpack('stateWords', code(doors)),
  ];
}

function mapped<T>(words: Readonly<Record<string, T>>, value: (word: T) => Code): Record<string, Code> {
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, value(word)]));
}

function object(members: Readonly<Record<string, Code>>): Code {
  return { is: 'object', members: Object.entries(members) };
}

function unpack(names: string, of: Code): Stmt {
  return { is: 'unpack', names: names.split(' ').map((name) => own(name)), of };
}
