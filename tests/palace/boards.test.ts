import { describe, expect, test } from 'vitest';
import { Chooser } from '../bench/chooser.ts';
import { BOARDS, randomBoard } from './boards.ts';
import {
  canSwap,
  freeSpotsBeside,
  longestWall,
  SIDES,
  spot,
  tileNamed,
  whyNotAway,
  whyNotThere,
} from './facts.ts';
import {
  type Built,
  building,
  layOut,
  longestWallOf,
  palaceOf,
  refusalOfBuilding,
  refusalOfTakingDown,
  state,
  swapping,
  TILES,
  takingDown,
  tileMoves,
} from './table.ts';

/** What may be done with tiles, from the facts. */
function allowed(board: Built): Set<string> {
  const palace = palaceOf(board);
  const found = new Set<string>();
  for (const tile of board.reserve) {
    for (const at of freeSpotsBeside(palace))
      if (whyNotThere(palace, at, TILES[tile]!, board.noArea) === undefined) found.add(building(tile, at));
    for (const at of palace.keys())
      if (canSwap(palace, at, TILES[tile]!, board.noArea)) found.add(swapping(tile, at));
  }
  for (const at of palace.keys())
    if (whyNotAway(palace, at, board.noArea) === undefined) found.add(takingDown(at));
  return found;
}

/** The same moves; and listing them leaves everything as it was. */
function compareMoves(board: Built, player: number, about: string): void {
  const before = state();
  const [own, theirs] = [tileMoves(player), allowed(board)];
  if (own.size !== theirs.size || [...own].some((move) => !theirs.has(move)))
    expect([...own].sort(), about).toEqual([...theirs].sort());
  const after = state();
  if (before.some((word, index) => word !== after[index])) expect.fail(`${about}: listing changes the state`);
}

/** The same reasons, for moves that are allowed and for others. */
function compareReasons(board: Built, player: number, chooser: Chooser, about: string): void {
  const palace = palaceOf(board);
  const near = freeSpotsBeside(palace);
  const built = [...palace.keys()];
  for (let question = 0; question < 8; question++) {
    const tile = board.reserve[chooser.pick(board.reserve.length)]!;
    const at =
      chooser.pick(4) > 0 ? near[chooser.pick(near.length)]! : spot(chooser.pick(9) - 4, chooser.pick(9) - 4);
    const [own, theirs] = [
      refusalOfBuilding(player, tile, at),
      whyNotThere(palace, at, TILES[tile]!, board.noArea),
    ];
    if (own !== theirs) expect(own, `${about}: ${building(tile, at)}`).toBe(theirs);
    const away = built[chooser.pick(built.length)] ?? spot(1, 0);
    const [ownAway, theirAway] = [refusalOfTakingDown(player, away), whyNotAway(palace, away, board.noArea)];
    if (ownAway !== theirAway) expect(ownAway, `${about}: ${takingDown(away)}`).toBe(theirAway);
  }
}

describe('the palace as the engine builds it', () => {
  test('the tiles have 80 walls, 20 on each side', () => {
    expect(TILES).toHaveLength(54);
    for (const side of SIDES.keys()) expect(TILES.filter(({ walls }) => walls[side])).toHaveLength(20);
  });

  test(`moves, reasons and the longest outer wall on ${BOARDS} boards`, {
    timeout: 20_000 + BOARDS * 60,
  }, () => {
    for (let seed = 1; seed <= BOARDS; seed++) {
      const [board, player, about] = [randomBoard(seed), seed % 3, `board ${seed}`];
      layOut(board, player);
      compareMoves(board, player, about);
      compareReasons(board, player, new Chooser(seed + 1), about);
      const [own, theirs] = [longestWallOf(player), longestWall(palaceOf(board))];
      if (own !== theirs) expect(own, about).toBe(theirs);
    }
  });
});

describe('what the tests themselves go by', () => {
  const named = (tiles: Readonly<Record<string, string>>) =>
    new Map(
      Object.entries(tiles).map(([at, name]) => {
        const [x = 0, y = 0] = at.split(',').map(Number);
        return [spot(x, y), tileNamed(name)] as const;
      }),
    );

  test('a block of three by three that is walled all round has a wall of 12', () => {
    const block = named({
      '-1,-1': 'garden-6-north-west',
      '0,-1': 'garden-6-north',
      '1,-1': 'garden-6-north-east',
      '-1,0': 'garden-6-west',
      '1,0': 'garden-6-east',
      '-1,1': 'garden-6-south-west',
      '0,1': 'garden-6-south',
      '1,1': 'garden-6-east-south',
    });
    expect(longestWall(block)).toBe(12);
  });

  test('a tile that closes a gap of one cell', () => {
    const open = named({
      '1,0': 'tower-7',
      '2,0': 'tower-7',
      '2,1': 'tower-7',
      '2,2': 'tower-7',
      '1,2': 'tower-7',
      '0,2': 'tower-7',
    });
    const tile = tileNamed('tower-7');
    expect(whyNotThere(open, spot(0, 1), tile, true)).toBe('encloses-empty-area');
    expect(whyNotThere(open, spot(0, 1), tile, false)).toBe('encloses-empty-cell');
  });
});
