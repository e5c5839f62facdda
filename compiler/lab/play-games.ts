import { Arena } from '../bots/arena.ts';
import { chosenCode } from '../bots/bot.ts';
import { type BotDecision, Mind } from '../bots/bot-decision.ts';
import type { Evaluation } from '../bots/evaluation.ts';
import type { BotGame } from '../bots/game.ts';
import { RandomNumbers } from '../bots/random-numbers.ts';
import { type Core, Fault, PASS } from '../runtime/core.ts';
import { offerOf } from '../runtime/moves.ts';
import { CourseOfGame } from './course.ts';
import { EndOfGame } from './end-of-game.ts';
import { Measures } from './measures.ts';
import { botAt, GameSeeds, type Plan, type Player, type Range } from './plan.ts';

/** A game is broken off after this number of moves. */
export const MOST_MOVES = 100_000;

/** Of games in which everybody plays at random, the first are followed move by move, and after them one in so many. */
export const FOLLOWED_FIRST = 512;
export const FOLLOWED_ONE_IN = 65_536;

/** Greedy bots play a game to its end, to hear which scorings are still to come, only after so many moves: it takes as long as they do. */
const FORESEEN_FOR = 16;

/** Whoever thinks takes so long that following costs little beside it. */
function isAllFollowed({ bots }: Plan): boolean {
  return bots.some(({ bot }) => bot === 'greedy' || bot === 'search');
}

function isOneFollowed(game: number): boolean {
  return game < FOLLOWED_FIRST || game % FOLLOWED_ONE_IN === 0;
}

/**
 * Plays the games of a plan and measures them. Which games are played here, in which order, and how many at a time, changes
 * nothing about what is measured in each.
 */
export class GamePlayer {
  readonly #game: BotGame;
  readonly #plan: Plan;
  readonly #chance: GameSeeds;
  readonly #choosing: GameSeeds;
  /** Most games are played in a core that tells nobody of its scorings, which is quicker. */
  readonly #core: Core;
  readonly #arena: Arena;
  readonly #mind: Mind;
  readonly #random: RandomNumbers;
  /** Which scorings greedy bots take to be still to come, found out after so many of them, and until when they do. */
  #foreseen:
    | { readonly evaluation: Evaluation; readonly scorings: number; readonly until: number }
    | undefined;
  /** What the bots think with. */
  readonly #thinking: RandomNumbers;
  readonly #course: CourseOfGame;
  /** Nobody thinks: the core can play by itself. */
  readonly #isRandom: boolean;
  readonly #isAllFollowed: boolean;
  readonly #setup;

  constructor(game: BotGame, plan: Plan) {
    this.#game = game;
    this.#plan = plan;
    this.#chance = new GameSeeds(plan.seed, 'chance');
    this.#choosing = new GameSeeds(plan.seed, 'players');
    this.#core = game.createCore();
    this.#arena = new Arena(game);
    this.#mind = new Mind(game);
    this.#random = new RandomNumbers(`players/${plan.seed}`);
    this.#thinking = new RandomNumbers(`thinking/${plan.seed}`);
    this.#course = new CourseOfGame(game);
    const { players, imaginary, options } = plan;
    this.#isRandom = plan.bots.every(({ bot }) => bot === 'random');
    this.#isAllFollowed = isAllFollowed(plan);
    this.#setup = { players, imaginary, options, seed: this.#chance.words };
  }

  /** Plays these games, and gives what was seen in them. */
  play([from, to]: Range): Measures {
    const measures = new Measures();
    const { data } = this.#game;
    const end = new EndOfGame(this.#core, data, this.#plan, measures);
    const followedEnd = new EndOfGame(this.#arena.core, data, this.#plan, measures);
    const [games, unfinished] = [measures.counter('games'), measures.counter('unfinished')];
    for (let game = from; game < to; game++) {
      games.value++;
      this.#chance.of(game);
      try {
        const isOver =
          this.#isAllFollowed || isOneFollowed(game)
            ? this.#playMoveByMove(game, followedEnd, measures)
            : this.#isRandom
              ? this.#playOut(game, end)
              : this.#playMoveByMove(game, followedEnd);
        if (!isOver) unfinished.value++;
      } catch (problem) {
        if (!isFault(problem)) throw problem;
        const { code, about } = problem;
        measures.counter('faulty').value++;
        measures.addFault({ game, move: this.#moves, code, about });
      }
    }
    return measures;
  }

  /** Plays one game and gives what is compared of it; undefined if it did not end. */
  observe(game: number): ReadonlyMap<string, number> | undefined {
    this.#observed ??= new EndOfGame(
      this.#isRandom ? this.#core : this.#arena.core,
      this.#game.data,
      this.#plan,
      new Measures(),
    );
    this.#chance.of(game);
    try {
      const isOver = this.#isRandom
        ? this.#playOut(game, this.#observed)
        : this.#playMoveByMove(game, this.#observed);
      return isOver ? this.#observed.observation(this.#moves) : undefined;
    } catch (problem) {
      if (isFault(problem)) return undefined;
      throw problem;
    }
  }

  #observed: EndOfGame | undefined;

  /** The moves of the game that is played. */
  #moves = 0;

  #playOut(game: number, end: EndOfGame): boolean {
    const core = this.#core;
    this.#moves = 0;
    core.start(this.#setup);
    core.seedPlayouts(this.#choosing.of(game));
    this.#moves = core.playOut(MOST_MOVES);
    if (!core.isOver()) return false;
    end.read(game, this.#moves);
    return true;
  }

  /** Plays a game move by move, and follows its course where that is to be measured. */
  #playMoveByMove(game: number, end: EndOfGame, measures?: Measures): boolean {
    const arena = this.#arena;
    const { core } = arena;
    const course = measures && this.#course;
    this.#moves = 0;
    arena.scorings = 0;
    core.start(this.#setup);
    this.#check();
    this.#random.restart(game);
    this.#thinking.restart(game);
    this.#foreseen = undefined;
    if (measures) this.#course.begin(arena, this.#setup, game, measures);
    for (let actor = arena.actor(); actor >= 0 && this.#moves < MOST_MOVES; this.#moves++) {
      const decision = core.decisionOf(actor);
      course?.before(arena, actor, core.moveCount(actor));
      const code = this.#choose(game, actor);
      core.apply(actor, code);
      this.#check();
      const next = arena.actor();
      course?.after(arena, actor, decision, code, next);
      actor = next;
    }
    if (!core.isOver()) return false;
    end.read(game, this.#moves);
    course?.end(end);
    return true;
  }

  #choose(game: number, actor: number): number {
    const player = this.#plan.bots[botAt(this.#plan, game, actor)]!;
    const { bot, tries } = player;
    if (bot === 'random') return this.#randomCode(actor);
    if (bot === 'prefer' || bot === 'avoid') return this.#biasedCode(actor, player);
    const decision = this.#consider(actor, bot);
    return chosenCode(bot, decision, { ...(tries === undefined ? {} : { tries }) });
  }

  #consider(actor: number, bot: 'greedy' | 'search'): BotDecision {
    const { live, scorings } = this.#arena;
    const foreseen = this.#foreseen;
    if (bot === 'greedy' && foreseen && this.#moves < foreseen.until) {
      foreseen.evaluation.heard = scorings - foreseen.scorings;
      return this.#mind.consider(live, this.#plan.options, actor, this.#thinking, foreseen.evaluation);
    }
    const decision = this.#mind.consider(live, this.#plan.options, actor, this.#thinking);
    if (bot === 'greedy')
      this.#foreseen = { evaluation: decision.evaluation, scorings, until: this.#moves + FORESEEN_FOR };
    return decision;
  }

  #randomCode(actor: number): number {
    const { core } = this.#arena;
    return core.moveAt(this.#random.below(core.moveCount(actor)));
  }

  /** Any move of the action, or any other, if there is one. */
  #biasedCode(actor: number, { bot, action }: Player): number {
    const { core } = this.#arena;
    const { actions, decisions } = this.#game.data;
    const { offers } = decisions[core.decisionOf(actor)]!;
    const wanted = Array.from({ length: core.moveCount(actor) }, (_, index) => core.moveAt(index)).filter(
      (code) => {
        const name = code === PASS ? undefined : actions[offers[offerOf(offers, code)]!.action]!.name;
        return (name === action) === (bot === 'prefer');
      },
    );
    return wanted.length === 0 ? this.#randomCode(actor) : wanted[this.#random.below(wanted.length)]!;
  }

  /** What the rules say is always so. */
  #check(): void {
    const broken = this.#arena.core.broken();
    if (broken >= 0) throw new Fault('always', this.#game.data.always[broken]);
  }
}

/** Every generated engine has a class of its own for faults. */
function isFault(problem: unknown): problem is Fault {
  return problem instanceof Error && problem.name === 'Fault';
}
