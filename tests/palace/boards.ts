import { Chooser } from '../bench/chooser.ts';
import { freeSpotsBeside, whyNotThere, xOf, yOf } from './facts.ts';
import { type Built, palaceOf, TILES } from './table.ts';

/** How many boards are tried: few each time, many by command (`REGELWERK_BOARDS=100000 npx vitest run tests/palace`). */
export const BOARDS = Number(process.env.REGELWERK_BOARDS ?? 500);
const MOST_TILES = 30;
const FURTHEST = 10;

/** A palace that could stand: tile by tile, each where it may be built; a few tiles are left in reserve. */
export function randomBoard(seed: number, least = 1, option?: boolean): Built {
  const chooser = new Chooser(seed);
  const noArea = option ?? chooser.pick(2) === 0;
  const left = TILES.map((_, tile) => tile);
  const take = (): number => left.splice(chooser.pick(left.length), 1)[0]!;
  const tiles = new Map<number, number>();
  const wanted = chooser.pick(MOST_TILES + 1 - least) + least;
  for (let tries = 0; tiles.size < wanted && tries < 400; tries++) {
    const palace = palaceOf({ tiles, reserve: [], noArea });
    const near = freeSpotsBeside(palace).filter(
      (at) => Math.abs(xOf(at)) <= FURTHEST && Math.abs(yOf(at)) <= FURTHEST,
    );
    const [at, tile] = [near[chooser.pick(near.length)]!, take()];
    if (whyNotThere(palace, at, TILES[tile]!, noArea) === undefined) tiles.set(at, tile);
    else left.push(tile);
  }
  const reserve = Array.from({ length: chooser.pick(4) + 1 }, take);
  return { tiles, reserve, noArea };
}
