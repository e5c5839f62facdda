import type { Value } from '../../2-model/model.ts';
import { memberOf } from '../../2-model/values.ts';
import type { Game } from '../../3-ir/ir.ts';
import { drawOutcome } from '../../interpret/chance.ts';
import {
  type ChanceEvent,
  createInterpreter,
  type Interpreter,
  type Move,
  type State,
} from '../../interpret/index.ts';
import { pendingChance } from '../../interpret/moves.ts';
import { copyState } from '../../interpret/state.ts';
import { draw, type Seeding, seeded } from '../../runtime/random.ts';
import { digest, fingerprint } from '../shared/fingerprint.ts';
import type { GameRecord, RecordedEvent } from './record.ts';

/** How a game is set up. */
export interface Table {
  /** `clever`, or `clever/quick`. */
  readonly id: string;
  readonly game: Game;
  readonly names: readonly string[];
  readonly imaginary: number;
  readonly options: Readonly<Record<string, number | boolean>>;
  /** Without a seed, chance is supplied by people. */
  readonly seed: string | undefined;
  /** How the seed is read: as usual, or as it was when the game was saved. */
  readonly seeding?: Seeding;
}

/** An outcome of chance, and the owner of the phase, if it has one. */
export interface Decided {
  readonly event: ChanceEvent;
  readonly outcome: Value;
  readonly seat: number | undefined;
}

interface Earlier {
  readonly state: State;
  readonly events: number;
  /** A person chose this move: it can be taken back by itself. */
  readonly chosen: boolean;
}

/** A running game with its record, independent of terminals and files. */
export class Session {
  readonly table: Table;
  readonly interpreter: Interpreter;
  readonly rules: string;
  #state: State;
  #events: RecordedEvent[] = [];
  #checks: string[] = [];
  /** The states before the moves since anybody last learned anything: from chance, or of what is hidden. */
  #earlier: Earlier[] = [];

  /** A setup that the game does not have throws a `Fault`. */
  constructor(table: Table) {
    this.table = table;
    this.interpreter = createInterpreter(table.game);
    this.rules = fingerprint(table.game);
    const { names, imaginary, options, seed, seeding = 'sha-256' } = table;
    this.#state = this.interpreter.start({
      players: names.length,
      imaginary,
      options,
      ...(seed === undefined ? {} : { seed, seeding, stopAtChance: true }),
    });
    this.#checks.push(this.#check());
  }

  get state(): State {
    return this.#state;
  }

  get events(): readonly RecordedEvent[] {
    return this.#events;
  }

  get checks(): readonly string[] {
    return this.#checks;
  }

  /** How many moves players have made. */
  get moves(): number {
    return this.#events.filter((event) => event.is === 'move').length;
  }

  get chance(): ChanceEvent | undefined {
    return this.interpreter.chance(this.#state);
  }

  /** Lets chance decide, with the numbers that the seed gives. */
  letChanceDecide(): Decided {
    return this.#chance(undefined);
  }

  /** Chance as it fell on a real table, or in a record. Throws `Refused` if it cannot. */
  supply(outcome: Value): Decided {
    return this.#chance(outcome);
  }

  #chance(given: Value | undefined): Decided {
    const copy = copyState(this.#state);
    const { program, notation } = this.interpreter;
    const pending = pendingChance(program, program.contextOf(copy));
    if (!pending) throw new Error('no chance event');
    const { event, frames } = pending;
    const frame = frames.at(-1)!;
    const owner = frame.locals[program.routine(frame.routine).owner ?? -1];
    // The random numbers move on although others were given: a saved game goes on as it would have.
    const drawn = copy.random ? drawOutcome(program, program.contextOf(copy), event) : undefined;
    const outcome = given ?? drawn;
    if (outcome === undefined) throw new Error('no random numbers');
    this.#state = this.interpreter.supply(copy, outcome);
    this.#note({ is: 'chance', text: notation.writeOutcome(event, outcome), line: 0 });
    this.#earlier = [];
    return { event, outcome, seat: typeof owner === 'number' ? owner : undefined };
  }

  /** Throws `Refused` for a move that is not allowed. */
  play(move: Move, chosen = true): void {
    const text = this.interpreter.notation.write(this.#state, move);
    const next = this.interpreter.play(this.#state, move);
    const before = { state: this.#state, events: this.#events.length, chosen };
    this.#earlier = this.interpreter.isNothingTold(this.#state, next) ? [...this.#earlier, before] : [];
    this.#state = next;
    this.#note({ is: 'move', seat: move.player, text, line: 0 });
  }

  /** Any legal move of a player, the same whenever this point of the game is reached. */
  anyMove(player: number): Move {
    const moves = this.interpreter.moves(this.#state, player);
    const { seed = '', seeding } = this.table;
    const words = seeded(`${seed}/bot/${this.#events.length}`, seeding);
    return moves[draw(words, moves.length)]!;
  }

  /** Undoes the last move chosen by a person, with its automatic consequences, unless it revealed information. */
  undo(): boolean {
    const last = this.#earlier.findLastIndex(({ chosen }) => chosen);
    const before = this.#earlier[last];
    if (!before) return false;
    this.#earlier = this.#earlier.slice(0, last);
    this.#state = before.state;
    this.#events = this.#events.slice(0, before.events);
    this.#checks = this.#checks.slice(0, before.events + 1);
    return true;
  }

  record(): GameRecord {
    const { id, game, names, imaginary, options, seed, seeding = 'sha-256' } = this.table;
    const counts = game.imaginary.some((rule) => rule.withPlayers === names.length);
    return {
      game: id,
      rules: this.rules,
      players: names,
      ...(counts ? { imaginary } : {}),
      ...(seed === undefined ? {} : { seed, seeding }),
      // Those that are as usual too: rules may change what is usual.
      options: game.options.map(({ name, type, value }) => ({
        name,
        value: this.interpreter.notation.value(type, memberOf(options, name) ?? value),
        line: 0,
      })),
      events: this.#events,
      checks: this.#checks,
    };
  }

  #note(event: RecordedEvent): void {
    this.#events.push(event);
    this.#checks.push(this.#check());
  }

  /** A short checksum of a state: legal moves and points. */
  #check(): string {
    const { notation } = this.interpreter;
    const state = this.#state;
    const event = this.interpreter.chance(state);
    const chance = event && { ...event, faces: undefined, type: undefined };
    const moves = this.interpreter
      .moves(state, 'server')
      .map((move) => `${move.player} ${notation.write(state, move)}`);
    const points = this.interpreter.score(state).map(({ total }) => total);
    return digest(JSON.stringify([moves, chance, points, state.over])).slice(0, 4);
  }
}
