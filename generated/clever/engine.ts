// Code generated from rules/clever by Regelwerk. DO NOT EDIT.
/** The engine of `clever`: its types, and what a front end calls. */
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
export type Colour = 'white' | 'yellow' | 'blue' | 'green' | 'orange' | 'purple';

/** A value of the kind `Bonus`. */
export type Bonus =
  | 'reroll' | 'extra-die' | 'fox' | 'cross-yellow' | 'cross-blue' | 'cross-green' | 'orange-4' | 'orange-5'
  | 'orange-6' | 'purple-6' | 'free-choice';

/** Some of `Colour`. */
export type Area = 'yellow' | 'blue' | 'green' | 'orange' | 'purple';

/** Some of `Bonus`. */
export type Track = 'reroll' | 'extra-die';

/** Some of `Bonus`. */
export type Instant =
  | 'cross-yellow' | 'cross-blue' | 'cross-green' | 'orange-4' | 'orange-5' | 'orange-6' | 'purple-6'
  | 'free-choice';

/** One of the pieces `Die`. */
export type Die = 'white' | 'yellow' | 'blue' | 'green' | 'orange' | 'purple';

/** A cell of `sheet[yellow]`. */
export type SheetYellowCell =
  | 'yellow[1,1]' | 'yellow[1,2]' | 'yellow[1,3]' | 'yellow[1,4]' | 'yellow[2,1]' | 'yellow[2,2]'
  | 'yellow[2,3]' | 'yellow[2,4]' | 'yellow[3,1]' | 'yellow[3,2]' | 'yellow[3,3]' | 'yellow[3,4]'
  | 'yellow[4,1]' | 'yellow[4,2]' | 'yellow[4,3]' | 'yellow[4,4]';

/** A cell of `sheet[blue]`. */
export type SheetBlueCell =
  | 'blue[1,2]' | 'blue[1,3]' | 'blue[1,4]' | 'blue[2,1]' | 'blue[2,2]' | 'blue[2,3]' | 'blue[2,4]'
  | 'blue[3,1]' | 'blue[3,2]' | 'blue[3,3]' | 'blue[3,4]';

/** A cell of `sheet[green]`. */
export type SheetGreenCell =
  | 'green[1]' | 'green[2]' | 'green[3]' | 'green[4]' | 'green[5]' | 'green[6]' | 'green[7]' | 'green[8]'
  | 'green[9]' | 'green[10]' | 'green[11]';

/** A cell of `sheet[orange]`. */
export type SheetOrangeCell =
  | 'orange[1]' | 'orange[2]' | 'orange[3]' | 'orange[4]' | 'orange[5]' | 'orange[6]' | 'orange[7]'
  | 'orange[8]' | 'orange[9]' | 'orange[10]' | 'orange[11]';

/** A cell of `sheet[purple]`. */
export type SheetPurpleCell =
  | 'purple[1]' | 'purple[2]' | 'purple[3]' | 'purple[4]' | 'purple[5]' | 'purple[6]' | 'purple[7]'
  | 'purple[8]' | 'purple[9]' | 'purple[10]' | 'purple[11]';

/** A cell of `sheet`. */
export type SheetCell = SheetYellowCell | SheetBlueCell | SheetGreenCell | SheetOrangeCell | SheetPurpleCell;

/** `action-roll-again` (nl: Nogmaals dobbelen; de: Nachwürfeln) */
export interface RollAgain {
  readonly player: Seat;
  readonly action: 'roll-again';
}

/** `action-use-die` (nl: Dobbelsteen kiezen en invullen; de: Würfel wählen und eintragen) */
export interface UseDie {
  readonly player: Seat;
  readonly action: 'use-die';
  readonly choices: {
    /** `die` (nl: welke dobbelsteen; de: welcher Würfel) */
    readonly die: Die;
    /** `cell` (nl: welk veld; de: welches Feld) */
    readonly cell: SheetCell;
  };
}

/** `action-use-bonus` (nl: Bonus gebruiken; de: Bonus nutzen) */
export interface UseBonus {
  readonly player: Seat;
  readonly action: 'use-bonus';
  readonly choices: {
    /** `bonus` (nl: welke bonus; de: welcher Bonus) */
    readonly bonus: Bonus;
    /** `cell` (nl: welk veld; de: welches Feld) */
    readonly cell: SheetCell;
  };
}

/** Not to do anything, where that is allowed. */
export interface Pass {
  readonly player: Seat;
  readonly action: 'pass';
}

/** Everything that a player can do; `action` tells which. */
export type Move = RollAgain | UseDie | UseBonus | Pass;

/** Everything that lies on the table, by field. At a key that is not there, there is nothing: no value, no items. */
export interface Fields {
  /** `field-entry` (nl: ingevulde waarde; de: Eintrag): 1..18 or none for each cell of sheet. One for each player. */
  readonly entry: readonly Readonly<Partial<Record<SheetCell, number>>>[];
  /** `field-stock` (nl: voorraad; de: Vorrat): 0..7 for each Track. One for each player. */
  readonly stock: readonly Readonly<Record<Track, 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7>>[];
  /** `field-foxes` (nl: vossen; de: Füchse): 0..5. One for each player. */
  readonly foxes: readonly (0 | 1 | 2 | 3 | 4 | 5)[];
  /** `field-won` (nl: nog openstaande bonussen; de: noch offene Boni): list of Instant. One for each player. */
  readonly won: readonly (readonly Instant[])[];
  /** `field-used-as-extra` (nl: al gebruikt als extra dobbelsteen; de: schon als Zusatzwürfel genutzt): set of Die. One for each player. */
  readonly 'used-as-extra': readonly (readonly Die[])[];
  /** `field-pool` (nl: dobbelstenen in de worp; de: Würfel im Wurf): dice, in the order of arrival. */
  readonly pool: readonly Die[];
  /** `field-set-out` (nl: dobbelsteenvelden; de: Würfelfelder): dice, in the order of arrival. */
  readonly 'set-out': readonly Die[];
  /** `field-tray` (nl: zilveren dienblad; de: Silbertablett): dice, in the order of arrival. */
  readonly tray: readonly Die[];
  /** `field-starter` (nl: startspeler; de: Startspieler): player. */
  readonly starter: Seat;
  /** `field-round` (nl: ronde; de: Runde): 1..6. */
  readonly round: 1 | 2 | 3 | 4 | 5 | 6;
  /** `field-older-in-won`: 0..24. One for each player. */
  readonly 'older-in-won': readonly number[];
}

/** What somebody sees of it: nothing is hidden in this game. */
export type SeenFields = Fields;

/** The faces that lie upwards, by sort of piece. */
export interface Faces {
  readonly Die: Readonly<Record<Die, 1 | 2 | 3 | 4 | 5 | 6>>;
}

/** What can be agreed on before a game. */
export interface Options {
  /** `option-other-three-in-solo` (nl: Ook de andere drie (solo); de: Auch die anderen drei (solo)) */
  readonly 'other-three-in-solo': boolean;
}

/** The points of one seat. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
  readonly by: {
    /** `scoring-area-score` (nl: categorieën; de: Bereiche) */
    readonly 'area-score': {
      readonly total: number;
      readonly for?: Partial<Readonly<Record<Colour, number>>>;
    };
    /** `scoring-fox-score` (nl: vossen; de: Füchse) */
    readonly 'fox-score': { readonly total: number };
  };
}

/** Where somebody is to decide. */
export type Phase =
  | 'game' | 'last-chance' | 'active-turn' | 'passive-turn' | 'solo-passive-turn' | 'extra-dice' | 'mark'
  | 'win' | 'settle';

/** Why a move is refused. */
export type Reason =
  | 'already-marked' | 'left-to-right' | 'no-reroll-left' | 'not-among-these-dice' | 'other-colour'
  | 'other-number' | 'other-sum' | 'too-low' | 'must-rise' | 'other-area' | 'use-die.cell.none'
  | 'use-bonus.bonus.none' | 'use-bonus.cell.none' | 'not-now' | 'not-your-turn' | 'must-choose' | 'game-over'
  | 'no-such-move' | 'whose-move' | 'no-chance' | 'fault';

export interface Clever extends GameTypes {
  readonly id: 'clever';
  readonly language: keyof typeof texts;
  readonly players: 1 | 2 | 3 | 4;
  readonly move: Move;
  readonly options: Options;
  readonly fields: Fields;
  readonly seen: SeenFields;
  readonly faces: Faces;
  readonly score: Score;
  readonly solo: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  readonly decidedBy: 'winner.tie-1' | 'winner.tie-2';
  readonly reason: Reason;
  readonly phase: Phase;
}

/** Where a game stands. It never changes. */
export type State = GameState<Clever>;

/** What somebody sees of it. */
export type View = Sight<Clever, SeenFields>;

const callers = /* @__PURE__ */ createCallers<Clever>(/* @__PURE__ */ createCore(), data, texts);
const playing = /* @__PURE__ */ createPlay(callers);
const saving = /* @__PURE__ */ createSaves(callers, createCore);
const reasons = /* @__PURE__ */ createReasons(callers, { createCore, createTraced });
const telling = /* @__PURE__ */ createTelling(callers, sentences, reasons);
const explaining = /* @__PURE__ */ createExplaining(callers, reasons);

/** All of it in one object. */
export const clever: Engine<Clever> = /* @__PURE__ */ engineOf({
  data, playing, saving, telling, explaining,
});

// One by one, so that a program which does not call some of them need not load them.
export const start: Engine<Clever>['start'] = /* @__PURE__ */ part(playing, 'start');
export const toAct: Engine<Clever>['toAct'] = /* @__PURE__ */ part(playing, 'toAct');
export const isOver: Engine<Clever>['isOver'] = /* @__PURE__ */ part(playing, 'isOver');
export const moves: Engine<Clever>['moves'] = /* @__PURE__ */ part(playing, 'moves');
export const play: Engine<Clever>['play'] = /* @__PURE__ */ part(playing, 'play');
export const tryPlay: Engine<Clever>['tryPlay'] = /* @__PURE__ */ part(playing, 'tryPlay');
export const explain: Engine<Clever>['explain'] = /* @__PURE__ */ part(playing, 'explain');
export const isMove: Engine<Clever>['isMove'] = /* @__PURE__ */ part(playing, 'isMove');
export const isPlayers: Engine<Clever>['isPlayers'] = /* @__PURE__ */ part(playing, 'isPlayers');
export const read: Engine<Clever>['read'] = /* @__PURE__ */ part(playing, 'read');
export const view: Engine<Clever>['view'] = /* @__PURE__ */ part(playing, 'view');
export const score: Engine<Clever>['score'] = /* @__PURE__ */ part(playing, 'score');
export const result: Engine<Clever>['result'] = /* @__PURE__ */ part(playing, 'result');
export const chance: Engine<Clever>['chance'] = /* @__PURE__ */ part(playing, 'chance');
export const supply: Engine<Clever>['supply'] = /* @__PURE__ */ part(playing, 'supply');
export const write: Engine<Clever>['write'] = /* @__PURE__ */ part(playing, 'write');
export const parse: Engine<Clever>['parse'] = /* @__PURE__ */ part(playing, 'parse');
export const canUndo: Engine<Clever>['canUndo'] = /* @__PURE__ */ part(playing, 'canUndo');
export const undo: Engine<Clever>['undo'] = /* @__PURE__ */ part(playing, 'undo');
export const log: Engine<Clever>['log'] = /* @__PURE__ */ part(saving, 'log');
export const entries: Engine<Clever>['entries'] = /* @__PURE__ */ part(saving, 'entries');
export const save: Engine<Clever>['save'] = /* @__PURE__ */ part(saving, 'save');
export const saveFor: Engine<Clever>['saveFor'] = /* @__PURE__ */ part(saving, 'saveFor');
export const load: Engine<Clever>['load'] = /* @__PURE__ */ part(saving, 'load');
export const replay: Engine<Clever>['replay'] = /* @__PURE__ */ part(saving, 'replay');
export const digest: Engine<Clever>['digest'] = /* @__PURE__ */ part(saving, 'digest');
export const snapshot: Engine<Clever>['snapshot'] = /* @__PURE__ */ part(saving, 'snapshot');
export const restore: Engine<Clever>['restore'] = /* @__PURE__ */ part(saving, 'restore');
export const forget: Engine<Clever>['forget'] = /* @__PURE__ */ part(saving, 'forget');
export const tell: Engine<Clever>['tell'] = /* @__PURE__ */ part(telling, 'tell');
export const story: Engine<Clever>['story'] = /* @__PURE__ */ part(telling, 'story');
export const changes: Engine<Clever>['changes'] = /* @__PURE__ */ part(telling, 'changes');
export const describe: Engine<Clever>['describe'] = /* @__PURE__ */ part(telling, 'describe');
export const ask: Engine<Clever>['ask'] = /* @__PURE__ */ part(telling, 'ask');
export const why: Engine<Clever>['why'] = /* @__PURE__ */ part(explaining, 'why');
export const session: Engine<Clever>['session'] = /* @__PURE__ */ part(explaining, 'session');
