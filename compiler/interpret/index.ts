/**
 * The reference interpreter: what a game in the intermediate form means. It knows no game and no language text.
 *
 * Reading order: `state.ts` (where a game stands), `program.ts` (a game made ready: `expressions.ts`, `things.ts`,
 * `collections.ts`, `stores.ts`, `steps.ts`, `ends.ts`), `blocks.ts` and `run.ts` (from stop to stop), `head.ts`
 * (one walk that lists, plays and explains), `moves.ts`, `explain.ts`, `chance.ts`, `rank.ts`.
 * Around it: `notation.ts`, `view.ts`, `score.ts`, `examples.ts` and `jump-to-decision.ts`, `simulate.ts`.
 */
export { type ChanceEvent, drawOutcome } from './chance.ts';
export type { Coverage } from './coverage.ts';
export type { Meter } from './evaluation-context.ts';
export { type ExampleProblem, runExample } from './examples.ts';
export { asFault, Fault, type FaultCode, type Refusal, Refused } from './fault.ts';
export { type Choices, type Visitor, walkOffer } from './head.ts';
export { createInterpreter, Interpreter } from './interpreter.ts';
export { type Decision, decisions, type Pending, pendingChance } from './moves.ts';
export type { Notation, NotationProblem } from './notation.ts';
export type { Result, SeatScore } from './score.ts';
export { playRandomGames, type Simulation, type SimulationOptions } from './simulate.ts';
export type { StartOptions } from './start.ts';
export { copyState, type Frame, type Move, type Setup, type State } from './state.ts';
export type { Hidden, Shown, View, Viewer } from './view.ts';
