import {
  longestOuterWall,
  longestOuterWallPlain,
  majorities,
  majoritiesPlain,
  packCounts,
  randomLayout,
  toPlain,
} from './anchors/alhambra-kernels.ts';
import { Chooser } from './chooser.ts';
import { PALACE_KERNELS } from './palace-kernels.ts';

/** A piece of a game that is known to be hard to make fast, on inputs prepared before the clock runs. */
export interface Kernel {
  readonly title: string;
  readonly of:
    | 'majorities'
    | 'outer wall'
    | 'majorities at the table'
    | 'wall at the table'
    | 'placements'
    | 'payments'
    | 'payments of two currencies';
  /** The function that is timed: which input, counted on, to any number. */
  readonly prepare: () => (index: number) => number;
}

const INPUTS = 64;
const inputs = <T>(make: (random: () => number) => T): T[] => {
  const chooser = new Chooser(11);
  const random = () => chooser.pick(1 << 16) / (1 << 16);
  return Array.from({ length: INPUTS }, () => make(random));
};

const counts = () =>
  inputs((random) =>
    Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => Math.floor(random() * 5))),
  );
const layouts = () => inputs((random) => randomLayout(30, random));

export const KERNELS: Readonly<Record<string, Kernel>> = {
  'majorities-limit': {
    title: 'majorities, 6 kinds, 6 players: limit',
    of: 'majorities',
    prepare: () => {
      const packed = counts().map((one) => packCounts(one));
      const points = new Int32Array(6);
      return (index) => {
        points.fill(0);
        majorities(packed[index % INPUTS]!, 6, 3, points);
        return points[0]!;
      };
    },
  },
  'majorities-plain': {
    title: 'majorities, 6 kinds, 6 players: plain',
    of: 'majorities',
    prepare: () => {
      const given = counts();
      return (index) => majoritiesPlain(given[index % INPUTS]!, 3)[0]!;
    },
  },
  'wall-limit': {
    title: 'longest outer wall, 30 tiles: limit',
    of: 'outer wall',
    prepare: () => {
      const given = layouts();
      return (index) => {
        const { grid, cells, count } = given[index % INPUTS]!;
        return longestOuterWall(grid, cells, count);
      };
    },
  },
  'wall-plain': {
    title: 'longest outer wall, 30 tiles: plain',
    of: 'outer wall',
    prepare: () => {
      const given = layouts().map(toPlain);
      return (index) => longestOuterWallPlain(given[index % INPUTS]!);
    },
  },
  ...PALACE_KERNELS,
};
