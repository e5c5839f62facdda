import type { Value } from '../2-model/model.ts';
import type { Game } from '../3-ir/ir.ts';
import { draw, pick, seeded } from '../runtime/random.ts';
import { endOf } from './blocks.ts';
import { type Coverage, CoverageNotes, offerName } from './coverage.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { explain } from './explain.ts';
import { Fault } from './fault.ts';
import { type Decision, decisions, movesOf, playMove } from './moves.ts';
import { Program } from './program.ts';
import { randomValue } from './random-values.ts';
import { goOn } from './run.ts';
import { score } from './score.ts';
import { blankState, type StartOptions } from './start.ts';
import { type Move, PASS } from './state.ts';
import { numberOfPart } from './stopped.ts';

export interface SimulationOptions {
  /** Check the `always` rules at every stop; on unless told otherwise. */
  readonly checkAlways?: boolean;
  /** One decision in N is also asked why a random move is not allowed; 0: never. 8 by default. */
  readonly askEvery?: number;
  /** A game is broken off after this number of moves; 100,000 by default. */
  readonly mostMoves?: number;
}

export interface Simulation {
  /** Those that were begun: fewer than asked for if too many had a fault. */
  readonly games: number;
  readonly moves: number;
  /** The most moves in one game. */
  readonly longest: number;
  /** Games that were broken off. */
  readonly unfinished: number;
  /** Of the totals at the end, by seat. */
  readonly points: readonly { mean: number; deviation: number; lowest: number; highest: number }[];
  /** The first faults, each with the seed of its game. */
  readonly faults: readonly ({ readonly seed: string; readonly move: number } & FaultNote)[];
  readonly coverage: Coverage;
}

const MOST_FAULTS = 10;
/** A game is broken off after this number of moves. */
export const MOST_MOVES = 100_000;

/** What is kept of a fault, and can be handed from one thread to another. */
interface FaultNote {
  readonly code: string;
  readonly routine: string;
  readonly about: string;
  /** Which part of the rules; see `numberOfPart`. */
  readonly at?: number;
}

/** How one game went: the points of all seats if it ended, the fault if there was one. */
export interface PlayedGame {
  readonly moves: number;
  readonly totals?: readonly number[];
  readonly fault?: FaultNote;
}

/** Plays a game for each seed, until too many had a fault, and counts. */
export function countGames(
  seeds: Iterable<string>,
  play: (seed: string) => PlayedGame,
): Omit<Simulation, 'coverage'> {
  const ended: (readonly number[])[] = [];
  const faults: Simulation['faults'][number][] = [];
  let [games, moves, longest, unfinished] = [0, 0, 0, 0];
  for (const seed of seeds) {
    const one = play(seed);
    games++;
    moves += one.moves;
    longest = Math.max(longest, one.moves);
    if (one.fault) faults.push({ seed, move: one.moves, ...one.fault });
    else if (one.totals) ended.push(one.totals);
    else unfinished++;
    if (faults.length === MOST_FAULTS) break;
  }
  const points = (ended[0] ?? []).map((_, seat) => statistics(ended.map((totals) => totals[seat]!)));
  return { games, moves, longest, unfinished, points, faults };
}

/** The seeds of games that are played one after the other. */
export function seedsOf(seed: string, from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => `${seed}/${from + index}`);
}

/** Plays games in which every player picks any legal move, all equally likely. The same seed, the same games. */
export function playRandomGames(
  game: Game,
  setup: Omit<StartOptions, 'seed' | 'stopAtChance' | 'checkAlways'>,
  count: number,
  seed: string,
  options: SimulationOptions = {},
): Simulation {
  const { checkAlways = true, askEvery = 8, mostMoves = MOST_MOVES } = options;
  const program = new Program(game);
  const notes = new CoverageNotes();
  const counted = countGames(seedsOf(seed, 0, count), (gameSeed) => {
    const words = seeded(`${gameSeed}/players`);
    let moves = 0;
    try {
      const state = blankState(program, { ...setup, seed: gameSeed, checkAlways });
      const context = program.contextOf(state);
      context.begun = notes.routines;
      state.main.push(program.begin(context, program.routine('game'), undefined, []));
      goOn(program, context, state.main);
      for (; !state.over && moves < mostMoves; moves++) step(program, context, words, notes, askEvery);
      return state.over ? { moves, totals: score(context).map(({ total }) => total) } : { moves };
    } catch (problem) {
      if (!(problem instanceof Fault)) throw problem;
      const { code, routine, about, part } = problem;
      return { moves, fault: { code, routine, about, ...(part ? { at: numberOfPart(game, part) } : {}) } };
    }
  });
  return { ...counted, coverage: notes.against(game) };
}

/** One of those who are to act makes one of the legal moves. */
function step(
  program: Program,
  context: EvaluationContext,
  words: number[],
  notes: CoverageNotes,
  askEvery: number,
): void {
  context.work = 0;
  const decision = pick(words, decisions(program, context));
  const legal = movesOf(program, context, decision, undefined, (reason) => notes.reasons.add(reason));
  if (askEvery > 0 && draw(words, askEvery) === 0) ask(program, context, words, notes, legal);
  const move = pick(words, legal);
  if (move.action !== PASS) {
    const { routine, block } = decision.frame;
    notes.actions.add(move.action);
    notes.offers.add(offerName(routine, block, move.offer!, move.action));
  }
  playMove(program, context, move);
}

/** Asks about a move that is often not allowed: a random one, or a legal move with one choice changed. */
function ask(
  program: Program,
  context: EvaluationContext,
  words: number[],
  notes: CoverageNotes,
  legal: readonly Move[],
): void {
  // By action first: one that has very many moves shall not keep the others from being asked about.
  const action = pick(words, [...new Set(legal.map((one) => one.action))]);
  const near = pick(
    words,
    legal.filter((one) => one.action === action),
  );
  const changed = draw(words, 2) === 0 && near.action !== PASS;
  const move = changed
    ? alteredMove(program, context, words, near, legal)
    : anyMove(program, context, words, legal);
  const refusal = explain(program, context, move);
  if (refusal?.rule === 'fault') throw new Fault('broken', '', `explain ${move.action}`);
  if (refusal) notes.reasons.add(refusal.rule);
}

function alteredMove(
  program: Program,
  context: EvaluationContext,
  words: number[],
  move: Move,
  legal: readonly Move[],
): Move {
  const { choices } = program.action(move.action);
  if (choices.length === 0) return move;
  const choice = pick(words, choices);
  const value = randomValue(program, context, words, choice, legal);
  return { ...move, choices: { ...move.choices, [choice.name]: value } };
}

/** Any action of any player, half of the time one that is offered to that player, or was, without a move. */
function anyMove(
  program: Program,
  context: EvaluationContext,
  words: number[],
  legal: readonly Move[],
): Move {
  const player = pick(words, context.seating.players);
  const near = actionsNear(program, context, player);
  const all = [...program.actions.keys()];
  const action = near.length > 0 && draw(words, 2) === 0 ? pick(words, near) : pick(words, all);
  const choices: Record<string, Value> = {};
  for (const choice of program.action(action).choices)
    choices[choice.name] = randomValue(program, context, words, choice, legal);
  return { player, action, choices };
}

function actionsNear(program: Program, context: EvaluationContext, player: number): string[] {
  const open = decisions(program, context).filter(({ who }) => who === player);
  const skipped = context.state.skipped.filter(({ who }) => who === player);
  const ends = [
    ...open.map(({ choice }: Decision) => choice),
    ...skipped.map((frame) => endOf(program, frame)),
  ];
  return ends.flatMap((end) => (end.end === 'choice' ? end.offers.map(({ action }) => action) : []));
}

function statistics(values: readonly number[]): Simulation['points'][number] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const lowest = values.reduce((low, value) => Math.min(low, value));
  const highest = values.reduce((high, value) => Math.max(high, value));
  return { mean, deviation: Math.sqrt(variance), lowest, highest };
}
