// Code generated from rules/starters/tic-tac-toe by Regelwerk. DO NOT EDIT.
/** The engine of `tic-tac-toe`: its types, and what a front end calls. */
import { createEngine, type GameState, type GameTypes, type Sight } from '../runtime/engine.ts';
import { createCore } from './core.ts';
import { data } from './data.ts';
import { texts } from './texts.ts';
import { createTraced } from './why.ts';

export { Fault, Invalid, Refused } from '../runtime/engine.ts';

/** A seat at the table, from 1: a player, or after all players one whom nobody plays. */
export type Seat = number;

/** A value of the kind `Sign`. */
export type Sign = 'cross' | 'nought';

/** One of the pieces `Token`. */
export type Token =
  | 'cross-1' | 'cross-2' | 'cross-3' | 'cross-4' | 'cross-5' | 'nought-1' | 'nought-2' | 'nought-3'
  | 'nought-4' | 'nought-5';

/** A cell of `board`. */
export type BoardCell =
  | 'board[1,1]' | 'board[1,2]' | 'board[1,3]' | 'board[2,1]' | 'board[2,2]' | 'board[2,3]' | 'board[3,1]'
  | 'board[3,2]' | 'board[3,3]';

/** `action-put` (nl: een teken zetten; de: ein Zeichen setzen) */
export interface Put {
  readonly player: Seat;
  readonly action: 'put';
  readonly choices: {
    /** `cell` (nl: in welk vakje; de: in welches Feld) */
    readonly cell: BoardCell;
  };
}

/** Not to do anything, where that is allowed. */
export interface Pass {
  readonly player: Seat;
  readonly action: 'pass';
}

/** Everything that a player can do; `action` tells which. */
export type Move = Put | Pass;

/** Everything that lies on the table, by field. At a key that is not there, there is nothing: no value, no items. */
export interface Fields {
  /** `field-supply` (nl: voorraad; de: Vorrat): tokens, in the order of arrival. One for each player. */
  readonly supply: readonly (readonly Token[])[];
  /** `field-on` (nl: wat er op het bord staat; de: was auf dem Spielfeld steht): Token or none for each cell of board. */
  readonly on: Readonly<Partial<Record<BoardCell, Token>>>;
  /** `field-mover` (nl: wie er aan de beurt is; de: wer an der Reihe ist): player. */
  readonly mover: Seat;
}

/** What somebody sees of it: nothing is hidden in this game. */
export type SeenFields = Fields;

/** The faces that lie upwards, by sort of piece. */
export type Faces = Readonly<Record<string, never>>;

/** What can be agreed on before a game. */
export type Options = Readonly<Record<string, never>>;

/** The points of one seat. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
  readonly by: {
    /** `scoring-three-in-a-line` (nl: drie op een rij; de: drei in einer Reihe) */
    readonly 'three-in-a-line': { readonly total: number };
  };
}

/** Why a move is refused. */
export type Reason =
  | 'cell-taken' | 'put.cell.none' | 'not-now' | 'not-your-turn' | 'must-choose' | 'game-over'
  | 'no-such-move' | 'whose-move' | 'no-chance' | 'fault';

export interface TicTacToe extends GameTypes {
  readonly id: 'tic-tac-toe';
  readonly language: keyof typeof texts;
  readonly players: 2;
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
export type State = GameState<TicTacToe>;

/** What somebody sees of it. */
export type View = Sight<TicTacToe, SeenFields>;

export const ticTacToe = createEngine<TicTacToe>(createCore(), data, texts, {
  createCore,
  createTraced,
});

export const {
  start, toAct, isOver, moves, play, tryPlay, explain, read, view, score, result, why, chance, supply,
  write, parse, canUndo, undo, log, save, saveFor, load, replay, digest, session,
} = ticTacToe;
