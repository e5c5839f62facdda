import { describe, expect, test } from 'vitest';
import { Chooser } from '../bench/chooser.ts';
import { BOARDS } from './boards.ts';
import { majority, prizes } from './facts.ts';
import { scoredMajorities, TILES } from './table.ts';

describe(`majorities, ${BOARDS} tables with 2 to 6 players each`, () => {
  test.each([2, 3, 4, 5, 6])('%i players', { timeout: 20_000 + BOARDS * 10 }, (players) => {
    const seats = players === 2 ? 3 : players;
    for (let seed = 1; seed <= BOARDS; seed++) {
      const chooser = new Chooser(seed * 8 + players);
      const built = Array.from({ length: seats }, (): number[] => []);
      const reserves = Array.from({ length: players }, (): number[] => []);
      // Of some tiles few are dealt, so that several have as many, and some have none.
      const share = chooser.pick(8) + 2;
      for (const tile of TILES.keys()) {
        if (chooser.pick(share) === 0) continue;
        if (chooser.pick(6) === 0) reserves[chooser.pick(players)]!.push(tile);
        else built[chooser.pick(seats)]!.push(tile);
      }
      const scoring = chooser.pick(3);
      const points = scoredMajorities(players, built, reserves, scoring);
      for (let kind = 0; kind < 6; kind++) {
        const counts = built.map((tiles) => tiles.filter((tile) => TILES[tile]!.kind === kind).length);
        const [own, theirs] = [points.map((one) => one[kind]), majority(counts, kind, scoring)];
        if (own.some((one, seat) => one !== theirs[seat]))
          expect(own, `table ${seed}, kind ${kind}, scoring ${scoring}: ${counts}`).toEqual(theirs);
      }
    }
  });

  test('two with four towers each share both places of the second scoring, rounded down', () => {
    expect(prizes(5, 1)).toEqual([13, 6]);
    expect(majority([4, 4, 0], 5, 1)).toEqual([9, 9, 0]);
  });

  test('those who share a place behind which nothing is paid share only what is paid', () => {
    expect(majority([3, 2, 2, 2], 0, 1)).toEqual([8, 0, 0, 0]);
    expect(majority([3, 2, 2], 5, 1)).toEqual([13, 3, 3]);
  });
});
