// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { isPossible, readOutcome } from './chance.ts';
import { type Core, Fault } from './core.ts';
import type { GameData } from './data.ts';
import { Invalid, ruleBehind, shortened } from './errors.ts';
import { digestOf, isObject, type Json, type JsonObject, member } from './json.ts';
import { Machine, type Reason } from './machine.ts';
import { writeMove } from './notation.ts';
import { stateDigest, supplied } from './replay.ts';
import { bad, Members, ProtocolError } from './request.ts';
import { completed, isSeed } from './setup.ts';
import { ALL, NOBODY, showChance, showResult, showScores, showState, showTurn } from './show.ts';
import { give, runPhase, runScorings, SITUATION } from './situation.ts';
import { State } from './state.ts';
import { NAMED, readValue } from './values.ts';

export const PROTOCOL = 1;

/** The longest line that is read, in UTF-16 units. */
export const MOST_CHARACTERS = 4_000_000;

/** In `count`, more than this many moves are not made. */
const MOST_MOVES = 200_000;

/** The longest game that is saved, in requests. */
const MOST_REQUESTS = 100_000;

/** A game that an engine offers; its core is made when somebody asks for it. */
export interface Offered {
  readonly data: GameData;
  createCore(): Core;
}

const SETUP = ['game', 'players', 'imaginary', 'options', 'seed'] as const;

/** What each request may say, besides `do`, `id` and `digest`. */
const MEMBERS = {
  hello: [],
  start: [...SETUP],
  situation: [...SETUP, ...SITUATION],
  give: [...SITUATION],
  run: ['phase', 'args', 'of'],
  score: ['scorings'],
  chances: [],
  mayGive: ['outcome'],
  chance: ['outcome'],
  moves: ['player'],
  play: ['player', 'move'],
  pass: ['player'],
  explain: ['player', 'move', 'fully'],
  state: [],
  view: ['player'],
  scores: [],
  result: [],
  always: [],
  value: [...NAMED],
  count: ['depth'],
  save: [],
  load: ['saved'],
} as const;
type RequestName = keyof typeof MEMBERS;

/** The requests that lead from one stand to another: these, in order, are what a save consists of. */
const CHANGING: readonly RequestName[] = [
  'start',
  'situation',
  'give',
  'run',
  'score',
  'chance',
  'play',
  'pass',
];

/** The requests that led to where a game stands, the latest first. */
interface Journal {
  readonly request: JsonObject;
  readonly before: Journal | undefined;
}

/** The game that is being played. */
interface Table {
  readonly machine: Machine;
  readonly state: State;
}

/**
 * The engine protocol (`compiler/protocol/README.md`) over the engines of any number of games: one line in, one line out.
 * It plays one game at a time, never throws, and after an error stands where it stood.
 */
export class Session {
  readonly #games: ReadonlyMap<string, Offered>;
  readonly #machines: Map<string, Machine>;
  #table: Table | undefined;
  #journal: Journal | undefined;

  constructor(games: readonly Offered[], machines = new Map<string, Machine>()) {
    this.#games = new Map(games.map((game) => [game.data.id, game]));
    this.#machines = machines;
  }

  /** Where the game stands; undefined before one has been begun. */
  get state(): State | undefined {
    return this.#table?.state;
  }

  /** From here on the game stands there. What led to it is not known, so it cannot be saved. */
  place(machine: Machine, state: State): void {
    this.#table = { machine, state };
    this.#journal = undefined;
  }

  answer(line: string): string {
    if (line.length > MOST_CHARACTERS)
      return JSON.stringify(errorAnswer(new ProtocolError('too-long', 'line')));
    let request: unknown;
    try {
      request = JSON.parse(line);
    } catch {
      return JSON.stringify(errorAnswer(new ProtocolError('not-json', 'line')));
    }
    return JSON.stringify(this.ask(request as Json));
  }

  /** The same for a request that has been read. */
  ask(request: Json): JsonObject {
    const id = isObject(request) ? member(request, 'id') : undefined;
    const isNumber = typeof id === 'number' && Number.isFinite(id);
    const echo: JsonObject = isNumber || (typeof id === 'string' && id.length <= 200) ? { id } : {};
    try {
      if (id !== undefined && !('id' in echo)) throw new ProtocolError('bad-argument', 'id');
      return { ...echo, ...this.#handle(request) };
    } catch (problem) {
      return { ...echo, ...errorAnswer(problem) };
    }
  }

  #handle(request: Json): JsonObject {
    if (!isObject(request)) throw new ProtocolError('not-a-request', 'line');
    const name = member(request, 'do');
    if (typeof name !== 'string') throw new ProtocolError('not-a-request', 'do');
    if (!isRequest(name)) throw new ProtocolError('unknown-request', shortened(name));
    const members = new Members(request, ['do', 'id', 'digest', ...MEMBERS[name]]);
    const short = members.flag('digest');
    const answer = this.#answers[name](members);
    if (CHANGING.includes(name)) {
      const begins = name === 'start' || name === 'situation';
      this.#journal = { request, before: begins ? undefined : this.#journal };
    }
    return short ? { digest: digestOf(answer) } : answer;
  }

  readonly #answers: Readonly<Record<RequestName, (request: Members) => JsonObject>> = {
    hello: () => ({ protocol: PROTOCOL, games: [...this.#games.keys()] }),

    start: (request) => this.#begin(request, false),
    situation: (request) => {
      const before = this.#table;
      try {
        this.#begin(request, true);
        return this.#change((machine, core) => give(machine, core, request));
      } catch (problem) {
        this.#table = before;
        throw problem;
      }
    },
    give: (request) => this.#change((machine, core) => give(machine, core, request)),
    run: (request) => this.#change((machine, core) => runPhase(machine, core, request)),
    score: (request) => this.#change((machine, core) => runScorings(machine, core, request)),

    chances: () => {
      const { machine, state } = this.#current();
      return { chance: showChance(machine, state) };
    },
    mayGive: (request) => {
      const { machine, state } = this.#current();
      const outcome = request.text('outcome');
      const event = machine.event(state);
      if (!event) throw new ProtocolError('no-chance', 'outcome');
      const words = readOutcome(machine, event, outcome);
      return { may: words !== undefined && isPossible(machine, state, event, words) };
    },
    chance: (request) => {
      const { machine, state } = this.#current();
      const outcome = request.text('outcome');
      if (!machine.event(state)) throw new ProtocolError('no-chance', 'outcome');
      return this.#go(machine, supplied(machine, state, outcome));
    },

    moves: (request) => {
      const { machine, state } = this.#current();
      const player = request.seat('player', state.game.setup.players);
      const players = machine.toAct(state).filter((one) => player === undefined || one === player + 1);
      const write = (one: number): string[] =>
        machine
          .moves(state, one - 1)
          .map((move) => writeMove(machine, move))
          .sort();
      return { moves: Object.fromEntries(players.map((one) => [String(one), write(one)])) };
    },
    play: (request) => this.#play(request, request.text('move')),
    pass: (request) => this.#play(request, 'pass'),
    explain: (request) => {
      const { machine, state } = this.#current();
      const player = request.neededSeat('player', state.game.setup.players);
      const asked = machine.read(state, request.text('move'), player);
      const fully = request.flag('fully');
      const refusal = asked ? machine.refusal(state, asked) : { reason: 'no-such-move' };
      const reason = refusal?.reason ?? null;
      if (!refusal || !fully) return { reason };
      const rule = ruleBehind(refusal, machine.data.actions[asked?.action ?? -1]?.name);
      const { choice } = refusal;
      return { reason, ...(rule === undefined ? {} : { rule }), ...(choice === undefined ? {} : { choice }) };
    },

    state: () => {
      const { machine, state } = this.#current();
      return { state: showState(machine, state, ALL) };
    },
    view: (request) => {
      const { machine, state } = this.#current();
      const seat = request.seat('player', state.game.setup.players) ?? NOBODY;
      return { view: showState(machine, state, seat) };
    },
    scores: () => {
      const { machine, state } = this.#current();
      return { scores: showScores(machine, state) };
    },
    result: () => {
      const { machine, state } = this.#current();
      return { result: showResult(machine, state) };
    },
    always: () => {
      const { machine, state } = this.#current();
      return { broken: machine.broken(state) ?? null };
    },
    value: (request) => {
      const { machine, state } = this.#current();
      return { value: readValue(machine, state, request) };
    },
    count: (request) => {
      const { machine, state } = this.#current();
      const depth = request.number('depth');
      if (depth < 1 || depth > 10) throw new ProtocolError('bad-argument', 'depth');
      return { counts: countMoves(machine, state, depth) };
    },

    save: () => {
      this.#current();
      const requests: JsonObject[] = [];
      for (let one = this.#journal; one; one = one.before) requests.push(one.request);
      return { saved: { requests: requests.reverse() } };
    },
    load: (request) => this.#load(request.json('saved')),
  };

  // ---- the game that is being played

  #machineFor(id: string): Machine {
    const known = this.#machines.get(id);
    if (known) return known;
    const offered = this.#games.get(id);
    if (!offered) throw new ProtocolError('no-such-game', shortened(id));
    const machine = new Machine(offered.createCore(), offered.data);
    this.#machines.set(id, machine);
    return machine;
  }

  #current(): Table {
    if (!this.#table) throw new ProtocolError('no-game', 'start');
    return this.#table;
  }

  #begin(request: Members, blank: boolean): JsonObject {
    const machine = this.#machineFor(request.text('game'));
    const { data, codec } = machine;
    const options = request.object('options');
    for (const [name, json] of Object.entries(options)) {
      const option = data.options.find((one) => one.name === name);
      if (!option || typeof codec.read(option.type, json) !== 'number') bad(name);
    }
    const imaginary = request.optionalNumber('imaginary');
    const seed = request.json('seed');
    if (!isSeed(seed)) return bad('seed');
    const setup = completed(data, codec, request.number('players'), imaginary, options);
    return this.#stand({ machine, state: machine.begin(setup, seed, blank) });
  }

  /** The game stands here now: who is to act, and the digest of its state. */
  #stand(table: Table): JsonObject {
    const { machine, state } = table;
    const answer = { ...showTurn(machine, state), digest: stateDigest(machine, state) };
    this.#table = table;
    return answer;
  }

  #change(work: (machine: Machine, core: Core) => void): JsonObject {
    const { machine, state } = this.#current();
    return this.#stand({ machine, state: machine.change(state, (core) => work(machine, core)) });
  }

  #go(machine: Machine, next: State | Reason): JsonObject {
    if (next instanceof State) return this.#stand({ machine, state: next });
    throw new ProtocolError('refused', next.reason);
  }

  #play(request: Members, text: string): JsonObject {
    const { machine, state } = this.#current();
    const player = request.neededSeat('player', state.game.setup.players);
    return this.#go(machine, machine.play(state, text, player));
  }

  /** Leads the requests of a save again. What was not written by `save` is refused, and nothing has changed then. */
  #load(saved: Json | undefined): JsonObject {
    const refuse = (): never => {
      throw new ProtocolError('bad-argument', 'saved');
    };
    const requests = isObject(saved) ? member(saved, 'requests') : undefined;
    if (!Array.isArray(requests) || requests.length === 0 || requests.length > MOST_REQUESTS) return refuse();
    const again = new Session([...this.#games.values()], this.#machines);
    for (const request of requests) {
      const name = isObject(request) ? member(request, 'do') : undefined;
      if (typeof name !== 'string' || !CHANGING.includes(name as RequestName)) return refuse();
      if ('error' in again.ask(request)) return refuse();
    }
    this.#journal = again.#journal;
    return this.#stand(again.#current());
  }
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(MEMBERS, name);
}

/**
 * How many ways there are to play on, by number of moves: `counts[0]` is the number of legal moves, `counts[1]` that of
 * all pairs of a move and a move after it.
 */
function countMoves(machine: Machine, state: State, depth: number): number[] {
  const counts = Array.from({ length: depth }, () => 0);
  let played = 0;
  const visit = (here: State, level: number): void => {
    const moves = machine.toAct(here).flatMap((player) => machine.moves(here, player - 1));
    counts[level]! += moves.length;
    if (level + 1 === depth) return;
    for (const move of moves) {
      if (++played > MOST_MOVES) throw new ProtocolError('too-many', 'depth');
      const next = machine.play(here, move, move.player - 1);
      if (next instanceof State) visit(next, level + 1);
    }
  };
  visit(state, 0);
  return counts;
}

function errorAnswer(problem: unknown): JsonObject {
  const error = (code: string, about: string) => ({ error: { code, about } });
  if (problem instanceof ProtocolError) return error(problem.code, problem.about);
  if (problem instanceof Invalid) return error('bad-argument', problem.about);
  if (problem instanceof Fault) return error('fault', problem.code);
  return error('unexpected', problem instanceof Error ? problem.name : 'unknown');
}
