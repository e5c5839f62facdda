// Code generated from rules/palace by Regelwerk. DO NOT EDIT.
/** The engine of `palace`: its types, and what a front end calls. */
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
  | 'plot[-34,-34]' | 'plot[-34,-33]' | 'plot[-34,-32]' | 'plot[-34,-31]' | 'plot[-34,-30]' | 'plot[-34,-29]'
  | 'plot[-34,-28]' | 'plot[-34,-27]' | 'plot[-34,-26]' | 'plot[-34,-25]' | 'plot[-34,-24]' | 'plot[-34,-23]'
  | 'plot[-34,-22]' | 'plot[-34,-21]' | 'plot[-34,-20]' | 'plot[-34,-19]' | 'plot[-34,-18]' | 'plot[-34,-17]'
  | 'plot[-34,-16]' | 'plot[-34,-15]' | 'plot[-34,-14]' | 'plot[-34,-13]' | 'plot[-34,-12]' | 'plot[-34,-11]'
  | 'plot[-34,-10]' | 'plot[-34,-9]' | 'plot[-34,-8]' | 'plot[-34,-7]' | 'plot[-34,-6]' | 'plot[-34,-5]'
  | 'plot[-34,-4]' | 'plot[-34,-3]' | 'plot[-34,-2]' | 'plot[-34,-1]' | 'plot[-34,0]' | 'plot[-34,1]'
  | 'plot[-34,2]' | 'plot[-34,3]' | 'plot[-34,4]' | 'plot[-34,5]' | 'plot[-34,6]' | 'plot[-34,7]'
  | 'plot[-34,8]' | 'plot[-34,9]' | 'plot[-34,10]' | 'plot[-34,11]' | 'plot[-34,12]' | 'plot[-34,13]'
  | 'plot[-34,14]' | 'plot[-34,15]' | 'plot[-34,16]' | 'plot[-34,17]' | 'plot[-34,18]' | 'plot[-34,19]'
  | 'plot[-34,20]' | 'plot[-34,21]' | 'plot[-34,22]' | 'plot[-34,23]' | 'plot[-34,24]' | 'plot[-34,25]'
  | 'plot[-34,26]' | 'plot[-34,27]' | 'plot[-34,28]' | 'plot[-34,29]' | 'plot[-34,30]' | 'plot[-34,31]'
  | 'plot[-34,32]' | 'plot[-34,33]' | 'plot[-34,34]' | 'plot[-33,-34]' | 'plot[-33,-33]' | 'plot[-33,-32]'
  | 'plot[-33,-31]' | 'plot[-33,-30]' | 'plot[-33,-29]' | 'plot[-33,-28]' | 'plot[-33,-27]' | 'plot[-33,-26]'
  | 'plot[-33,-25]' | 'plot[-33,-24]' | 'plot[-33,-23]' | 'plot[-33,-22]' | 'plot[-33,-21]' | 'plot[-33,-20]'
  | 'plot[-33,-19]' | 'plot[-33,-18]' | 'plot[-33,-17]' | 'plot[-33,-16]' | 'plot[-33,-15]' | 'plot[-33,-14]'
  | 'plot[-33,-13]' | 'plot[-33,-12]' | 'plot[-33,-11]' | 'plot[-33,-10]' | 'plot[-33,-9]' | 'plot[-33,-8]'
  | 'plot[-33,-7]' | 'plot[-33,-6]' | 'plot[-33,-5]' | 'plot[-33,-4]' | 'plot[-33,-3]' | 'plot[-33,-2]'
  | 'plot[-33,-1]' | 'plot[-33,0]' | 'plot[-33,1]' | 'plot[-33,2]' | 'plot[-33,3]' | 'plot[-33,4]'
  | 'plot[-33,5]' | 'plot[-33,6]' | 'plot[-33,7]' | 'plot[-33,8]' | 'plot[-33,9]' | 'plot[-33,10]'
  | 'plot[-33,11]' | 'plot[-33,12]' | 'plot[-33,13]' | 'plot[-33,14]' | 'plot[-33,15]' | 'plot[-33,16]'
  | 'plot[-33,17]' | 'plot[-33,18]' | 'plot[-33,19]' | 'plot[-33,20]' | 'plot[-33,21]' | 'plot[-33,22]'
  | 'plot[-33,23]' | 'plot[-33,24]' | 'plot[-33,25]' | 'plot[-33,26]' | 'plot[-33,27]' | 'plot[-33,28]'
  | 'plot[-33,29]' | 'plot[-33,30]' | 'plot[-33,31]' | 'plot[-33,32]' | 'plot[-33,33]' | 'plot[-33,34]'
  | 'plot[-32,-34]' | 'plot[-32,-33]' | 'plot[-32,-32]' | 'plot[-32,-31]' | 'plot[-32,-30]' | 'plot[-32,-29]'
  | 'plot[-32,-28]' | 'plot[-32,-27]' | 'plot[-32,-26]' | 'plot[-32,-25]' | 'plot[-32,-24]' | 'plot[-32,-23]'
  | 'plot[-32,-22]' | 'plot[-32,-21]' | 'plot[-32,-20]' | 'plot[-32,-19]' | 'plot[-32,-18]' | 'plot[-32,-17]'
  | 'plot[-32,-16]' | 'plot[-32,-15]' | 'plot[-32,-14]' | 'plot[-32,-13]' | 'plot[-32,-12]' | 'plot[-32,-11]'
  | 'plot[-32,-10]' | 'plot[-32,-9]' | 'plot[-32,-8]' | 'plot[-32,-7]' | 'plot[-32,-6]' | 'plot[-32,-5]'
  | 'plot[-32,-4]' | 'plot[-32,-3]' | 'plot[-32,-2]' | 'plot[-32,-1]' | 'plot[-32,0]' | 'plot[-32,1]'
  | 'plot[-32,2]' | 'plot[-32,3]' | 'plot[-32,4]' | 'plot[-32,5]' | 'plot[-32,6]' | 'plot[-32,7]'
  | 'plot[-32,8]' | 'plot[-32,9]' | 'plot[-32,10]' | 'plot[-32,11]' | 'plot[-32,12]' | 'plot[-32,13]'
  | 'plot[-32,14]' | 'plot[-32,15]' | 'plot[-32,16]' | 'plot[-32,17]' | 'plot[-32,18]' | 'plot[-32,19]'
  | 'plot[-32,20]' | 'plot[-32,21]' | 'plot[-32,22]' | 'plot[-32,23]' | 'plot[-32,24]' | 'plot[-32,25]'
  | 'plot[-32,26]' | 'plot[-32,27]' | 'plot[-32,28]' | 'plot[-32,29]' | 'plot[-32,30]' | 'plot[-32,31]'
  | 'plot[-32,32]' | 'plot[-32,33]' | 'plot[-32,34]' | 'plot[-31,-34]' | 'plot[-31,-33]' | 'plot[-31,-32]'
  | 'plot[-31,-31]' | 'plot[-31,-30]' | 'plot[-31,-29]' | 'plot[-31,-28]' | 'plot[-31,-27]' | 'plot[-31,-26]'
  | 'plot[-31,-25]' | 'plot[-31,-24]' | 'plot[-31,-23]' | 'plot[-31,-22]' | 'plot[-31,-21]' | 'plot[-31,-20]'
  | 'plot[-31,-19]' | 'plot[-31,-18]' | 'plot[-31,-17]' | 'plot[-31,-16]' | 'plot[-31,-15]' | 'plot[-31,-14]'
  | 'plot[-31,-13]' | 'plot[-31,-12]' | 'plot[-31,-11]' | 'plot[-31,-10]' | 'plot[-31,-9]' | 'plot[-31,-8]'
  | 'plot[-31,-7]' | 'plot[-31,-6]' | 'plot[-31,-5]' | 'plot[-31,-4]' | 'plot[-31,-3]' | 'plot[-31,-2]'
  | 'plot[-31,-1]' | 'plot[-31,0]' | 'plot[-31,1]' | 'plot[-31,2]' | 'plot[-31,3]' | 'plot[-31,4]'
  | 'plot[-31,5]' | 'plot[-31,6]' | 'plot[-31,7]' | 'plot[-31,8]' | 'plot[-31,9]' | 'plot[-31,10]'
  | 'plot[-31,11]' | 'plot[-31,12]' | 'plot[-31,13]' | 'plot[-31,14]' | 'plot[-31,15]' | 'plot[-31,16]'
  | 'plot[-31,17]' | 'plot[-31,18]' | 'plot[-31,19]' | 'plot[-31,20]' | 'plot[-31,21]' | 'plot[-31,22]'
  | 'plot[-31,23]' | 'plot[-31,24]' | 'plot[-31,25]' | 'plot[-31,26]' | 'plot[-31,27]' | 'plot[-31,28]'
  | 'plot[-31,29]' | 'plot[-31,30]' | 'plot[-31,31]' | 'plot[-31,32]' | 'plot[-31,33]' | 'plot[-31,34]'
  | 'plot[-30,-34]' | 'plot[-30,-33]' | 'plot[-30,-32]' | 'plot[-30,-31]' | 'plot[-30,-30]' | 'plot[-30,-29]'
  | 'plot[-30,-28]' | 'plot[-30,-27]' | 'plot[-30,-26]' | 'plot[-30,-25]' | 'plot[-30,-24]' | 'plot[-30,-23]'
  | 'plot[-30,-22]' | 'plot[-30,-21]' | 'plot[-30,-20]' | 'plot[-30,-19]' | 'plot[-30,-18]' | 'plot[-30,-17]'
  | 'plot[-30,-16]' | 'plot[-30,-15]' | 'plot[-30,-14]' | 'plot[-30,-13]' | 'plot[-30,-12]' | 'plot[-30,-11]'
  | 'plot[-30,-10]' | 'plot[-30,-9]' | 'plot[-30,-8]' | 'plot[-30,-7]' | 'plot[-30,-6]' | 'plot[-30,-5]'
  | 'plot[-30,-4]' | 'plot[-30,-3]' | 'plot[-30,-2]' | 'plot[-30,-1]' | 'plot[-30,0]' | 'plot[-30,1]'
  | 'plot[-30,2]' | 'plot[-30,3]' | 'plot[-30,4]' | 'plot[-30,5]' | 'plot[-30,6]' | 'plot[-30,7]'
  | 'plot[-30,8]' | 'plot[-30,9]' | 'plot[-30,10]' | 'plot[-30,11]' | 'plot[-30,12]' | 'plot[-30,13]'
  | 'plot[-30,14]' | 'plot[-30,15]' | 'plot[-30,16]' | 'plot[-30,17]' | 'plot[-30,18]' | 'plot[-30,19]'
  | 'plot[-30,20]' | 'plot[-30,21]' | 'plot[-30,22]' | 'plot[-30,23]' | 'plot[-30,24]' | 'plot[-30,25]'
  | 'plot[-30,26]' | 'plot[-30,27]' | 'plot[-30,28]' | 'plot[-30,29]' | 'plot[-30,30]' | 'plot[-30,31]'
  | 'plot[-30,32]' | 'plot[-30,33]' | 'plot[-30,34]' | 'plot[-29,-34]' | 'plot[-29,-33]' | 'plot[-29,-32]'
  | 'plot[-29,-31]' | 'plot[-29,-30]' | 'plot[-29,-29]' | 'plot[-29,-28]' | 'plot[-29,-27]' | 'plot[-29,-26]'
  | 'plot[-29,-25]' | 'plot[-29,-24]' | 'plot[-29,-23]' | 'plot[-29,-22]' | 'plot[-29,-21]' | 'plot[-29,-20]'
  | 'plot[-29,-19]' | 'plot[-29,-18]' | 'plot[-29,-17]' | 'plot[-29,-16]' | 'plot[-29,-15]' | 'plot[-29,-14]'
  | 'plot[-29,-13]' | 'plot[-29,-12]' | 'plot[-29,-11]' | 'plot[-29,-10]' | 'plot[-29,-9]' | 'plot[-29,-8]'
  | 'plot[-29,-7]' | 'plot[-29,-6]' | 'plot[-29,-5]' | 'plot[-29,-4]' | 'plot[-29,-3]' | 'plot[-29,-2]'
  | 'plot[-29,-1]' | 'plot[-29,0]' | 'plot[-29,1]' | 'plot[-29,2]' | 'plot[-29,3]' | 'plot[-29,4]'
  | 'plot[-29,5]' | 'plot[-29,6]' | 'plot[-29,7]' | 'plot[-29,8]' | 'plot[-29,9]' | 'plot[-29,10]'
  | 'plot[-29,11]' | 'plot[-29,12]' | 'plot[-29,13]' | 'plot[-29,14]' | 'plot[-29,15]' | 'plot[-29,16]'
  | 'plot[-29,17]' | 'plot[-29,18]' | 'plot[-29,19]' | 'plot[-29,20]' | 'plot[-29,21]' | 'plot[-29,22]'
  | 'plot[-29,23]' | 'plot[-29,24]' | 'plot[-29,25]' | 'plot[-29,26]' | 'plot[-29,27]' | 'plot[-29,28]'
  | 'plot[-29,29]' | 'plot[-29,30]' | 'plot[-29,31]' | 'plot[-29,32]' | 'plot[-29,33]' | 'plot[-29,34]'
  | 'plot[-28,-34]' | 'plot[-28,-33]' | 'plot[-28,-32]' | 'plot[-28,-31]' | 'plot[-28,-30]' | 'plot[-28,-29]'
  | 'plot[-28,-28]' | 'plot[-28,-27]' | 'plot[-28,-26]' | 'plot[-28,-25]' | 'plot[-28,-24]' | 'plot[-28,-23]'
  | 'plot[-28,-22]' | 'plot[-28,-21]' | 'plot[-28,-20]' | 'plot[-28,-19]' | 'plot[-28,-18]' | 'plot[-28,-17]'
  | 'plot[-28,-16]' | 'plot[-28,-15]' | 'plot[-28,-14]' | 'plot[-28,-13]' | 'plot[-28,-12]' | 'plot[-28,-11]'
  | 'plot[-28,-10]' | 'plot[-28,-9]' | 'plot[-28,-8]' | 'plot[-28,-7]' | 'plot[-28,-6]' | 'plot[-28,-5]'
  | 'plot[-28,-4]' | 'plot[-28,-3]' | 'plot[-28,-2]' | 'plot[-28,-1]' | 'plot[-28,0]' | 'plot[-28,1]'
  | 'plot[-28,2]' | 'plot[-28,3]' | 'plot[-28,4]' | 'plot[-28,5]' | 'plot[-28,6]' | 'plot[-28,7]'
  | 'plot[-28,8]' | 'plot[-28,9]' | 'plot[-28,10]' | 'plot[-28,11]' | 'plot[-28,12]' | 'plot[-28,13]'
  | 'plot[-28,14]' | 'plot[-28,15]' | 'plot[-28,16]' | 'plot[-28,17]' | 'plot[-28,18]' | 'plot[-28,19]'
  | 'plot[-28,20]' | 'plot[-28,21]' | 'plot[-28,22]' | 'plot[-28,23]' | 'plot[-28,24]' | 'plot[-28,25]'
  | 'plot[-28,26]' | 'plot[-28,27]' | 'plot[-28,28]' | 'plot[-28,29]' | 'plot[-28,30]' | 'plot[-28,31]'
  | 'plot[-28,32]' | 'plot[-28,33]' | 'plot[-28,34]' | 'plot[-27,-34]' | 'plot[-27,-33]' | 'plot[-27,-32]'
  | 'plot[-27,-31]' | 'plot[-27,-30]' | 'plot[-27,-29]' | 'plot[-27,-28]' | 'plot[-27,-27]' | 'plot[-27,-26]'
  | 'plot[-27,-25]' | 'plot[-27,-24]' | 'plot[-27,-23]' | 'plot[-27,-22]' | 'plot[-27,-21]' | 'plot[-27,-20]'
  | 'plot[-27,-19]' | 'plot[-27,-18]' | 'plot[-27,-17]' | 'plot[-27,-16]' | 'plot[-27,-15]' | 'plot[-27,-14]'
  | 'plot[-27,-13]' | 'plot[-27,-12]' | 'plot[-27,-11]' | 'plot[-27,-10]' | 'plot[-27,-9]' | 'plot[-27,-8]'
  | 'plot[-27,-7]' | 'plot[-27,-6]' | 'plot[-27,-5]' | 'plot[-27,-4]' | 'plot[-27,-3]' | 'plot[-27,-2]'
  | 'plot[-27,-1]' | 'plot[-27,0]' | 'plot[-27,1]' | 'plot[-27,2]' | 'plot[-27,3]' | 'plot[-27,4]'
  | 'plot[-27,5]' | 'plot[-27,6]' | 'plot[-27,7]' | 'plot[-27,8]' | 'plot[-27,9]' | 'plot[-27,10]'
  | 'plot[-27,11]' | 'plot[-27,12]' | 'plot[-27,13]' | 'plot[-27,14]' | 'plot[-27,15]' | 'plot[-27,16]'
  | 'plot[-27,17]' | 'plot[-27,18]' | 'plot[-27,19]' | 'plot[-27,20]' | 'plot[-27,21]' | 'plot[-27,22]'
  | 'plot[-27,23]' | 'plot[-27,24]' | 'plot[-27,25]' | 'plot[-27,26]' | 'plot[-27,27]' | 'plot[-27,28]'
  | 'plot[-27,29]' | 'plot[-27,30]' | 'plot[-27,31]' | 'plot[-27,32]' | 'plot[-27,33]' | 'plot[-27,34]'
  | 'plot[-26,-34]' | 'plot[-26,-33]' | 'plot[-26,-32]' | 'plot[-26,-31]' | 'plot[-26,-30]' | 'plot[-26,-29]'
  | 'plot[-26,-28]' | 'plot[-26,-27]' | 'plot[-26,-26]' | 'plot[-26,-25]' | 'plot[-26,-24]' | 'plot[-26,-23]'
  | 'plot[-26,-22]' | 'plot[-26,-21]' | 'plot[-26,-20]' | 'plot[-26,-19]' | 'plot[-26,-18]' | 'plot[-26,-17]'
  | 'plot[-26,-16]' | 'plot[-26,-15]' | 'plot[-26,-14]' | 'plot[-26,-13]' | 'plot[-26,-12]' | 'plot[-26,-11]'
  | 'plot[-26,-10]' | 'plot[-26,-9]' | 'plot[-26,-8]' | 'plot[-26,-7]' | 'plot[-26,-6]' | 'plot[-26,-5]'
  | 'plot[-26,-4]' | 'plot[-26,-3]' | 'plot[-26,-2]' | 'plot[-26,-1]' | 'plot[-26,0]' | 'plot[-26,1]'
  | 'plot[-26,2]' | 'plot[-26,3]' | 'plot[-26,4]' | 'plot[-26,5]' | 'plot[-26,6]' | 'plot[-26,7]'
  | 'plot[-26,8]' | 'plot[-26,9]' | 'plot[-26,10]' | 'plot[-26,11]' | 'plot[-26,12]' | 'plot[-26,13]'
  | 'plot[-26,14]' | 'plot[-26,15]' | 'plot[-26,16]' | 'plot[-26,17]' | 'plot[-26,18]' | 'plot[-26,19]'
  | 'plot[-26,20]' | 'plot[-26,21]' | 'plot[-26,22]' | 'plot[-26,23]' | 'plot[-26,24]' | 'plot[-26,25]'
  | 'plot[-26,26]' | 'plot[-26,27]' | 'plot[-26,28]' | 'plot[-26,29]' | 'plot[-26,30]' | 'plot[-26,31]'
  | 'plot[-26,32]' | 'plot[-26,33]' | 'plot[-26,34]' | 'plot[-25,-34]' | 'plot[-25,-33]' | 'plot[-25,-32]'
  | 'plot[-25,-31]' | 'plot[-25,-30]' | 'plot[-25,-29]' | 'plot[-25,-28]' | 'plot[-25,-27]' | 'plot[-25,-26]'
  | 'plot[-25,-25]' | 'plot[-25,-24]' | 'plot[-25,-23]' | 'plot[-25,-22]' | 'plot[-25,-21]' | 'plot[-25,-20]'
  | 'plot[-25,-19]' | 'plot[-25,-18]' | 'plot[-25,-17]' | 'plot[-25,-16]' | 'plot[-25,-15]' | 'plot[-25,-14]'
  | 'plot[-25,-13]' | 'plot[-25,-12]' | 'plot[-25,-11]' | 'plot[-25,-10]' | 'plot[-25,-9]' | 'plot[-25,-8]'
  | 'plot[-25,-7]' | 'plot[-25,-6]' | 'plot[-25,-5]' | 'plot[-25,-4]' | 'plot[-25,-3]' | 'plot[-25,-2]'
  | 'plot[-25,-1]' | 'plot[-25,0]' | 'plot[-25,1]' | 'plot[-25,2]' | 'plot[-25,3]' | 'plot[-25,4]'
  | 'plot[-25,5]' | 'plot[-25,6]' | 'plot[-25,7]' | 'plot[-25,8]' | 'plot[-25,9]' | 'plot[-25,10]'
  | 'plot[-25,11]' | 'plot[-25,12]' | 'plot[-25,13]' | 'plot[-25,14]' | 'plot[-25,15]' | 'plot[-25,16]'
  | 'plot[-25,17]' | 'plot[-25,18]' | 'plot[-25,19]' | 'plot[-25,20]' | 'plot[-25,21]' | 'plot[-25,22]'
  | 'plot[-25,23]' | 'plot[-25,24]' | 'plot[-25,25]' | 'plot[-25,26]' | 'plot[-25,27]' | 'plot[-25,28]'
  | 'plot[-25,29]' | 'plot[-25,30]' | 'plot[-25,31]' | 'plot[-25,32]' | 'plot[-25,33]' | 'plot[-25,34]'
  | 'plot[-24,-34]' | 'plot[-24,-33]' | 'plot[-24,-32]' | 'plot[-24,-31]' | 'plot[-24,-30]' | 'plot[-24,-29]'
  | 'plot[-24,-28]' | 'plot[-24,-27]' | 'plot[-24,-26]' | 'plot[-24,-25]' | 'plot[-24,-24]' | 'plot[-24,-23]'
  | 'plot[-24,-22]' | 'plot[-24,-21]' | 'plot[-24,-20]' | 'plot[-24,-19]' | 'plot[-24,-18]' | 'plot[-24,-17]'
  | 'plot[-24,-16]' | 'plot[-24,-15]' | 'plot[-24,-14]' | 'plot[-24,-13]' | 'plot[-24,-12]' | 'plot[-24,-11]'
  | 'plot[-24,-10]' | 'plot[-24,-9]' | 'plot[-24,-8]' | 'plot[-24,-7]' | 'plot[-24,-6]' | 'plot[-24,-5]'
  | 'plot[-24,-4]' | 'plot[-24,-3]' | 'plot[-24,-2]' | 'plot[-24,-1]' | 'plot[-24,0]' | 'plot[-24,1]'
  | 'plot[-24,2]' | 'plot[-24,3]' | 'plot[-24,4]' | 'plot[-24,5]' | 'plot[-24,6]' | 'plot[-24,7]'
  | 'plot[-24,8]' | 'plot[-24,9]' | 'plot[-24,10]' | 'plot[-24,11]' | 'plot[-24,12]' | 'plot[-24,13]'
  | 'plot[-24,14]' | 'plot[-24,15]' | 'plot[-24,16]' | 'plot[-24,17]' | 'plot[-24,18]' | 'plot[-24,19]'
  | 'plot[-24,20]' | 'plot[-24,21]' | 'plot[-24,22]' | 'plot[-24,23]' | 'plot[-24,24]' | 'plot[-24,25]'
  | 'plot[-24,26]' | 'plot[-24,27]' | 'plot[-24,28]' | 'plot[-24,29]' | 'plot[-24,30]' | 'plot[-24,31]'
  | 'plot[-24,32]' | 'plot[-24,33]' | 'plot[-24,34]' | 'plot[-23,-34]' | 'plot[-23,-33]' | 'plot[-23,-32]'
  | 'plot[-23,-31]' | 'plot[-23,-30]' | 'plot[-23,-29]' | 'plot[-23,-28]' | 'plot[-23,-27]' | 'plot[-23,-26]'
  | 'plot[-23,-25]' | 'plot[-23,-24]' | 'plot[-23,-23]' | 'plot[-23,-22]' | 'plot[-23,-21]' | 'plot[-23,-20]'
  | 'plot[-23,-19]' | 'plot[-23,-18]' | 'plot[-23,-17]' | 'plot[-23,-16]' | 'plot[-23,-15]' | 'plot[-23,-14]'
  | 'plot[-23,-13]' | 'plot[-23,-12]' | 'plot[-23,-11]' | 'plot[-23,-10]' | 'plot[-23,-9]' | 'plot[-23,-8]'
  | 'plot[-23,-7]' | 'plot[-23,-6]' | 'plot[-23,-5]' | 'plot[-23,-4]' | 'plot[-23,-3]' | 'plot[-23,-2]'
  | 'plot[-23,-1]' | 'plot[-23,0]' | 'plot[-23,1]' | 'plot[-23,2]' | 'plot[-23,3]' | 'plot[-23,4]'
  | 'plot[-23,5]' | 'plot[-23,6]' | 'plot[-23,7]' | 'plot[-23,8]' | 'plot[-23,9]' | 'plot[-23,10]'
  | 'plot[-23,11]' | 'plot[-23,12]' | 'plot[-23,13]' | 'plot[-23,14]' | 'plot[-23,15]' | 'plot[-23,16]'
  | 'plot[-23,17]' | 'plot[-23,18]' | 'plot[-23,19]' | 'plot[-23,20]' | 'plot[-23,21]' | 'plot[-23,22]'
  | 'plot[-23,23]' | 'plot[-23,24]' | 'plot[-23,25]' | 'plot[-23,26]' | 'plot[-23,27]' | 'plot[-23,28]'
  | 'plot[-23,29]' | 'plot[-23,30]' | 'plot[-23,31]' | 'plot[-23,32]' | 'plot[-23,33]' | 'plot[-23,34]'
  | 'plot[-22,-34]' | 'plot[-22,-33]' | 'plot[-22,-32]' | 'plot[-22,-31]' | 'plot[-22,-30]' | 'plot[-22,-29]'
  | 'plot[-22,-28]' | 'plot[-22,-27]' | 'plot[-22,-26]' | 'plot[-22,-25]' | 'plot[-22,-24]' | 'plot[-22,-23]'
  | 'plot[-22,-22]' | 'plot[-22,-21]' | 'plot[-22,-20]' | 'plot[-22,-19]' | 'plot[-22,-18]' | 'plot[-22,-17]'
  | 'plot[-22,-16]' | 'plot[-22,-15]' | 'plot[-22,-14]' | 'plot[-22,-13]' | 'plot[-22,-12]' | 'plot[-22,-11]'
  | 'plot[-22,-10]' | 'plot[-22,-9]' | 'plot[-22,-8]' | 'plot[-22,-7]' | 'plot[-22,-6]' | 'plot[-22,-5]'
  | 'plot[-22,-4]' | 'plot[-22,-3]' | 'plot[-22,-2]' | 'plot[-22,-1]' | 'plot[-22,0]' | 'plot[-22,1]'
  | 'plot[-22,2]' | 'plot[-22,3]' | 'plot[-22,4]' | 'plot[-22,5]' | 'plot[-22,6]' | 'plot[-22,7]'
  | 'plot[-22,8]' | 'plot[-22,9]' | 'plot[-22,10]' | 'plot[-22,11]' | 'plot[-22,12]' | 'plot[-22,13]'
  | 'plot[-22,14]' | 'plot[-22,15]' | 'plot[-22,16]' | 'plot[-22,17]' | 'plot[-22,18]' | 'plot[-22,19]'
  | 'plot[-22,20]' | 'plot[-22,21]' | 'plot[-22,22]' | 'plot[-22,23]' | 'plot[-22,24]' | 'plot[-22,25]'
  | 'plot[-22,26]' | 'plot[-22,27]' | 'plot[-22,28]' | 'plot[-22,29]' | 'plot[-22,30]' | 'plot[-22,31]'
  | 'plot[-22,32]' | 'plot[-22,33]' | 'plot[-22,34]' | 'plot[-21,-34]' | 'plot[-21,-33]' | 'plot[-21,-32]'
  | 'plot[-21,-31]' | 'plot[-21,-30]' | 'plot[-21,-29]' | 'plot[-21,-28]' | 'plot[-21,-27]' | 'plot[-21,-26]'
  | 'plot[-21,-25]' | 'plot[-21,-24]' | 'plot[-21,-23]' | 'plot[-21,-22]' | 'plot[-21,-21]' | 'plot[-21,-20]'
  | 'plot[-21,-19]' | 'plot[-21,-18]' | 'plot[-21,-17]' | 'plot[-21,-16]' | 'plot[-21,-15]' | 'plot[-21,-14]'
  | 'plot[-21,-13]' | 'plot[-21,-12]' | 'plot[-21,-11]' | 'plot[-21,-10]' | 'plot[-21,-9]' | 'plot[-21,-8]'
  | 'plot[-21,-7]' | 'plot[-21,-6]' | 'plot[-21,-5]' | 'plot[-21,-4]' | 'plot[-21,-3]' | 'plot[-21,-2]'
  | 'plot[-21,-1]' | 'plot[-21,0]' | 'plot[-21,1]' | 'plot[-21,2]' | 'plot[-21,3]' | 'plot[-21,4]'
  | 'plot[-21,5]' | 'plot[-21,6]' | 'plot[-21,7]' | 'plot[-21,8]' | 'plot[-21,9]' | 'plot[-21,10]'
  | 'plot[-21,11]' | 'plot[-21,12]' | 'plot[-21,13]' | 'plot[-21,14]' | 'plot[-21,15]' | 'plot[-21,16]'
  | 'plot[-21,17]' | 'plot[-21,18]' | 'plot[-21,19]' | 'plot[-21,20]' | 'plot[-21,21]' | 'plot[-21,22]'
  | 'plot[-21,23]' | 'plot[-21,24]' | 'plot[-21,25]' | 'plot[-21,26]' | 'plot[-21,27]' | 'plot[-21,28]'
  | 'plot[-21,29]' | 'plot[-21,30]' | 'plot[-21,31]' | 'plot[-21,32]' | 'plot[-21,33]' | 'plot[-21,34]'
  | 'plot[-20,-34]' | 'plot[-20,-33]' | 'plot[-20,-32]' | 'plot[-20,-31]' | 'plot[-20,-30]' | 'plot[-20,-29]'
  | 'plot[-20,-28]' | 'plot[-20,-27]' | 'plot[-20,-26]' | 'plot[-20,-25]' | 'plot[-20,-24]' | 'plot[-20,-23]'
  | 'plot[-20,-22]' | 'plot[-20,-21]' | 'plot[-20,-20]' | 'plot[-20,-19]' | 'plot[-20,-18]' | 'plot[-20,-17]'
  | 'plot[-20,-16]' | 'plot[-20,-15]' | 'plot[-20,-14]' | 'plot[-20,-13]' | 'plot[-20,-12]' | 'plot[-20,-11]'
  | 'plot[-20,-10]' | 'plot[-20,-9]' | 'plot[-20,-8]' | 'plot[-20,-7]' | 'plot[-20,-6]' | 'plot[-20,-5]'
  | 'plot[-20,-4]' | 'plot[-20,-3]' | 'plot[-20,-2]' | 'plot[-20,-1]' | 'plot[-20,0]' | 'plot[-20,1]'
  | 'plot[-20,2]' | 'plot[-20,3]' | 'plot[-20,4]' | 'plot[-20,5]' | 'plot[-20,6]' | 'plot[-20,7]'
  | 'plot[-20,8]' | 'plot[-20,9]' | 'plot[-20,10]' | 'plot[-20,11]' | 'plot[-20,12]' | 'plot[-20,13]'
  | 'plot[-20,14]' | 'plot[-20,15]' | 'plot[-20,16]' | 'plot[-20,17]' | 'plot[-20,18]' | 'plot[-20,19]'
  | 'plot[-20,20]' | 'plot[-20,21]' | 'plot[-20,22]' | 'plot[-20,23]' | 'plot[-20,24]' | 'plot[-20,25]'
  | 'plot[-20,26]' | 'plot[-20,27]' | 'plot[-20,28]' | 'plot[-20,29]' | 'plot[-20,30]' | 'plot[-20,31]'
  | 'plot[-20,32]' | 'plot[-20,33]' | 'plot[-20,34]' | 'plot[-19,-34]' | 'plot[-19,-33]' | 'plot[-19,-32]'
  | 'plot[-19,-31]' | 'plot[-19,-30]' | 'plot[-19,-29]' | 'plot[-19,-28]' | 'plot[-19,-27]' | 'plot[-19,-26]'
  | 'plot[-19,-25]' | 'plot[-19,-24]' | 'plot[-19,-23]' | 'plot[-19,-22]' | 'plot[-19,-21]' | 'plot[-19,-20]'
  | 'plot[-19,-19]' | 'plot[-19,-18]' | 'plot[-19,-17]' | 'plot[-19,-16]' | 'plot[-19,-15]' | 'plot[-19,-14]'
  | 'plot[-19,-13]' | 'plot[-19,-12]' | 'plot[-19,-11]' | 'plot[-19,-10]' | 'plot[-19,-9]' | 'plot[-19,-8]'
  | 'plot[-19,-7]' | 'plot[-19,-6]' | 'plot[-19,-5]' | 'plot[-19,-4]' | 'plot[-19,-3]' | 'plot[-19,-2]'
  | 'plot[-19,-1]' | 'plot[-19,0]' | 'plot[-19,1]' | 'plot[-19,2]' | 'plot[-19,3]' | 'plot[-19,4]'
  | 'plot[-19,5]' | 'plot[-19,6]' | 'plot[-19,7]' | 'plot[-19,8]' | 'plot[-19,9]' | 'plot[-19,10]'
  | 'plot[-19,11]' | 'plot[-19,12]' | 'plot[-19,13]' | 'plot[-19,14]' | 'plot[-19,15]' | 'plot[-19,16]'
  | 'plot[-19,17]' | 'plot[-19,18]' | 'plot[-19,19]' | 'plot[-19,20]' | 'plot[-19,21]' | 'plot[-19,22]'
  | 'plot[-19,23]' | 'plot[-19,24]' | 'plot[-19,25]' | 'plot[-19,26]' | 'plot[-19,27]' | 'plot[-19,28]'
  | 'plot[-19,29]' | 'plot[-19,30]' | 'plot[-19,31]' | 'plot[-19,32]' | 'plot[-19,33]' | 'plot[-19,34]'
  | 'plot[-18,-34]' | 'plot[-18,-33]' | 'plot[-18,-32]' | 'plot[-18,-31]' | 'plot[-18,-30]' | 'plot[-18,-29]'
  | 'plot[-18,-28]' | 'plot[-18,-27]' | 'plot[-18,-26]' | 'plot[-18,-25]' | 'plot[-18,-24]' | 'plot[-18,-23]'
  | 'plot[-18,-22]' | 'plot[-18,-21]' | 'plot[-18,-20]' | 'plot[-18,-19]' | 'plot[-18,-18]' | 'plot[-18,-17]'
  | 'plot[-18,-16]' | 'plot[-18,-15]' | 'plot[-18,-14]' | 'plot[-18,-13]' | 'plot[-18,-12]' | 'plot[-18,-11]'
  | 'plot[-18,-10]' | 'plot[-18,-9]' | 'plot[-18,-8]' | 'plot[-18,-7]' | 'plot[-18,-6]' | 'plot[-18,-5]'
  | 'plot[-18,-4]' | 'plot[-18,-3]' | 'plot[-18,-2]' | 'plot[-18,-1]' | 'plot[-18,0]' | 'plot[-18,1]'
  | 'plot[-18,2]' | 'plot[-18,3]' | 'plot[-18,4]' | 'plot[-18,5]' | 'plot[-18,6]' | 'plot[-18,7]'
  | 'plot[-18,8]' | 'plot[-18,9]' | 'plot[-18,10]' | 'plot[-18,11]' | 'plot[-18,12]' | 'plot[-18,13]'
  | 'plot[-18,14]' | 'plot[-18,15]' | 'plot[-18,16]' | 'plot[-18,17]' | 'plot[-18,18]' | 'plot[-18,19]'
  | 'plot[-18,20]' | 'plot[-18,21]' | 'plot[-18,22]' | 'plot[-18,23]' | 'plot[-18,24]' | 'plot[-18,25]'
  | 'plot[-18,26]' | 'plot[-18,27]' | 'plot[-18,28]' | 'plot[-18,29]' | 'plot[-18,30]' | 'plot[-18,31]'
  | 'plot[-18,32]' | 'plot[-18,33]' | 'plot[-18,34]' | 'plot[-17,-34]' | 'plot[-17,-33]' | 'plot[-17,-32]'
  | 'plot[-17,-31]' | 'plot[-17,-30]' | 'plot[-17,-29]' | 'plot[-17,-28]' | 'plot[-17,-27]' | 'plot[-17,-26]'
  | 'plot[-17,-25]' | 'plot[-17,-24]' | 'plot[-17,-23]' | 'plot[-17,-22]' | 'plot[-17,-21]' | 'plot[-17,-20]'
  | 'plot[-17,-19]' | 'plot[-17,-18]' | 'plot[-17,-17]' | 'plot[-17,-16]' | 'plot[-17,-15]' | 'plot[-17,-14]'
  | 'plot[-17,-13]' | 'plot[-17,-12]' | 'plot[-17,-11]' | 'plot[-17,-10]' | 'plot[-17,-9]' | 'plot[-17,-8]'
  | 'plot[-17,-7]' | 'plot[-17,-6]' | 'plot[-17,-5]' | 'plot[-17,-4]' | 'plot[-17,-3]' | 'plot[-17,-2]'
  | 'plot[-17,-1]' | 'plot[-17,0]' | 'plot[-17,1]' | 'plot[-17,2]' | 'plot[-17,3]' | 'plot[-17,4]'
  | 'plot[-17,5]' | 'plot[-17,6]' | 'plot[-17,7]' | 'plot[-17,8]' | 'plot[-17,9]' | 'plot[-17,10]'
  | 'plot[-17,11]' | 'plot[-17,12]' | 'plot[-17,13]' | 'plot[-17,14]' | 'plot[-17,15]' | 'plot[-17,16]'
  | 'plot[-17,17]' | 'plot[-17,18]' | 'plot[-17,19]' | 'plot[-17,20]' | 'plot[-17,21]' | 'plot[-17,22]'
  | 'plot[-17,23]' | 'plot[-17,24]' | 'plot[-17,25]' | 'plot[-17,26]' | 'plot[-17,27]' | 'plot[-17,28]'
  | 'plot[-17,29]' | 'plot[-17,30]' | 'plot[-17,31]' | 'plot[-17,32]' | 'plot[-17,33]' | 'plot[-17,34]'
  | 'plot[-16,-34]' | 'plot[-16,-33]' | 'plot[-16,-32]' | 'plot[-16,-31]' | 'plot[-16,-30]' | 'plot[-16,-29]'
  | 'plot[-16,-28]' | 'plot[-16,-27]' | 'plot[-16,-26]' | 'plot[-16,-25]' | 'plot[-16,-24]' | 'plot[-16,-23]'
  | 'plot[-16,-22]' | 'plot[-16,-21]' | 'plot[-16,-20]' | 'plot[-16,-19]' | 'plot[-16,-18]' | 'plot[-16,-17]'
  | 'plot[-16,-16]' | 'plot[-16,-15]' | 'plot[-16,-14]' | 'plot[-16,-13]' | 'plot[-16,-12]' | 'plot[-16,-11]'
  | 'plot[-16,-10]' | 'plot[-16,-9]' | 'plot[-16,-8]' | 'plot[-16,-7]' | 'plot[-16,-6]' | 'plot[-16,-5]'
  | 'plot[-16,-4]' | 'plot[-16,-3]' | 'plot[-16,-2]' | 'plot[-16,-1]' | 'plot[-16,0]' | 'plot[-16,1]'
  | 'plot[-16,2]' | 'plot[-16,3]' | 'plot[-16,4]' | 'plot[-16,5]' | 'plot[-16,6]' | 'plot[-16,7]'
  | 'plot[-16,8]' | 'plot[-16,9]' | 'plot[-16,10]' | 'plot[-16,11]' | 'plot[-16,12]' | 'plot[-16,13]'
  | 'plot[-16,14]' | 'plot[-16,15]' | 'plot[-16,16]' | 'plot[-16,17]' | 'plot[-16,18]' | 'plot[-16,19]'
  | 'plot[-16,20]' | 'plot[-16,21]' | 'plot[-16,22]' | 'plot[-16,23]' | 'plot[-16,24]' | 'plot[-16,25]'
  | 'plot[-16,26]' | 'plot[-16,27]' | 'plot[-16,28]' | 'plot[-16,29]' | 'plot[-16,30]' | 'plot[-16,31]'
  | 'plot[-16,32]' | 'plot[-16,33]' | 'plot[-16,34]' | 'plot[-15,-34]' | 'plot[-15,-33]' | 'plot[-15,-32]'
  | 'plot[-15,-31]' | 'plot[-15,-30]' | 'plot[-15,-29]' | 'plot[-15,-28]' | 'plot[-15,-27]' | 'plot[-15,-26]'
  | 'plot[-15,-25]' | 'plot[-15,-24]' | 'plot[-15,-23]' | 'plot[-15,-22]' | 'plot[-15,-21]' | 'plot[-15,-20]'
  | 'plot[-15,-19]' | 'plot[-15,-18]' | 'plot[-15,-17]' | 'plot[-15,-16]' | 'plot[-15,-15]' | 'plot[-15,-14]'
  | 'plot[-15,-13]' | 'plot[-15,-12]' | 'plot[-15,-11]' | 'plot[-15,-10]' | 'plot[-15,-9]' | 'plot[-15,-8]'
  | 'plot[-15,-7]' | 'plot[-15,-6]' | 'plot[-15,-5]' | 'plot[-15,-4]' | 'plot[-15,-3]' | 'plot[-15,-2]'
  | 'plot[-15,-1]' | 'plot[-15,0]' | 'plot[-15,1]' | 'plot[-15,2]' | 'plot[-15,3]' | 'plot[-15,4]'
  | 'plot[-15,5]' | 'plot[-15,6]' | 'plot[-15,7]' | 'plot[-15,8]' | 'plot[-15,9]' | 'plot[-15,10]'
  | 'plot[-15,11]' | 'plot[-15,12]' | 'plot[-15,13]' | 'plot[-15,14]' | 'plot[-15,15]' | 'plot[-15,16]'
  | 'plot[-15,17]' | 'plot[-15,18]' | 'plot[-15,19]' | 'plot[-15,20]' | 'plot[-15,21]' | 'plot[-15,22]'
  | 'plot[-15,23]' | 'plot[-15,24]' | 'plot[-15,25]' | 'plot[-15,26]' | 'plot[-15,27]' | 'plot[-15,28]'
  | 'plot[-15,29]' | 'plot[-15,30]' | 'plot[-15,31]' | 'plot[-15,32]' | 'plot[-15,33]' | 'plot[-15,34]'
  | 'plot[-14,-34]' | 'plot[-14,-33]' | 'plot[-14,-32]' | 'plot[-14,-31]' | 'plot[-14,-30]' | 'plot[-14,-29]'
  | 'plot[-14,-28]' | 'plot[-14,-27]' | 'plot[-14,-26]' | 'plot[-14,-25]' | 'plot[-14,-24]' | 'plot[-14,-23]'
  | 'plot[-14,-22]' | 'plot[-14,-21]' | 'plot[-14,-20]' | 'plot[-14,-19]' | 'plot[-14,-18]' | 'plot[-14,-17]'
  | 'plot[-14,-16]' | 'plot[-14,-15]' | 'plot[-14,-14]' | 'plot[-14,-13]' | 'plot[-14,-12]' | 'plot[-14,-11]'
  | 'plot[-14,-10]' | 'plot[-14,-9]' | 'plot[-14,-8]' | 'plot[-14,-7]' | 'plot[-14,-6]' | 'plot[-14,-5]'
  | 'plot[-14,-4]' | 'plot[-14,-3]' | 'plot[-14,-2]' | 'plot[-14,-1]' | 'plot[-14,0]' | 'plot[-14,1]'
  | 'plot[-14,2]' | 'plot[-14,3]' | 'plot[-14,4]' | 'plot[-14,5]' | 'plot[-14,6]' | 'plot[-14,7]'
  | 'plot[-14,8]' | 'plot[-14,9]' | 'plot[-14,10]' | 'plot[-14,11]' | 'plot[-14,12]' | 'plot[-14,13]'
  | 'plot[-14,14]' | 'plot[-14,15]' | 'plot[-14,16]' | 'plot[-14,17]' | 'plot[-14,18]' | 'plot[-14,19]'
  | 'plot[-14,20]' | 'plot[-14,21]' | 'plot[-14,22]' | 'plot[-14,23]' | 'plot[-14,24]' | 'plot[-14,25]'
  | 'plot[-14,26]' | 'plot[-14,27]' | 'plot[-14,28]' | 'plot[-14,29]' | 'plot[-14,30]' | 'plot[-14,31]'
  | 'plot[-14,32]' | 'plot[-14,33]' | 'plot[-14,34]' | 'plot[-13,-34]' | 'plot[-13,-33]' | 'plot[-13,-32]'
  | 'plot[-13,-31]' | 'plot[-13,-30]' | 'plot[-13,-29]' | 'plot[-13,-28]' | 'plot[-13,-27]' | 'plot[-13,-26]'
  | 'plot[-13,-25]' | 'plot[-13,-24]' | 'plot[-13,-23]' | 'plot[-13,-22]' | 'plot[-13,-21]' | 'plot[-13,-20]'
  | 'plot[-13,-19]' | 'plot[-13,-18]' | 'plot[-13,-17]' | 'plot[-13,-16]' | 'plot[-13,-15]' | 'plot[-13,-14]'
  | 'plot[-13,-13]' | 'plot[-13,-12]' | 'plot[-13,-11]' | 'plot[-13,-10]' | 'plot[-13,-9]' | 'plot[-13,-8]'
  | 'plot[-13,-7]' | 'plot[-13,-6]' | 'plot[-13,-5]' | 'plot[-13,-4]' | 'plot[-13,-3]' | 'plot[-13,-2]'
  | 'plot[-13,-1]' | 'plot[-13,0]' | 'plot[-13,1]' | 'plot[-13,2]' | 'plot[-13,3]' | 'plot[-13,4]'
  | 'plot[-13,5]' | 'plot[-13,6]' | 'plot[-13,7]' | 'plot[-13,8]' | 'plot[-13,9]' | 'plot[-13,10]'
  | 'plot[-13,11]' | 'plot[-13,12]' | 'plot[-13,13]' | 'plot[-13,14]' | 'plot[-13,15]' | 'plot[-13,16]'
  | 'plot[-13,17]' | 'plot[-13,18]' | 'plot[-13,19]' | 'plot[-13,20]' | 'plot[-13,21]' | 'plot[-13,22]'
  | 'plot[-13,23]' | 'plot[-13,24]' | 'plot[-13,25]' | 'plot[-13,26]' | 'plot[-13,27]' | 'plot[-13,28]'
  | 'plot[-13,29]' | 'plot[-13,30]' | 'plot[-13,31]' | 'plot[-13,32]' | 'plot[-13,33]' | 'plot[-13,34]'
  | 'plot[-12,-34]' | 'plot[-12,-33]' | 'plot[-12,-32]' | 'plot[-12,-31]' | 'plot[-12,-30]' | 'plot[-12,-29]'
  | 'plot[-12,-28]' | 'plot[-12,-27]' | 'plot[-12,-26]' | 'plot[-12,-25]' | 'plot[-12,-24]' | 'plot[-12,-23]'
  | 'plot[-12,-22]' | 'plot[-12,-21]' | 'plot[-12,-20]' | 'plot[-12,-19]' | 'plot[-12,-18]' | 'plot[-12,-17]'
  | 'plot[-12,-16]' | 'plot[-12,-15]' | 'plot[-12,-14]' | 'plot[-12,-13]' | 'plot[-12,-12]' | 'plot[-12,-11]'
  | 'plot[-12,-10]' | 'plot[-12,-9]' | 'plot[-12,-8]' | 'plot[-12,-7]' | 'plot[-12,-6]' | 'plot[-12,-5]'
  | 'plot[-12,-4]' | 'plot[-12,-3]' | 'plot[-12,-2]' | 'plot[-12,-1]' | 'plot[-12,0]' | 'plot[-12,1]'
  | 'plot[-12,2]' | 'plot[-12,3]' | 'plot[-12,4]' | 'plot[-12,5]' | 'plot[-12,6]' | 'plot[-12,7]'
  | 'plot[-12,8]' | 'plot[-12,9]' | 'plot[-12,10]' | 'plot[-12,11]' | 'plot[-12,12]' | 'plot[-12,13]'
  | 'plot[-12,14]' | 'plot[-12,15]' | 'plot[-12,16]' | 'plot[-12,17]' | 'plot[-12,18]' | 'plot[-12,19]'
  | 'plot[-12,20]' | 'plot[-12,21]' | 'plot[-12,22]' | 'plot[-12,23]' | 'plot[-12,24]' | 'plot[-12,25]'
  | 'plot[-12,26]' | 'plot[-12,27]' | 'plot[-12,28]' | 'plot[-12,29]' | 'plot[-12,30]' | 'plot[-12,31]'
  | 'plot[-12,32]' | 'plot[-12,33]' | 'plot[-12,34]' | 'plot[-11,-34]' | 'plot[-11,-33]' | 'plot[-11,-32]'
  | 'plot[-11,-31]' | 'plot[-11,-30]' | 'plot[-11,-29]' | 'plot[-11,-28]' | 'plot[-11,-27]' | 'plot[-11,-26]'
  | 'plot[-11,-25]' | 'plot[-11,-24]' | 'plot[-11,-23]' | 'plot[-11,-22]' | 'plot[-11,-21]' | 'plot[-11,-20]'
  | 'plot[-11,-19]' | 'plot[-11,-18]' | 'plot[-11,-17]' | 'plot[-11,-16]' | 'plot[-11,-15]' | 'plot[-11,-14]'
  | 'plot[-11,-13]' | 'plot[-11,-12]' | 'plot[-11,-11]' | 'plot[-11,-10]' | 'plot[-11,-9]' | 'plot[-11,-8]'
  | 'plot[-11,-7]' | 'plot[-11,-6]' | 'plot[-11,-5]' | 'plot[-11,-4]' | 'plot[-11,-3]' | 'plot[-11,-2]'
  | 'plot[-11,-1]' | 'plot[-11,0]' | 'plot[-11,1]' | 'plot[-11,2]' | 'plot[-11,3]' | 'plot[-11,4]'
  | 'plot[-11,5]' | 'plot[-11,6]' | 'plot[-11,7]' | 'plot[-11,8]' | 'plot[-11,9]' | 'plot[-11,10]'
  | 'plot[-11,11]' | 'plot[-11,12]' | 'plot[-11,13]' | 'plot[-11,14]' | 'plot[-11,15]' | 'plot[-11,16]'
  | 'plot[-11,17]' | 'plot[-11,18]' | 'plot[-11,19]' | 'plot[-11,20]' | 'plot[-11,21]' | 'plot[-11,22]'
  | 'plot[-11,23]' | 'plot[-11,24]' | 'plot[-11,25]' | 'plot[-11,26]' | 'plot[-11,27]' | 'plot[-11,28]'
  | 'plot[-11,29]' | 'plot[-11,30]' | 'plot[-11,31]' | 'plot[-11,32]' | 'plot[-11,33]' | 'plot[-11,34]'
  | 'plot[-10,-34]' | 'plot[-10,-33]' | 'plot[-10,-32]' | 'plot[-10,-31]' | 'plot[-10,-30]' | 'plot[-10,-29]'
  | 'plot[-10,-28]' | 'plot[-10,-27]' | 'plot[-10,-26]' | 'plot[-10,-25]' | 'plot[-10,-24]' | 'plot[-10,-23]'
  | 'plot[-10,-22]' | 'plot[-10,-21]' | 'plot[-10,-20]' | 'plot[-10,-19]' | 'plot[-10,-18]' | 'plot[-10,-17]'
  | 'plot[-10,-16]' | 'plot[-10,-15]' | 'plot[-10,-14]' | 'plot[-10,-13]' | 'plot[-10,-12]' | 'plot[-10,-11]'
  | 'plot[-10,-10]' | 'plot[-10,-9]' | 'plot[-10,-8]' | 'plot[-10,-7]' | 'plot[-10,-6]' | 'plot[-10,-5]'
  | 'plot[-10,-4]' | 'plot[-10,-3]' | 'plot[-10,-2]' | 'plot[-10,-1]' | 'plot[-10,0]' | 'plot[-10,1]'
  | 'plot[-10,2]' | 'plot[-10,3]' | 'plot[-10,4]' | 'plot[-10,5]' | 'plot[-10,6]' | 'plot[-10,7]'
  | 'plot[-10,8]' | 'plot[-10,9]' | 'plot[-10,10]' | 'plot[-10,11]' | 'plot[-10,12]' | 'plot[-10,13]'
  | 'plot[-10,14]' | 'plot[-10,15]' | 'plot[-10,16]' | 'plot[-10,17]' | 'plot[-10,18]' | 'plot[-10,19]'
  | 'plot[-10,20]' | 'plot[-10,21]' | 'plot[-10,22]' | 'plot[-10,23]' | 'plot[-10,24]' | 'plot[-10,25]'
  | 'plot[-10,26]' | 'plot[-10,27]' | 'plot[-10,28]' | 'plot[-10,29]' | 'plot[-10,30]' | 'plot[-10,31]'
  | 'plot[-10,32]' | 'plot[-10,33]' | 'plot[-10,34]' | 'plot[-9,-34]' | 'plot[-9,-33]' | 'plot[-9,-32]'
  | 'plot[-9,-31]' | 'plot[-9,-30]' | 'plot[-9,-29]' | 'plot[-9,-28]' | 'plot[-9,-27]' | 'plot[-9,-26]'
  | 'plot[-9,-25]' | 'plot[-9,-24]' | 'plot[-9,-23]' | 'plot[-9,-22]' | 'plot[-9,-21]' | 'plot[-9,-20]'
  | 'plot[-9,-19]' | 'plot[-9,-18]' | 'plot[-9,-17]' | 'plot[-9,-16]' | 'plot[-9,-15]' | 'plot[-9,-14]'
  | 'plot[-9,-13]' | 'plot[-9,-12]' | 'plot[-9,-11]' | 'plot[-9,-10]' | 'plot[-9,-9]' | 'plot[-9,-8]'
  | 'plot[-9,-7]' | 'plot[-9,-6]' | 'plot[-9,-5]' | 'plot[-9,-4]' | 'plot[-9,-3]' | 'plot[-9,-2]'
  | 'plot[-9,-1]' | 'plot[-9,0]' | 'plot[-9,1]' | 'plot[-9,2]' | 'plot[-9,3]' | 'plot[-9,4]' | 'plot[-9,5]'
  | 'plot[-9,6]' | 'plot[-9,7]' | 'plot[-9,8]' | 'plot[-9,9]' | 'plot[-9,10]' | 'plot[-9,11]' | 'plot[-9,12]'
  | 'plot[-9,13]' | 'plot[-9,14]' | 'plot[-9,15]' | 'plot[-9,16]' | 'plot[-9,17]' | 'plot[-9,18]'
  | 'plot[-9,19]' | 'plot[-9,20]' | 'plot[-9,21]' | 'plot[-9,22]' | 'plot[-9,23]' | 'plot[-9,24]'
  | 'plot[-9,25]' | 'plot[-9,26]' | 'plot[-9,27]' | 'plot[-9,28]' | 'plot[-9,29]' | 'plot[-9,30]'
  | 'plot[-9,31]' | 'plot[-9,32]' | 'plot[-9,33]' | 'plot[-9,34]' | 'plot[-8,-34]' | 'plot[-8,-33]'
  | 'plot[-8,-32]' | 'plot[-8,-31]' | 'plot[-8,-30]' | 'plot[-8,-29]' | 'plot[-8,-28]' | 'plot[-8,-27]'
  | 'plot[-8,-26]' | 'plot[-8,-25]' | 'plot[-8,-24]' | 'plot[-8,-23]' | 'plot[-8,-22]' | 'plot[-8,-21]'
  | 'plot[-8,-20]' | 'plot[-8,-19]' | 'plot[-8,-18]' | 'plot[-8,-17]' | 'plot[-8,-16]' | 'plot[-8,-15]'
  | 'plot[-8,-14]' | 'plot[-8,-13]' | 'plot[-8,-12]' | 'plot[-8,-11]' | 'plot[-8,-10]' | 'plot[-8,-9]'
  | 'plot[-8,-8]' | 'plot[-8,-7]' | 'plot[-8,-6]' | 'plot[-8,-5]' | 'plot[-8,-4]' | 'plot[-8,-3]'
  | 'plot[-8,-2]' | 'plot[-8,-1]' | 'plot[-8,0]' | 'plot[-8,1]' | 'plot[-8,2]' | 'plot[-8,3]' | 'plot[-8,4]'
  | 'plot[-8,5]' | 'plot[-8,6]' | 'plot[-8,7]' | 'plot[-8,8]' | 'plot[-8,9]' | 'plot[-8,10]' | 'plot[-8,11]'
  | 'plot[-8,12]' | 'plot[-8,13]' | 'plot[-8,14]' | 'plot[-8,15]' | 'plot[-8,16]' | 'plot[-8,17]'
  | 'plot[-8,18]' | 'plot[-8,19]' | 'plot[-8,20]' | 'plot[-8,21]' | 'plot[-8,22]' | 'plot[-8,23]'
  | 'plot[-8,24]' | 'plot[-8,25]' | 'plot[-8,26]' | 'plot[-8,27]' | 'plot[-8,28]' | 'plot[-8,29]'
  | 'plot[-8,30]' | 'plot[-8,31]' | 'plot[-8,32]' | 'plot[-8,33]' | 'plot[-8,34]' | 'plot[-7,-34]'
  | 'plot[-7,-33]' | 'plot[-7,-32]' | 'plot[-7,-31]' | 'plot[-7,-30]' | 'plot[-7,-29]' | 'plot[-7,-28]'
  | 'plot[-7,-27]' | 'plot[-7,-26]' | 'plot[-7,-25]' | 'plot[-7,-24]' | 'plot[-7,-23]' | 'plot[-7,-22]'
  | 'plot[-7,-21]' | 'plot[-7,-20]' | 'plot[-7,-19]' | 'plot[-7,-18]' | 'plot[-7,-17]' | 'plot[-7,-16]'
  | 'plot[-7,-15]' | 'plot[-7,-14]' | 'plot[-7,-13]' | 'plot[-7,-12]' | 'plot[-7,-11]' | 'plot[-7,-10]'
  | 'plot[-7,-9]' | 'plot[-7,-8]' | 'plot[-7,-7]' | 'plot[-7,-6]' | 'plot[-7,-5]' | 'plot[-7,-4]'
  | 'plot[-7,-3]' | 'plot[-7,-2]' | 'plot[-7,-1]' | 'plot[-7,0]' | 'plot[-7,1]' | 'plot[-7,2]' | 'plot[-7,3]'
  | 'plot[-7,4]' | 'plot[-7,5]' | 'plot[-7,6]' | 'plot[-7,7]' | 'plot[-7,8]' | 'plot[-7,9]' | 'plot[-7,10]'
  | 'plot[-7,11]' | 'plot[-7,12]' | 'plot[-7,13]' | 'plot[-7,14]' | 'plot[-7,15]' | 'plot[-7,16]'
  | 'plot[-7,17]' | 'plot[-7,18]' | 'plot[-7,19]' | 'plot[-7,20]' | 'plot[-7,21]' | 'plot[-7,22]'
  | 'plot[-7,23]' | 'plot[-7,24]' | 'plot[-7,25]' | 'plot[-7,26]' | 'plot[-7,27]' | 'plot[-7,28]'
  | 'plot[-7,29]' | 'plot[-7,30]' | 'plot[-7,31]' | 'plot[-7,32]' | 'plot[-7,33]' | 'plot[-7,34]'
  | 'plot[-6,-34]' | 'plot[-6,-33]' | 'plot[-6,-32]' | 'plot[-6,-31]' | 'plot[-6,-30]' | 'plot[-6,-29]'
  | 'plot[-6,-28]' | 'plot[-6,-27]' | 'plot[-6,-26]' | 'plot[-6,-25]' | 'plot[-6,-24]' | 'plot[-6,-23]'
  | 'plot[-6,-22]' | 'plot[-6,-21]' | 'plot[-6,-20]' | 'plot[-6,-19]' | 'plot[-6,-18]' | 'plot[-6,-17]'
  | 'plot[-6,-16]' | 'plot[-6,-15]' | 'plot[-6,-14]' | 'plot[-6,-13]' | 'plot[-6,-12]' | 'plot[-6,-11]'
  | 'plot[-6,-10]' | 'plot[-6,-9]' | 'plot[-6,-8]' | 'plot[-6,-7]' | 'plot[-6,-6]' | 'plot[-6,-5]'
  | 'plot[-6,-4]' | 'plot[-6,-3]' | 'plot[-6,-2]' | 'plot[-6,-1]' | 'plot[-6,0]' | 'plot[-6,1]' | 'plot[-6,2]'
  | 'plot[-6,3]' | 'plot[-6,4]' | 'plot[-6,5]' | 'plot[-6,6]' | 'plot[-6,7]' | 'plot[-6,8]' | 'plot[-6,9]'
  | 'plot[-6,10]' | 'plot[-6,11]' | 'plot[-6,12]' | 'plot[-6,13]' | 'plot[-6,14]' | 'plot[-6,15]'
  | 'plot[-6,16]' | 'plot[-6,17]' | 'plot[-6,18]' | 'plot[-6,19]' | 'plot[-6,20]' | 'plot[-6,21]'
  | 'plot[-6,22]' | 'plot[-6,23]' | 'plot[-6,24]' | 'plot[-6,25]' | 'plot[-6,26]' | 'plot[-6,27]'
  | 'plot[-6,28]' | 'plot[-6,29]' | 'plot[-6,30]' | 'plot[-6,31]' | 'plot[-6,32]' | 'plot[-6,33]'
  | 'plot[-6,34]' | 'plot[-5,-34]' | 'plot[-5,-33]' | 'plot[-5,-32]' | 'plot[-5,-31]' | 'plot[-5,-30]'
  | 'plot[-5,-29]' | 'plot[-5,-28]' | 'plot[-5,-27]' | 'plot[-5,-26]' | 'plot[-5,-25]' | 'plot[-5,-24]'
  | 'plot[-5,-23]' | 'plot[-5,-22]' | 'plot[-5,-21]' | 'plot[-5,-20]' | 'plot[-5,-19]' | 'plot[-5,-18]'
  | 'plot[-5,-17]' | 'plot[-5,-16]' | 'plot[-5,-15]' | 'plot[-5,-14]' | 'plot[-5,-13]' | 'plot[-5,-12]'
  | 'plot[-5,-11]' | 'plot[-5,-10]' | 'plot[-5,-9]' | 'plot[-5,-8]' | 'plot[-5,-7]' | 'plot[-5,-6]'
  | 'plot[-5,-5]' | 'plot[-5,-4]' | 'plot[-5,-3]' | 'plot[-5,-2]' | 'plot[-5,-1]' | 'plot[-5,0]'
  | 'plot[-5,1]' | 'plot[-5,2]' | 'plot[-5,3]' | 'plot[-5,4]' | 'plot[-5,5]' | 'plot[-5,6]' | 'plot[-5,7]'
  | 'plot[-5,8]' | 'plot[-5,9]' | 'plot[-5,10]' | 'plot[-5,11]' | 'plot[-5,12]' | 'plot[-5,13]'
  | 'plot[-5,14]' | 'plot[-5,15]' | 'plot[-5,16]' | 'plot[-5,17]' | 'plot[-5,18]' | 'plot[-5,19]'
  | 'plot[-5,20]' | 'plot[-5,21]' | 'plot[-5,22]' | 'plot[-5,23]' | 'plot[-5,24]' | 'plot[-5,25]'
  | 'plot[-5,26]' | 'plot[-5,27]' | 'plot[-5,28]' | 'plot[-5,29]' | 'plot[-5,30]' | 'plot[-5,31]'
  | 'plot[-5,32]' | 'plot[-5,33]' | 'plot[-5,34]' | 'plot[-4,-34]' | 'plot[-4,-33]' | 'plot[-4,-32]'
  | 'plot[-4,-31]' | 'plot[-4,-30]' | 'plot[-4,-29]' | 'plot[-4,-28]' | 'plot[-4,-27]' | 'plot[-4,-26]'
  | 'plot[-4,-25]' | 'plot[-4,-24]' | 'plot[-4,-23]' | 'plot[-4,-22]' | 'plot[-4,-21]' | 'plot[-4,-20]'
  | 'plot[-4,-19]' | 'plot[-4,-18]' | 'plot[-4,-17]' | 'plot[-4,-16]' | 'plot[-4,-15]' | 'plot[-4,-14]'
  | 'plot[-4,-13]' | 'plot[-4,-12]' | 'plot[-4,-11]' | 'plot[-4,-10]' | 'plot[-4,-9]' | 'plot[-4,-8]'
  | 'plot[-4,-7]' | 'plot[-4,-6]' | 'plot[-4,-5]' | 'plot[-4,-4]' | 'plot[-4,-3]' | 'plot[-4,-2]'
  | 'plot[-4,-1]' | 'plot[-4,0]' | 'plot[-4,1]' | 'plot[-4,2]' | 'plot[-4,3]' | 'plot[-4,4]' | 'plot[-4,5]'
  | 'plot[-4,6]' | 'plot[-4,7]' | 'plot[-4,8]' | 'plot[-4,9]' | 'plot[-4,10]' | 'plot[-4,11]' | 'plot[-4,12]'
  | 'plot[-4,13]' | 'plot[-4,14]' | 'plot[-4,15]' | 'plot[-4,16]' | 'plot[-4,17]' | 'plot[-4,18]'
  | 'plot[-4,19]' | 'plot[-4,20]' | 'plot[-4,21]' | 'plot[-4,22]' | 'plot[-4,23]' | 'plot[-4,24]'
  | 'plot[-4,25]' | 'plot[-4,26]' | 'plot[-4,27]' | 'plot[-4,28]' | 'plot[-4,29]' | 'plot[-4,30]'
  | 'plot[-4,31]' | 'plot[-4,32]' | 'plot[-4,33]' | 'plot[-4,34]' | 'plot[-3,-34]' | 'plot[-3,-33]'
  | 'plot[-3,-32]' | 'plot[-3,-31]' | 'plot[-3,-30]' | 'plot[-3,-29]' | 'plot[-3,-28]' | 'plot[-3,-27]'
  | 'plot[-3,-26]' | 'plot[-3,-25]' | 'plot[-3,-24]' | 'plot[-3,-23]' | 'plot[-3,-22]' | 'plot[-3,-21]'
  | 'plot[-3,-20]' | 'plot[-3,-19]' | 'plot[-3,-18]' | 'plot[-3,-17]' | 'plot[-3,-16]' | 'plot[-3,-15]'
  | 'plot[-3,-14]' | 'plot[-3,-13]' | 'plot[-3,-12]' | 'plot[-3,-11]' | 'plot[-3,-10]' | 'plot[-3,-9]'
  | 'plot[-3,-8]' | 'plot[-3,-7]' | 'plot[-3,-6]' | 'plot[-3,-5]' | 'plot[-3,-4]' | 'plot[-3,-3]'
  | 'plot[-3,-2]' | 'plot[-3,-1]' | 'plot[-3,0]' | 'plot[-3,1]' | 'plot[-3,2]' | 'plot[-3,3]' | 'plot[-3,4]'
  | 'plot[-3,5]' | 'plot[-3,6]' | 'plot[-3,7]' | 'plot[-3,8]' | 'plot[-3,9]' | 'plot[-3,10]' | 'plot[-3,11]'
  | 'plot[-3,12]' | 'plot[-3,13]' | 'plot[-3,14]' | 'plot[-3,15]' | 'plot[-3,16]' | 'plot[-3,17]'
  | 'plot[-3,18]' | 'plot[-3,19]' | 'plot[-3,20]' | 'plot[-3,21]' | 'plot[-3,22]' | 'plot[-3,23]'
  | 'plot[-3,24]' | 'plot[-3,25]' | 'plot[-3,26]' | 'plot[-3,27]' | 'plot[-3,28]' | 'plot[-3,29]'
  | 'plot[-3,30]' | 'plot[-3,31]' | 'plot[-3,32]' | 'plot[-3,33]' | 'plot[-3,34]' | 'plot[-2,-34]'
  | 'plot[-2,-33]' | 'plot[-2,-32]' | 'plot[-2,-31]' | 'plot[-2,-30]' | 'plot[-2,-29]' | 'plot[-2,-28]'
  | 'plot[-2,-27]' | 'plot[-2,-26]' | 'plot[-2,-25]' | 'plot[-2,-24]' | 'plot[-2,-23]' | 'plot[-2,-22]'
  | 'plot[-2,-21]' | 'plot[-2,-20]' | 'plot[-2,-19]' | 'plot[-2,-18]' | 'plot[-2,-17]' | 'plot[-2,-16]'
  | 'plot[-2,-15]' | 'plot[-2,-14]' | 'plot[-2,-13]' | 'plot[-2,-12]' | 'plot[-2,-11]' | 'plot[-2,-10]'
  | 'plot[-2,-9]' | 'plot[-2,-8]' | 'plot[-2,-7]' | 'plot[-2,-6]' | 'plot[-2,-5]' | 'plot[-2,-4]'
  | 'plot[-2,-3]' | 'plot[-2,-2]' | 'plot[-2,-1]' | 'plot[-2,0]' | 'plot[-2,1]' | 'plot[-2,2]' | 'plot[-2,3]'
  | 'plot[-2,4]' | 'plot[-2,5]' | 'plot[-2,6]' | 'plot[-2,7]' | 'plot[-2,8]' | 'plot[-2,9]' | 'plot[-2,10]'
  | 'plot[-2,11]' | 'plot[-2,12]' | 'plot[-2,13]' | 'plot[-2,14]' | 'plot[-2,15]' | 'plot[-2,16]'
  | 'plot[-2,17]' | 'plot[-2,18]' | 'plot[-2,19]' | 'plot[-2,20]' | 'plot[-2,21]' | 'plot[-2,22]'
  | 'plot[-2,23]' | 'plot[-2,24]' | 'plot[-2,25]' | 'plot[-2,26]' | 'plot[-2,27]' | 'plot[-2,28]'
  | 'plot[-2,29]' | 'plot[-2,30]' | 'plot[-2,31]' | 'plot[-2,32]' | 'plot[-2,33]' | 'plot[-2,34]'
  | 'plot[-1,-34]' | 'plot[-1,-33]' | 'plot[-1,-32]' | 'plot[-1,-31]' | 'plot[-1,-30]' | 'plot[-1,-29]'
  | 'plot[-1,-28]' | 'plot[-1,-27]' | 'plot[-1,-26]' | 'plot[-1,-25]' | 'plot[-1,-24]' | 'plot[-1,-23]'
  | 'plot[-1,-22]' | 'plot[-1,-21]' | 'plot[-1,-20]' | 'plot[-1,-19]' | 'plot[-1,-18]' | 'plot[-1,-17]'
  | 'plot[-1,-16]' | 'plot[-1,-15]' | 'plot[-1,-14]' | 'plot[-1,-13]' | 'plot[-1,-12]' | 'plot[-1,-11]'
  | 'plot[-1,-10]' | 'plot[-1,-9]' | 'plot[-1,-8]' | 'plot[-1,-7]' | 'plot[-1,-6]' | 'plot[-1,-5]'
  | 'plot[-1,-4]' | 'plot[-1,-3]' | 'plot[-1,-2]' | 'plot[-1,-1]' | 'plot[-1,0]' | 'plot[-1,1]' | 'plot[-1,2]'
  | 'plot[-1,3]' | 'plot[-1,4]' | 'plot[-1,5]' | 'plot[-1,6]' | 'plot[-1,7]' | 'plot[-1,8]' | 'plot[-1,9]'
  | 'plot[-1,10]' | 'plot[-1,11]' | 'plot[-1,12]' | 'plot[-1,13]' | 'plot[-1,14]' | 'plot[-1,15]'
  | 'plot[-1,16]' | 'plot[-1,17]' | 'plot[-1,18]' | 'plot[-1,19]' | 'plot[-1,20]' | 'plot[-1,21]'
  | 'plot[-1,22]' | 'plot[-1,23]' | 'plot[-1,24]' | 'plot[-1,25]' | 'plot[-1,26]' | 'plot[-1,27]'
  | 'plot[-1,28]' | 'plot[-1,29]' | 'plot[-1,30]' | 'plot[-1,31]' | 'plot[-1,32]' | 'plot[-1,33]'
  | 'plot[-1,34]' | 'plot[0,-34]' | 'plot[0,-33]' | 'plot[0,-32]' | 'plot[0,-31]' | 'plot[0,-30]'
  | 'plot[0,-29]' | 'plot[0,-28]' | 'plot[0,-27]' | 'plot[0,-26]' | 'plot[0,-25]' | 'plot[0,-24]'
  | 'plot[0,-23]' | 'plot[0,-22]' | 'plot[0,-21]' | 'plot[0,-20]' | 'plot[0,-19]' | 'plot[0,-18]'
  | 'plot[0,-17]' | 'plot[0,-16]' | 'plot[0,-15]' | 'plot[0,-14]' | 'plot[0,-13]' | 'plot[0,-12]'
  | 'plot[0,-11]' | 'plot[0,-10]' | 'plot[0,-9]' | 'plot[0,-8]' | 'plot[0,-7]' | 'plot[0,-6]' | 'plot[0,-5]'
  | 'plot[0,-4]' | 'plot[0,-3]' | 'plot[0,-2]' | 'plot[0,-1]' | 'plot[0,0]' | 'plot[0,1]' | 'plot[0,2]'
  | 'plot[0,3]' | 'plot[0,4]' | 'plot[0,5]' | 'plot[0,6]' | 'plot[0,7]' | 'plot[0,8]' | 'plot[0,9]'
  | 'plot[0,10]' | 'plot[0,11]' | 'plot[0,12]' | 'plot[0,13]' | 'plot[0,14]' | 'plot[0,15]' | 'plot[0,16]'
  | 'plot[0,17]' | 'plot[0,18]' | 'plot[0,19]' | 'plot[0,20]' | 'plot[0,21]' | 'plot[0,22]' | 'plot[0,23]'
  | 'plot[0,24]' | 'plot[0,25]' | 'plot[0,26]' | 'plot[0,27]' | 'plot[0,28]' | 'plot[0,29]' | 'plot[0,30]'
  | 'plot[0,31]' | 'plot[0,32]' | 'plot[0,33]' | 'plot[0,34]' | 'plot[1,-34]' | 'plot[1,-33]' | 'plot[1,-32]'
  | 'plot[1,-31]' | 'plot[1,-30]' | 'plot[1,-29]' | 'plot[1,-28]' | 'plot[1,-27]' | 'plot[1,-26]'
  | 'plot[1,-25]' | 'plot[1,-24]' | 'plot[1,-23]' | 'plot[1,-22]' | 'plot[1,-21]' | 'plot[1,-20]'
  | 'plot[1,-19]' | 'plot[1,-18]' | 'plot[1,-17]' | 'plot[1,-16]' | 'plot[1,-15]' | 'plot[1,-14]'
  | 'plot[1,-13]' | 'plot[1,-12]' | 'plot[1,-11]' | 'plot[1,-10]' | 'plot[1,-9]' | 'plot[1,-8]' | 'plot[1,-7]'
  | 'plot[1,-6]' | 'plot[1,-5]' | 'plot[1,-4]' | 'plot[1,-3]' | 'plot[1,-2]' | 'plot[1,-1]' | 'plot[1,0]'
  | 'plot[1,1]' | 'plot[1,2]' | 'plot[1,3]' | 'plot[1,4]' | 'plot[1,5]' | 'plot[1,6]' | 'plot[1,7]'
  | 'plot[1,8]' | 'plot[1,9]' | 'plot[1,10]' | 'plot[1,11]' | 'plot[1,12]' | 'plot[1,13]' | 'plot[1,14]'
  | 'plot[1,15]' | 'plot[1,16]' | 'plot[1,17]' | 'plot[1,18]' | 'plot[1,19]' | 'plot[1,20]' | 'plot[1,21]'
  | 'plot[1,22]' | 'plot[1,23]' | 'plot[1,24]' | 'plot[1,25]' | 'plot[1,26]' | 'plot[1,27]' | 'plot[1,28]'
  | 'plot[1,29]' | 'plot[1,30]' | 'plot[1,31]' | 'plot[1,32]' | 'plot[1,33]' | 'plot[1,34]' | 'plot[2,-34]'
  | 'plot[2,-33]' | 'plot[2,-32]' | 'plot[2,-31]' | 'plot[2,-30]' | 'plot[2,-29]' | 'plot[2,-28]'
  | 'plot[2,-27]' | 'plot[2,-26]' | 'plot[2,-25]' | 'plot[2,-24]' | 'plot[2,-23]' | 'plot[2,-22]'
  | 'plot[2,-21]' | 'plot[2,-20]' | 'plot[2,-19]' | 'plot[2,-18]' | 'plot[2,-17]' | 'plot[2,-16]'
  | 'plot[2,-15]' | 'plot[2,-14]' | 'plot[2,-13]' | 'plot[2,-12]' | 'plot[2,-11]' | 'plot[2,-10]'
  | 'plot[2,-9]' | 'plot[2,-8]' | 'plot[2,-7]' | 'plot[2,-6]' | 'plot[2,-5]' | 'plot[2,-4]' | 'plot[2,-3]'
  | 'plot[2,-2]' | 'plot[2,-1]' | 'plot[2,0]' | 'plot[2,1]' | 'plot[2,2]' | 'plot[2,3]' | 'plot[2,4]'
  | 'plot[2,5]' | 'plot[2,6]' | 'plot[2,7]' | 'plot[2,8]' | 'plot[2,9]' | 'plot[2,10]' | 'plot[2,11]'
  | 'plot[2,12]' | 'plot[2,13]' | 'plot[2,14]' | 'plot[2,15]' | 'plot[2,16]' | 'plot[2,17]' | 'plot[2,18]'
  | 'plot[2,19]' | 'plot[2,20]' | 'plot[2,21]' | 'plot[2,22]' | 'plot[2,23]' | 'plot[2,24]' | 'plot[2,25]'
  | 'plot[2,26]' | 'plot[2,27]' | 'plot[2,28]' | 'plot[2,29]' | 'plot[2,30]' | 'plot[2,31]' | 'plot[2,32]'
  | 'plot[2,33]' | 'plot[2,34]' | 'plot[3,-34]' | 'plot[3,-33]' | 'plot[3,-32]' | 'plot[3,-31]'
  | 'plot[3,-30]' | 'plot[3,-29]' | 'plot[3,-28]' | 'plot[3,-27]' | 'plot[3,-26]' | 'plot[3,-25]'
  | 'plot[3,-24]' | 'plot[3,-23]' | 'plot[3,-22]' | 'plot[3,-21]' | 'plot[3,-20]' | 'plot[3,-19]'
  | 'plot[3,-18]' | 'plot[3,-17]' | 'plot[3,-16]' | 'plot[3,-15]' | 'plot[3,-14]' | 'plot[3,-13]'
  | 'plot[3,-12]' | 'plot[3,-11]' | 'plot[3,-10]' | 'plot[3,-9]' | 'plot[3,-8]' | 'plot[3,-7]' | 'plot[3,-6]'
  | 'plot[3,-5]' | 'plot[3,-4]' | 'plot[3,-3]' | 'plot[3,-2]' | 'plot[3,-1]' | 'plot[3,0]' | 'plot[3,1]'
  | 'plot[3,2]' | 'plot[3,3]' | 'plot[3,4]' | 'plot[3,5]' | 'plot[3,6]' | 'plot[3,7]' | 'plot[3,8]'
  | 'plot[3,9]' | 'plot[3,10]' | 'plot[3,11]' | 'plot[3,12]' | 'plot[3,13]' | 'plot[3,14]' | 'plot[3,15]'
  | 'plot[3,16]' | 'plot[3,17]' | 'plot[3,18]' | 'plot[3,19]' | 'plot[3,20]' | 'plot[3,21]' | 'plot[3,22]'
  | 'plot[3,23]' | 'plot[3,24]' | 'plot[3,25]' | 'plot[3,26]' | 'plot[3,27]' | 'plot[3,28]' | 'plot[3,29]'
  | 'plot[3,30]' | 'plot[3,31]' | 'plot[3,32]' | 'plot[3,33]' | 'plot[3,34]' | 'plot[4,-34]' | 'plot[4,-33]'
  | 'plot[4,-32]' | 'plot[4,-31]' | 'plot[4,-30]' | 'plot[4,-29]' | 'plot[4,-28]' | 'plot[4,-27]'
  | 'plot[4,-26]' | 'plot[4,-25]' | 'plot[4,-24]' | 'plot[4,-23]' | 'plot[4,-22]' | 'plot[4,-21]'
  | 'plot[4,-20]' | 'plot[4,-19]' | 'plot[4,-18]' | 'plot[4,-17]' | 'plot[4,-16]' | 'plot[4,-15]'
  | 'plot[4,-14]' | 'plot[4,-13]' | 'plot[4,-12]' | 'plot[4,-11]' | 'plot[4,-10]' | 'plot[4,-9]'
  | 'plot[4,-8]' | 'plot[4,-7]' | 'plot[4,-6]' | 'plot[4,-5]' | 'plot[4,-4]' | 'plot[4,-3]' | 'plot[4,-2]'
  | 'plot[4,-1]' | 'plot[4,0]' | 'plot[4,1]' | 'plot[4,2]' | 'plot[4,3]' | 'plot[4,4]' | 'plot[4,5]'
  | 'plot[4,6]' | 'plot[4,7]' | 'plot[4,8]' | 'plot[4,9]' | 'plot[4,10]' | 'plot[4,11]' | 'plot[4,12]'
  | 'plot[4,13]' | 'plot[4,14]' | 'plot[4,15]' | 'plot[4,16]' | 'plot[4,17]' | 'plot[4,18]' | 'plot[4,19]'
  | 'plot[4,20]' | 'plot[4,21]' | 'plot[4,22]' | 'plot[4,23]' | 'plot[4,24]' | 'plot[4,25]' | 'plot[4,26]'
  | 'plot[4,27]' | 'plot[4,28]' | 'plot[4,29]' | 'plot[4,30]' | 'plot[4,31]' | 'plot[4,32]' | 'plot[4,33]'
  | 'plot[4,34]' | 'plot[5,-34]' | 'plot[5,-33]' | 'plot[5,-32]' | 'plot[5,-31]' | 'plot[5,-30]'
  | 'plot[5,-29]' | 'plot[5,-28]' | 'plot[5,-27]' | 'plot[5,-26]' | 'plot[5,-25]' | 'plot[5,-24]'
  | 'plot[5,-23]' | 'plot[5,-22]' | 'plot[5,-21]' | 'plot[5,-20]' | 'plot[5,-19]' | 'plot[5,-18]'
  | 'plot[5,-17]' | 'plot[5,-16]' | 'plot[5,-15]' | 'plot[5,-14]' | 'plot[5,-13]' | 'plot[5,-12]'
  | 'plot[5,-11]' | 'plot[5,-10]' | 'plot[5,-9]' | 'plot[5,-8]' | 'plot[5,-7]' | 'plot[5,-6]' | 'plot[5,-5]'
  | 'plot[5,-4]' | 'plot[5,-3]' | 'plot[5,-2]' | 'plot[5,-1]' | 'plot[5,0]' | 'plot[5,1]' | 'plot[5,2]'
  | 'plot[5,3]' | 'plot[5,4]' | 'plot[5,5]' | 'plot[5,6]' | 'plot[5,7]' | 'plot[5,8]' | 'plot[5,9]'
  | 'plot[5,10]' | 'plot[5,11]' | 'plot[5,12]' | 'plot[5,13]' | 'plot[5,14]' | 'plot[5,15]' | 'plot[5,16]'
  | 'plot[5,17]' | 'plot[5,18]' | 'plot[5,19]' | 'plot[5,20]' | 'plot[5,21]' | 'plot[5,22]' | 'plot[5,23]'
  | 'plot[5,24]' | 'plot[5,25]' | 'plot[5,26]' | 'plot[5,27]' | 'plot[5,28]' | 'plot[5,29]' | 'plot[5,30]'
  | 'plot[5,31]' | 'plot[5,32]' | 'plot[5,33]' | 'plot[5,34]' | 'plot[6,-34]' | 'plot[6,-33]' | 'plot[6,-32]'
  | 'plot[6,-31]' | 'plot[6,-30]' | 'plot[6,-29]' | 'plot[6,-28]' | 'plot[6,-27]' | 'plot[6,-26]'
  | 'plot[6,-25]' | 'plot[6,-24]' | 'plot[6,-23]' | 'plot[6,-22]' | 'plot[6,-21]' | 'plot[6,-20]'
  | 'plot[6,-19]' | 'plot[6,-18]' | 'plot[6,-17]' | 'plot[6,-16]' | 'plot[6,-15]' | 'plot[6,-14]'
  | 'plot[6,-13]' | 'plot[6,-12]' | 'plot[6,-11]' | 'plot[6,-10]' | 'plot[6,-9]' | 'plot[6,-8]' | 'plot[6,-7]'
  | 'plot[6,-6]' | 'plot[6,-5]' | 'plot[6,-4]' | 'plot[6,-3]' | 'plot[6,-2]' | 'plot[6,-1]' | 'plot[6,0]'
  | 'plot[6,1]' | 'plot[6,2]' | 'plot[6,3]' | 'plot[6,4]' | 'plot[6,5]' | 'plot[6,6]' | 'plot[6,7]'
  | 'plot[6,8]' | 'plot[6,9]' | 'plot[6,10]' | 'plot[6,11]' | 'plot[6,12]' | 'plot[6,13]' | 'plot[6,14]'
  | 'plot[6,15]' | 'plot[6,16]' | 'plot[6,17]' | 'plot[6,18]' | 'plot[6,19]' | 'plot[6,20]' | 'plot[6,21]'
  | 'plot[6,22]' | 'plot[6,23]' | 'plot[6,24]' | 'plot[6,25]' | 'plot[6,26]' | 'plot[6,27]' | 'plot[6,28]'
  | 'plot[6,29]' | 'plot[6,30]' | 'plot[6,31]' | 'plot[6,32]' | 'plot[6,33]' | 'plot[6,34]' | 'plot[7,-34]'
  | 'plot[7,-33]' | 'plot[7,-32]' | 'plot[7,-31]' | 'plot[7,-30]' | 'plot[7,-29]' | 'plot[7,-28]'
  | 'plot[7,-27]' | 'plot[7,-26]' | 'plot[7,-25]' | 'plot[7,-24]' | 'plot[7,-23]' | 'plot[7,-22]'
  | 'plot[7,-21]' | 'plot[7,-20]' | 'plot[7,-19]' | 'plot[7,-18]' | 'plot[7,-17]' | 'plot[7,-16]'
  | 'plot[7,-15]' | 'plot[7,-14]' | 'plot[7,-13]' | 'plot[7,-12]' | 'plot[7,-11]' | 'plot[7,-10]'
  | 'plot[7,-9]' | 'plot[7,-8]' | 'plot[7,-7]' | 'plot[7,-6]' | 'plot[7,-5]' | 'plot[7,-4]' | 'plot[7,-3]'
  | 'plot[7,-2]' | 'plot[7,-1]' | 'plot[7,0]' | 'plot[7,1]' | 'plot[7,2]' | 'plot[7,3]' | 'plot[7,4]'
  | 'plot[7,5]' | 'plot[7,6]' | 'plot[7,7]' | 'plot[7,8]' | 'plot[7,9]' | 'plot[7,10]' | 'plot[7,11]'
  | 'plot[7,12]' | 'plot[7,13]' | 'plot[7,14]' | 'plot[7,15]' | 'plot[7,16]' | 'plot[7,17]' | 'plot[7,18]'
  | 'plot[7,19]' | 'plot[7,20]' | 'plot[7,21]' | 'plot[7,22]' | 'plot[7,23]' | 'plot[7,24]' | 'plot[7,25]'
  | 'plot[7,26]' | 'plot[7,27]' | 'plot[7,28]' | 'plot[7,29]' | 'plot[7,30]' | 'plot[7,31]' | 'plot[7,32]'
  | 'plot[7,33]' | 'plot[7,34]' | 'plot[8,-34]' | 'plot[8,-33]' | 'plot[8,-32]' | 'plot[8,-31]'
  | 'plot[8,-30]' | 'plot[8,-29]' | 'plot[8,-28]' | 'plot[8,-27]' | 'plot[8,-26]' | 'plot[8,-25]'
  | 'plot[8,-24]' | 'plot[8,-23]' | 'plot[8,-22]' | 'plot[8,-21]' | 'plot[8,-20]' | 'plot[8,-19]'
  | 'plot[8,-18]' | 'plot[8,-17]' | 'plot[8,-16]' | 'plot[8,-15]' | 'plot[8,-14]' | 'plot[8,-13]'
  | 'plot[8,-12]' | 'plot[8,-11]' | 'plot[8,-10]' | 'plot[8,-9]' | 'plot[8,-8]' | 'plot[8,-7]' | 'plot[8,-6]'
  | 'plot[8,-5]' | 'plot[8,-4]' | 'plot[8,-3]' | 'plot[8,-2]' | 'plot[8,-1]' | 'plot[8,0]' | 'plot[8,1]'
  | 'plot[8,2]' | 'plot[8,3]' | 'plot[8,4]' | 'plot[8,5]' | 'plot[8,6]' | 'plot[8,7]' | 'plot[8,8]'
  | 'plot[8,9]' | 'plot[8,10]' | 'plot[8,11]' | 'plot[8,12]' | 'plot[8,13]' | 'plot[8,14]' | 'plot[8,15]'
  | 'plot[8,16]' | 'plot[8,17]' | 'plot[8,18]' | 'plot[8,19]' | 'plot[8,20]' | 'plot[8,21]' | 'plot[8,22]'
  | 'plot[8,23]' | 'plot[8,24]' | 'plot[8,25]' | 'plot[8,26]' | 'plot[8,27]' | 'plot[8,28]' | 'plot[8,29]'
  | 'plot[8,30]' | 'plot[8,31]' | 'plot[8,32]' | 'plot[8,33]' | 'plot[8,34]' | 'plot[9,-34]' | 'plot[9,-33]'
  | 'plot[9,-32]' | 'plot[9,-31]' | 'plot[9,-30]' | 'plot[9,-29]' | 'plot[9,-28]' | 'plot[9,-27]'
  | 'plot[9,-26]' | 'plot[9,-25]' | 'plot[9,-24]' | 'plot[9,-23]' | 'plot[9,-22]' | 'plot[9,-21]'
  | 'plot[9,-20]' | 'plot[9,-19]' | 'plot[9,-18]' | 'plot[9,-17]' | 'plot[9,-16]' | 'plot[9,-15]'
  | 'plot[9,-14]' | 'plot[9,-13]' | 'plot[9,-12]' | 'plot[9,-11]' | 'plot[9,-10]' | 'plot[9,-9]'
  | 'plot[9,-8]' | 'plot[9,-7]' | 'plot[9,-6]' | 'plot[9,-5]' | 'plot[9,-4]' | 'plot[9,-3]' | 'plot[9,-2]'
  | 'plot[9,-1]' | 'plot[9,0]' | 'plot[9,1]' | 'plot[9,2]' | 'plot[9,3]' | 'plot[9,4]' | 'plot[9,5]'
  | 'plot[9,6]' | 'plot[9,7]' | 'plot[9,8]' | 'plot[9,9]' | 'plot[9,10]' | 'plot[9,11]' | 'plot[9,12]'
  | 'plot[9,13]' | 'plot[9,14]' | 'plot[9,15]' | 'plot[9,16]' | 'plot[9,17]' | 'plot[9,18]' | 'plot[9,19]'
  | 'plot[9,20]' | 'plot[9,21]' | 'plot[9,22]' | 'plot[9,23]' | 'plot[9,24]' | 'plot[9,25]' | 'plot[9,26]'
  | 'plot[9,27]' | 'plot[9,28]' | 'plot[9,29]' | 'plot[9,30]' | 'plot[9,31]' | 'plot[9,32]' | 'plot[9,33]'
  | 'plot[9,34]' | 'plot[10,-34]' | 'plot[10,-33]' | 'plot[10,-32]' | 'plot[10,-31]' | 'plot[10,-30]'
  | 'plot[10,-29]' | 'plot[10,-28]' | 'plot[10,-27]' | 'plot[10,-26]' | 'plot[10,-25]' | 'plot[10,-24]'
  | 'plot[10,-23]' | 'plot[10,-22]' | 'plot[10,-21]' | 'plot[10,-20]' | 'plot[10,-19]' | 'plot[10,-18]'
  | 'plot[10,-17]' | 'plot[10,-16]' | 'plot[10,-15]' | 'plot[10,-14]' | 'plot[10,-13]' | 'plot[10,-12]'
  | 'plot[10,-11]' | 'plot[10,-10]' | 'plot[10,-9]' | 'plot[10,-8]' | 'plot[10,-7]' | 'plot[10,-6]'
  | 'plot[10,-5]' | 'plot[10,-4]' | 'plot[10,-3]' | 'plot[10,-2]' | 'plot[10,-1]' | 'plot[10,0]'
  | 'plot[10,1]' | 'plot[10,2]' | 'plot[10,3]' | 'plot[10,4]' | 'plot[10,5]' | 'plot[10,6]' | 'plot[10,7]'
  | 'plot[10,8]' | 'plot[10,9]' | 'plot[10,10]' | 'plot[10,11]' | 'plot[10,12]' | 'plot[10,13]'
  | 'plot[10,14]' | 'plot[10,15]' | 'plot[10,16]' | 'plot[10,17]' | 'plot[10,18]' | 'plot[10,19]'
  | 'plot[10,20]' | 'plot[10,21]' | 'plot[10,22]' | 'plot[10,23]' | 'plot[10,24]' | 'plot[10,25]'
  | 'plot[10,26]' | 'plot[10,27]' | 'plot[10,28]' | 'plot[10,29]' | 'plot[10,30]' | 'plot[10,31]'
  | 'plot[10,32]' | 'plot[10,33]' | 'plot[10,34]' | 'plot[11,-34]' | 'plot[11,-33]' | 'plot[11,-32]'
  | 'plot[11,-31]' | 'plot[11,-30]' | 'plot[11,-29]' | 'plot[11,-28]' | 'plot[11,-27]' | 'plot[11,-26]'
  | 'plot[11,-25]' | 'plot[11,-24]' | 'plot[11,-23]' | 'plot[11,-22]' | 'plot[11,-21]' | 'plot[11,-20]'
  | 'plot[11,-19]' | 'plot[11,-18]' | 'plot[11,-17]' | 'plot[11,-16]' | 'plot[11,-15]' | 'plot[11,-14]'
  | 'plot[11,-13]' | 'plot[11,-12]' | 'plot[11,-11]' | 'plot[11,-10]' | 'plot[11,-9]' | 'plot[11,-8]'
  | 'plot[11,-7]' | 'plot[11,-6]' | 'plot[11,-5]' | 'plot[11,-4]' | 'plot[11,-3]' | 'plot[11,-2]'
  | 'plot[11,-1]' | 'plot[11,0]' | 'plot[11,1]' | 'plot[11,2]' | 'plot[11,3]' | 'plot[11,4]' | 'plot[11,5]'
  | 'plot[11,6]' | 'plot[11,7]' | 'plot[11,8]' | 'plot[11,9]' | 'plot[11,10]' | 'plot[11,11]' | 'plot[11,12]'
  | 'plot[11,13]' | 'plot[11,14]' | 'plot[11,15]' | 'plot[11,16]' | 'plot[11,17]' | 'plot[11,18]'
  | 'plot[11,19]' | 'plot[11,20]' | 'plot[11,21]' | 'plot[11,22]' | 'plot[11,23]' | 'plot[11,24]'
  | 'plot[11,25]' | 'plot[11,26]' | 'plot[11,27]' | 'plot[11,28]' | 'plot[11,29]' | 'plot[11,30]'
  | 'plot[11,31]' | 'plot[11,32]' | 'plot[11,33]' | 'plot[11,34]' | 'plot[12,-34]' | 'plot[12,-33]'
  | 'plot[12,-32]' | 'plot[12,-31]' | 'plot[12,-30]' | 'plot[12,-29]' | 'plot[12,-28]' | 'plot[12,-27]'
  | 'plot[12,-26]' | 'plot[12,-25]' | 'plot[12,-24]' | 'plot[12,-23]' | 'plot[12,-22]' | 'plot[12,-21]'
  | 'plot[12,-20]' | 'plot[12,-19]' | 'plot[12,-18]' | 'plot[12,-17]' | 'plot[12,-16]' | 'plot[12,-15]'
  | 'plot[12,-14]' | 'plot[12,-13]' | 'plot[12,-12]' | 'plot[12,-11]' | 'plot[12,-10]' | 'plot[12,-9]'
  | 'plot[12,-8]' | 'plot[12,-7]' | 'plot[12,-6]' | 'plot[12,-5]' | 'plot[12,-4]' | 'plot[12,-3]'
  | 'plot[12,-2]' | 'plot[12,-1]' | 'plot[12,0]' | 'plot[12,1]' | 'plot[12,2]' | 'plot[12,3]' | 'plot[12,4]'
  | 'plot[12,5]' | 'plot[12,6]' | 'plot[12,7]' | 'plot[12,8]' | 'plot[12,9]' | 'plot[12,10]' | 'plot[12,11]'
  | 'plot[12,12]' | 'plot[12,13]' | 'plot[12,14]' | 'plot[12,15]' | 'plot[12,16]' | 'plot[12,17]'
  | 'plot[12,18]' | 'plot[12,19]' | 'plot[12,20]' | 'plot[12,21]' | 'plot[12,22]' | 'plot[12,23]'
  | 'plot[12,24]' | 'plot[12,25]' | 'plot[12,26]' | 'plot[12,27]' | 'plot[12,28]' | 'plot[12,29]'
  | 'plot[12,30]' | 'plot[12,31]' | 'plot[12,32]' | 'plot[12,33]' | 'plot[12,34]' | 'plot[13,-34]'
  | 'plot[13,-33]' | 'plot[13,-32]' | 'plot[13,-31]' | 'plot[13,-30]' | 'plot[13,-29]' | 'plot[13,-28]'
  | 'plot[13,-27]' | 'plot[13,-26]' | 'plot[13,-25]' | 'plot[13,-24]' | 'plot[13,-23]' | 'plot[13,-22]'
  | 'plot[13,-21]' | 'plot[13,-20]' | 'plot[13,-19]' | 'plot[13,-18]' | 'plot[13,-17]' | 'plot[13,-16]'
  | 'plot[13,-15]' | 'plot[13,-14]' | 'plot[13,-13]' | 'plot[13,-12]' | 'plot[13,-11]' | 'plot[13,-10]'
  | 'plot[13,-9]' | 'plot[13,-8]' | 'plot[13,-7]' | 'plot[13,-6]' | 'plot[13,-5]' | 'plot[13,-4]'
  | 'plot[13,-3]' | 'plot[13,-2]' | 'plot[13,-1]' | 'plot[13,0]' | 'plot[13,1]' | 'plot[13,2]' | 'plot[13,3]'
  | 'plot[13,4]' | 'plot[13,5]' | 'plot[13,6]' | 'plot[13,7]' | 'plot[13,8]' | 'plot[13,9]' | 'plot[13,10]'
  | 'plot[13,11]' | 'plot[13,12]' | 'plot[13,13]' | 'plot[13,14]' | 'plot[13,15]' | 'plot[13,16]'
  | 'plot[13,17]' | 'plot[13,18]' | 'plot[13,19]' | 'plot[13,20]' | 'plot[13,21]' | 'plot[13,22]'
  | 'plot[13,23]' | 'plot[13,24]' | 'plot[13,25]' | 'plot[13,26]' | 'plot[13,27]' | 'plot[13,28]'
  | 'plot[13,29]' | 'plot[13,30]' | 'plot[13,31]' | 'plot[13,32]' | 'plot[13,33]' | 'plot[13,34]'
  | 'plot[14,-34]' | 'plot[14,-33]' | 'plot[14,-32]' | 'plot[14,-31]' | 'plot[14,-30]' | 'plot[14,-29]'
  | 'plot[14,-28]' | 'plot[14,-27]' | 'plot[14,-26]' | 'plot[14,-25]' | 'plot[14,-24]' | 'plot[14,-23]'
  | 'plot[14,-22]' | 'plot[14,-21]' | 'plot[14,-20]' | 'plot[14,-19]' | 'plot[14,-18]' | 'plot[14,-17]'
  | 'plot[14,-16]' | 'plot[14,-15]' | 'plot[14,-14]' | 'plot[14,-13]' | 'plot[14,-12]' | 'plot[14,-11]'
  | 'plot[14,-10]' | 'plot[14,-9]' | 'plot[14,-8]' | 'plot[14,-7]' | 'plot[14,-6]' | 'plot[14,-5]'
  | 'plot[14,-4]' | 'plot[14,-3]' | 'plot[14,-2]' | 'plot[14,-1]' | 'plot[14,0]' | 'plot[14,1]' | 'plot[14,2]'
  | 'plot[14,3]' | 'plot[14,4]' | 'plot[14,5]' | 'plot[14,6]' | 'plot[14,7]' | 'plot[14,8]' | 'plot[14,9]'
  | 'plot[14,10]' | 'plot[14,11]' | 'plot[14,12]' | 'plot[14,13]' | 'plot[14,14]' | 'plot[14,15]'
  | 'plot[14,16]' | 'plot[14,17]' | 'plot[14,18]' | 'plot[14,19]' | 'plot[14,20]' | 'plot[14,21]'
  | 'plot[14,22]' | 'plot[14,23]' | 'plot[14,24]' | 'plot[14,25]' | 'plot[14,26]' | 'plot[14,27]'
  | 'plot[14,28]' | 'plot[14,29]' | 'plot[14,30]' | 'plot[14,31]' | 'plot[14,32]' | 'plot[14,33]'
  | 'plot[14,34]' | 'plot[15,-34]' | 'plot[15,-33]' | 'plot[15,-32]' | 'plot[15,-31]' | 'plot[15,-30]'
  | 'plot[15,-29]' | 'plot[15,-28]' | 'plot[15,-27]' | 'plot[15,-26]' | 'plot[15,-25]' | 'plot[15,-24]'
  | 'plot[15,-23]' | 'plot[15,-22]' | 'plot[15,-21]' | 'plot[15,-20]' | 'plot[15,-19]' | 'plot[15,-18]'
  | 'plot[15,-17]' | 'plot[15,-16]' | 'plot[15,-15]' | 'plot[15,-14]' | 'plot[15,-13]' | 'plot[15,-12]'
  | 'plot[15,-11]' | 'plot[15,-10]' | 'plot[15,-9]' | 'plot[15,-8]' | 'plot[15,-7]' | 'plot[15,-6]'
  | 'plot[15,-5]' | 'plot[15,-4]' | 'plot[15,-3]' | 'plot[15,-2]' | 'plot[15,-1]' | 'plot[15,0]'
  | 'plot[15,1]' | 'plot[15,2]' | 'plot[15,3]' | 'plot[15,4]' | 'plot[15,5]' | 'plot[15,6]' | 'plot[15,7]'
  | 'plot[15,8]' | 'plot[15,9]' | 'plot[15,10]' | 'plot[15,11]' | 'plot[15,12]' | 'plot[15,13]'
  | 'plot[15,14]' | 'plot[15,15]' | 'plot[15,16]' | 'plot[15,17]' | 'plot[15,18]' | 'plot[15,19]'
  | 'plot[15,20]' | 'plot[15,21]' | 'plot[15,22]' | 'plot[15,23]' | 'plot[15,24]' | 'plot[15,25]'
  | 'plot[15,26]' | 'plot[15,27]' | 'plot[15,28]' | 'plot[15,29]' | 'plot[15,30]' | 'plot[15,31]'
  | 'plot[15,32]' | 'plot[15,33]' | 'plot[15,34]' | 'plot[16,-34]' | 'plot[16,-33]' | 'plot[16,-32]'
  | 'plot[16,-31]' | 'plot[16,-30]' | 'plot[16,-29]' | 'plot[16,-28]' | 'plot[16,-27]' | 'plot[16,-26]'
  | 'plot[16,-25]' | 'plot[16,-24]' | 'plot[16,-23]' | 'plot[16,-22]' | 'plot[16,-21]' | 'plot[16,-20]'
  | 'plot[16,-19]' | 'plot[16,-18]' | 'plot[16,-17]' | 'plot[16,-16]' | 'plot[16,-15]' | 'plot[16,-14]'
  | 'plot[16,-13]' | 'plot[16,-12]' | 'plot[16,-11]' | 'plot[16,-10]' | 'plot[16,-9]' | 'plot[16,-8]'
  | 'plot[16,-7]' | 'plot[16,-6]' | 'plot[16,-5]' | 'plot[16,-4]' | 'plot[16,-3]' | 'plot[16,-2]'
  | 'plot[16,-1]' | 'plot[16,0]' | 'plot[16,1]' | 'plot[16,2]' | 'plot[16,3]' | 'plot[16,4]' | 'plot[16,5]'
  | 'plot[16,6]' | 'plot[16,7]' | 'plot[16,8]' | 'plot[16,9]' | 'plot[16,10]' | 'plot[16,11]' | 'plot[16,12]'
  | 'plot[16,13]' | 'plot[16,14]' | 'plot[16,15]' | 'plot[16,16]' | 'plot[16,17]' | 'plot[16,18]'
  | 'plot[16,19]' | 'plot[16,20]' | 'plot[16,21]' | 'plot[16,22]' | 'plot[16,23]' | 'plot[16,24]'
  | 'plot[16,25]' | 'plot[16,26]' | 'plot[16,27]' | 'plot[16,28]' | 'plot[16,29]' | 'plot[16,30]'
  | 'plot[16,31]' | 'plot[16,32]' | 'plot[16,33]' | 'plot[16,34]' | 'plot[17,-34]' | 'plot[17,-33]'
  | 'plot[17,-32]' | 'plot[17,-31]' | 'plot[17,-30]' | 'plot[17,-29]' | 'plot[17,-28]' | 'plot[17,-27]'
  | 'plot[17,-26]' | 'plot[17,-25]' | 'plot[17,-24]' | 'plot[17,-23]' | 'plot[17,-22]' | 'plot[17,-21]'
  | 'plot[17,-20]' | 'plot[17,-19]' | 'plot[17,-18]' | 'plot[17,-17]' | 'plot[17,-16]' | 'plot[17,-15]'
  | 'plot[17,-14]' | 'plot[17,-13]' | 'plot[17,-12]' | 'plot[17,-11]' | 'plot[17,-10]' | 'plot[17,-9]'
  | 'plot[17,-8]' | 'plot[17,-7]' | 'plot[17,-6]' | 'plot[17,-5]' | 'plot[17,-4]' | 'plot[17,-3]'
  | 'plot[17,-2]' | 'plot[17,-1]' | 'plot[17,0]' | 'plot[17,1]' | 'plot[17,2]' | 'plot[17,3]' | 'plot[17,4]'
  | 'plot[17,5]' | 'plot[17,6]' | 'plot[17,7]' | 'plot[17,8]' | 'plot[17,9]' | 'plot[17,10]' | 'plot[17,11]'
  | 'plot[17,12]' | 'plot[17,13]' | 'plot[17,14]' | 'plot[17,15]' | 'plot[17,16]' | 'plot[17,17]'
  | 'plot[17,18]' | 'plot[17,19]' | 'plot[17,20]' | 'plot[17,21]' | 'plot[17,22]' | 'plot[17,23]'
  | 'plot[17,24]' | 'plot[17,25]' | 'plot[17,26]' | 'plot[17,27]' | 'plot[17,28]' | 'plot[17,29]'
  | 'plot[17,30]' | 'plot[17,31]' | 'plot[17,32]' | 'plot[17,33]' | 'plot[17,34]' | 'plot[18,-34]'
  | 'plot[18,-33]' | 'plot[18,-32]' | 'plot[18,-31]' | 'plot[18,-30]' | 'plot[18,-29]' | 'plot[18,-28]'
  | 'plot[18,-27]' | 'plot[18,-26]' | 'plot[18,-25]' | 'plot[18,-24]' | 'plot[18,-23]' | 'plot[18,-22]'
  | 'plot[18,-21]' | 'plot[18,-20]' | 'plot[18,-19]' | 'plot[18,-18]' | 'plot[18,-17]' | 'plot[18,-16]'
  | 'plot[18,-15]' | 'plot[18,-14]' | 'plot[18,-13]' | 'plot[18,-12]' | 'plot[18,-11]' | 'plot[18,-10]'
  | 'plot[18,-9]' | 'plot[18,-8]' | 'plot[18,-7]' | 'plot[18,-6]' | 'plot[18,-5]' | 'plot[18,-4]'
  | 'plot[18,-3]' | 'plot[18,-2]' | 'plot[18,-1]' | 'plot[18,0]' | 'plot[18,1]' | 'plot[18,2]' | 'plot[18,3]'
  | 'plot[18,4]' | 'plot[18,5]' | 'plot[18,6]' | 'plot[18,7]' | 'plot[18,8]' | 'plot[18,9]' | 'plot[18,10]'
  | 'plot[18,11]' | 'plot[18,12]' | 'plot[18,13]' | 'plot[18,14]' | 'plot[18,15]' | 'plot[18,16]'
  | 'plot[18,17]' | 'plot[18,18]' | 'plot[18,19]' | 'plot[18,20]' | 'plot[18,21]' | 'plot[18,22]'
  | 'plot[18,23]' | 'plot[18,24]' | 'plot[18,25]' | 'plot[18,26]' | 'plot[18,27]' | 'plot[18,28]'
  | 'plot[18,29]' | 'plot[18,30]' | 'plot[18,31]' | 'plot[18,32]' | 'plot[18,33]' | 'plot[18,34]'
  | 'plot[19,-34]' | 'plot[19,-33]' | 'plot[19,-32]' | 'plot[19,-31]' | 'plot[19,-30]' | 'plot[19,-29]'
  | 'plot[19,-28]' | 'plot[19,-27]' | 'plot[19,-26]' | 'plot[19,-25]' | 'plot[19,-24]' | 'plot[19,-23]'
  | 'plot[19,-22]' | 'plot[19,-21]' | 'plot[19,-20]' | 'plot[19,-19]' | 'plot[19,-18]' | 'plot[19,-17]'
  | 'plot[19,-16]' | 'plot[19,-15]' | 'plot[19,-14]' | 'plot[19,-13]' | 'plot[19,-12]' | 'plot[19,-11]'
  | 'plot[19,-10]' | 'plot[19,-9]' | 'plot[19,-8]' | 'plot[19,-7]' | 'plot[19,-6]' | 'plot[19,-5]'
  | 'plot[19,-4]' | 'plot[19,-3]' | 'plot[19,-2]' | 'plot[19,-1]' | 'plot[19,0]' | 'plot[19,1]' | 'plot[19,2]'
  | 'plot[19,3]' | 'plot[19,4]' | 'plot[19,5]' | 'plot[19,6]' | 'plot[19,7]' | 'plot[19,8]' | 'plot[19,9]'
  | 'plot[19,10]' | 'plot[19,11]' | 'plot[19,12]' | 'plot[19,13]' | 'plot[19,14]' | 'plot[19,15]'
  | 'plot[19,16]' | 'plot[19,17]' | 'plot[19,18]' | 'plot[19,19]' | 'plot[19,20]' | 'plot[19,21]'
  | 'plot[19,22]' | 'plot[19,23]' | 'plot[19,24]' | 'plot[19,25]' | 'plot[19,26]' | 'plot[19,27]'
  | 'plot[19,28]' | 'plot[19,29]' | 'plot[19,30]' | 'plot[19,31]' | 'plot[19,32]' | 'plot[19,33]'
  | 'plot[19,34]' | 'plot[20,-34]' | 'plot[20,-33]' | 'plot[20,-32]' | 'plot[20,-31]' | 'plot[20,-30]'
  | 'plot[20,-29]' | 'plot[20,-28]' | 'plot[20,-27]' | 'plot[20,-26]' | 'plot[20,-25]' | 'plot[20,-24]'
  | 'plot[20,-23]' | 'plot[20,-22]' | 'plot[20,-21]' | 'plot[20,-20]' | 'plot[20,-19]' | 'plot[20,-18]'
  | 'plot[20,-17]' | 'plot[20,-16]' | 'plot[20,-15]' | 'plot[20,-14]' | 'plot[20,-13]' | 'plot[20,-12]'
  | 'plot[20,-11]' | 'plot[20,-10]' | 'plot[20,-9]' | 'plot[20,-8]' | 'plot[20,-7]' | 'plot[20,-6]'
  | 'plot[20,-5]' | 'plot[20,-4]' | 'plot[20,-3]' | 'plot[20,-2]' | 'plot[20,-1]' | 'plot[20,0]'
  | 'plot[20,1]' | 'plot[20,2]' | 'plot[20,3]' | 'plot[20,4]' | 'plot[20,5]' | 'plot[20,6]' | 'plot[20,7]'
  | 'plot[20,8]' | 'plot[20,9]' | 'plot[20,10]' | 'plot[20,11]' | 'plot[20,12]' | 'plot[20,13]'
  | 'plot[20,14]' | 'plot[20,15]' | 'plot[20,16]' | 'plot[20,17]' | 'plot[20,18]' | 'plot[20,19]'
  | 'plot[20,20]' | 'plot[20,21]' | 'plot[20,22]' | 'plot[20,23]' | 'plot[20,24]' | 'plot[20,25]'
  | 'plot[20,26]' | 'plot[20,27]' | 'plot[20,28]' | 'plot[20,29]' | 'plot[20,30]' | 'plot[20,31]'
  | 'plot[20,32]' | 'plot[20,33]' | 'plot[20,34]' | 'plot[21,-34]' | 'plot[21,-33]' | 'plot[21,-32]'
  | 'plot[21,-31]' | 'plot[21,-30]' | 'plot[21,-29]' | 'plot[21,-28]' | 'plot[21,-27]' | 'plot[21,-26]'
  | 'plot[21,-25]' | 'plot[21,-24]' | 'plot[21,-23]' | 'plot[21,-22]' | 'plot[21,-21]' | 'plot[21,-20]'
  | 'plot[21,-19]' | 'plot[21,-18]' | 'plot[21,-17]' | 'plot[21,-16]' | 'plot[21,-15]' | 'plot[21,-14]'
  | 'plot[21,-13]' | 'plot[21,-12]' | 'plot[21,-11]' | 'plot[21,-10]' | 'plot[21,-9]' | 'plot[21,-8]'
  | 'plot[21,-7]' | 'plot[21,-6]' | 'plot[21,-5]' | 'plot[21,-4]' | 'plot[21,-3]' | 'plot[21,-2]'
  | 'plot[21,-1]' | 'plot[21,0]' | 'plot[21,1]' | 'plot[21,2]' | 'plot[21,3]' | 'plot[21,4]' | 'plot[21,5]'
  | 'plot[21,6]' | 'plot[21,7]' | 'plot[21,8]' | 'plot[21,9]' | 'plot[21,10]' | 'plot[21,11]' | 'plot[21,12]'
  | 'plot[21,13]' | 'plot[21,14]' | 'plot[21,15]' | 'plot[21,16]' | 'plot[21,17]' | 'plot[21,18]'
  | 'plot[21,19]' | 'plot[21,20]' | 'plot[21,21]' | 'plot[21,22]' | 'plot[21,23]' | 'plot[21,24]'
  | 'plot[21,25]' | 'plot[21,26]' | 'plot[21,27]' | 'plot[21,28]' | 'plot[21,29]' | 'plot[21,30]'
  | 'plot[21,31]' | 'plot[21,32]' | 'plot[21,33]' | 'plot[21,34]' | 'plot[22,-34]' | 'plot[22,-33]'
  | 'plot[22,-32]' | 'plot[22,-31]' | 'plot[22,-30]' | 'plot[22,-29]' | 'plot[22,-28]' | 'plot[22,-27]'
  | 'plot[22,-26]' | 'plot[22,-25]' | 'plot[22,-24]' | 'plot[22,-23]' | 'plot[22,-22]' | 'plot[22,-21]'
  | 'plot[22,-20]' | 'plot[22,-19]' | 'plot[22,-18]' | 'plot[22,-17]' | 'plot[22,-16]' | 'plot[22,-15]'
  | 'plot[22,-14]' | 'plot[22,-13]' | 'plot[22,-12]' | 'plot[22,-11]' | 'plot[22,-10]' | 'plot[22,-9]'
  | 'plot[22,-8]' | 'plot[22,-7]' | 'plot[22,-6]' | 'plot[22,-5]' | 'plot[22,-4]' | 'plot[22,-3]'
  | 'plot[22,-2]' | 'plot[22,-1]' | 'plot[22,0]' | 'plot[22,1]' | 'plot[22,2]' | 'plot[22,3]' | 'plot[22,4]'
  | 'plot[22,5]' | 'plot[22,6]' | 'plot[22,7]' | 'plot[22,8]' | 'plot[22,9]' | 'plot[22,10]' | 'plot[22,11]'
  | 'plot[22,12]' | 'plot[22,13]' | 'plot[22,14]' | 'plot[22,15]' | 'plot[22,16]' | 'plot[22,17]'
  | 'plot[22,18]' | 'plot[22,19]' | 'plot[22,20]' | 'plot[22,21]' | 'plot[22,22]' | 'plot[22,23]'
  | 'plot[22,24]' | 'plot[22,25]' | 'plot[22,26]' | 'plot[22,27]' | 'plot[22,28]' | 'plot[22,29]'
  | 'plot[22,30]' | 'plot[22,31]' | 'plot[22,32]' | 'plot[22,33]' | 'plot[22,34]' | 'plot[23,-34]'
  | 'plot[23,-33]' | 'plot[23,-32]' | 'plot[23,-31]' | 'plot[23,-30]' | 'plot[23,-29]' | 'plot[23,-28]'
  | 'plot[23,-27]' | 'plot[23,-26]' | 'plot[23,-25]' | 'plot[23,-24]' | 'plot[23,-23]' | 'plot[23,-22]'
  | 'plot[23,-21]' | 'plot[23,-20]' | 'plot[23,-19]' | 'plot[23,-18]' | 'plot[23,-17]' | 'plot[23,-16]'
  | 'plot[23,-15]' | 'plot[23,-14]' | 'plot[23,-13]' | 'plot[23,-12]' | 'plot[23,-11]' | 'plot[23,-10]'
  | 'plot[23,-9]' | 'plot[23,-8]' | 'plot[23,-7]' | 'plot[23,-6]' | 'plot[23,-5]' | 'plot[23,-4]'
  | 'plot[23,-3]' | 'plot[23,-2]' | 'plot[23,-1]' | 'plot[23,0]' | 'plot[23,1]' | 'plot[23,2]' | 'plot[23,3]'
  | 'plot[23,4]' | 'plot[23,5]' | 'plot[23,6]' | 'plot[23,7]' | 'plot[23,8]' | 'plot[23,9]' | 'plot[23,10]'
  | 'plot[23,11]' | 'plot[23,12]' | 'plot[23,13]' | 'plot[23,14]' | 'plot[23,15]' | 'plot[23,16]'
  | 'plot[23,17]' | 'plot[23,18]' | 'plot[23,19]' | 'plot[23,20]' | 'plot[23,21]' | 'plot[23,22]'
  | 'plot[23,23]' | 'plot[23,24]' | 'plot[23,25]' | 'plot[23,26]' | 'plot[23,27]' | 'plot[23,28]'
  | 'plot[23,29]' | 'plot[23,30]' | 'plot[23,31]' | 'plot[23,32]' | 'plot[23,33]' | 'plot[23,34]'
  | 'plot[24,-34]' | 'plot[24,-33]' | 'plot[24,-32]' | 'plot[24,-31]' | 'plot[24,-30]' | 'plot[24,-29]'
  | 'plot[24,-28]' | 'plot[24,-27]' | 'plot[24,-26]' | 'plot[24,-25]' | 'plot[24,-24]' | 'plot[24,-23]'
  | 'plot[24,-22]' | 'plot[24,-21]' | 'plot[24,-20]' | 'plot[24,-19]' | 'plot[24,-18]' | 'plot[24,-17]'
  | 'plot[24,-16]' | 'plot[24,-15]' | 'plot[24,-14]' | 'plot[24,-13]' | 'plot[24,-12]' | 'plot[24,-11]'
  | 'plot[24,-10]' | 'plot[24,-9]' | 'plot[24,-8]' | 'plot[24,-7]' | 'plot[24,-6]' | 'plot[24,-5]'
  | 'plot[24,-4]' | 'plot[24,-3]' | 'plot[24,-2]' | 'plot[24,-1]' | 'plot[24,0]' | 'plot[24,1]' | 'plot[24,2]'
  | 'plot[24,3]' | 'plot[24,4]' | 'plot[24,5]' | 'plot[24,6]' | 'plot[24,7]' | 'plot[24,8]' | 'plot[24,9]'
  | 'plot[24,10]' | 'plot[24,11]' | 'plot[24,12]' | 'plot[24,13]' | 'plot[24,14]' | 'plot[24,15]'
  | 'plot[24,16]' | 'plot[24,17]' | 'plot[24,18]' | 'plot[24,19]' | 'plot[24,20]' | 'plot[24,21]'
  | 'plot[24,22]' | 'plot[24,23]' | 'plot[24,24]' | 'plot[24,25]' | 'plot[24,26]' | 'plot[24,27]'
  | 'plot[24,28]' | 'plot[24,29]' | 'plot[24,30]' | 'plot[24,31]' | 'plot[24,32]' | 'plot[24,33]'
  | 'plot[24,34]' | 'plot[25,-34]' | 'plot[25,-33]' | 'plot[25,-32]' | 'plot[25,-31]' | 'plot[25,-30]'
  | 'plot[25,-29]' | 'plot[25,-28]' | 'plot[25,-27]' | 'plot[25,-26]' | 'plot[25,-25]' | 'plot[25,-24]'
  | 'plot[25,-23]' | 'plot[25,-22]' | 'plot[25,-21]' | 'plot[25,-20]' | 'plot[25,-19]' | 'plot[25,-18]'
  | 'plot[25,-17]' | 'plot[25,-16]' | 'plot[25,-15]' | 'plot[25,-14]' | 'plot[25,-13]' | 'plot[25,-12]'
  | 'plot[25,-11]' | 'plot[25,-10]' | 'plot[25,-9]' | 'plot[25,-8]' | 'plot[25,-7]' | 'plot[25,-6]'
  | 'plot[25,-5]' | 'plot[25,-4]' | 'plot[25,-3]' | 'plot[25,-2]' | 'plot[25,-1]' | 'plot[25,0]'
  | 'plot[25,1]' | 'plot[25,2]' | 'plot[25,3]' | 'plot[25,4]' | 'plot[25,5]' | 'plot[25,6]' | 'plot[25,7]'
  | 'plot[25,8]' | 'plot[25,9]' | 'plot[25,10]' | 'plot[25,11]' | 'plot[25,12]' | 'plot[25,13]'
  | 'plot[25,14]' | 'plot[25,15]' | 'plot[25,16]' | 'plot[25,17]' | 'plot[25,18]' | 'plot[25,19]'
  | 'plot[25,20]' | 'plot[25,21]' | 'plot[25,22]' | 'plot[25,23]' | 'plot[25,24]' | 'plot[25,25]'
  | 'plot[25,26]' | 'plot[25,27]' | 'plot[25,28]' | 'plot[25,29]' | 'plot[25,30]' | 'plot[25,31]'
  | 'plot[25,32]' | 'plot[25,33]' | 'plot[25,34]' | 'plot[26,-34]' | 'plot[26,-33]' | 'plot[26,-32]'
  | 'plot[26,-31]' | 'plot[26,-30]' | 'plot[26,-29]' | 'plot[26,-28]' | 'plot[26,-27]' | 'plot[26,-26]'
  | 'plot[26,-25]' | 'plot[26,-24]' | 'plot[26,-23]' | 'plot[26,-22]' | 'plot[26,-21]' | 'plot[26,-20]'
  | 'plot[26,-19]' | 'plot[26,-18]' | 'plot[26,-17]' | 'plot[26,-16]' | 'plot[26,-15]' | 'plot[26,-14]'
  | 'plot[26,-13]' | 'plot[26,-12]' | 'plot[26,-11]' | 'plot[26,-10]' | 'plot[26,-9]' | 'plot[26,-8]'
  | 'plot[26,-7]' | 'plot[26,-6]' | 'plot[26,-5]' | 'plot[26,-4]' | 'plot[26,-3]' | 'plot[26,-2]'
  | 'plot[26,-1]' | 'plot[26,0]' | 'plot[26,1]' | 'plot[26,2]' | 'plot[26,3]' | 'plot[26,4]' | 'plot[26,5]'
  | 'plot[26,6]' | 'plot[26,7]' | 'plot[26,8]' | 'plot[26,9]' | 'plot[26,10]' | 'plot[26,11]' | 'plot[26,12]'
  | 'plot[26,13]' | 'plot[26,14]' | 'plot[26,15]' | 'plot[26,16]' | 'plot[26,17]' | 'plot[26,18]'
  | 'plot[26,19]' | 'plot[26,20]' | 'plot[26,21]' | 'plot[26,22]' | 'plot[26,23]' | 'plot[26,24]'
  | 'plot[26,25]' | 'plot[26,26]' | 'plot[26,27]' | 'plot[26,28]' | 'plot[26,29]' | 'plot[26,30]'
  | 'plot[26,31]' | 'plot[26,32]' | 'plot[26,33]' | 'plot[26,34]' | 'plot[27,-34]' | 'plot[27,-33]'
  | 'plot[27,-32]' | 'plot[27,-31]' | 'plot[27,-30]' | 'plot[27,-29]' | 'plot[27,-28]' | 'plot[27,-27]'
  | 'plot[27,-26]' | 'plot[27,-25]' | 'plot[27,-24]' | 'plot[27,-23]' | 'plot[27,-22]' | 'plot[27,-21]'
  | 'plot[27,-20]' | 'plot[27,-19]' | 'plot[27,-18]' | 'plot[27,-17]' | 'plot[27,-16]' | 'plot[27,-15]'
  | 'plot[27,-14]' | 'plot[27,-13]' | 'plot[27,-12]' | 'plot[27,-11]' | 'plot[27,-10]' | 'plot[27,-9]'
  | 'plot[27,-8]' | 'plot[27,-7]' | 'plot[27,-6]' | 'plot[27,-5]' | 'plot[27,-4]' | 'plot[27,-3]'
  | 'plot[27,-2]' | 'plot[27,-1]' | 'plot[27,0]' | 'plot[27,1]' | 'plot[27,2]' | 'plot[27,3]' | 'plot[27,4]'
  | 'plot[27,5]' | 'plot[27,6]' | 'plot[27,7]' | 'plot[27,8]' | 'plot[27,9]' | 'plot[27,10]' | 'plot[27,11]'
  | 'plot[27,12]' | 'plot[27,13]' | 'plot[27,14]' | 'plot[27,15]' | 'plot[27,16]' | 'plot[27,17]'
  | 'plot[27,18]' | 'plot[27,19]' | 'plot[27,20]' | 'plot[27,21]' | 'plot[27,22]' | 'plot[27,23]'
  | 'plot[27,24]' | 'plot[27,25]' | 'plot[27,26]' | 'plot[27,27]' | 'plot[27,28]' | 'plot[27,29]'
  | 'plot[27,30]' | 'plot[27,31]' | 'plot[27,32]' | 'plot[27,33]' | 'plot[27,34]' | 'plot[28,-34]'
  | 'plot[28,-33]' | 'plot[28,-32]' | 'plot[28,-31]' | 'plot[28,-30]' | 'plot[28,-29]' | 'plot[28,-28]'
  | 'plot[28,-27]' | 'plot[28,-26]' | 'plot[28,-25]' | 'plot[28,-24]' | 'plot[28,-23]' | 'plot[28,-22]'
  | 'plot[28,-21]' | 'plot[28,-20]' | 'plot[28,-19]' | 'plot[28,-18]' | 'plot[28,-17]' | 'plot[28,-16]'
  | 'plot[28,-15]' | 'plot[28,-14]' | 'plot[28,-13]' | 'plot[28,-12]' | 'plot[28,-11]' | 'plot[28,-10]'
  | 'plot[28,-9]' | 'plot[28,-8]' | 'plot[28,-7]' | 'plot[28,-6]' | 'plot[28,-5]' | 'plot[28,-4]'
  | 'plot[28,-3]' | 'plot[28,-2]' | 'plot[28,-1]' | 'plot[28,0]' | 'plot[28,1]' | 'plot[28,2]' | 'plot[28,3]'
  | 'plot[28,4]' | 'plot[28,5]' | 'plot[28,6]' | 'plot[28,7]' | 'plot[28,8]' | 'plot[28,9]' | 'plot[28,10]'
  | 'plot[28,11]' | 'plot[28,12]' | 'plot[28,13]' | 'plot[28,14]' | 'plot[28,15]' | 'plot[28,16]'
  | 'plot[28,17]' | 'plot[28,18]' | 'plot[28,19]' | 'plot[28,20]' | 'plot[28,21]' | 'plot[28,22]'
  | 'plot[28,23]' | 'plot[28,24]' | 'plot[28,25]' | 'plot[28,26]' | 'plot[28,27]' | 'plot[28,28]'
  | 'plot[28,29]' | 'plot[28,30]' | 'plot[28,31]' | 'plot[28,32]' | 'plot[28,33]' | 'plot[28,34]'
  | 'plot[29,-34]' | 'plot[29,-33]' | 'plot[29,-32]' | 'plot[29,-31]' | 'plot[29,-30]' | 'plot[29,-29]'
  | 'plot[29,-28]' | 'plot[29,-27]' | 'plot[29,-26]' | 'plot[29,-25]' | 'plot[29,-24]' | 'plot[29,-23]'
  | 'plot[29,-22]' | 'plot[29,-21]' | 'plot[29,-20]' | 'plot[29,-19]' | 'plot[29,-18]' | 'plot[29,-17]'
  | 'plot[29,-16]' | 'plot[29,-15]' | 'plot[29,-14]' | 'plot[29,-13]' | 'plot[29,-12]' | 'plot[29,-11]'
  | 'plot[29,-10]' | 'plot[29,-9]' | 'plot[29,-8]' | 'plot[29,-7]' | 'plot[29,-6]' | 'plot[29,-5]'
  | 'plot[29,-4]' | 'plot[29,-3]' | 'plot[29,-2]' | 'plot[29,-1]' | 'plot[29,0]' | 'plot[29,1]' | 'plot[29,2]'
  | 'plot[29,3]' | 'plot[29,4]' | 'plot[29,5]' | 'plot[29,6]' | 'plot[29,7]' | 'plot[29,8]' | 'plot[29,9]'
  | 'plot[29,10]' | 'plot[29,11]' | 'plot[29,12]' | 'plot[29,13]' | 'plot[29,14]' | 'plot[29,15]'
  | 'plot[29,16]' | 'plot[29,17]' | 'plot[29,18]' | 'plot[29,19]' | 'plot[29,20]' | 'plot[29,21]'
  | 'plot[29,22]' | 'plot[29,23]' | 'plot[29,24]' | 'plot[29,25]' | 'plot[29,26]' | 'plot[29,27]'
  | 'plot[29,28]' | 'plot[29,29]' | 'plot[29,30]' | 'plot[29,31]' | 'plot[29,32]' | 'plot[29,33]'
  | 'plot[29,34]' | 'plot[30,-34]' | 'plot[30,-33]' | 'plot[30,-32]' | 'plot[30,-31]' | 'plot[30,-30]'
  | 'plot[30,-29]' | 'plot[30,-28]' | 'plot[30,-27]' | 'plot[30,-26]' | 'plot[30,-25]' | 'plot[30,-24]'
  | 'plot[30,-23]' | 'plot[30,-22]' | 'plot[30,-21]' | 'plot[30,-20]' | 'plot[30,-19]' | 'plot[30,-18]'
  | 'plot[30,-17]' | 'plot[30,-16]' | 'plot[30,-15]' | 'plot[30,-14]' | 'plot[30,-13]' | 'plot[30,-12]'
  | 'plot[30,-11]' | 'plot[30,-10]' | 'plot[30,-9]' | 'plot[30,-8]' | 'plot[30,-7]' | 'plot[30,-6]'
  | 'plot[30,-5]' | 'plot[30,-4]' | 'plot[30,-3]' | 'plot[30,-2]' | 'plot[30,-1]' | 'plot[30,0]'
  | 'plot[30,1]' | 'plot[30,2]' | 'plot[30,3]' | 'plot[30,4]' | 'plot[30,5]' | 'plot[30,6]' | 'plot[30,7]'
  | 'plot[30,8]' | 'plot[30,9]' | 'plot[30,10]' | 'plot[30,11]' | 'plot[30,12]' | 'plot[30,13]'
  | 'plot[30,14]' | 'plot[30,15]' | 'plot[30,16]' | 'plot[30,17]' | 'plot[30,18]' | 'plot[30,19]'
  | 'plot[30,20]' | 'plot[30,21]' | 'plot[30,22]' | 'plot[30,23]' | 'plot[30,24]' | 'plot[30,25]'
  | 'plot[30,26]' | 'plot[30,27]' | 'plot[30,28]' | 'plot[30,29]' | 'plot[30,30]' | 'plot[30,31]'
  | 'plot[30,32]' | 'plot[30,33]' | 'plot[30,34]' | 'plot[31,-34]' | 'plot[31,-33]' | 'plot[31,-32]'
  | 'plot[31,-31]' | 'plot[31,-30]' | 'plot[31,-29]' | 'plot[31,-28]' | 'plot[31,-27]' | 'plot[31,-26]'
  | 'plot[31,-25]' | 'plot[31,-24]' | 'plot[31,-23]' | 'plot[31,-22]' | 'plot[31,-21]' | 'plot[31,-20]'
  | 'plot[31,-19]' | 'plot[31,-18]' | 'plot[31,-17]' | 'plot[31,-16]' | 'plot[31,-15]' | 'plot[31,-14]'
  | 'plot[31,-13]' | 'plot[31,-12]' | 'plot[31,-11]' | 'plot[31,-10]' | 'plot[31,-9]' | 'plot[31,-8]'
  | 'plot[31,-7]' | 'plot[31,-6]' | 'plot[31,-5]' | 'plot[31,-4]' | 'plot[31,-3]' | 'plot[31,-2]'
  | 'plot[31,-1]' | 'plot[31,0]' | 'plot[31,1]' | 'plot[31,2]' | 'plot[31,3]' | 'plot[31,4]' | 'plot[31,5]'
  | 'plot[31,6]' | 'plot[31,7]' | 'plot[31,8]' | 'plot[31,9]' | 'plot[31,10]' | 'plot[31,11]' | 'plot[31,12]'
  | 'plot[31,13]' | 'plot[31,14]' | 'plot[31,15]' | 'plot[31,16]' | 'plot[31,17]' | 'plot[31,18]'
  | 'plot[31,19]' | 'plot[31,20]' | 'plot[31,21]' | 'plot[31,22]' | 'plot[31,23]' | 'plot[31,24]'
  | 'plot[31,25]' | 'plot[31,26]' | 'plot[31,27]' | 'plot[31,28]' | 'plot[31,29]' | 'plot[31,30]'
  | 'plot[31,31]' | 'plot[31,32]' | 'plot[31,33]' | 'plot[31,34]' | 'plot[32,-34]' | 'plot[32,-33]'
  | 'plot[32,-32]' | 'plot[32,-31]' | 'plot[32,-30]' | 'plot[32,-29]' | 'plot[32,-28]' | 'plot[32,-27]'
  | 'plot[32,-26]' | 'plot[32,-25]' | 'plot[32,-24]' | 'plot[32,-23]' | 'plot[32,-22]' | 'plot[32,-21]'
  | 'plot[32,-20]' | 'plot[32,-19]' | 'plot[32,-18]' | 'plot[32,-17]' | 'plot[32,-16]' | 'plot[32,-15]'
  | 'plot[32,-14]' | 'plot[32,-13]' | 'plot[32,-12]' | 'plot[32,-11]' | 'plot[32,-10]' | 'plot[32,-9]'
  | 'plot[32,-8]' | 'plot[32,-7]' | 'plot[32,-6]' | 'plot[32,-5]' | 'plot[32,-4]' | 'plot[32,-3]'
  | 'plot[32,-2]' | 'plot[32,-1]' | 'plot[32,0]' | 'plot[32,1]' | 'plot[32,2]' | 'plot[32,3]' | 'plot[32,4]'
  | 'plot[32,5]' | 'plot[32,6]' | 'plot[32,7]' | 'plot[32,8]' | 'plot[32,9]' | 'plot[32,10]' | 'plot[32,11]'
  | 'plot[32,12]' | 'plot[32,13]' | 'plot[32,14]' | 'plot[32,15]' | 'plot[32,16]' | 'plot[32,17]'
  | 'plot[32,18]' | 'plot[32,19]' | 'plot[32,20]' | 'plot[32,21]' | 'plot[32,22]' | 'plot[32,23]'
  | 'plot[32,24]' | 'plot[32,25]' | 'plot[32,26]' | 'plot[32,27]' | 'plot[32,28]' | 'plot[32,29]'
  | 'plot[32,30]' | 'plot[32,31]' | 'plot[32,32]' | 'plot[32,33]' | 'plot[32,34]' | 'plot[33,-34]'
  | 'plot[33,-33]' | 'plot[33,-32]' | 'plot[33,-31]' | 'plot[33,-30]' | 'plot[33,-29]' | 'plot[33,-28]'
  | 'plot[33,-27]' | 'plot[33,-26]' | 'plot[33,-25]' | 'plot[33,-24]' | 'plot[33,-23]' | 'plot[33,-22]'
  | 'plot[33,-21]' | 'plot[33,-20]' | 'plot[33,-19]' | 'plot[33,-18]' | 'plot[33,-17]' | 'plot[33,-16]'
  | 'plot[33,-15]' | 'plot[33,-14]' | 'plot[33,-13]' | 'plot[33,-12]' | 'plot[33,-11]' | 'plot[33,-10]'
  | 'plot[33,-9]' | 'plot[33,-8]' | 'plot[33,-7]' | 'plot[33,-6]' | 'plot[33,-5]' | 'plot[33,-4]'
  | 'plot[33,-3]' | 'plot[33,-2]' | 'plot[33,-1]' | 'plot[33,0]' | 'plot[33,1]' | 'plot[33,2]' | 'plot[33,3]'
  | 'plot[33,4]' | 'plot[33,5]' | 'plot[33,6]' | 'plot[33,7]' | 'plot[33,8]' | 'plot[33,9]' | 'plot[33,10]'
  | 'plot[33,11]' | 'plot[33,12]' | 'plot[33,13]' | 'plot[33,14]' | 'plot[33,15]' | 'plot[33,16]'
  | 'plot[33,17]' | 'plot[33,18]' | 'plot[33,19]' | 'plot[33,20]' | 'plot[33,21]' | 'plot[33,22]'
  | 'plot[33,23]' | 'plot[33,24]' | 'plot[33,25]' | 'plot[33,26]' | 'plot[33,27]' | 'plot[33,28]'
  | 'plot[33,29]' | 'plot[33,30]' | 'plot[33,31]' | 'plot[33,32]' | 'plot[33,33]' | 'plot[33,34]'
  | 'plot[34,-34]' | 'plot[34,-33]' | 'plot[34,-32]' | 'plot[34,-31]' | 'plot[34,-30]' | 'plot[34,-29]'
  | 'plot[34,-28]' | 'plot[34,-27]' | 'plot[34,-26]' | 'plot[34,-25]' | 'plot[34,-24]' | 'plot[34,-23]'
  | 'plot[34,-22]' | 'plot[34,-21]' | 'plot[34,-20]' | 'plot[34,-19]' | 'plot[34,-18]' | 'plot[34,-17]'
  | 'plot[34,-16]' | 'plot[34,-15]' | 'plot[34,-14]' | 'plot[34,-13]' | 'plot[34,-12]' | 'plot[34,-11]'
  | 'plot[34,-10]' | 'plot[34,-9]' | 'plot[34,-8]' | 'plot[34,-7]' | 'plot[34,-6]' | 'plot[34,-5]'
  | 'plot[34,-4]' | 'plot[34,-3]' | 'plot[34,-2]' | 'plot[34,-1]' | 'plot[34,0]' | 'plot[34,1]' | 'plot[34,2]'
  | 'plot[34,3]' | 'plot[34,4]' | 'plot[34,5]' | 'plot[34,6]' | 'plot[34,7]' | 'plot[34,8]' | 'plot[34,9]'
  | 'plot[34,10]' | 'plot[34,11]' | 'plot[34,12]' | 'plot[34,13]' | 'plot[34,14]' | 'plot[34,15]'
  | 'plot[34,16]' | 'plot[34,17]' | 'plot[34,18]' | 'plot[34,19]' | 'plot[34,20]' | 'plot[34,21]'
  | 'plot[34,22]' | 'plot[34,23]' | 'plot[34,24]' | 'plot[34,25]' | 'plot[34,26]' | 'plot[34,27]'
  | 'plot[34,28]' | 'plot[34,29]' | 'plot[34,30]' | 'plot[34,31]' | 'plot[34,32]' | 'plot[34,33]'
  | 'plot[34,34]';

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

/** Where somebody is to decide. */
export type Phase =
  | 'game' | 'whole-turn' | 'set-up' | 'choose-tiles' | 'deal' | 'find-starter' | 'add-scoring-cards'
  | 'shuffle-in' | 'refill-money' | 'refill-yard' | 'dirk-draws' | 'turn' | 'actions' | 'place-bought'
  | 'last-tiles' | 'scoring-round';

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
  readonly phase: Phase;
}

/** Where a game stands. It never changes. */
export type State = GameState<Palace>;

/** What somebody sees of it. */
export type View = Sight<Palace, SeenFields>;

const callers = /* @__PURE__ */ createCallers<Palace>(/* @__PURE__ */ createCore(), data, texts);
const playing = /* @__PURE__ */ createPlay(callers);
const saving = /* @__PURE__ */ createSaves(callers, createCore);
const reasons = /* @__PURE__ */ createReasons(callers, { createCore, createTraced });
const telling = /* @__PURE__ */ createTelling(callers, sentences, reasons);
const explaining = /* @__PURE__ */ createExplaining(callers, reasons);

/** All of it in one object. */
export const palace: Engine<Palace> = /* @__PURE__ */ engineOf({
  data, playing, saving, telling, explaining,
});

// One by one, so that a program which does not call some of them need not load them.
export const start: Engine<Palace>['start'] = /* @__PURE__ */ part(playing, 'start');
export const toAct: Engine<Palace>['toAct'] = /* @__PURE__ */ part(playing, 'toAct');
export const isOver: Engine<Palace>['isOver'] = /* @__PURE__ */ part(playing, 'isOver');
export const moves: Engine<Palace>['moves'] = /* @__PURE__ */ part(playing, 'moves');
export const play: Engine<Palace>['play'] = /* @__PURE__ */ part(playing, 'play');
export const tryPlay: Engine<Palace>['tryPlay'] = /* @__PURE__ */ part(playing, 'tryPlay');
export const explain: Engine<Palace>['explain'] = /* @__PURE__ */ part(playing, 'explain');
export const isMove: Engine<Palace>['isMove'] = /* @__PURE__ */ part(playing, 'isMove');
export const isPlayers: Engine<Palace>['isPlayers'] = /* @__PURE__ */ part(playing, 'isPlayers');
export const read: Engine<Palace>['read'] = /* @__PURE__ */ part(playing, 'read');
export const view: Engine<Palace>['view'] = /* @__PURE__ */ part(playing, 'view');
export const score: Engine<Palace>['score'] = /* @__PURE__ */ part(playing, 'score');
export const result: Engine<Palace>['result'] = /* @__PURE__ */ part(playing, 'result');
export const chance: Engine<Palace>['chance'] = /* @__PURE__ */ part(playing, 'chance');
export const supply: Engine<Palace>['supply'] = /* @__PURE__ */ part(playing, 'supply');
export const write: Engine<Palace>['write'] = /* @__PURE__ */ part(playing, 'write');
export const parse: Engine<Palace>['parse'] = /* @__PURE__ */ part(playing, 'parse');
export const canUndo: Engine<Palace>['canUndo'] = /* @__PURE__ */ part(playing, 'canUndo');
export const undo: Engine<Palace>['undo'] = /* @__PURE__ */ part(playing, 'undo');
export const log: Engine<Palace>['log'] = /* @__PURE__ */ part(saving, 'log');
export const entries: Engine<Palace>['entries'] = /* @__PURE__ */ part(saving, 'entries');
export const save: Engine<Palace>['save'] = /* @__PURE__ */ part(saving, 'save');
export const saveFor: Engine<Palace>['saveFor'] = /* @__PURE__ */ part(saving, 'saveFor');
export const load: Engine<Palace>['load'] = /* @__PURE__ */ part(saving, 'load');
export const replay: Engine<Palace>['replay'] = /* @__PURE__ */ part(saving, 'replay');
export const digest: Engine<Palace>['digest'] = /* @__PURE__ */ part(saving, 'digest');
export const snapshot: Engine<Palace>['snapshot'] = /* @__PURE__ */ part(saving, 'snapshot');
export const restore: Engine<Palace>['restore'] = /* @__PURE__ */ part(saving, 'restore');
export const forget: Engine<Palace>['forget'] = /* @__PURE__ */ part(saving, 'forget');
export const tell: Engine<Palace>['tell'] = /* @__PURE__ */ part(telling, 'tell');
export const story: Engine<Palace>['story'] = /* @__PURE__ */ part(telling, 'story');
export const changes: Engine<Palace>['changes'] = /* @__PURE__ */ part(telling, 'changes');
export const describe: Engine<Palace>['describe'] = /* @__PURE__ */ part(telling, 'describe');
export const ask: Engine<Palace>['ask'] = /* @__PURE__ */ part(telling, 'ask');
export const why: Engine<Palace>['why'] = /* @__PURE__ */ part(explaining, 'why');
export const session: Engine<Palace>['session'] = /* @__PURE__ */ part(explaining, 'session');
