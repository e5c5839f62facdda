import type { Value } from '../2-model/model.ts';
import { isList, memberOf } from '../2-model/values.ts';
import { drawOutcome } from '../interpret/chance.ts';
import { createInterpreter, type Interpreter, type Move, type State } from '../interpret/index.ts';
import { PASS } from '../interpret/state.ts';
import { compare } from '../problems/problem.ts';
import { Codec } from '../protocol/codec.ts';
import { readMove } from '../protocol/moves.ts';
import { showChance, showResult, showScores, showState, showView } from '../protocol/show.ts';
import { fromSeedIfAny } from '../runtime/chance-source.ts';
import type { FieldData, GameData, OfferData } from '../runtime/data.ts';
import { placeOf } from '../runtime/fields.ts';
import { digestOf, type Json } from '../runtime/json.ts';
import { pick, seeded } from '../runtime/random.ts';
import type { State as EngineState, Setup } from '../runtime/state.ts';
import { Apart, asApart, both, StoppedAlike, same, type What, written } from './apart.ts';
import { ArbitraryChanges } from './arbitrary-changes.ts';
import { ALL, type EngineMachine, type EngineRuntime, type GeneratedEngine, NOBODY } from './engine.ts';
import { questionsAbout } from './questions.ts';
import type { Reached } from './reached.ts';
import { ruleOf } from './rule.ts';
import { Secrets } from './shown.ts';
import { Twins } from './twins.ts';
import type { Way } from './ways.ts';
import { WordComparison, wordOf } from './words.ts';

/** Where interpreter and engine do not agree. */
export interface Disagreement {
  readonly what: What;
  readonly about: string;
  /** The id of the rule that differs, as far as it can be told. */
  readonly rule: string;
  /** What the interpreter says, and what the engine. */
  readonly expected: string;
  readonly found: string;
  readonly way: Way;
  /** Undefined: chance was supplied to both. */
  readonly seed: string | undefined;
  /** Everything that happened before, as it is written. */
  readonly log: readonly string[];
}

export interface Played {
  readonly moves: number;
  /** Of the states that were written down: the same wherever the same games are played. */
  readonly digest: string;
  /** The rules could not go on, and both said so. */
  readonly isStopped?: true;
  readonly disagreement: Disagreement | undefined;
}

/** Everything is written down and compared, names included, once in this number of moves; in between, values are. */
const WRITTEN_EVERY = 64;

/** The interpreter and the engine of a game, played side by side. */
export class Agreement {
  readonly #id: string;
  readonly #interpreter: Interpreter;
  readonly #codec: Codec;
  readonly #runtime: EngineRuntime;
  readonly #machine: EngineMachine;
  readonly #twins: Twins | undefined;
  readonly #secrets: Secrets;
  readonly #given: ArbitraryChanges;
  /** Whether faces may be hidden: then views are always written down. */
  readonly #hidesFaces: boolean;

  constructor(
    { id, game }: { readonly id: string; readonly game: Interpreter['program']['game'] },
    { data, createCore, createTwin, runtime }: GeneratedEngine,
  ) {
    this.#id = id;
    this.#interpreter = createInterpreter(game);
    this.#codec = new Codec(this.#interpreter);
    this.#runtime = runtime;
    this.#machine = new runtime.Machine(createCore(), data);
    this.#twins = createTwin && new Twins(this.#machine.core, createTwin(this.#machine.core), data);
    this.#secrets = new Secrets(this.#interpreter, this.#codec);
    this.#given = new ArbitraryChanges(this.#interpreter, this.#codec, this.#machine, runtime);
    this.#hidesFaces =
      !this.#secrets.isEmpty && data.pieces.some(({ name, face }) => face && liesHidden(data, name));
  }

  /**
   * A random game of at most `mostMoves`. With a seed both draw the same random numbers; where chance is `supplied`, both
   * are told what it gives. With `reached` moves that are new are preferred, and what the game comes to is noted there.
   */
  play(way: Way, seed: string, mostMoves: number, supplied: boolean, reached?: Reached): Played {
    const table = new Table(way, supplied ? undefined : seed, reached);
    try {
      this.#play(table, seeded(`${seed}/players`), seeded(seed), mostMoves);
      this.#breakRules(table, seeded(`${seed}/always`));
      this.#playTwins(way, seed, mostMoves);
      return { moves: table.moves, digest: table.digest, disagreement: undefined };
    } catch (problem) {
      if (problem instanceof StoppedAlike)
        return { moves: table.moves, digest: table.digest, isStopped: true, disagreement: undefined };
      const apart = asApart(problem);
      const { what, about, expected, found } = apart;
      return {
        moves: table.moves,
        digest: table.digest,
        disagreement: {
          what,
          about,
          rule: ruleOf(apart, table.log, this.#interpreter.program.game),
          expected: written(expected),
          found: written(found),
          way,
          seed: table.seed,
          log: table.log,
        },
      };
    }
  }

  #play(table: Table, words: number[], dice: number[], mostMoves: number): void {
    this.#start(table);
    this.#compare(table, true);
    while (!table.reference.over && table.moves < mostMoves) {
      if (this.#giveChance(table, dice)) continue;
      const players = this.#interpreter.toAct(table.reference);
      const legal = players.map((player) => this.#sameMoves(table, player));
      this.#ask(table, words, legal.flat());
      this.#move(table, this.#choose(table, words, legal));
      this.#compare(table, table.moves % WRITTEN_EVERY === 0 || table.reference.over);
    }
    for (const name in table.reference.points) table.reached?.note('scoring', name);
    const [expected, found] = both(
      () => showResult(this.#interpreter, this.#codec, table.reference),
      () => this.#runtime.showResult(this.#machine, table.state),
    );
    same('result', '', expected, found);
  }

  /** The core beside the one in WebAssembly, which need not be compared with the interpreter again. */
  #playTwins(way: Way, seed: string, mostMoves: number): void {
    if (!this.#twins) return;
    const setup = { ...this.#setup(way), seed: seeded(`${seed}/twins`) };
    this.#twins.play(setup, seeded(`${seed}/twins/players`), mostMoves);
    this.#twins.playOut(setup, seeded(`${seed}/twins/playout`), mostMoves);
  }

  #setup({ players, imaginary, options }: Way): Setup {
    const { data } = this.#machine;
    return {
      players,
      imaginary,
      options: data.options.map(({ name, value }) => wordOf(memberOf(options, name) ?? value)),
    };
  }

  #start(table: Table): void {
    const { players, imaginary, options } = table.way;
    const seed = table.seed === undefined ? {} : { seed: table.seed };
    const { data } = this.#machine;
    const setup = this.#setup(table.way);
    [table.reference, table.state] = both(
      () => this.#interpreter.start({ players, imaginary, options, ...seed }),
      () => this.#machine.begin(setup, fromSeedIfAny(table.seed)),
    );
    const seating = { players, seats: players + imaginary };
    table.words = new WordComparison(data, this.#machine.fields, seating);
  }

  // ---- moves

  /** The legal moves of a player, from 0: both list the same. */
  #sameMoves({ reference, state, moves }: Table, player: number): Move[] {
    const core = this.#machine.enter(state);
    const [legal, count] = both(
      () => this.#interpreter.moves(reference, player),
      () => core.moveCount(player),
    );
    const { offers = [] } = this.#machine.data.decisions[core.decisionOf(player)] ?? {};
    const expected = new Float64Array(legal.length);
    for (let index = 0; index < expected.length; index++) expected[index] = this.#code(offers, legal[index]!);
    const found = new Float64Array(count);
    for (let index = 0; index < found.length; index++) found[index] = core.moveAt(index);
    // Often both list them in the same order; as sets they must be the same in any.
    const isAlike = sameNumbers(expected, found) || sameNumbers(expected.sort(), found.sort());
    if (!isAlike || moves % WRITTEN_EVERY === 0) {
      const write = (move: Move): string => this.#interpreter.notation.write(reference, move);
      const listed = this.#machine.moves(state, player);
      same(
        'moves',
        `of player ${player + 1}`,
        legal.map(write).sort(compare),
        listed.map((move) => this.#runtime.writeMove(this.#machine, move)).sort(compare),
      );
      if (!isAlike) throw new Apart('moves', `of player ${player + 1}, as codes`, [...expected], [...found]);
    }
    return legal;
  }

  #code(offers: readonly OfferData[], move: Move): number {
    if (move.action === PASS) return 0;
    const { choices } = this.#interpreter.program.action(move.action);
    const values: (number | number[])[] = [];
    for (const { name } of choices) {
      const value: Value = memberOf(move.choices, name) ?? null;
      values.push(isList(value) ? value.map(wordOf) : wordOf(value));
    }
    return this.#runtime.encode(this.#machine.core, offers[move.offer!]!, values);
  }

  /** Any legal move of anybody; every second time one with an action that was never played, if there is one. */
  #choose({ reached }: Table, words: number[], legal: readonly (readonly Move[])[]): Move {
    const fresh = reached ? legal.flat().filter(({ action }) => reached.isNew(action)) : [];
    const move =
      fresh.length > 0 && pick(words, [true, false]) ? pick(words, fresh) : pick(words, pick(words, legal));
    reached?.note('action', move.action);
    return move;
  }

  #move(table: Table, move: Move): void {
    const { reference, state } = table;
    const text = this.#interpreter.notation.write(reference, move);
    table.log.push(`${move.player + 1} ${text}`);
    table.moves++;
    const [, next] = both(
      () => this.#interpreter.advance(reference, move),
      () => this.#machine.play(state, text, move.player),
    );
    table.state = stateIn(next, text);
  }

  /** Both give the same reason, or none. */
  #ask({ reference, state, reached }: Table, words: number[], legal: readonly Move[]): void {
    for (const { player, text } of questionsAbout(this.#interpreter, reference, words, legal)) {
      const move = readMove(this.#interpreter, reference, text, player);
      const expected = move ? (this.#interpreter.explain(reference, move)?.rule ?? null) : 'no-such-move';
      const asked = this.#machine.read(state, text, player);
      const found = asked ? (this.#machine.refusal(state, asked)?.reason ?? null) : 'no-such-move';
      if (found !== expected) throw new Apart('reason', `player ${player + 1}: ${text}`, expected, found);
      if (expected !== null) reached?.note('reason', expected);
    }
  }

  // ---- chance

  /** Where chance is to decide: both say about what, and are told the outcome. */
  #giveChance(table: Table, dice: number[]): boolean {
    const { reference, state } = table;
    const event = this.#interpreter.chance(reference);
    const shown = this.#runtime.showChance(this.#machine, state);
    if (!event) {
      if (shown !== null) throw new Apart('chance', '', null, shown);
      return false;
    }
    same('chance', '', showChance(this.#interpreter, event), shown);
    const { program, notation } = this.#interpreter;
    const context = program.contextOf({ ...reference, random: dice });
    const outcome = drawOutcome(program, context, event);
    const text = notation.writeOutcome(event, outcome);
    table.log.push(`chance ${text}`);
    const [, next] = both(
      () => this.#interpreter.advanceChance(reference, outcome),
      () => this.#runtime.supplied(this.#machine, state, text),
    );
    table.state = stateIn(next, text);
    this.#compare(table, false);
    return true;
  }

  // ---- states

  /** Everything is the same on both sides; `whole` writes it down with all names. */
  #compare(table: Table, whole: boolean): void {
    const { reference, state, words } = table;
    const core = this.#machine.enter(state);
    const apart = words.differ(reference, core.memory);
    if (apart) throw new Apart('state', apart.about, apart.expected, apart.found);
    const toAct = this.#interpreter.toAct(reference).map((player) => player + 1);
    const waits = core.chance() < 0 ? this.#machine.toAct(state) : [];
    if (waits.length !== toAct.length || waits.some((player, index) => player !== toAct[index]))
      throw new Apart('turn', 'who is to act', toAct, [...waits]);
    if (core.isOver() !== reference.over) throw new Apart('turn', 'over', reference.over, core.isOver());
    this.#sameRandom(reference, core.memory);
    if (whole || this.#hidesFaces) this.#sameWritten(table);
    else if (!this.#secrets.isEmpty) this.#sameHidden(table);
  }

  #sameRandom({ random }: State, memory: Int32Array): void {
    if (!random) return;
    for (let index = 0; index < 4; index++)
      if (memory[4 + index] !== (random[index]! | 0))
        throw new Apart(
          'state',
          'random numbers',
          random.map((word) => word | 0),
          [...memory.subarray(4, 8)],
        );
  }

  /**
   * What is hidden from each of the players, and from somebody who sits nowhere, as far as it has changed; the rest of
   * a view is as in the state.
   */
  #sameHidden({ reference, state, way, words }: Table): void {
    const machine = this.#machine;
    const changed = words.changed(machine.core.memory, ({ name }) => this.#secrets.has(name));
    if (changed.length === 0) return;
    for (let seat = NOBODY; seat < way.players; seat++) {
      const show = (field: FieldData): Json => this.#runtime.showField(machine, state, field, seat);
      const who = seat === NOBODY ? 'spectator' : seat;
      const apart = this.#secrets.differ(reference, who, changed, show);
      if (apart) throw new Apart('view', `of ${nameOf(seat)}: ${apart.about}`, apart.expected, apart.found);
    }
  }

  /** State, views and scores with all names. */
  #sameWritten(table: Table): void {
    const { reference, state, way } = table;
    const [id, interpreter, codec] = [this.#id, this.#interpreter, this.#codec];
    const show = (seat: number): Json => this.#runtime.showState(this.#machine, state, seat);
    const whole = showState(id, interpreter, codec, reference);
    same('state', '', whole, show(ALL));
    const digest = digestOf(whole);
    same('state', 'digest', digest, this.#runtime.stateDigest(this.#machine, state));
    table.digests.push(digest);
    for (let seat = NOBODY; seat < way.players; seat++) {
      const who = seat === NOBODY ? 'spectator' : seat;
      // At the end of a game from the interpreter's own view; before, the state with its secrets is the same, and quicker.
      const expected =
        reference.over || this.#hidesFaces
          ? showView(id, interpreter, codec, reference, who)
          : this.#secrets.view(reference, whole, who);
      same('view', `of ${nameOf(seat)}`, expected, show(seat));
    }
    this.#sameAlways(table);
    same(
      'score',
      '',
      showScores(interpreter, codec, reference),
      this.#runtime.showScores(this.#machine, state),
    );
  }

  // ---- what is always so

  /** Both find the same rule broken, or none. */
  #sameAlways({ reference, state }: Table): void {
    same('always', '', this.#interpreter.broken(reference) ?? null, this.#machine.broken(state) ?? null);
  }

  /**
   * After the game, what the `always` rules read is changed on both sides, until one is broken: in a game none ever is,
   * so that an engine that always finds them kept would be right there.
   */
  #breakRules(table: Table, words: number[]): void {
    for (const change of this.#given.changes(table, words)) {
      table.log.push(`given ${change}`);
      const apart = table.words.differ(table.reference, this.#machine.enter(table.state).memory);
      if (apart) throw new Apart('state', apart.about, apart.expected, apart.found);
      this.#sameAlways(table);
    }
  }
}

/** One game on both sides. */
class Table {
  readonly way: Way;
  readonly seed: string | undefined;
  readonly reached: Reached | undefined;
  readonly log: string[] = [];
  readonly digests: string[] = [];
  moves = 0;
  reference!: State;
  state!: EngineState;
  words!: WordComparison;

  constructor(way: Way, seed: string | undefined, reached: Reached | undefined) {
    this.way = way;
    this.seed = seed;
    this.reached = reached;
  }

  get digest(): string {
    return digestOf(this.digests);
  }
}

/** Whether pieces of this sort may lie where not everybody sees them. */
function liesHidden({ fields }: GameData, pieces: string): boolean {
  return fields.some((field) => field.seenBy !== 'everyone' && placeOf(field) === pieces);
}

function sameNumbers(a: Float64Array, b: Float64Array): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

function nameOf(seat: number): string {
  return seat === NOBODY ? 'nobody' : `player ${seat + 1}`;
}

/** The state that a move led to; the engine refused what the interpreter lists otherwise. */
function stateIn(next: unknown, text: string): EngineState {
  if (typeof next === 'object' && next !== null && 'game' in next) return next as EngineState;
  throw new Apart('moves', text, null, next);
}
