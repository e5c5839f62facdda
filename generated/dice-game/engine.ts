// Code generated from rules/dice-game by Regelwerk. DO NOT EDIT.
/** The engine of `dice-game`: its types, and what a front end calls. */
import {
  createCallers, createExplaining, createPlay, createReasons, createSaves, createTelling, engineOf, part,
  type Engine, type GameState, type GameTypes, type Hidden, type Sight,
} from '../runtime/engine.ts';
import { createCore } from './core.ts';
import { data } from './data.ts';
import { sentences, texts } from './texts.ts';
import { createTraced } from './why.ts';

export { Fault, Invalid, Refused } from '../runtime/engine.ts';

/** A seat at the table, from 1: a player, or after all players one whom nobody plays. */
export type Seat = number;

/** A value of the kind `Use`. */
export type Use = 'number' | 'swap' | 'displace' | 'cancel' | 'black-die';

/** A value of the kind `Back`. */
export type Back = 'light' | 'dark';

/** A value of the kind `Building`. */
export type Building = 'pavilion' | 'seraglio' | 'arcade' | 'chamber' | 'garden' | 'tower';

/** A value of the kind `Scoring`. */
export type Scoring = 'A' | 'B' | 'C';

/** One of the pieces `Die`. */
export type Die = 'die-1' | 'die-2' | 'die-3' | 'die-4' | 'die-5' | 'die-6' | 'die-7' | 'die-8';

/** One of the pieces `Token`. */
export type Token =
  | 'number-1-light-1' | 'number-1-light-2' | 'number-1-light-3' | 'number-1-light-4' | 'number-2-light-1'
  | 'number-2-light-2' | 'number-2-light-3' | 'number-3-light-1' | 'number-3-light-2' | 'number-3-light-3'
  | 'number-1-dark-1' | 'number-1-dark-2' | 'number-2-dark-1' | 'number-2-dark-2' | 'number-3-dark-1'
  | 'number-3-dark-2' | 'swap-light-1' | 'swap-light-2' | 'displace-light-1' | 'displace-light-2'
  | 'cancel-light-1' | 'cancel-light-2' | 'cancel-light-3' | 'black-die-light-1' | 'black-die-light-2'
  | 'black-die-light-3';

/** `action-throw` (nl: Gooien; de: Würfeln) */
export interface Throw {
  readonly player: Seat;
  readonly action: 'throw';
  readonly choices: {
    /** `dice` (nl: welke dobbelstenen; de: welche Würfel) */
    readonly dice: readonly Die[];
  };
}

/** `action-cancel-throw` (nl: Worp annuleren; de: Wurf annullieren) */
export interface CancelThrow {
  readonly player: Seat;
  readonly action: 'cancel-throw';
}

/** `action-show-black-die` (nl: Zwarte dobbelsteen inzetten; de: Schwarzen Würfel einsetzen) */
export interface ShowBlackDie {
  readonly player: Seat;
  readonly action: 'show-black-die';
  readonly choices: {
    /** `building` (nl: welk symbool; de: welches Symbol) */
    readonly building: Building;
  };
}

/** `action-place-stone` (nl: Goksteen plaatsen; de: Wettstein setzen) */
export interface PlaceStone {
  readonly player: Seat;
  readonly action: 'place-stone';
  readonly choices: {
    /** `building` (nl: in welke kolom; de: in welche Spalte) */
    readonly building: Building;
  };
}

/** `action-push-stone` (nl: Goksteen verdringen; de: Wettstein verdrängen) */
export interface PushStone {
  readonly player: Seat;
  readonly action: 'push-stone';
  readonly choices: {
    /** `building` (nl: in welke kolom; de: in welcher Spalte) */
    readonly building: Building;
  };
}

/** `action-take-points` (nl: Twee gebouwenpunten nemen; de: Zwei Gebäudepunkte nehmen) */
export interface TakePoints {
  readonly player: Seat;
  readonly action: 'take-points';
}

/** `action-take-token` (nl: Eén gebouwenpunt en de fiche nemen; de: Einen Gebäudepunkt und das Plättchen nehmen) */
export interface TakeToken {
  readonly player: Seat;
  readonly action: 'take-token';
}

/** `action-swap-point` (nl: Gebouwenpunt ruilen; de: Gebäudepunkt tauschen) */
export interface SwapPoint {
  readonly player: Seat;
  readonly action: 'swap-point';
  readonly choices: {
    /** `other` (nl: voor welke gebouwensoort; de: gegen welche Gebäudeart) */
    readonly other: Building;
  };
}

/** `action-name-start-player` (nl: Startspeler aanwijzen; de: Startspieler bestimmen) */
export interface NameStartPlayer {
  readonly player: Seat;
  readonly action: 'name-start-player';
  readonly choices: {
    /** `who` (nl: wie begint; de: wer beginnt) */
    readonly who: Seat;
  };
}

/** Not to do anything, where that is allowed. */
export interface Pass {
  readonly player: Seat;
  readonly action: 'pass';
}

/** Everything that a player can do; `action` tells which. */
export type Move =
  | Throw | CancelThrow | ShowBlackDie | PlaceStone | PushStone | TakePoints | TakeToken | SwapPoint
  | NameStartPlayer | Pass;

/** Everything that lies on the table, by field. At a key that is not there, there is nothing: no value, no items. */
export interface Fields {
  /** `field-height` (nl: gebouwenpunten; de: Gebäudepunkte): 0..12 for each Building. One for each seat. */
  readonly height: readonly Readonly<Record<Building, number>>[];
  /** `field-tokens` (nl: eigen bonusfiches; de: eigene Bonusplättchen): tokens, in the order of arrival. One for each seat. */
  readonly tokens: readonly (readonly Token[])[];
  /** `field-stone` (nl: gokstenen op het bord; de: Wettsteine auf dem Spielplan): seat or none for each Building for each 1..24. */
  readonly stone: Readonly<Partial<Record<Building, Readonly<Partial<Record<number, Seat>>>>>>;
  /** `field-pile` (nl: gebouwenstenen op één veld, de onderste eerst; de: Gebäudesteine auf einem Feld, der unterste zuerst): list of seat for each Building for each 1..12. */
  readonly pile: Readonly<Partial<Record<Building, Readonly<Partial<Record<
    | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, readonly Seat[]>>>>>>;
  /** `field-prize-token` (nl: bonusfiche van een kolom; de: Bonusplättchen einer Spalte): tokens for each Building, in the order of arrival. */
  readonly 'prize-token': Readonly<Partial<Record<Building, readonly Token[]>>>;
  /** `field-start-token` (nl: kolom van de startspelerfiche; de: Spalte des Startspielerplättchens): Building or none. */
  readonly 'start-token': Building | null;
  /** `field-bag` (nl: nog niet gebruikte bonusfiches; de: noch nicht benutzte Bonusplättchen): tokens, in the order of arrival. Nobody sees it. */
  readonly bag: readonly Token[];
  /** `field-gone` (nl: bonusfiches die uit het spel zijn; de: Bonusplättchen, die aus dem Spiel sind): tokens, in the order of arrival. */
  readonly gone: readonly Token[];
  /** `field-caliph` (nl: startspeler; de: Startspieler): player. */
  readonly caliph: Seat;
  /** `field-round` (nl: ronde; de: Runde): 1..5. */
  readonly round: 1 | 2 | 3 | 4 | 5;
  /** `field-cup` (nl: dobbelstenen; de: Würfel): dice, in the order of arrival. */
  readonly cup: readonly Die[];
  /** `field-throws` (nl: aantal worpen; de: Anzahl der Würfe): 0..3. */
  readonly throws: 0 | 1 | 2 | 3;
  /** `field-can-cancel` (nl: of de laatste worp nog te annuleren is; de: ob der letzte Wurf noch annulliert werden kann): yes or no. */
  readonly 'can-cancel': boolean;
  /** `field-black` (nl: symbool van de zwarte dobbelsteen; de: Symbol des schwarzen Würfels): Building or none. */
  readonly black: Building | null;
  /** `field-before` (nl: symbool vóór de laatste worp; de: Symbol vor dem letzten Wurf): Building for each Die. */
  readonly before: Readonly<Record<Die, Building>>;
  /** `field-prized` (nl: kolom die aan de beurt is; de: Spalte, die an der Reihe ist): Building or none. */
  readonly prized: Building | null;
}

/** The same as somebody sees it who may not see everything. */
export interface SeenFields extends Omit<Fields, 'bag'> {
  readonly bag: Hidden;
}

/** The faces that lie upwards, by sort of piece. */
export interface Faces {
  readonly Die: Readonly<Record<Die, Building>>;
}

/** What can be agreed on before a game. */
export type Options = Readonly<Record<string, never>>;

/** The points of one seat. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
  readonly by: {
    /** `scoring-majority` (nl: meerderheden; de: Mehrheiten) */
    readonly majority: {
      readonly total: number;
      readonly for?: Partial<Readonly<Record<Building, number>>>;
    };
    /** `scoring-number-tokens` (nl: puntenfiches; de: Punkteplättchen) */
    readonly 'number-tokens': { readonly total: number };
  };
}

/** Where somebody is to decide. */
export type Phase =
  | 'game' | 'rounds' | 'end-of-round' | 'scoring-round' | 'lay-out' | 'place-dirk' | 'turn' | 'put-stone'
  | 'prizes' | 'give-prizes' | 'take-prize' | 'point' | 'climb' | 'new-caliph';

/** Why a move is refused. */
export type Reason =
  | 'throw-first' | 'no-symbol' | 'three-throws-at-most' | 'first-throw-all-dice' | 'nothing-to-cancel'
  | 'needs-token' | 'before-the-second-throw' | 'one-black-die-a-turn' | 'nobody-to-displace' | 'own-stone'
  | 'same-building' | 'throw.dice.none' | 'show-black-die.building.none' | 'place-stone.building.none'
  | 'push-stone.building.none' | 'swap-point.other.none' | 'name-start-player.who.none' | 'not-now'
  | 'not-your-turn' | 'must-choose' | 'game-over' | 'no-such-move' | 'whose-move' | 'no-chance' | 'fault';

export interface DiceGame extends GameTypes {
  readonly id: 'dice-game';
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
  readonly phase: Phase;
}

/** Where a game stands. It never changes. */
export type State = GameState<DiceGame>;

/** What somebody sees of it. */
export type View = Sight<DiceGame, SeenFields>;

const callers = /* @__PURE__ */ createCallers<DiceGame>(/* @__PURE__ */ createCore(), data, texts);
const playing = /* @__PURE__ */ createPlay(callers);
const saving = /* @__PURE__ */ createSaves(callers, createCore);
const reasons = /* @__PURE__ */ createReasons(callers, { createCore, createTraced });
const telling = /* @__PURE__ */ createTelling(callers, sentences, reasons);
const explaining = /* @__PURE__ */ createExplaining(callers, reasons);

/** All of it in one object. */
export const diceGame: Engine<DiceGame> = /* @__PURE__ */ engineOf({
  data, playing, saving, telling, explaining,
});

// One by one, so that a program which does not call some of them need not load them.
export const start: Engine<DiceGame>['start'] = /* @__PURE__ */ part(playing, 'start');
export const toAct: Engine<DiceGame>['toAct'] = /* @__PURE__ */ part(playing, 'toAct');
export const isOver: Engine<DiceGame>['isOver'] = /* @__PURE__ */ part(playing, 'isOver');
export const moves: Engine<DiceGame>['moves'] = /* @__PURE__ */ part(playing, 'moves');
export const play: Engine<DiceGame>['play'] = /* @__PURE__ */ part(playing, 'play');
export const tryPlay: Engine<DiceGame>['tryPlay'] = /* @__PURE__ */ part(playing, 'tryPlay');
export const explain: Engine<DiceGame>['explain'] = /* @__PURE__ */ part(playing, 'explain');
export const isMove: Engine<DiceGame>['isMove'] = /* @__PURE__ */ part(playing, 'isMove');
export const isPlayers: Engine<DiceGame>['isPlayers'] = /* @__PURE__ */ part(playing, 'isPlayers');
export const read: Engine<DiceGame>['read'] = /* @__PURE__ */ part(playing, 'read');
export const view: Engine<DiceGame>['view'] = /* @__PURE__ */ part(playing, 'view');
export const score: Engine<DiceGame>['score'] = /* @__PURE__ */ part(playing, 'score');
export const result: Engine<DiceGame>['result'] = /* @__PURE__ */ part(playing, 'result');
export const chance: Engine<DiceGame>['chance'] = /* @__PURE__ */ part(playing, 'chance');
export const supply: Engine<DiceGame>['supply'] = /* @__PURE__ */ part(playing, 'supply');
export const write: Engine<DiceGame>['write'] = /* @__PURE__ */ part(playing, 'write');
export const parse: Engine<DiceGame>['parse'] = /* @__PURE__ */ part(playing, 'parse');
export const canUndo: Engine<DiceGame>['canUndo'] = /* @__PURE__ */ part(playing, 'canUndo');
export const undo: Engine<DiceGame>['undo'] = /* @__PURE__ */ part(playing, 'undo');
export const log: Engine<DiceGame>['log'] = /* @__PURE__ */ part(saving, 'log');
export const entries: Engine<DiceGame>['entries'] = /* @__PURE__ */ part(saving, 'entries');
export const save: Engine<DiceGame>['save'] = /* @__PURE__ */ part(saving, 'save');
export const saveFor: Engine<DiceGame>['saveFor'] = /* @__PURE__ */ part(saving, 'saveFor');
export const load: Engine<DiceGame>['load'] = /* @__PURE__ */ part(saving, 'load');
export const replay: Engine<DiceGame>['replay'] = /* @__PURE__ */ part(saving, 'replay');
export const digest: Engine<DiceGame>['digest'] = /* @__PURE__ */ part(saving, 'digest');
export const snapshot: Engine<DiceGame>['snapshot'] = /* @__PURE__ */ part(saving, 'snapshot');
export const restore: Engine<DiceGame>['restore'] = /* @__PURE__ */ part(saving, 'restore');
export const forget: Engine<DiceGame>['forget'] = /* @__PURE__ */ part(saving, 'forget');
export const tell: Engine<DiceGame>['tell'] = /* @__PURE__ */ part(telling, 'tell');
export const story: Engine<DiceGame>['story'] = /* @__PURE__ */ part(telling, 'story');
export const changes: Engine<DiceGame>['changes'] = /* @__PURE__ */ part(telling, 'changes');
export const describe: Engine<DiceGame>['describe'] = /* @__PURE__ */ part(telling, 'describe');
export const ask: Engine<DiceGame>['ask'] = /* @__PURE__ */ part(telling, 'ask');
export const why: Engine<DiceGame>['why'] = /* @__PURE__ */ part(explaining, 'why');
export const session: Engine<DiceGame>['session'] = /* @__PURE__ */ part(explaining, 'session');
