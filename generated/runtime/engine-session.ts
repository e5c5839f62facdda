// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { isPossible, readOutcome } from './chance.ts';
import { fromSeedIfAny } from './chance-source.ts';
import { type Core, Fault } from './core.ts';
import type { GameData } from './data.ts';
import { Invalid, ruleBehind, shortened } from './errors.ts';
import type { JsonObject } from './json.ts';
import { MOST_COUNTED, MOST_PLAYED } from './limits.ts';
import { Machine, type Reason } from './machine.ts';
import { writeMove } from './notation.ts';
import { type Answers, ProtocolSession } from './protocol-session.ts';
import { stateDigest, supplied } from './replay.ts';
import { bad, type Members, ProtocolError } from './request.ts';
import { completed, isSeed } from './setup.ts';
import { showChance, showResult, showScores, showState, showTurn } from './show.ts';
import { ALL, NOBODY } from './sight.ts';
import { give, runPhase, runScorings } from './situation.ts';
import { State } from './state.ts';
import { readValue } from './values.ts';

/** A game that an engine offers; its core is made when somebody asks for it. */
export interface Offered {
  readonly data: GameData;
  createCore(): Core;
}

/** The game that is being played. */
interface Table {
  readonly machine: Machine;
  readonly state: State;
}

/** The engine protocol over the engines of any number of games. It plays one game at a time. */
export class EngineSession extends ProtocolSession {
  readonly #games: ReadonlyMap<string, Offered>;
  readonly #machines: Map<string, Machine>;
  #table: Table | undefined;

  constructor(games: readonly Offered[], machines = new Map<string, Machine>()) {
    super();
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
    this.forgetRequests();
  }

  protected override games(): readonly string[] {
    return [...this.#games.keys()];
  }

  protected override fresh(): EngineSession {
    return new EngineSession([...this.#games.values()], this.#machines);
  }

  protected override goOnFrom(other: EngineSession): JsonObject {
    return this.#continueFrom(other.#current());
  }

  protected override errorFor(problem: unknown) {
    if (problem instanceof Invalid) return { code: 'bad-argument', about: problem.about } as const;
    if (problem instanceof Fault) return { code: 'fault', about: problem.code } as const;
    return undefined;
  }

  protected override readonly answers: Answers = {
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
      const player = request.seatOr('player', state.game.setup.players, 'server');
      const players = machine.toAct(state).filter((one) => player === 'server' || one === player + 1);
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
      const player = request.seat('player', state.game.setup.players);
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
      const seat = request.seatOr('player', state.game.setup.players, 'spectator');
      return { view: showState(machine, state, seat === 'spectator' ? NOBODY : seat) };
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
    return this.#continueFrom({
      machine,
      state: machine.begin(setup, fromSeedIfAny(seed, this.seeding), blank),
    });
  }

  /** The game stands here now: who is to act, and the digest of its state, if it is asked for. */
  #continueFrom(table: Table): JsonObject {
    const { machine, state } = table;
    if (this.isReplaying) {
      this.#table = table;
      return {};
    }
    const turn = showTurn(machine, state);
    const answer = this.isDigested ? { ...turn, digest: stateDigest(machine, state) } : turn;
    this.#table = table;
    return answer;
  }

  #change(work: (machine: Machine, core: Core) => void): JsonObject {
    const { machine, state } = this.#current();
    return this.#continueFrom({ machine, state: machine.change(state, (core) => work(machine, core)) });
  }

  #go(machine: Machine, next: State | Reason): JsonObject {
    if (next instanceof State) return this.#continueFrom({ machine, state: next });
    throw new ProtocolError('refused', next.reason);
  }

  #play(request: Members, text: string): JsonObject {
    const { machine, state } = this.#current();
    const player = request.seat('player', state.game.setup.players);
    return this.#go(machine, machine.play(state, text, player));
  }
}

/**
 * How many ways there are to play on, by number of moves: `counts[0]` is the number of legal moves, `counts[1]` that of
 * all pairs of a move and a move after it.
 */
function countMoves(machine: Machine, state: State, depth: number): number[] {
  const counts = Array.from({ length: depth }, () => 0);
  let [played, listed] = [0, 0];
  const visit = (here: State, level: number): void => {
    const moves = machine.toAct(here).flatMap((player) => machine.moves(here, player - 1));
    counts[level]! += moves.length;
    listed += moves.length;
    if (listed > MOST_COUNTED) throw new ProtocolError('too-many', 'depth');
    if (level + 1 === depth) return;
    for (const move of moves) {
      if (++played > MOST_PLAYED) throw new ProtocolError('too-many', 'depth');
      const next = machine.play(here, move, move.player - 1);
      if (next instanceof State) visit(next, level + 1);
    }
  };
  visit(state, 0);
  return counts;
}
