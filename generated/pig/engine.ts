// Code generated from rules/starters/pig by Regelwerk. DO NOT EDIT.
/** The engine of `pig`: its types, and what a front end calls. */
import { createEngine, type GameState, type GameTypes, type Sight } from '../runtime/engine.ts';
import { createCore } from './core.ts';
import { data } from './data.ts';
import { texts } from './texts.ts';
import { createTraced } from './why.ts';

export { Fault, Invalid, Refused } from '../runtime/engine.ts';

/** A seat at the table, from 1: a player, or after all players one whom nobody plays. */
export type Seat = number;

/** One of the pieces `Die`. */
export type Die = 'die';

/** `action-throw-again` (nl: nog eens gooien; de: noch einmal würfeln) */
export interface ThrowAgain {
  readonly player: Seat;
  readonly action: 'throw-again';
}

/** `action-hold` (nl: stoppen; de: aufhören) */
export interface Hold {
  readonly player: Seat;
  readonly action: 'hold';
}

/** Not to do anything, where that is allowed. */
export interface Pass {
  readonly player: Seat;
  readonly action: 'pass';
}

/** Everything that a player can do; `action` tells which. */
export type Move = ThrowAgain | Hold | Pass;

/** Everything that lies on the table, by field. At a key that is not there, there is nothing: no value, no items. */
export interface Fields {
  /** `field-safe` (nl: veilige punten; de: sichere Punkte): 0..105. One for each player. */
  readonly safe: readonly number[];
  /** `field-cup` (nl: beker; de: Becher): dice, in the order of arrival. */
  readonly cup: readonly Die[];
  /** `field-at-risk` (nl: punten op het spel; de: Punkte auf dem Spiel): 0..105. */
  readonly 'at-risk': number;
}

/** What somebody sees of it: nothing is hidden in this game. */
export type SeenFields = Fields;

/** The faces that lie upwards, by sort of piece. */
export interface Faces {
  readonly Die: Readonly<Record<Die, 1 | 2 | 3 | 4 | 5 | 6>>;
}

/** What can be agreed on before a game. */
export type Options = Readonly<Record<string, never>>;

/** The points of one seat. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
  readonly by: {
    /** `scoring-kept` (nl: veilige punten; de: sichere Punkte) */
    readonly kept: { readonly total: number };
  };
}

/** Why a move is refused. */
export type Reason =
  | 'enough-to-win' | 'not-now' | 'not-your-turn' | 'must-choose' | 'game-over' | 'no-such-move'
  | 'whose-move' | 'no-chance' | 'fault';

export interface Pig extends GameTypes {
  readonly id: 'pig';
  readonly language: keyof typeof texts;
  readonly players: 2 | 3 | 4 | 5 | 6;
  readonly move: Move;
  readonly options: Options;
  readonly fields: Fields;
  readonly seen: SeenFields;
  readonly faces: Faces;
  readonly score: Score;
  readonly solo: null;
  readonly decidedBy: 'winner.tie-1';
  readonly reason: Reason;
}

/** Where a game stands. It never changes. */
export type State = GameState<Pig>;

/** What somebody sees of it. */
export type View = Sight<Pig, SeenFields>;

export const pig = createEngine<Pig>(createCore(), data, texts, {
  createCore,
  createTraced,
});

export const {
  start, toAct, isOver, moves, play, tryPlay, explain, read, view, score, result, why, chance, supply,
  write, parse, canUndo, undo, log, save, saveFor, load, replay, digest, session,
} = pig;
