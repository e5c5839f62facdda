// Code generated from rules/palace by Regelwerk. DO NOT EDIT.
/** The engine of `palace`: its types, and what a front end calls. */
import { createEngine, type GameState, type GameTypes, type Hidden, type Sight } from '../runtime/engine.ts';
import { createCore } from './core.ts';
import { data } from './data.ts';
import { sentences, texts } from './texts.ts';
import { createTraced } from './why.ts';

export { Fault, Invalid, Refused } from '../runtime/engine.ts';

/** A seat at the table, from 1: a player, or after all players one whom nobody plays. */
export type Seat = number;

/** A value of the kind `Currency`. */
export type Currency = 'gulden' | 'dirham' | 'denar' | 'ducat';

/** A value of the kind `Building`. */
export type Building = 'pavilion' | 'seraglio' | 'arcade' | 'chamber' | 'garden' | 'tower';

/** A value of the kind `Scoring`. */
export type Scoring = 'A' | 'B' | 'C';

/** A value of the kind `Side`. */
export type Side = 'north' | 'east' | 'south' | 'west';

/** One of the pieces `Card`. */
export type Card =
  | 'gulden-1-1' | 'gulden-1-2' | 'gulden-1-3' | 'gulden-2-1' | 'gulden-2-2' | 'gulden-2-3' | 'gulden-3-1'
  | 'gulden-3-2' | 'gulden-3-3' | 'gulden-4-1' | 'gulden-4-2' | 'gulden-4-3' | 'gulden-5-1' | 'gulden-5-2'
  | 'gulden-5-3' | 'gulden-6-1' | 'gulden-6-2' | 'gulden-6-3' | 'gulden-7-1' | 'gulden-7-2' | 'gulden-7-3'
  | 'gulden-8-1' | 'gulden-8-2' | 'gulden-8-3' | 'gulden-9-1' | 'gulden-9-2' | 'gulden-9-3' | 'dirham-1-1'
  | 'dirham-1-2' | 'dirham-1-3' | 'dirham-2-1' | 'dirham-2-2' | 'dirham-2-3' | 'dirham-3-1' | 'dirham-3-2'
  | 'dirham-3-3' | 'dirham-4-1' | 'dirham-4-2' | 'dirham-4-3' | 'dirham-5-1' | 'dirham-5-2' | 'dirham-5-3'
  | 'dirham-6-1' | 'dirham-6-2' | 'dirham-6-3' | 'dirham-7-1' | 'dirham-7-2' | 'dirham-7-3' | 'dirham-8-1'
  | 'dirham-8-2' | 'dirham-8-3' | 'dirham-9-1' | 'dirham-9-2' | 'dirham-9-3' | 'denar-1-1' | 'denar-1-2'
  | 'denar-1-3' | 'denar-2-1' | 'denar-2-2' | 'denar-2-3' | 'denar-3-1' | 'denar-3-2' | 'denar-3-3'
  | 'denar-4-1' | 'denar-4-2' | 'denar-4-3' | 'denar-5-1' | 'denar-5-2' | 'denar-5-3' | 'denar-6-1'
  | 'denar-6-2' | 'denar-6-3' | 'denar-7-1' | 'denar-7-2' | 'denar-7-3' | 'denar-8-1' | 'denar-8-2'
  | 'denar-8-3' | 'denar-9-1' | 'denar-9-2' | 'denar-9-3' | 'ducat-1-1' | 'ducat-1-2' | 'ducat-1-3'
  | 'ducat-2-1' | 'ducat-2-2' | 'ducat-2-3' | 'ducat-3-1' | 'ducat-3-2' | 'ducat-3-3' | 'ducat-4-1'
  | 'ducat-4-2' | 'ducat-4-3' | 'ducat-5-1' | 'ducat-5-2' | 'ducat-5-3' | 'ducat-6-1' | 'ducat-6-2'
  | 'ducat-6-3' | 'ducat-7-1' | 'ducat-7-2' | 'ducat-7-3' | 'ducat-8-1' | 'ducat-8-2' | 'ducat-8-3'
  | 'ducat-9-1' | 'ducat-9-2' | 'ducat-9-3' | 'A' | 'B';

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

/** `action-end-turn` (nl: Beurt beëindigen; de: Zug beenden) */
export interface EndTurn {
  readonly player: Seat;
  readonly action: 'end-turn';
}

/** `action-take-money` (nl: Geld nemen; de: Geld nehmen) */
export interface TakeMoney {
  readonly player: Seat;
  readonly action: 'take-money';
  readonly choices: {
    /** `cards` (nl: welke geldkaarten; de: welche Geldkarten) */
    readonly cards: readonly Card[];
  };
}

/** `action-buy` (nl: Gebouwenkaartje kopen; de: Gebäudeplättchen kaufen) */
export interface Buy {
  readonly player: Seat;
  readonly action: 'buy';
  readonly choices: {
    /** `field` (nl: van welk veld van de bouwwerf; de: von welchem Feld des Bauhofs) */
    readonly field: 1 | 2 | 3 | 4;
    /** `cards` (nl: met welke geldkaarten; de: mit welchen Geldkarten) */
    readonly cards: readonly Card[];
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
export type Move = EndTurn | TakeMoney | Buy | Build | TakeDown | Swap | PutInReserve | GiveAway | Pass;

/** Everything that lies on the table, by field. At a key that is not there, there is nothing: no value, no items. */
export interface Fields {
  /** `field-palace` (nl: paleis; de: Palast): Tile or none for each cell of plot. One for each seat. */
  readonly palace: readonly Readonly<Partial<Record<PlotCell, Tile>>>[];
  /** `field-collection` (nl: verzameling; de: Sammlung): tiles, in the order of arrival. One for each seat. */
  readonly collection: readonly (readonly Tile[])[];
  /** `field-dealt` (nl: startgeld dat open ligt; de: offen liegendes Startgeld): cards, in the order of arrival. One for each player. */
  readonly dealt: readonly (readonly Card[])[];
  /** `field-hand` (nl: geld op de hand; de: Geld auf der Hand): cards, in the order of arrival. One for each player. Only its owner sees it. */
  readonly hand: readonly (readonly Card[])[];
  /** `field-reserve` (nl: reserveveld; de: Reservefeld): tiles, in the order of arrival. One for each player. */
  readonly reserve: readonly (readonly Tile[])[];
  /** `field-bought` (nl: verworven en nog te plaatsen; de: erworben und noch zu legen): tiles, in the order of arrival. One for each player. */
  readonly bought: readonly (readonly Tile[])[];
  /** `field-deck` (nl: stapel geldkaarten; de: Stapel der Geldkarten): cards, in the order of arrival. Nobody sees it. */
  readonly deck: readonly Card[];
  /** `field-pile` (nl: voorlopige stapel; de: vorläufiger Stapel): cards, in the order of arrival. Nobody sees it. */
  readonly pile: readonly Card[];
  /** `field-market` (nl: open geldkaarten; de: offene Geldkarten): cards, in the order of arrival. */
  readonly market: readonly Card[];
  /** `field-discard` (nl: afgelegde geldkaarten; de: abgelegte Geldkarten): cards, in the order of arrival. */
  readonly discard: readonly Card[];
  /** `field-box` (nl: kaarten die uit het spel zijn; de: Karten, die aus dem Spiel sind): cards, in the order of arrival. */
  readonly box: readonly Card[];
  /** `field-bag` (nl: buidel met gebouwenkaartjes; de: Beutel mit Gebäudeplättchen): tiles, in the order of arrival. Nobody sees it. */
  readonly bag: readonly Tile[];
  /** `field-aside` (nl: geruilde toren; de: ausgetauschter Turm): tiles, in the order of arrival. */
  readonly aside: readonly Tile[];
  /** `field-yard` (nl: bouwwerf; de: Bauhof): Tile or none for each 1..4. */
  readonly yard: Readonly<Partial<Record<1 | 2 | 3 | 4, Tile>>>;
  /** `field-due` (nl: nog uit te voeren waardering; de: noch ausstehende Wertung): Scoring or none. */
  readonly due: Scoring | null;
  /** `field-active` (nl: wie aan de beurt is; de: wer am Zug ist): player. */
  readonly active: Seat;
}

/** The same as somebody sees it who may not see everything. */
export interface SeenFields extends Omit<Fields, 'hand' | 'deck' | 'pile' | 'bag'> {
  readonly hand: readonly (readonly Card[] | Hidden)[];
  readonly deck: Hidden;
  readonly pile: Hidden;
  readonly bag: Hidden;
}

/** The faces that lie upwards, by sort of piece. */
export type Faces = Readonly<Record<string, never>>;

/** What can be agreed on before a game. */
export interface Options {
  /** `option-no-enclosed-area` (nl: Geen ingesloten vakjes; de: Keine eingeschlossenen Felder) */
  readonly 'no-enclosed-area': boolean;
  /** `option-add-tower` (nl: Twaalfde toren erbij; de: Zwölfter Turm dazu) */
  readonly 'add-tower': boolean;
  /** `option-exchange-tower` (nl: Twaalfde toren in ruil; de: Zwölfter Turm im Tausch) */
  readonly 'exchange-tower': boolean;
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
  | 'not-reachable-on-foot' | 'encloses-empty-area' | 'encloses-empty-cell' | 'more-than-five'
  | 'nothing-to-buy' | 'other-currency' | 'too-little-money' | 'touches-no-side' | 'cell-taken'
  | 'wall-against-open-side' | 'nothing-built-there' | 'nobody-to-give-to' | 'one-action-at-least'
  | 'only-what-was-bought' | 'take-money.cards.none' | 'buy.field.none' | 'build.tile.none' | 'swap.tile.none'
  | 'put-in-reserve.tile.none' | 'give-away.tile.none' | 'not-now' | 'not-your-turn' | 'must-choose'
  | 'game-over' | 'no-such-move' | 'whose-move' | 'no-chance' | 'fault';

export interface Palace extends GameTypes {
  readonly id: 'palace';
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
export type State = GameState<Palace>;

/** What somebody sees of it. */
export type View = Sight<Palace, SeenFields>;

export const palace = createEngine<Palace>(
  createCore(), data, texts, { createCore, createTraced }, sentences,
);

export const {
  start, toAct, isOver, moves, play, tryPlay, explain, read, view, score, result, why, chance, supply,
  write, parse, canUndo, undo, log, tell, story, describe, ask, save, saveFor, load, replay, digest, session,
} = palace;
