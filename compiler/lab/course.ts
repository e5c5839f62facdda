import { Arena } from '../bots/arena.ts';
import { type BotDecision, Mind } from '../bots/bot-decision.ts';
import type { Estimate } from '../bots/estimates.ts';
import { Evaluation } from '../bots/evaluation.ts';
import type { BotGame } from '../bots/game.ts';
import { tryEachMove } from '../bots/greedy.ts';
import { RandomNumbers } from '../bots/random-numbers.ts';
import { type CoreSetup, PASS } from '../runtime/core.ts';
import { offerOf } from '../runtime/moves.ts';
import type { EndOfGame } from './end-of-game.ts';
import { Measures } from './measures.ts';
import { Refusals } from './refusals.ts';

/** What a decision is worth is told in tenths of a point. */
export const GAIN_PARTS = 10;

/** To go on without doing anything: no action of the rules can be called that. */
export const PASSING = '(pass)';

/**
 * Follows the course of a game, move by move: who leads, how much there is to choose from, what is done. That takes far longer than
 * playing, so only some games are followed.
 */
export class CourseOfGame {
  readonly #game: BotGame;
  #measures = new Measures();
  readonly #mind: Mind;
  readonly #scratch: Arena;
  readonly #random = new RandomNumbers('course');
  #evaluation: Evaluation | undefined;
  #moves = 0;
  #decisions = 0;
  #turns = 0;
  #sample: { readonly words: Int32Array; readonly player: number } | undefined;
  readonly #refusals: Refusals;
  #setup: Omit<CoreSetup, 'seed'> = { players: 0, imaginary: 0, options: [] };
  /** In the order in which they acted for the first time. */
  #order: number[] = [];
  /** By seat and action, how often it was chosen. */
  #used: number[][] = [];
  /** After how many moves who led; -1 for nobody alone. */
  #leaders: { readonly moves: number; readonly seat: number }[] = [];

  constructor(game: BotGame) {
    this.#game = game;
    this.#mind = new Mind(game);
    this.#scratch = new Arena(game);
    this.#refusals = new Refusals(this.#scratch);
  }

  /** A game has begun in the arena. The same number, the same samples. */
  begin(arena: Arena, setup: Omit<CoreSetup, 'seed'>, game: number, measures: Measures): void {
    this.#measures = measures;
    this.#setup = setup;
    this.#random.restart(game);
    this.#moves = 0;
    this.#decisions = 0;
    this.#turns = 0;
    this.#sample = undefined;
    this.#order = [];
    this.#leaders = [];
    this.#used = Array.from({ length: setup.players }, () => this.#game.data.actions.map(() => 0));
    this.#scratch.load(arena.live);
    this.#scratch.reseed(this.#random);
    this.#evaluation = new Evaluation(this.#scratch, this.#mind.characterOf(setup).aim, this.#random);
  }

  /** Before a player moves, who has so many moves to choose from. */
  before(arena: Arena, player: number, count: number): void {
    this.#measures.tally('choices').add(count);
    if (!this.#order.includes(player)) this.#order.push(player);
    if (count < 2) return;
    // One of all decisions, each as likely.
    if (this.#random.below(++this.#decisions) === 0) this.#sample = { words: arena.words(), player };
  }

  /** After a move; `next` is who is to act then, -1 for nobody. */
  after(arena: Arena, player: number, decision: number, code: number, next: number): void {
    this.#moves++;
    const offers = this.#game.data.decisions[decision]!.offers;
    if (code !== 0) this.#used[player]![offers[offerOf(offers, code)]!.action]!++;
    if (next === player) return;
    this.#turns++;
    this.#leaders.push({ moves: this.#moves, seat: this.#leader(arena) });
  }

  /** The game is over. */
  end(result: EndOfGame): void {
    const { players } = this.#setup;
    const measures = this.#measures;
    measures.counter('followed').value++;
    measures.tally('turns').add(this.#turns);
    for (const [index, { name }] of this.#game.data.actions.entries()) {
      const uses = this.#used.map((used) => used[index]!);
      measures.counter(`action ${name} games`).value += uses.some((count) => count > 0) ? 1 : 0;
      for (const [seat, count] of uses.entries())
        measures.tally(`action ${name} by ${result.isWinner[seat] ? 'winners' : 'others'}`).add(count);
    }
    if (this.#sample) this.#lookInto(this.#sample.words, this.#sample.player);
    if (players < 2) return;
    for (const [position, seat] of this.#order.entries())
      if (result.isWinner[seat]) measures.counter(`order ${position + 1} won ${result.winners}`).value++;
    const led = this.#leaders.filter(({ seat }) => seat >= 0);
    measures
      .tally('lead changes')
      .add(led.filter(({ seat }, at) => at > 0 && seat !== led[at - 1]!.seat).length);
    if (result.winners !== 1) return;
    const winner = result.isWinner.indexOf(true);
    const last = this.#leaders.findLast(({ seat }) => seat !== winner);
    measures.tally('decided at').add(Math.round((100 * (last?.moves ?? 0)) / Math.max(1, this.#moves)));
  }

  /** Who is alone in front, by the points so far and what would be scored now; -1 for nobody. */
  #leader(arena: Arena): number {
    const evaluation = this.#evaluation!;
    this.#scratch.load(arena.live, arena.scorings);
    evaluation.estimate();
    let [leader, best] = [-1, Number.NEGATIVE_INFINITY];
    for (const seat of evaluation.contenders) {
      const worth = evaluation.worth[seat]!;
      if (worth > best) [leader, best] = [seat, worth];
      else if (worth === best) leader = -1;
    }
    return leader < this.#setup.players ? leader : -1;
  }

  /** The sampled decision: how much depends on it, which action is the best there, and what the rules forbid. */
  #lookInto(words: Int32Array, player: number): void {
    const measures = this.#measures;
    const estimates = tryEachMove(this.#consider(words, player));
    const margins = estimates.map(({ margin }) => margin);
    const mean = margins.reduce((sum, margin) => sum + margin, 0) / margins.length;
    measures.tally('gain').add(Math.round(GAIN_PARTS * (Math.max(...margins) - mean)));
    const decision = this.#refusals.about(words, player, this.#random, measures);
    this.#countBest(decision, estimates);
  }

  /** Where different actions can be chosen: which of them the best move belongs to, if only one. */
  #countBest(decision: number, estimates: readonly Estimate[]): void {
    const { actions, decisions } = this.#game.data;
    const { offers } = decisions[decision]!;
    const best = new Map<string, number>();
    for (const { move, margin } of estimates) {
      const name = move === PASS ? PASSING : actions[offers[offerOf(offers, move)]!.action]!.name;
      best.set(name, Math.max(margin, best.get(name) ?? Number.NEGATIVE_INFINITY));
    }
    if (best.size < 2) return;
    const most = Math.max(...best.values());
    const isAlone = [...best.values()].filter((margin) => margin === most).length === 1;
    for (const [name, margin] of best) {
      this.#measures.counter(`offered ${name}`).value++;
      this.#measures.counter(`best ${name}`).value += isAlone && margin === most ? 1 : 0;
    }
  }

  #consider(words: Int32Array, player: number): BotDecision {
    return this.#mind.consider(words, this.#setup.options, player, `gain ${this.#random.next()}`);
  }
}
