/**
 * Two games side by side, or two versions of one: which rules say something else, which examples change, and the shortest game that a
 * search finds in which it shows.
 */
export type { Differing } from './differing.ts';
export { type ExampleDifference, exampleDifferences } from './examples.ts';
export { type LineChange, lineChanges } from './lines.ts';
export { positionOf, type Seats } from './position.ts';
export { type RuleDifference, ruleDifferences, textDifferences, type Version } from './rules.ts';
export { type Naming, sayDiffering } from './say.ts';
export {
  findWitness,
  type Looked,
  searchWitness,
  USUAL_POSITIONS,
  type Witness,
  type WitnessFound,
} from './witness.ts';
