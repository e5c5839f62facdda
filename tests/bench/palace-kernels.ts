import { createCore } from '../../generated/palace/core.ts';
import { data } from '../../generated/palace/data.ts';
import type { Core } from '../../generated/runtime/core.ts';
import { randomBoard } from '../palace/boards.ts';
import { FOUNTAIN, xOf, yOf } from '../palace/facts.ts';
import { type Built, cellOf, palaceAt, TILES } from '../palace/table.ts';
import { type Layout, longestOuterWall, majorities, SIDE, TILE } from './anchors/alhambra-kernels.ts';
import { createPlacements } from './anchors/palace-placements.ts';
import { Chooser } from './chooser.ts';
import type { Kernel } from './kernels.ts';

/**
 * The hot parts of the generated engine of the palace beside hand-written ones, on the same boards: six players with a palace
 * of 20 to 30 tiles each. All six are laid out at one table, so that the clock measures no copying of states; tiles lie in
 * several palaces then, which no question asked here minds.
 */
const SEATS = 6;
const boards = (): Built[] => Array.from({ length: SEATS }, (_, seat) => randomBoard(seat + 1, 20, true));
const walls = (tile: number): number =>
  TILES[tile]!.walls.reduce((bits, wall, side) => bits | (wall ? 1 << side : 0), 0);

function layoutOf({ tiles }: Built): Layout {
  const grid = new Uint8Array(SIDE * SIDE);
  const cells = new Int32Array(64);
  const at = (spot: number): number => (yOf(spot) + 32) * SIDE + xOf(spot) + 32;
  let count = 0;
  for (const [spot, tile] of [[FOUNTAIN, -1] as const, ...tiles]) {
    grid[at(spot)] = TILE | (tile < 0 ? 0 : walls(tile));
    cells[count++] = at(spot);
  }
  return { grid, cells, count };
}

const field = (name: string) => data.fields.find((one) => one.name === name)!;
const block = (seat: number): number => data.seats.at + seat * data.seats.words;
const jumpToDecision = (phase: string): number => data.entryPoints.findIndex((one) => one.phase === phase);

function setList(core: Core, address: number, items: readonly number[]): void {
  core.memory[address] = items.length;
  for (const [index, item] of items.entries()) core.memory[address + 1 + index] = item;
}

/** Each of the 54 tiles in the palace of one of the six. */
const dealt = (): number[][] => {
  const chooser = new Chooser(3);
  const palaces = Array.from({ length: SEATS }, (): number[] => []);
  for (const tile of TILES.keys()) palaces[chooser.pick(SEATS)]!.push(tile);
  return palaces;
};

function dealtTable(): Core {
  const core = createCore();
  core.blank({ players: SEATS, imaginary: 0, options: [1, 0, 0] });
  setList(core, field('bag').at, []);
  for (const [seat, tiles] of dealt().entries())
    for (const [index, tile] of tiles.entries()) core.memory[palaceAt(seat) + 300 + index] = tile;
  core.derive();
  return core;
}

function table(): Core {
  const core = createCore();
  core.blank({ players: SEATS, imaginary: 0, options: [1, 0, 0] });
  for (const [seat, { tiles, reserve }] of boards().entries()) {
    for (const [spot, tile] of tiles) core.memory[palaceAt(seat) + cellOf(spot)] = tile;
    setList(core, block(seat) + field('bought').at, reserve.slice(0, 1));
  }
  core.derive();
  return core;
}

const HAND = 25;

export const PALACE_KERNELS: Readonly<Record<string, Kernel>> = {
  'table-majorities-limit': {
    title: 'majorities of six palaces, tiles counted: limit',
    of: 'majorities at the table',
    prepare: () => {
      const kinds = dealt().map((tiles) => Int32Array.from(tiles, (tile) => TILES[tile]!.kind));
      const [points, counts] = [new Int32Array(SEATS), new Int32Array(6)];
      return (index) => {
        counts.fill(0);
        points.fill(0);
        for (let seat = 0; seat < SEATS; seat++) {
          const own = kinds[seat]!;
          for (let i = 0; i < own.length; i++) counts[own[i]!]! += 1 << (5 * seat);
        }
        majorities(counts, SEATS, 1 + (index % 3), points);
        return points[0]!;
      };
    },
  },
  'table-majorities-engine': {
    title: 'majorities of six palaces, tiles counted: generated engine',
    of: 'majorities at the table',
    prepare: () => {
      const core = dealtTable();
      const scoring = data.scorings.findIndex(({ name }) => name === 'majority');
      const args = [[0], [1], [2]];
      return (index) => {
        core.score(scoring, args[index % 3]!);
        const points = block(0) + data.scorings[scoring]!.at + 1;
        let sum = 0;
        for (let kind = 0; kind < 6; kind++) {
          sum += core.memory[points + kind]!;
          core.memory[points + kind] = 0;
        }
        return sum;
      };
    },
  },
  'table-wall-limit': {
    title: 'longest outer wall, 20 to 30 tiles: limit',
    of: 'wall at the table',
    prepare: () => {
      const layouts = boards().map(layoutOf);
      return (index) => {
        const { grid, cells, count } = layouts[index % SEATS]!;
        return longestOuterWall(grid, cells, count);
      };
    },
  },
  'table-wall-engine': {
    title: 'longest outer wall, 20 to 30 tiles: generated engine',
    of: 'wall at the table',
    prepare: () => {
      const core = table();
      const term = data.terms.findIndex(({ name }) => name === 'longest-wall');
      return (index) => core.term(term, index % SEATS, []);
    },
  },
  'placements-limit': {
    title: 'placements of one tile, 20 to 30 tiles: by hand',
    of: 'placements',
    prepare: () => {
      const placements = createPlacements();
      const layouts = boards().map((board) => ({ layout: layoutOf(board), walls: walls(board.reserve[0]!) }));
      return (index) => {
        const given = layouts[index % SEATS]!;
        return placements(given.layout, given.walls);
      };
    },
  },
  'placements-engine': {
    title: 'placements of one tile, 20 to 30 tiles: generated engine',
    of: 'placements',
    prepare: () => {
      const core = table();
      const entry = jumpToDecision('place-bought');
      return (index) => {
        const player = index % SEATS;
        core.jumpToDecision(entry, player, []);
        // The tile may be put into the reserve too.
        return core.moveCount(player) - 1;
      };
    },
  },
  'payments-engine': {
    title: `payments with ${HAND} mixed money cards: generated engine`,
    of: 'payments',
    prepare: () => {
      const chooser = new Chooser(7);
      const cards = Array.from({ length: 108 }, (_, card) => card);
      return payments(Array.from({ length: HAND }, () => cards.splice(chooser.pick(cards.length), 1)[0]!));
    },
  },
  'payments-of-two-engine': {
    title: `payments with ${HAND} money cards of two currencies: generated engine`,
    of: 'payments of two currencies',
    // Every second card: the more of one currency, the more ways to pay.
    prepare: () => payments(Array.from({ length: HAND }, (_, index) => index * 2)),
  },
};

/** Lists the moves of a player with this hand and four tiles on sale, who has nothing built yet. */
function payments(hand: readonly number[]): () => number {
  const core = table();
  const palace = palaceAt(0);
  core.memory.fill(-0x80000000, palace, palace + data.grids[0]!.cells.length);
  setList(core, block(0) + field('bought').at, []);
  setList(core, block(0) + field('hand').at, hand);
  for (let place = 0; place < 4; place++) core.memory[field('yard').at + place] = place * 14 + 4;
  core.derive();
  return () => {
    core.jumpToDecision(jumpToDecision('actions'), 0, []);
    return core.moveCount(0);
  };
}
