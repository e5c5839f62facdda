// Code generated from rules/roll-and-write by Regelwerk. DO NOT EDIT.
/** The engine of `roll-and-write`: its types, and what a front end calls. */
import {
  createCallers, createExplaining, createPlay, createReasons, createSaves, createTelling, engineOf, part,
  type Engine, type GameState, type GameTypes, type Sight,
} from '../runtime/engine.ts';
import { createCore } from './core.ts';
import { data } from './data.ts';
import { sentences, texts } from './texts.ts';
import { createTraced } from './why.ts';

export { Fault, Invalid, Refused } from '../runtime/engine.ts';

/** A seat at the table, from 1: a player, or after all players one whom nobody plays. */
export type Seat = number;

/** A value of the kind `Colour`. */
export type Colour = 'yellow' | 'blue';

/** A value of the kind `Building`. */
export type Building = 'pavilion' | 'seraglio' | 'arcade' | 'chamber' | 'garden' | 'tower';

/** One of the pieces `Die`. */
export type Die =
  | 'yellow-1' | 'yellow-2' | 'yellow-3' | 'yellow-4' | 'yellow-5' | 'yellow-6' | 'blue-1' | 'blue-2'
  | 'blue-3' | 'blue-4' | 'blue-5' | 'blue-6';

/** A cell of `city`. */
export type CityCell =
  | 'city[1,1]' | 'city[1,2]' | 'city[1,3]' | 'city[1,4]' | 'city[1,5]' | 'city[1,6]' | 'city[2,1]'
  | 'city[2,2]' | 'city[2,3]' | 'city[2,4]' | 'city[2,5]' | 'city[2,6]' | 'city[3,1]' | 'city[3,2]'
  | 'city[3,3]' | 'city[3,4]' | 'city[3,5]' | 'city[3,6]' | 'city[4,1]' | 'city[4,2]' | 'city[4,3]'
  | 'city[4,4]' | 'city[4,5]' | 'city[4,6]' | 'city[5,1]' | 'city[5,2]' | 'city[5,3]' | 'city[5,4]'
  | 'city[5,5]' | 'city[5,6]' | 'city[6,1]' | 'city[6,2]' | 'city[6,3]' | 'city[6,4]' | 'city[6,5]'
  | 'city[6,6]';

/** `action-turn-a-die` (nl: Dobbelsteen draaien; de: Würfel drehen) */
export interface TurnADie {
  readonly player: Seat;
  readonly action: 'turn-a-die';
  readonly choices: {
    /** `die` (nl: welke dobbelsteen; de: welcher Würfel) */
    readonly die: Die;
    /** `step` (nl: welke kant op, één oog omlaag of omhoog; de: in welche Richtung, ein Auge nach unten oder nach oben) */
    readonly step: -1 | 0 | 1;
  };
}

/** `action-cross-second` (nl: Tweede gebouw aankruisen; de: Zweites Gebäude ankreuzen) */
export interface CrossSecond {
  readonly player: Seat;
  readonly action: 'cross-second';
}

/** `action-cross-off` (nl: Gebouw aankruisen; de: Gebäude ankreuzen) */
export interface CrossOff {
  readonly player: Seat;
  readonly action: 'cross-off';
  readonly choices: {
    /** `row-die` (nl: welke gele dobbelsteen voor de rij; de: welcher gelbe Würfel für die Reihe) */
    readonly 'row-die': Die;
    /** `column-die` (nl: welke blauwe dobbelsteen voor de kolom; de: welcher blaue Würfel für die Spalte) */
    readonly 'column-die': Die;
  };
}

/** `action-take-coins` (nl: Munten ontvangen; de: Münzen erhalten) */
export interface TakeCoins {
  readonly player: Seat;
  readonly action: 'take-coins';
}

/** `action-keep-pair` (nl: Dobbelsteenpaar houden; de: Würfelpaar behalten) */
export interface KeepPair {
  readonly player: Seat;
  readonly action: 'keep-pair';
  readonly choices: {
    /** `row-die` (nl: welke gele dobbelsteen; de: welcher gelbe Würfel) */
    readonly 'row-die': Die;
    /** `column-die` (nl: welke blauwe dobbelsteen; de: welcher blaue Würfel) */
    readonly 'column-die': Die;
  };
}

/** Not to do anything, where that is allowed. */
export interface Pass {
  readonly player: Seat;
  readonly action: 'pass';
}

/** Everything that a player can do; `action` tells which. */
export type Move = TurnADie | CrossSecond | CrossOff | TakeCoins | KeepPair | Pass;

/** Everything that lies on the table, by field. At a key that is not there, there is nothing: no value, no items. */
export interface Fields {
  /** `field-built` (nl: aantal gebouwen; de: Anzahl der Gebäude): 0..7 for each Building. One for each seat. */
  readonly built: readonly Readonly<Record<Building, 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7>>[];
  /** `field-placed` (nl: al gewaardeerde gebouwensoorten; de: schon gewertete Gebäudearten): set of Building. One for each seat. */
  readonly placed: readonly (readonly Building[])[];
  /** `field-own` (nl: eigen dobbelsteenpaar; de: eigenes Würfelpaar): dice, in the order of arrival. One for each seat. */
  readonly own: readonly (readonly Die[])[];
  /** `field-crossed` (nl: aangekruiste gebouwen; de: angekreuzte Gebäude): set of cell of city. One for each player. */
  readonly crossed: readonly (readonly CityCell[])[];
  /** `field-coins` (nl: munten; de: Münzen): 0..20. One for each player. */
  readonly coins: readonly number[];
  /** `field-coins-on-sheet` (nl: nog niet omcirkelde munten; de: noch nicht eingekreiste Münzen): 0..20. One for each player. */
  readonly 'coins-on-sheet': readonly number[];
  /** `field-round` (nl: ronde; de: Runde): 0..18. */
  readonly round: number;
  /** `field-travelling` (nl: doorgegeven dobbelsteenpaar; de: weitergegebenes Würfelpaar): dice, in the order of arrival. */
  readonly travelling: readonly Die[];
  /** `field-spare` (nl: dobbelstenen in de doos; de: Würfel in der Schachtel): dice, in the order of arrival. */
  readonly spare: readonly Die[];
  /** `field-starter` (nl: startspeler; de: Startspieler): player. */
  readonly starter: Seat;
  /** `field-places-gone` (nl: al toegekende plaatsen; de: schon vergebene Plätze): 0..5 for each Building. */
  readonly 'places-gone': Readonly<Record<Building, 0 | 1 | 2 | 3 | 4 | 5>>;
}

/** What somebody sees of it: nothing is hidden in this game. */
export type SeenFields = Fields;

/** The faces that lie upwards, by sort of piece. */
export interface Faces {
  readonly Die: Readonly<Record<Die, 1 | 2 | 3 | 4 | 5 | 6>>;
}

/** What can be agreed on before a game. */
export interface Options {
  /** `option-play-against-rivals` (nl: Spelen tegen rivalen (solo); de: Gegen Rivalen spielen (solo)) */
  readonly 'play-against-rivals': boolean;
}

/** The points of one seat. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
  readonly by: {
    /** `scoring-completed-types` (nl: voltooide gebouwensoorten; de: vollständige Gebäudearten) */
    readonly 'completed-types': {
      readonly total: number;
      readonly for?: Partial<Readonly<Record<Building, number>>>;
    };
    /** `scoring-majority` (nl: meerderheden; de: Mehrheiten) */
    readonly majority: {
      readonly total: number;
      readonly for?: Partial<Readonly<Record<Building, number>>>;
    };
    /** `scoring-rows-and-columns` (nl: rijen en kolommen; de: Reihen und Spalten) */
    readonly 'rows-and-columns': { readonly total: number };
    /** `scoring-coins-left` (nl: overgebleven munten; de: übrige Münzen) */
    readonly 'coins-left': { readonly total: number };
    /** `scoring-rival-bonus` (nl: rivalenbonus; de: Rivalenbonus) */
    readonly 'rival-bonus': { readonly total: number };
  };
}

/** Where somebody is to decide. */
export type Phase = 'game' | 'set-up' | 'imaginary-build' | 'build' | 'turn' | 'keep' | 'roll-four';

/** Why a move is refused. */
export type Reason =
  | 'not-past-one-or-six' | 'too-few-coins' | 'already-crossed' | 'turn-a-die.die.none'
  | 'turn-a-die.step.none' | 'cross-off.row-die.none' | 'cross-off.column-die.none' | 'keep-pair.row-die.none'
  | 'keep-pair.column-die.none' | 'not-now' | 'not-your-turn' | 'must-choose' | 'game-over' | 'no-such-move'
  | 'whose-move' | 'no-chance' | 'fault';

export interface RollAndWrite extends GameTypes {
  readonly id: 'roll-and-write';
  readonly language: keyof typeof texts;
  readonly players: 1 | 2 | 3 | 4 | 5;
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
export type State = GameState<RollAndWrite>;

/** What somebody sees of it. */
export type View = Sight<RollAndWrite, SeenFields>;

const callers = /* @__PURE__ */ createCallers<RollAndWrite>(/* @__PURE__ */ createCore(), data, texts);
const playing = /* @__PURE__ */ createPlay(callers);
const saving = /* @__PURE__ */ createSaves(callers, createCore);
const reasons = /* @__PURE__ */ createReasons(callers, { createCore, createTraced });
const telling = /* @__PURE__ */ createTelling(callers, sentences, reasons);
const explaining = /* @__PURE__ */ createExplaining(callers, reasons);

/** All of it in one object. */
export const rollAndWrite: Engine<RollAndWrite> = /* @__PURE__ */ engineOf({
  data, playing, saving, telling, explaining,
});

// One by one, so that a program which does not call some of them need not load them.
export const start: Engine<RollAndWrite>['start'] = /* @__PURE__ */ part(playing, 'start');
export const toAct: Engine<RollAndWrite>['toAct'] = /* @__PURE__ */ part(playing, 'toAct');
export const isOver: Engine<RollAndWrite>['isOver'] = /* @__PURE__ */ part(playing, 'isOver');
export const moves: Engine<RollAndWrite>['moves'] = /* @__PURE__ */ part(playing, 'moves');
export const play: Engine<RollAndWrite>['play'] = /* @__PURE__ */ part(playing, 'play');
export const tryPlay: Engine<RollAndWrite>['tryPlay'] = /* @__PURE__ */ part(playing, 'tryPlay');
export const explain: Engine<RollAndWrite>['explain'] = /* @__PURE__ */ part(playing, 'explain');
export const isMove: Engine<RollAndWrite>['isMove'] = /* @__PURE__ */ part(playing, 'isMove');
export const isPlayers: Engine<RollAndWrite>['isPlayers'] = /* @__PURE__ */ part(playing, 'isPlayers');
export const read: Engine<RollAndWrite>['read'] = /* @__PURE__ */ part(playing, 'read');
export const view: Engine<RollAndWrite>['view'] = /* @__PURE__ */ part(playing, 'view');
export const score: Engine<RollAndWrite>['score'] = /* @__PURE__ */ part(playing, 'score');
export const result: Engine<RollAndWrite>['result'] = /* @__PURE__ */ part(playing, 'result');
export const chance: Engine<RollAndWrite>['chance'] = /* @__PURE__ */ part(playing, 'chance');
export const supply: Engine<RollAndWrite>['supply'] = /* @__PURE__ */ part(playing, 'supply');
export const write: Engine<RollAndWrite>['write'] = /* @__PURE__ */ part(playing, 'write');
export const parse: Engine<RollAndWrite>['parse'] = /* @__PURE__ */ part(playing, 'parse');
export const canUndo: Engine<RollAndWrite>['canUndo'] = /* @__PURE__ */ part(playing, 'canUndo');
export const undo: Engine<RollAndWrite>['undo'] = /* @__PURE__ */ part(playing, 'undo');
export const log: Engine<RollAndWrite>['log'] = /* @__PURE__ */ part(saving, 'log');
export const entries: Engine<RollAndWrite>['entries'] = /* @__PURE__ */ part(saving, 'entries');
export const save: Engine<RollAndWrite>['save'] = /* @__PURE__ */ part(saving, 'save');
export const saveFor: Engine<RollAndWrite>['saveFor'] = /* @__PURE__ */ part(saving, 'saveFor');
export const load: Engine<RollAndWrite>['load'] = /* @__PURE__ */ part(saving, 'load');
export const replay: Engine<RollAndWrite>['replay'] = /* @__PURE__ */ part(saving, 'replay');
export const digest: Engine<RollAndWrite>['digest'] = /* @__PURE__ */ part(saving, 'digest');
export const snapshot: Engine<RollAndWrite>['snapshot'] = /* @__PURE__ */ part(saving, 'snapshot');
export const restore: Engine<RollAndWrite>['restore'] = /* @__PURE__ */ part(saving, 'restore');
export const forget: Engine<RollAndWrite>['forget'] = /* @__PURE__ */ part(saving, 'forget');
export const tell: Engine<RollAndWrite>['tell'] = /* @__PURE__ */ part(telling, 'tell');
export const story: Engine<RollAndWrite>['story'] = /* @__PURE__ */ part(telling, 'story');
export const changes: Engine<RollAndWrite>['changes'] = /* @__PURE__ */ part(telling, 'changes');
export const describe: Engine<RollAndWrite>['describe'] = /* @__PURE__ */ part(telling, 'describe');
export const ask: Engine<RollAndWrite>['ask'] = /* @__PURE__ */ part(telling, 'ask');
export const why: Engine<RollAndWrite>['why'] = /* @__PURE__ */ part(explaining, 'why');
export const session: Engine<RollAndWrite>['session'] = /* @__PURE__ */ part(explaining, 'session');
