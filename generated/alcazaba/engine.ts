// Code generated from rules/alcazaba by Regelwerk. DO NOT EDIT.
/** The engine of `alcazaba`: its types, and what a front end calls. */
import { createEngine, type GameState, type GameTypes, type Hidden, type Sight } from '../runtime/engine.ts';
import { createCore } from './core.ts';
import { data } from './data.ts';
import { sentences, texts } from './texts.ts';
import { createTraced } from './why.ts';

export { Fault, Invalid, Refused } from '../runtime/engine.ts';

/** A seat at the table, from 1: a player, or after all players one whom nobody plays. */
export type Seat = number;

/** A value of the kind `Building`. */
export type Building = 'pavilion' | 'seraglio' | 'arcade' | 'chamber' | 'garden' | 'tower';

/** A value of the kind `Scoring`. */
export type Scoring = 'A' | 'B' | 'C';

/** A value of the kind `Side`. */
export type Side = 'north' | 'east' | 'south' | 'west';

/** One of the pieces `Die`. */
export type Die = 'die-1' | 'die-2' | 'die-3' | 'die-4' | 'die-5' | 'die-6' | 'die-7' | 'die-8';

/** One of the pieces `Tile`. */
export type Tile =
  | 'pavilion-2-north-east-west' | 'pavilion-3-south-west' | 'pavilion-4-east-south' | 'pavilion-5-north-west'
  | 'pavilion-6-north' | 'pavilion-7-east' | 'pavilion-8' | 'seraglio-3-east-south-west'
  | 'seraglio-4-north-east' | 'seraglio-5-south-west' | 'seraglio-6-east-south' | 'seraglio-7-west'
  | 'seraglio-8-south' | 'seraglio-9' | 'arcade-4-north-east-south' | 'arcade-5-north-west'
  | 'arcade-6-south-west' | 'arcade-6-north-east' | 'arcade-7-east-south' | 'arcade-8-north' | 'arcade-8-east'
  | 'arcade-9' | 'arcade-10' | 'chamber-5-north-south-west' | 'chamber-6-east-south' | 'chamber-7-south-west'
  | 'chamber-7-north-east' | 'chamber-8-north-west' | 'chamber-9-west' | 'chamber-9-south' | 'chamber-10'
  | 'chamber-11' | 'garden-6-east-south-west' | 'garden-7-north-south-west' | 'garden-8-south-west'
  | 'garden-8-north-east' | 'garden-8-north-west' | 'garden-9-east' | 'garden-10-north' | 'garden-10-west'
  | 'garden-10' | 'garden-11' | 'garden-12-south' | 'tower-7-north-east-west' | 'tower-8-north-east-south'
  | 'tower-9-east-south' | 'tower-9-north-east' | 'tower-9-north-west' | 'tower-10-west' | 'tower-11-north'
  | 'tower-11-south' | 'tower-11' | 'tower-12' | 'tower-13-east' | 'tower-10';

/** A cell of `plot`. */
export type PlotCell =
  | 'plot[-12,-12]' | 'plot[-12,-11]' | 'plot[-12,-10]' | 'plot[-12,-9]' | 'plot[-12,-8]' | 'plot[-12,-7]'
  | 'plot[-12,-6]' | 'plot[-12,-5]' | 'plot[-12,-4]' | 'plot[-12,-3]' | 'plot[-12,-2]' | 'plot[-12,-1]'
  | 'plot[-12,0]' | 'plot[-12,1]' | 'plot[-12,2]' | 'plot[-12,3]' | 'plot[-12,4]' | 'plot[-12,5]'
  | 'plot[-12,6]' | 'plot[-12,7]' | 'plot[-12,8]' | 'plot[-12,9]' | 'plot[-12,10]' | 'plot[-12,11]'
  | 'plot[-12,12]' | 'plot[-11,-12]' | 'plot[-11,-11]' | 'plot[-11,-10]' | 'plot[-11,-9]' | 'plot[-11,-8]'
  | 'plot[-11,-7]' | 'plot[-11,-6]' | 'plot[-11,-5]' | 'plot[-11,-4]' | 'plot[-11,-3]' | 'plot[-11,-2]'
  | 'plot[-11,-1]' | 'plot[-11,0]' | 'plot[-11,1]' | 'plot[-11,2]' | 'plot[-11,3]' | 'plot[-11,4]'
  | 'plot[-11,5]' | 'plot[-11,6]' | 'plot[-11,7]' | 'plot[-11,8]' | 'plot[-11,9]' | 'plot[-11,10]'
  | 'plot[-11,11]' | 'plot[-11,12]' | 'plot[-10,-12]' | 'plot[-10,-11]' | 'plot[-10,-10]' | 'plot[-10,-9]'
  | 'plot[-10,-8]' | 'plot[-10,-7]' | 'plot[-10,-6]' | 'plot[-10,-5]' | 'plot[-10,-4]' | 'plot[-10,-3]'
  | 'plot[-10,-2]' | 'plot[-10,-1]' | 'plot[-10,0]' | 'plot[-10,1]' | 'plot[-10,2]' | 'plot[-10,3]'
  | 'plot[-10,4]' | 'plot[-10,5]' | 'plot[-10,6]' | 'plot[-10,7]' | 'plot[-10,8]' | 'plot[-10,9]'
  | 'plot[-10,10]' | 'plot[-10,11]' | 'plot[-10,12]' | 'plot[-9,-12]' | 'plot[-9,-11]' | 'plot[-9,-10]'
  | 'plot[-9,-9]' | 'plot[-9,-8]' | 'plot[-9,-7]' | 'plot[-9,-6]' | 'plot[-9,-5]' | 'plot[-9,-4]'
  | 'plot[-9,-3]' | 'plot[-9,-2]' | 'plot[-9,-1]' | 'plot[-9,0]' | 'plot[-9,1]' | 'plot[-9,2]' | 'plot[-9,3]'
  | 'plot[-9,4]' | 'plot[-9,5]' | 'plot[-9,6]' | 'plot[-9,7]' | 'plot[-9,8]' | 'plot[-9,9]' | 'plot[-9,10]'
  | 'plot[-9,11]' | 'plot[-9,12]' | 'plot[-8,-12]' | 'plot[-8,-11]' | 'plot[-8,-10]' | 'plot[-8,-9]'
  | 'plot[-8,-8]' | 'plot[-8,-7]' | 'plot[-8,-6]' | 'plot[-8,-5]' | 'plot[-8,-4]' | 'plot[-8,-3]'
  | 'plot[-8,-2]' | 'plot[-8,-1]' | 'plot[-8,0]' | 'plot[-8,1]' | 'plot[-8,2]' | 'plot[-8,3]' | 'plot[-8,4]'
  | 'plot[-8,5]' | 'plot[-8,6]' | 'plot[-8,7]' | 'plot[-8,8]' | 'plot[-8,9]' | 'plot[-8,10]' | 'plot[-8,11]'
  | 'plot[-8,12]' | 'plot[-7,-12]' | 'plot[-7,-11]' | 'plot[-7,-10]' | 'plot[-7,-9]' | 'plot[-7,-8]'
  | 'plot[-7,-7]' | 'plot[-7,-6]' | 'plot[-7,-5]' | 'plot[-7,-4]' | 'plot[-7,-3]' | 'plot[-7,-2]'
  | 'plot[-7,-1]' | 'plot[-7,0]' | 'plot[-7,1]' | 'plot[-7,2]' | 'plot[-7,3]' | 'plot[-7,4]' | 'plot[-7,5]'
  | 'plot[-7,6]' | 'plot[-7,7]' | 'plot[-7,8]' | 'plot[-7,9]' | 'plot[-7,10]' | 'plot[-7,11]' | 'plot[-7,12]'
  | 'plot[-6,-12]' | 'plot[-6,-11]' | 'plot[-6,-10]' | 'plot[-6,-9]' | 'plot[-6,-8]' | 'plot[-6,-7]'
  | 'plot[-6,-6]' | 'plot[-6,-5]' | 'plot[-6,-4]' | 'plot[-6,-3]' | 'plot[-6,-2]' | 'plot[-6,-1]'
  | 'plot[-6,0]' | 'plot[-6,1]' | 'plot[-6,2]' | 'plot[-6,3]' | 'plot[-6,4]' | 'plot[-6,5]' | 'plot[-6,6]'
  | 'plot[-6,7]' | 'plot[-6,8]' | 'plot[-6,9]' | 'plot[-6,10]' | 'plot[-6,11]' | 'plot[-6,12]'
  | 'plot[-5,-12]' | 'plot[-5,-11]' | 'plot[-5,-10]' | 'plot[-5,-9]' | 'plot[-5,-8]' | 'plot[-5,-7]'
  | 'plot[-5,-6]' | 'plot[-5,-5]' | 'plot[-5,-4]' | 'plot[-5,-3]' | 'plot[-5,-2]' | 'plot[-5,-1]'
  | 'plot[-5,0]' | 'plot[-5,1]' | 'plot[-5,2]' | 'plot[-5,3]' | 'plot[-5,4]' | 'plot[-5,5]' | 'plot[-5,6]'
  | 'plot[-5,7]' | 'plot[-5,8]' | 'plot[-5,9]' | 'plot[-5,10]' | 'plot[-5,11]' | 'plot[-5,12]'
  | 'plot[-4,-12]' | 'plot[-4,-11]' | 'plot[-4,-10]' | 'plot[-4,-9]' | 'plot[-4,-8]' | 'plot[-4,-7]'
  | 'plot[-4,-6]' | 'plot[-4,-5]' | 'plot[-4,-4]' | 'plot[-4,-3]' | 'plot[-4,-2]' | 'plot[-4,-1]'
  | 'plot[-4,0]' | 'plot[-4,1]' | 'plot[-4,2]' | 'plot[-4,3]' | 'plot[-4,4]' | 'plot[-4,5]' | 'plot[-4,6]'
  | 'plot[-4,7]' | 'plot[-4,8]' | 'plot[-4,9]' | 'plot[-4,10]' | 'plot[-4,11]' | 'plot[-4,12]'
  | 'plot[-3,-12]' | 'plot[-3,-11]' | 'plot[-3,-10]' | 'plot[-3,-9]' | 'plot[-3,-8]' | 'plot[-3,-7]'
  | 'plot[-3,-6]' | 'plot[-3,-5]' | 'plot[-3,-4]' | 'plot[-3,-3]' | 'plot[-3,-2]' | 'plot[-3,-1]'
  | 'plot[-3,0]' | 'plot[-3,1]' | 'plot[-3,2]' | 'plot[-3,3]' | 'plot[-3,4]' | 'plot[-3,5]' | 'plot[-3,6]'
  | 'plot[-3,7]' | 'plot[-3,8]' | 'plot[-3,9]' | 'plot[-3,10]' | 'plot[-3,11]' | 'plot[-3,12]'
  | 'plot[-2,-12]' | 'plot[-2,-11]' | 'plot[-2,-10]' | 'plot[-2,-9]' | 'plot[-2,-8]' | 'plot[-2,-7]'
  | 'plot[-2,-6]' | 'plot[-2,-5]' | 'plot[-2,-4]' | 'plot[-2,-3]' | 'plot[-2,-2]' | 'plot[-2,-1]'
  | 'plot[-2,0]' | 'plot[-2,1]' | 'plot[-2,2]' | 'plot[-2,3]' | 'plot[-2,4]' | 'plot[-2,5]' | 'plot[-2,6]'
  | 'plot[-2,7]' | 'plot[-2,8]' | 'plot[-2,9]' | 'plot[-2,10]' | 'plot[-2,11]' | 'plot[-2,12]'
  | 'plot[-1,-12]' | 'plot[-1,-11]' | 'plot[-1,-10]' | 'plot[-1,-9]' | 'plot[-1,-8]' | 'plot[-1,-7]'
  | 'plot[-1,-6]' | 'plot[-1,-5]' | 'plot[-1,-4]' | 'plot[-1,-3]' | 'plot[-1,-2]' | 'plot[-1,-1]'
  | 'plot[-1,0]' | 'plot[-1,1]' | 'plot[-1,2]' | 'plot[-1,3]' | 'plot[-1,4]' | 'plot[-1,5]' | 'plot[-1,6]'
  | 'plot[-1,7]' | 'plot[-1,8]' | 'plot[-1,9]' | 'plot[-1,10]' | 'plot[-1,11]' | 'plot[-1,12]' | 'plot[0,-12]'
  | 'plot[0,-11]' | 'plot[0,-10]' | 'plot[0,-9]' | 'plot[0,-8]' | 'plot[0,-7]' | 'plot[0,-6]' | 'plot[0,-5]'
  | 'plot[0,-4]' | 'plot[0,-3]' | 'plot[0,-2]' | 'plot[0,-1]' | 'plot[0,0]' | 'plot[0,1]' | 'plot[0,2]'
  | 'plot[0,3]' | 'plot[0,4]' | 'plot[0,5]' | 'plot[0,6]' | 'plot[0,7]' | 'plot[0,8]' | 'plot[0,9]'
  | 'plot[0,10]' | 'plot[0,11]' | 'plot[0,12]' | 'plot[1,-12]' | 'plot[1,-11]' | 'plot[1,-10]' | 'plot[1,-9]'
  | 'plot[1,-8]' | 'plot[1,-7]' | 'plot[1,-6]' | 'plot[1,-5]' | 'plot[1,-4]' | 'plot[1,-3]' | 'plot[1,-2]'
  | 'plot[1,-1]' | 'plot[1,0]' | 'plot[1,1]' | 'plot[1,2]' | 'plot[1,3]' | 'plot[1,4]' | 'plot[1,5]'
  | 'plot[1,6]' | 'plot[1,7]' | 'plot[1,8]' | 'plot[1,9]' | 'plot[1,10]' | 'plot[1,11]' | 'plot[1,12]'
  | 'plot[2,-12]' | 'plot[2,-11]' | 'plot[2,-10]' | 'plot[2,-9]' | 'plot[2,-8]' | 'plot[2,-7]' | 'plot[2,-6]'
  | 'plot[2,-5]' | 'plot[2,-4]' | 'plot[2,-3]' | 'plot[2,-2]' | 'plot[2,-1]' | 'plot[2,0]' | 'plot[2,1]'
  | 'plot[2,2]' | 'plot[2,3]' | 'plot[2,4]' | 'plot[2,5]' | 'plot[2,6]' | 'plot[2,7]' | 'plot[2,8]'
  | 'plot[2,9]' | 'plot[2,10]' | 'plot[2,11]' | 'plot[2,12]' | 'plot[3,-12]' | 'plot[3,-11]' | 'plot[3,-10]'
  | 'plot[3,-9]' | 'plot[3,-8]' | 'plot[3,-7]' | 'plot[3,-6]' | 'plot[3,-5]' | 'plot[3,-4]' | 'plot[3,-3]'
  | 'plot[3,-2]' | 'plot[3,-1]' | 'plot[3,0]' | 'plot[3,1]' | 'plot[3,2]' | 'plot[3,3]' | 'plot[3,4]'
  | 'plot[3,5]' | 'plot[3,6]' | 'plot[3,7]' | 'plot[3,8]' | 'plot[3,9]' | 'plot[3,10]' | 'plot[3,11]'
  | 'plot[3,12]' | 'plot[4,-12]' | 'plot[4,-11]' | 'plot[4,-10]' | 'plot[4,-9]' | 'plot[4,-8]' | 'plot[4,-7]'
  | 'plot[4,-6]' | 'plot[4,-5]' | 'plot[4,-4]' | 'plot[4,-3]' | 'plot[4,-2]' | 'plot[4,-1]' | 'plot[4,0]'
  | 'plot[4,1]' | 'plot[4,2]' | 'plot[4,3]' | 'plot[4,4]' | 'plot[4,5]' | 'plot[4,6]' | 'plot[4,7]'
  | 'plot[4,8]' | 'plot[4,9]' | 'plot[4,10]' | 'plot[4,11]' | 'plot[4,12]' | 'plot[5,-12]' | 'plot[5,-11]'
  | 'plot[5,-10]' | 'plot[5,-9]' | 'plot[5,-8]' | 'plot[5,-7]' | 'plot[5,-6]' | 'plot[5,-5]' | 'plot[5,-4]'
  | 'plot[5,-3]' | 'plot[5,-2]' | 'plot[5,-1]' | 'plot[5,0]' | 'plot[5,1]' | 'plot[5,2]' | 'plot[5,3]'
  | 'plot[5,4]' | 'plot[5,5]' | 'plot[5,6]' | 'plot[5,7]' | 'plot[5,8]' | 'plot[5,9]' | 'plot[5,10]'
  | 'plot[5,11]' | 'plot[5,12]' | 'plot[6,-12]' | 'plot[6,-11]' | 'plot[6,-10]' | 'plot[6,-9]' | 'plot[6,-8]'
  | 'plot[6,-7]' | 'plot[6,-6]' | 'plot[6,-5]' | 'plot[6,-4]' | 'plot[6,-3]' | 'plot[6,-2]' | 'plot[6,-1]'
  | 'plot[6,0]' | 'plot[6,1]' | 'plot[6,2]' | 'plot[6,3]' | 'plot[6,4]' | 'plot[6,5]' | 'plot[6,6]'
  | 'plot[6,7]' | 'plot[6,8]' | 'plot[6,9]' | 'plot[6,10]' | 'plot[6,11]' | 'plot[6,12]' | 'plot[7,-12]'
  | 'plot[7,-11]' | 'plot[7,-10]' | 'plot[7,-9]' | 'plot[7,-8]' | 'plot[7,-7]' | 'plot[7,-6]' | 'plot[7,-5]'
  | 'plot[7,-4]' | 'plot[7,-3]' | 'plot[7,-2]' | 'plot[7,-1]' | 'plot[7,0]' | 'plot[7,1]' | 'plot[7,2]'
  | 'plot[7,3]' | 'plot[7,4]' | 'plot[7,5]' | 'plot[7,6]' | 'plot[7,7]' | 'plot[7,8]' | 'plot[7,9]'
  | 'plot[7,10]' | 'plot[7,11]' | 'plot[7,12]' | 'plot[8,-12]' | 'plot[8,-11]' | 'plot[8,-10]' | 'plot[8,-9]'
  | 'plot[8,-8]' | 'plot[8,-7]' | 'plot[8,-6]' | 'plot[8,-5]' | 'plot[8,-4]' | 'plot[8,-3]' | 'plot[8,-2]'
  | 'plot[8,-1]' | 'plot[8,0]' | 'plot[8,1]' | 'plot[8,2]' | 'plot[8,3]' | 'plot[8,4]' | 'plot[8,5]'
  | 'plot[8,6]' | 'plot[8,7]' | 'plot[8,8]' | 'plot[8,9]' | 'plot[8,10]' | 'plot[8,11]' | 'plot[8,12]'
  | 'plot[9,-12]' | 'plot[9,-11]' | 'plot[9,-10]' | 'plot[9,-9]' | 'plot[9,-8]' | 'plot[9,-7]' | 'plot[9,-6]'
  | 'plot[9,-5]' | 'plot[9,-4]' | 'plot[9,-3]' | 'plot[9,-2]' | 'plot[9,-1]' | 'plot[9,0]' | 'plot[9,1]'
  | 'plot[9,2]' | 'plot[9,3]' | 'plot[9,4]' | 'plot[9,5]' | 'plot[9,6]' | 'plot[9,7]' | 'plot[9,8]'
  | 'plot[9,9]' | 'plot[9,10]' | 'plot[9,11]' | 'plot[9,12]' | 'plot[10,-12]' | 'plot[10,-11]'
  | 'plot[10,-10]' | 'plot[10,-9]' | 'plot[10,-8]' | 'plot[10,-7]' | 'plot[10,-6]' | 'plot[10,-5]'
  | 'plot[10,-4]' | 'plot[10,-3]' | 'plot[10,-2]' | 'plot[10,-1]' | 'plot[10,0]' | 'plot[10,1]' | 'plot[10,2]'
  | 'plot[10,3]' | 'plot[10,4]' | 'plot[10,5]' | 'plot[10,6]' | 'plot[10,7]' | 'plot[10,8]' | 'plot[10,9]'
  | 'plot[10,10]' | 'plot[10,11]' | 'plot[10,12]' | 'plot[11,-12]' | 'plot[11,-11]' | 'plot[11,-10]'
  | 'plot[11,-9]' | 'plot[11,-8]' | 'plot[11,-7]' | 'plot[11,-6]' | 'plot[11,-5]' | 'plot[11,-4]'
  | 'plot[11,-3]' | 'plot[11,-2]' | 'plot[11,-1]' | 'plot[11,0]' | 'plot[11,1]' | 'plot[11,2]' | 'plot[11,3]'
  | 'plot[11,4]' | 'plot[11,5]' | 'plot[11,6]' | 'plot[11,7]' | 'plot[11,8]' | 'plot[11,9]' | 'plot[11,10]'
  | 'plot[11,11]' | 'plot[11,12]' | 'plot[12,-12]' | 'plot[12,-11]' | 'plot[12,-10]' | 'plot[12,-9]'
  | 'plot[12,-8]' | 'plot[12,-7]' | 'plot[12,-6]' | 'plot[12,-5]' | 'plot[12,-4]' | 'plot[12,-3]'
  | 'plot[12,-2]' | 'plot[12,-1]' | 'plot[12,0]' | 'plot[12,1]' | 'plot[12,2]' | 'plot[12,3]' | 'plot[12,4]'
  | 'plot[12,5]' | 'plot[12,6]' | 'plot[12,7]' | 'plot[12,8]' | 'plot[12,9]' | 'plot[12,10]' | 'plot[12,11]'
  | 'plot[12,12]';

/** `action-take-tile` (nl: Gebouwenkaartje nemen; de: Gebäudeplättchen nehmen) */
export interface TakeTile {
  readonly player: Seat;
  readonly action: 'take-tile';
  readonly choices: {
    /** `tile` (nl: welk gebouwenkaartje; de: welches Gebäudeplättchen) */
    readonly tile: Tile;
  };
}

/** `action-take-start-token` (nl: Startspelerfiche nemen; de: Startspielerplättchen nehmen) */
export interface TakeStartToken {
  readonly player: Seat;
  readonly action: 'take-start-token';
}

/** `action-throw` (nl: Gooien; de: Würfeln) */
export interface Throw {
  readonly player: Seat;
  readonly action: 'throw';
  readonly choices: {
    /** `dice` (nl: welke dobbelstenen; de: welche Würfel) */
    readonly dice: readonly Die[];
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

/** `action-name-start-player` (nl: Startspeler aanwijzen; de: Startspieler bestimmen) */
export interface NameStartPlayer {
  readonly player: Seat;
  readonly action: 'name-start-player';
  readonly choices: {
    /** `who` (nl: wie begint; de: wer beginnt) */
    readonly who: Seat;
  };
}

/** `action-build` (nl: Aanbouwen; de: Anbauen) */
export interface Build {
  readonly player: Seat;
  readonly action: 'build';
  readonly choices: {
    /** `tile` (nl: welk gebouwenkaartje; de: welches Gebäudeplättchen) */
    readonly tile: Tile;
    /** `cell` (nl: op welk vakje; de: auf welches Feld) */
    readonly cell: PlotCell;
  };
}

/** `action-take-down` (nl: Afbreken; de: Abreißen) */
export interface TakeDown {
  readonly player: Seat;
  readonly action: 'take-down';
  readonly choices: {
    /** `cell` (nl: van welk vakje; de: von welchem Feld) */
    readonly cell: PlotCell;
  };
}

/** `action-swap` (nl: Wisselen; de: Austauschen) */
export interface Swap {
  readonly player: Seat;
  readonly action: 'swap';
  readonly choices: {
    /** `cell` (nl: op welk vakje; de: auf welchem Feld) */
    readonly cell: PlotCell;
    /** `tile` (nl: welk gebouwenkaartje uit je reserveveld; de: welches Gebäudeplättchen aus deinem Reservefeld) */
    readonly tile: Tile;
  };
}

/** `action-put-in-reserve` (nl: In het reserveveld leggen; de: Ins Reservefeld legen) */
export interface PutInReserve {
  readonly player: Seat;
  readonly action: 'put-in-reserve';
  readonly choices: {
    /** `tile` (nl: welk gebouwenkaartje; de: welches Gebäudeplättchen) */
    readonly tile: Tile;
  };
}

/** `action-give-away` (nl: Weggeven; de: Verschenken) */
export interface GiveAway {
  readonly player: Seat;
  readonly action: 'give-away';
  readonly choices: {
    /** `tile` (nl: welk gebouwenkaartje; de: welches Gebäudeplättchen) */
    readonly tile: Tile;
    /** `seat` (nl: aan wie; de: an wen) */
    readonly seat: Seat;
  };
}

/** Not to do anything, where that is allowed. */
export interface Pass {
  readonly player: Seat;
  readonly action: 'pass';
}

/** Everything that a player can do; `action` tells which. */
export type Move =
  | TakeTile | TakeStartToken | Throw | PlaceStone | NameStartPlayer | Build | TakeDown | Swap | PutInReserve
  | GiveAway | Pass;

/** Everything that lies on the table, by field. At a key that is not there, there is nothing: no value, no items. */
export interface Fields {
  /** `field-bag` (nl: buidel met gebouwenkaartjes; de: Beutel mit Gebäudeplättchen): tiles, in the order of arrival. Nobody sees it. */
  readonly bag: readonly Tile[];
  /** `field-stack` (nl: stapels gebouwenkaartjes; de: Stapel mit Gebäudeplättchen): tiles for each 1..5, in the order of arrival. Nobody sees it. */
  readonly stack: Readonly<Partial<Record<1 | 2 | 3 | 4 | 5, readonly Tile[]>>>;
  /** `field-offer` (nl: gebouwenkaartjes bij een kolom; de: Gebäudeplättchen einer Spalte): tiles for each Building, in the order of arrival. */
  readonly offer: Readonly<Partial<Record<Building, readonly Tile[]>>>;
  /** `field-drawn` (nl: uit de buidel getrokken, op volgorde; de: aus dem Beutel gezogen, der Reihe nach): list of Tile. */
  readonly drawn: readonly Tile[];
  /** `field-gone` (nl: gebouwenkaartjes die uit het spel zijn; de: Gebäudeplättchen, die aus dem Spiel sind): tiles, in the order of arrival. */
  readonly gone: readonly Tile[];
  /** `field-stone` (nl: gokstenen op het bord; de: Wettsteine auf dem Spielplan): seat or none for each Building for each 1..24. */
  readonly stone: Readonly<Partial<Record<Building, Readonly<Partial<Record<number, Seat>>>>>>;
  /** `field-start-token` (nl: kolom van de startspelerfiche; de: Spalte des Startspielerplättchens): Building or none. */
  readonly 'start-token': Building | null;
  /** `field-caliph` (nl: startspeler; de: Startspieler): player. */
  readonly caliph: Seat;
  /** `field-cup` (nl: dobbelstenen; de: Würfel): dice, in the order of arrival. */
  readonly cup: readonly Die[];
  /** `field-throws` (nl: aantal worpen; de: Anzahl der Würfe): 0..3. */
  readonly throws: 0 | 1 | 2 | 3;
  /** `field-palace` (nl: paleis; de: Palast): Tile or none for each cell of plot. One for each seat. */
  readonly palace: readonly Readonly<Partial<Record<PlotCell, Tile>>>[];
  /** `field-collection` (nl: verzameling; de: Sammlung): tiles, in the order of arrival. One for each seat. */
  readonly collection: readonly (readonly Tile[])[];
  /** `field-reserve` (nl: reserveveld; de: Reservefeld): tiles, in the order of arrival. One for each player. */
  readonly reserve: readonly (readonly Tile[])[];
  /** `field-bought` (nl: verworven en nog te plaatsen; de: erworben und noch zu legen): tiles, in the order of arrival. One for each player. */
  readonly bought: readonly (readonly Tile[])[];
}

/** The same as somebody sees it who may not see everything. */
export interface SeenFields extends Omit<Fields, 'bag' | 'stack'> {
  readonly bag: Hidden;
  readonly stack: Readonly<Record<1 | 2 | 3 | 4 | 5, Hidden>>;
}

/** The faces that lie upwards, by sort of piece. */
export interface Faces {
  readonly Die: Readonly<Record<Die, Building>>;
}

/** What can be agreed on before a game. */
export interface Options {
  /** `option-no-enclosed-area` (nl: Geen ingesloten vakjes; de: Keine eingeschlossenen Felder) */
  readonly 'no-enclosed-area': boolean;
}

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
    /** `scoring-outer-wall` (nl: langste buitenmuur; de: längste Außenmauer) */
    readonly 'outer-wall': { readonly total: number };
  };
}

/** Why a move is refused. */
export type Reason =
  | 'throw-first' | 'no-symbol' | 'not-reachable-on-foot' | 'encloses-empty-area' | 'encloses-empty-cell'
  | 'no-start-token-here' | 'three-throws-at-most' | 'first-throw-all-dice' | 'touches-no-side' | 'cell-taken'
  | 'wall-against-open-side' | 'nothing-built-there' | 'nobody-to-give-to' | 'redesign-after-throw-one-or-two'
  | 'only-what-was-bought' | 'take-tile.tile.none' | 'throw.dice.none' | 'place-stone.building.none'
  | 'name-start-player.who.none' | 'build.tile.none' | 'swap.tile.none' | 'put-in-reserve.tile.none'
  | 'give-away.tile.none' | 'not-now' | 'not-your-turn' | 'must-choose' | 'game-over' | 'no-such-move'
  | 'whose-move' | 'no-chance' | 'fault';

export interface Alcazaba extends GameTypes {
  readonly id: 'alcazaba';
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
export type State = GameState<Alcazaba>;

/** What somebody sees of it. */
export type View = Sight<Alcazaba, SeenFields>;

export const alcazaba = createEngine<Alcazaba>(
  createCore(), data, texts, { createCore, createTraced }, sentences,
);

export const {
  start, toAct, isOver, moves, play, tryPlay, explain, read, view, score, result, why, chance, supply,
  write, parse, canUndo, undo, log, tell, story, describe, ask, save, saveFor, load, replay, digest, session,
} = alcazaba;
