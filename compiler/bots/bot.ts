import type { Move } from '../runtime/moves.ts';
import { type BotDecision, Mind } from './bot-decision.ts';
import type { Estimate } from './estimates.ts';
import type { BotGame } from './game.ts';
import { bestFirst, oneOfBest, tryEachMove } from './greedy.ts';
import { type Position, Translator } from './position.ts';
import { Search } from './search.ts';

export type { BotGame } from './game.ts';
export type { Position } from './position.ts';

/**
 * `random` plays any legal move; `greedy` the one with the best evaluation right after it; `search` thinks ahead, and the longer
 * the better.
 */
export const BOT_KINDS = ['random', 'greedy', 'search'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

export interface Thinking {
  /** The same seed and number of tries give the same choice, on every machine. */
  readonly seed?: string;
  /** How many tries a search may make; `USUAL_TRIES` where nothing limits it. */
  readonly tries?: number;
  /** Asked after each try: whether time is up. Then the choice depends on how fast the machine is. */
  readonly isTimeUp?: () => boolean;
}

/** A move, and what the bot expects of it. */
export interface Choice {
  readonly move: Move;
  /** The move in notation. */
  readonly text: string;
  /** By how many points the player will be ahead of the best of the others a while after it; alone, the player's points. */
  readonly margin: number;
  /** The player's points by then, as if the scorings still to come came then. */
  readonly points: number;
  /** The part of the thinking that went into this move, from 0 to 1: how sure the bot is of it. */
  readonly share: number;
}

/** Players are counted from 1, as everywhere outside of the core. */
export interface Bot {
  readonly kind: BotKind;
  choose(position: Position, player: number, thinking?: Thinking): Choice;
  /** The best moves first, as far as the bot looked at them; the first is the one it would choose. */
  consider(position: Position, player: number, thinking?: Thinking, most?: number): readonly Choice[];
  /** The same in steps, for callers who do something else in between, or stop it. */
  steps(
    position: Position,
    player: number,
    thinking?: Thinking,
    most?: number,
  ): Generator<undefined, readonly Choice[]>;
}

export const USUAL_TRIES = 200;

/** How many of its moves a bot tells where nobody says otherwise. */
const USUALLY_TOLD = 3;

/** What bots of one game share: it takes a moment to make, and can be used by many at once. */
export interface BotRoom {
  readonly mind: Mind;
  readonly translator: Translator;
}

export function createRoom(game: BotGame): BotRoom {
  return { mind: new Mind(game), translator: new Translator(game) };
}

export function createBot(kind: BotKind, game: BotGame | BotRoom): Bot {
  const { mind, translator } = 'mind' in game ? game : createRoom(game);

  const choicesOf = (decision: BotDecision, estimates: readonly Estimate[], most: number): Choice[] => {
    const tries = estimates.reduce((sum, { visits }) => sum + visits, 0);
    decision.enterWorld();
    return estimates.slice(0, most).map(({ move: code, margin, points, visits }) => {
      const move = translator.move(decision.arena, decision.player, code);
      return { move, text: translator.write(move), margin, points, share: tries === 0 ? 1 : visits / tries };
    });
  };

  function* steps(
    position: Position,
    player: number,
    thinking: Thinking = {},
    most = USUALLY_TOLD,
  ): Generator<undefined, readonly Choice[]> {
    const { words, options } = translator.read(position);
    const decision = mind.consider(words, options, player - 1, thinking.seed ?? '');
    return choicesOf(decision, yield* estimating(kind, decision, thinking), most);
  }

  const consider: Bot['consider'] = (position, player, thinking, most) => {
    const going = steps(position, player, thinking, most);
    for (let step = going.next(); ; step = going.next()) if (step.done) return step.value;
  };

  return {
    kind,
    choose: (position, player, thinking) => consider(position, player, thinking, 1)[0]!,
    consider,
    steps,
  };
}

/** The move that a bot of this kind chooses, as a code of the core. */
export function chosenCode(kind: BotKind, decision: BotDecision, thinking: Thinking): number {
  if (kind === 'greedy') return oneOfBest(tryEachMove(decision), decision.random).move;
  const going = estimating(kind, decision, thinking);
  for (let step = going.next(); ; step = going.next()) if (step.done) return step.value[0]!.move;
}

/** The moves of a decision, the best first. */
function* estimating(
  kind: BotKind,
  decision: BotDecision,
  { tries, isTimeUp }: Thinking,
): Generator<undefined, readonly Estimate[]> {
  if (kind === 'greedy') return bestFirst(tryEachMove(decision), decision.random);
  if (kind === 'random') {
    const moves = decision.moves();
    return [{ move: moves[decision.random.below(moves.length)]!, margin: 0, points: 0, visits: 0 }];
  }
  const search = new Search(decision);
  const limit = tries ?? (isTimeUp ? Number.POSITIVE_INFINITY : USUAL_TRIES);
  for (let done = 0; done < limit && !search.isDecided; ) {
    search.step();
    done++;
    if (isTimeUp?.()) break;
    yield undefined;
  }
  return search.estimates();
}
