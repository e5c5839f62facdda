import { BUILT_IN_REASONS } from '../2-model/examples.ts';
import type { Value } from '../2-model/model.ts';
import type { Game } from '../3-ir/ir.ts';
import {
  createInterpreter,
  Fault,
  type Interpreter,
  type Meter,
  type Refusal,
  Refused,
  type State,
} from '../interpret/index.ts';
import { copyState } from '../interpret/state.ts';
import { MOST_WORK_OF_REQUEST } from '../limits.ts';
import { shortened } from '../runtime/errors.ts';
import { digestOf, type JsonObject } from '../runtime/json.ts';
import { LONGEST_SEED } from '../runtime/limits.ts';
import { type Answers, ProtocolSession } from '../runtime/protocol-session.ts';
import { type Members, ProtocolError } from '../runtime/request.ts';
import { Codec } from './codec.ts';
import { countMoves } from './count.ts';
import { readMove, writeMoves } from './moves.ts';
import { showChance, showResult, showScores, showState, showTurn, showView } from './show.ts';
import { give, runPhase, runScorings } from './situation.ts';
import { readValue } from './values.ts';

/** A game, or a variant, under the id by which it is asked for: `game`, `game/variant`. */
export interface Offered {
  readonly id: string;
  readonly game: Game;
}

/** The game that is being played. */
export interface Table {
  readonly id: string;
  readonly interpreter: Interpreter;
  readonly codec: Codec;
  readonly state: State;
}

/** The engine protocol over the reference interpreter. It plays one game at a time. */
export class ReferenceSession extends ProtocolSession {
  readonly #games: readonly Offered[];
  readonly #tables: Map<string, Omit<Table, 'state'>>;
  /** What all games of the session do for one request is counted on it. */
  readonly #meter: Meter;
  #table: Table | undefined;

  constructor(
    games: readonly Offered[],
    tables = new Map<string, Omit<Table, 'state'>>(),
    meter: Meter = { left: 0 },
  ) {
    super();
    this.#meter = meter;
    this.#games = games;
    this.#tables = tables;
  }

  /** The game that is being played. */
  get table(): Table | undefined {
    return this.#table;
  }

  protected override games(): readonly string[] {
    return this.#games.map(({ id }) => id);
  }

  protected override fresh(): ReferenceSession {
    return new ReferenceSession(this.#games, this.#tables, this.#meter);
  }

  protected override counted<T>(work: () => T): T {
    this.#meter.left = MOST_WORK_OF_REQUEST;
    try {
      return work();
    } finally {
      // Whoever asks the interpreter of a table itself answers for what it costs.
      this.#meter.left = Number.POSITIVE_INFINITY;
    }
  }

  protected override goOnFrom(other: ReferenceSession): JsonObject {
    return this.#continueFrom(other.#current());
  }

  protected override errorFor(problem: unknown) {
    if (problem instanceof Refused) return { code: 'refused', about: problem.refusal.rule } as const;
    if (!(problem instanceof Fault)) return undefined;
    return problem.code === 'setup'
      ? ({ code: 'bad-argument', about: problem.about } as const)
      : ({ code: 'fault', about: problem.code } as const);
  }

  protected override readonly answers: Answers = {
    start: (request) => {
      const table = this.#tableFor(request.text('game'));
      return this.#continueFrom({ ...table, state: table.interpreter.start(this.#setup(table, request)) });
    },
    situation: (request) => {
      const table = this.#tableFor(request.text('game'));
      const state = table.interpreter.blank(this.#setup(table, request));
      give(table.interpreter, table.codec, state, request);
      return this.#continueFrom({ ...table, state });
    },
    give: (request) => this.#change((table, state) => give(table.interpreter, table.codec, state, request)),
    run: (request) =>
      this.#change((table, state) => runPhase(table.interpreter, table.codec, state, request)),
    score: (request) =>
      this.#change((table, state) => runScorings(table.interpreter, table.codec, state, request)),

    chances: () => {
      const { interpreter, state } = this.#current();
      return { chance: showChance(interpreter, interpreter.chance(state)) };
    },
    mayGive: (request) => {
      const { interpreter, state } = this.#current();
      const outcome = this.#outcome(request.text('outcome'));
      return { may: outcome !== undefined && interpreter.mayGive(state, outcome) };
    },
    chance: (request) => {
      const table = this.#current();
      const outcome = this.#outcome(request.text('outcome'));
      if (outcome === undefined) throw new ProtocolError('refused', 'no-such-move');
      return this.#continueFrom({ ...table, state: table.interpreter.supply(table.state, outcome) });
    },

    moves: (request) => {
      const { interpreter, state } = this.#current();
      return {
        moves: writeMoves(interpreter, state, request.seatOr('player', state.setup.players, 'server')),
      };
    },
    play: (request) => this.#play(request, request.text('move')),
    pass: (request) => this.#play(request, 'pass'),
    explain: (request) => {
      const { interpreter, state } = this.#current();
      const player = request.seat('player', state.setup.players);
      const move = readMove(interpreter, state, request.text('move'), player);
      const fully = request.flag('fully');
      const refusal = move ? interpreter.explain(state, move) : { rule: 'no-such-move', action: '' };
      const reason = refusal?.rule ?? null;
      return refusal && fully ? { reason, ...whereToRead(refusal) } : { reason };
    },

    state: () => {
      const { id, interpreter, codec, state } = this.#current();
      return { state: showState(id, interpreter, codec, state) };
    },
    view: (request) => {
      const { id, interpreter, codec, state } = this.#current();
      const seat = request.seatOr('player', state.setup.players, 'spectator');
      return { view: showView(id, interpreter, codec, state, seat) };
    },
    scores: () => {
      const { interpreter, codec, state } = this.#current();
      return { scores: showScores(interpreter, codec, state) };
    },
    result: () => {
      const { interpreter, codec, state } = this.#current();
      return { result: showResult(interpreter, codec, state) };
    },
    always: () => {
      const { interpreter, state } = this.#current();
      return { broken: interpreter.broken(state) ?? null };
    },
    value: (request) => {
      const { interpreter, codec, state } = this.#current();
      return { value: readValue(interpreter, codec, state, request) };
    },
    count: (request) => {
      const { interpreter, state } = this.#current();
      const depth = request.number('depth');
      if (depth < 1 || depth > 10) throw new ProtocolError('bad-argument', 'depth');
      return { counts: countMoves(interpreter, state, depth) };
    },
  };

  // ---- the game that is being played

  #tableFor(id: string): Omit<Table, 'state'> {
    const known = this.#tables.get(id);
    if (known) return known;
    const offered = this.#games.find((one) => one.id === id);
    if (!offered) throw new ProtocolError('no-such-game', shortened(id));
    const interpreter = createInterpreter(offered.game, this.#meter);
    const table = { id, interpreter, codec: new Codec(interpreter) };
    this.#tables.set(id, table);
    return table;
  }

  #current(): Table {
    if (!this.#table) throw new ProtocolError('no-game', 'start');
    return this.#table;
  }

  #setup({ interpreter, codec }: Omit<Table, 'state'>, request: Members) {
    const { game } = interpreter.program;
    const options: Record<string, number | boolean> = {};
    for (const [name, json] of Object.entries(request.object('options'))) {
      const option = game.options.find((one) => one.name === name);
      const value = option && codec.read(option.type, json);
      if (typeof value !== 'number' && typeof value !== 'boolean')
        throw new ProtocolError('bad-argument', shortened(name));
      options[name] = value;
    }
    const imaginary = request.optionalNumber('imaginary');
    const seed = request.optionalText('seed');
    if (seed !== undefined && seed.length > LONGEST_SEED) throw new ProtocolError('bad-argument', 'seed');
    return {
      players: request.number('players'),
      ...(imaginary === undefined ? {} : { imaginary }),
      ...(seed === undefined ? {} : { seed, seeding: this.seeding }),
      options,
    };
  }

  /** The game stands here now: who is to act, and the digest of its state, if it is asked for. */
  #continueFrom(table: Table): JsonObject {
    const { id, interpreter, codec, state } = table;
    if (this.isReplaying) {
      this.#table = table;
      return {};
    }
    const turn = showTurn(interpreter, state);
    const digested = () => ({ ...turn, digest: digestOf(showState(id, interpreter, codec, state)) });
    const answer = this.isDigested ? digested() : turn;
    this.#table = table;
    return answer;
  }

  #change(work: (table: Table, state: State) => void): JsonObject {
    const table = this.#current();
    const state = copyState(table.state);
    work(table, state);
    return this.#continueFrom({ ...table, state });
  }

  #play(request: Members, text: string): JsonObject {
    const table = this.#current();
    const { interpreter, state } = table;
    const player = request.seat('player', state.setup.players);
    const move = readMove(interpreter, state, text, player);
    if (!move) throw new ProtocolError('refused', 'no-such-move');
    return this.#continueFrom({ ...table, state: interpreter.play(state, move) });
  }

  /** What chance is said to give; undefined if it makes no sense here. */
  #outcome(text: string): Value | undefined {
    const { interpreter, state } = this.#current();
    const event = interpreter.chance(state);
    if (!event) throw new ProtocolError('no-chance', 'outcome');
    const read = interpreter.notation.readOutcome(event, text);
    return 'outcome' in read ? read.outcome : undefined;
  }
}

/** The rule to read about a refusal, unless its reason is one that every game has; and the choice it is about. */
function whereToRead({ rule, action, choice }: Refusal): JsonObject {
  const isOfRules = rule !== 'fault' && !BUILT_IN_REASONS.includes(rule);
  return {
    ...(isOfRules ? { rule: `action-${action}` } : {}),
    ...(choice === undefined ? {} : { choice }),
  };
}
