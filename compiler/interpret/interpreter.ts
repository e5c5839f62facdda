import type { Expr, Value } from '../2-model/model.ts';
import type { Game } from '../3-ir/ir.ts';
import { type ChanceEvent, drawOutcome, isPossible } from './chance.ts';
import { type Meter, spend, VALUES_A_STEP } from './evaluation-context.ts';
import { explain, type IsMeant } from './explain.ts';
import { prepare } from './expressions.ts';
import { type Refusal, Refused } from './fault.ts';
import { decisions, movesOf, pendingChance, playMove } from './moves.ts';
import { makeNotation, type Notation } from './notation.ts';
import { Program } from './program.ts';
import { goOn, goOnWith } from './run.ts';
import { type Result, result, type SeatScore, score } from './score.ts';
import { blankState, type StartOptions, sizeOfState } from './start.ts';
import { copyState, type Move, type State } from './state.ts';
import { isNothingTold, isOutcomeSeen, type View, type Viewer, view } from './view.ts';

/** What it costs to copy a state: as much as this number of steps, and those for its values. */
const A_STATE = 50;

/** The reference meaning of a game: slow, plain, and by definition right. */
export class Interpreter {
  readonly program: Program;
  readonly notation: Notation;

  constructor(game: Game, meter?: Meter) {
    this.program = new Program(game, meter);
    this.notation = makeNotation(this.program);
  }

  /** A new game, up to its first stop. */
  start(options: StartOptions): State {
    const state = blankState(this.program, options);
    const context = this.program.contextOf(state);
    state.main.push(this.program.begin(context, this.program.routine('game'), undefined, []));
    goOn(this.program, context, state.main);
    return state;
  }

  /** A game of which nothing has been played, not even its set-up: what examples start from. */
  blank(options: StartOptions): State {
    return blankState(this.program, options);
  }

  /** The players who are to act; several where they act at once, nobody at a chance event or at the end. */
  toAct(state: State): number[] {
    return decisions(this.program, this.program.contextOf(state)).map(({ who }) => who);
  }

  /** All legal moves, of one player or, for the `server`, of all who are to act. */
  moves(state: State, player: number | 'server'): Move[] {
    const context = this.program.contextOf(state);
    const open = decisions(this.program, context).filter(({ who }) => player === 'server' || who === player);
    return open.flatMap((decision) => movesOf(this.program, context, decision));
  }

  /** The state after a move; the one given stays as it is. Throws `Refused` for a move that is not allowed. */
  play(state: State, move: Move): State {
    const copy = this.#copy(state);
    this.advance(copy, move);
    return copy;
  }

  #copy(state: State): State {
    const context = this.program.contextOf(state);
    spend(context, A_STATE + (sizeOfState(this.program, context) >> VALUES_A_STEP));
    return copyState(state);
  }

  /** The same in place: for simulations. After a `Fault` the state is of no use. */
  advance(state: State, move: Move): void {
    const context = this.program.contextOf(state);
    try {
      playMove(this.program, context, move);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      throw new Refused(this.explain(state, move) ?? problem.refusal);
    }
  }

  /** Why a move is not allowed; undefined if it is. Choices may be left out; `isMeant` says which offers are asked. */
  explain(state: State, move: unknown, isMeant?: IsMeant): Refusal | undefined {
    return explain(this.program, this.program.contextOf(state), move, isMeant);
  }

  /** The chance event at which the game stands. */
  chance(state: State): ChanceEvent | undefined {
    return pendingChance(this.program, this.program.contextOf(state))?.event;
  }

  /** Whether chance can give this outcome now. */
  mayGive(state: State, outcome: Value): boolean {
    const context = this.program.contextOf(state);
    const pending = pendingChance(this.program, context);
    return pending !== undefined && isPossible(this.program, context, pending.event, outcome);
  }

  /** The state after chance gave this outcome. Throws `Refused` if it cannot. */
  supply(state: State, outcome: Value): State {
    const copy = this.#copy(state);
    this.advanceChance(copy, outcome);
    return copy;
  }

  /** The same with an outcome from the state's own random numbers. */
  letChanceDecide(state: State): State {
    const copy = this.#copy(state);
    this.advanceChance(copy);
    return copy;
  }

  /** Goes on from a chance event in place, with the outcome given or drawn. */
  advanceChance(state: State, outcome?: Value): void {
    const context = this.program.contextOf(state);
    const pending = pendingChance(this.program, context);
    if (!pending) throw new Refused({ rule: 'no-chance', action: 'chance' });
    const value = outcome === undefined ? drawOutcome(this.program, context, pending.event) : outcome;
    if (!isPossible(this.program, context, pending.event, value))
      throw new Refused({ rule: 'no-such-move', action: 'chance' });
    goOnWith(this.program, context, pending.frames, pending.end, pending.event, value);
  }

  /** What a player may see, or somebody who only looks on. */
  view(state: State, seat: Viewer): View {
    return view(this.program, this.program.contextOf(state), seat);
  }

  /** Whether nobody has learned anything on the way from one state to a later one: only then it may be taken back. */
  isNothingTold(before: State, after: State): boolean {
    return isNothingTold(this.program, this.program.contextOf(before), this.program.contextOf(after));
  }

  /** Whether a player, or somebody who only looks on, may be told what chance gave between two states. */
  isOutcomeSeen(
    given: { readonly event: ChanceEvent; readonly outcome: Value },
    before: State,
    after: State,
    seat: Viewer,
  ): boolean {
    const { program } = this;
    const contexts = { before: program.contextOf(before), after: program.contextOf(after) };
    return isOutcomeSeen(program, { ...given, ...contexts }, seat);
  }

  score(state: State): SeatScore[] {
    return score(this.program.contextOf(state));
  }

  result(state: State): Result | undefined {
    return result(this.program, this.program.contextOf(state));
  }

  /** The first of the `always` rules that does not hold; undefined if all hold. */
  broken(state: State): string | undefined {
    const context = this.program.contextOf(state);
    return this.program.always.find(({ condition }) => condition(context) !== true)?.name;
  }

  /** The value of an expression that mentions no locals. */
  evaluate(state: State, expr: Expr): Value {
    return prepare(expr, this.program.freshNames(), this.program)(this.program.contextOf(state));
  }
}

/** With a meter, all that is done is counted on it, and stops as endless when nothing is left. */
export function createInterpreter(game: Game, meter?: Meter): Interpreter {
  return new Interpreter(game, meter);
}
