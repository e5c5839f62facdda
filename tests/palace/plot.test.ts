import { expect, test } from 'vitest';
import { data } from '../../generated/palace/data.ts';

/**
 * How far from the fountain a palace can reach, if one player got every tile. A way on foot crosses every column between: where a
 * column has one tile, that is open in the east and in the west; else one that is open towards the fountain and another one that is
 * open away from it, and both are open above or below, where they touch. The last column needs one that is open towards the fountain.
 */
function farthest(tiles: readonly (readonly string[])[], away: string, back: string): number {
  const [one, other] = away === 'east' || away === 'west' ? ['north', 'south'] : ['east', 'west'];
  const has = (walls: readonly string[], side: string | undefined): boolean => walls.includes(side!);
  const touches = (walls: readonly string[]): boolean => !has(walls, one) || !has(walls, other);
  const through = tiles.filter((walls) => !has(walls, away) && !has(walls, back));
  const towards = tiles.filter((walls) => has(walls, away) && !has(walls, back) && touches(walls));
  const onwards = tiles.filter((walls) => !has(walls, away) && has(walls, back) && touches(walls));
  return through.length + Math.min(towards.length, onwards.length) + 1;
}

test('no palace of any number of players, with or without the twelfth tower, comes to the edge of the plot', () => {
  const { properties } = data.pieces.find(({ name }) => name === 'Tile')!;
  const sides = data.kinds.Side!;
  const walls = properties
    .find(({ name }) => name === 'walls')!
    .values.map((some) => [some].flat().map((side) => sides[side as number]!));
  expect(walls).toHaveLength(55);
  const [grid] = data.grids;
  const numbers = grid!.cells.map((cell) => cell.match(/-?\d+/g)!.map(Number));
  const reach = (axis: number) => [
    Math.min(...numbers.map((place) => place[axis]!)),
    Math.max(...numbers.map((place) => place[axis]!)),
  ];
  const far = (away: string, back: string) => farthest(walls, away, back);
  expect(far('east', 'west')).toBe(34);
  expect(reach(0)).toEqual([-far('north', 'south'), far('south', 'north')]);
  expect(reach(1)).toEqual([-far('west', 'east'), far('east', 'west')]);
});
