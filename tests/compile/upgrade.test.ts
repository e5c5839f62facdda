import { describe, expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { upgrade } from '../../compiler/upgrade.ts';
import { readSources } from '../sources.ts';

const OLD = `game tiny
  players 2..4

pieces Die, plural dice, with face 1..6
  4 alike

the table has
  pool: dice, starts with all Die

each player has
  hand:      dice
  favourite: Die or none

term top-price
  when pool is not empty: face of top of pool   # the comment stays
  otherwise: 1

action take of player
  choose die from pool
  need face of die is at least top-price when hand is not () else too-low
  move the first other in pool + () to hand
  favourite becomes last other in pool

phase game
  roll pool
  for each player in players
    player may do one of
      take when hand of player is empty else hand-full

winner player in players by most points of player
  tie: joint win
`;

const old = [{ file: 'tiny/tiny.regel', text: OLD }];

describe('upgrade', () => {
  test('rewrites every earlier spelling, also one inside of another, and keeps comments', () => {
    const text = upgrade(old)?.files.get('tiny/tiny.regel');
    expect(text).toContain('if pool is not empty: face of first of pool');
    expect(text).toContain('# the comment stays');
    expect(text).toContain('need face of die is at least top-price if hand is not empty');
    expect(text).toContain('move the first of (pool + empty) to hand');
    expect(text).toContain('favourite becomes last of pool');
    expect(text).toContain('take if hand of player is empty');
  });

  test('leaves nothing to do, and the same rules', () => {
    const { files } = upgrade(old)!;
    const now = old.map(({ file, text }) => ({ file, text: files.get(file) ?? text }));
    expect(upgrade(now)).toEqual({ files: new Map(), places: 0 });
    const options = { texts: false, rulebooks: false };
    const [before, after] = [old, now].map((all) => compile(all, options).games.map(({ game }) => game));
    expect(before).toHaveLength(1);
    expect(after).toEqual(before);
  });

  test('touches nothing else: what has a mistake stays as it is', () => {
    const broken = [{ file: 'tiny/tiny.regel', text: OLD.replace('roll pool', 'rol pool') }];
    expect(upgrade(broken)?.files.get('tiny/tiny.regel')).toContain('rol pool');
  });

  test('has nothing to do in the rules of this project', () => {
    expect(upgrade(readSources())).toEqual({ files: new Map(), places: 0 });
  });
});
