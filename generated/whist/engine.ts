// Code generated from rules/starters/whist by Regelwerk. DO NOT EDIT.
/** The engine of `whist`: its types, and what a front end calls. */
import { createEngine, type GameState, type GameTypes, type Hidden, type Sight } from '../runtime/engine.ts';
import { createCore } from './core.ts';
import { data } from './data.ts';
import { texts } from './texts.ts';
import { createTraced } from './why.ts';

export { Fault, Invalid, Refused } from '../runtime/engine.ts';

/** A seat at the table, from 1: a player, or after all players one whom nobody plays. */
export type Seat = number;

/** A value of the kind `Suit`. */
export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades';

/** One of the pieces `Card`. */
export type Card =
  | 'clubs-7' | 'clubs-8' | 'clubs-9' | 'clubs-10' | 'clubs-11' | 'clubs-12' | 'clubs-13' | 'clubs-14'
  | 'diamonds-7' | 'diamonds-8' | 'diamonds-9' | 'diamonds-10' | 'diamonds-11' | 'diamonds-12' | 'diamonds-13'
  | 'diamonds-14' | 'hearts-7' | 'hearts-8' | 'hearts-9' | 'hearts-10' | 'hearts-11' | 'hearts-12'
  | 'hearts-13' | 'hearts-14' | 'spades-7' | 'spades-8' | 'spades-9' | 'spades-10' | 'spades-11' | 'spades-12'
  | 'spades-13' | 'spades-14';

/** `action-play-card` (nl: een kaart spelen; de: eine Karte spielen) */
export interface PlayCard {
  readonly player: Seat;
  readonly action: 'play-card';
  readonly choices: {
    /** `card` (nl: welke kaart; de: welche Karte) */
    readonly card: Card;
  };
}

/** Not to do anything, where that is allowed. */
export interface Pass {
  readonly player: Seat;
  readonly action: 'pass';
}

/** Everything that a player can do; `action` tells which. */
export type Move = PlayCard | Pass;

/** Everything that lies on the table, by field. At a key that is not there, there is nothing: no value, no items. */
export interface Fields {
  /** `field-hand` (nl: hand; de: Hand): cards, in the order of arrival. One for each player. Only its owner sees it. */
  readonly hand: readonly (readonly Card[])[];
  /** `field-played` (nl: gespeelde kaart; de: gespielte Karte): Card or none. One for each player. */
  readonly played: readonly (Card | null)[];
  /** `field-tricks` (nl: slagen; de: Stiche): 0..8. One for each player. */
  readonly tricks: readonly (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)[];
  /** `field-deck` (nl: stapel; de: Stapel): cards, in the order of arrival. Nobody sees it. */
  readonly deck: readonly Card[];
  /** `field-pile` (nl: gespeelde kaarten; de: gespielte Karten): cards, in the order of arrival. */
  readonly pile: readonly Card[];
  /** `field-trump` (nl: troef; de: Trumpf): Suit. */
  readonly trump: Suit;
  /** `field-led` (nl: gevraagde kleur; de: geforderte Farbe): Suit or none. */
  readonly led: Suit | null;
  /** `field-leader` (nl: wie uitkomt; de: wer ausspielt): player. */
  readonly leader: Seat;
}

/** The same as somebody sees it who may not see everything. */
export interface SeenFields extends Omit<Fields, 'hand' | 'deck'> {
  readonly hand: readonly (readonly Card[] | Hidden)[];
  readonly deck: Hidden;
}

/** The faces that lie upwards, by sort of piece. */
export type Faces = Readonly<Record<string, never>>;

/** What can be agreed on before a game. */
export type Options = Readonly<Record<string, never>>;

/** The points of one seat. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
  readonly by: {
    /** `scoring-tricks-won` (nl: slagen; de: Stiche) */
    readonly 'tricks-won': { readonly total: number };
  };
}

/** Why a move is refused. */
export type Reason =
  | 'follow-suit' | 'play-card.card.none' | 'not-now' | 'not-your-turn' | 'must-choose' | 'game-over'
  | 'no-such-move' | 'whose-move' | 'no-chance' | 'fault';

export interface Whist extends GameTypes {
  readonly id: 'whist';
  readonly language: keyof typeof texts;
  readonly players: 3 | 4;
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
export type State = GameState<Whist>;

/** What somebody sees of it. */
export type View = Sight<Whist, SeenFields>;

export const whist = createEngine<Whist>(createCore(), data, texts, {
  createCore,
  createTraced,
});

export const {
  start, toAct, isOver, moves, play, tryPlay, explain, read, view, score, result, why, chance, supply,
  write, parse, canUndo, undo, log, save, saveFor, load, replay, digest, session,
} = whist;
