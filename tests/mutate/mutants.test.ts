import { describe, expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { applied } from '../../compiler/mutate/mutant.ts';
import { mutantsOf, sourcesOf } from '../../compiler/mutate/mutants.ts';
import { edited, readSources } from '../sources.ts';
import { acorns } from './acorns.ts';

const { mutants, sources, find } = acorns();
const of = (rule: string) =>
  mutants
    .filter((mutant) => mutant.rule === rule)
    .map(({ before, after, where }) =>
      where === before ? `${before} -> ${after}` : `${before} -> ${after} in ${where}`,
    );

test('a mutant is a change of the text, told in the words of the rule', () => {
  const mutant = find('action-take', 'is at most', 'is less than');
  expect(mutant).toMatchObject({
    kind: 'comparison',
    where: 'need acorns + number is at most limit else too-many',
    line: 25,
  });
  expect(applied(sources, mutant)[0]!.text).toContain('need acorns + number is less than limit      else');
  const dropped = applied(sources, find('action-take', 'add number to acorns', ''))[0]!.text;
  expect(dropped).toContain('add number to taken\n\nscoring');
  expect(dropped).not.toContain('into the store');
});

describe('what is changed', () => {
  test('numbers, lines and decisions of a script', () => {
    expect(of('phase-game')).toEqual([
      'repeat 3 times … ->  in repeat 3 times',
      '3 -> 4 in repeat 3 times',
      '3 -> 2 in repeat 3 times',
      'for each player in players … ->  in for each player in players',
      'player must do one of … ->  in player must do one of',
      'must do one of -> may do one of in player must do one of',
      'score store -> ',
    ]);
  });

  test('cells of tables, and what stands for all others', () => {
    expect(of('table-prize')).toEqual([
      '0 -> 1 in table prize by acorns, otherwise 0',
      '0 -> -1 in table prize by acorns, otherwise 0',
      '7 -> 8 in acorns 4',
      '11 -> 12 in acorns 5',
      '9 -> 10 in acorns 6',
    ]);
  });

  test('tie rules, each under its own id', () => {
    expect(of('winner')).toEqual(['most -> least in winner player in players by most points of player']);
    expect(of('winner.tie-1')).toEqual([
      'least acorns of player ->  in tie: least acorns of player',
      'least -> most in tie: least acorns of player',
    ]);
    expect(of('winner.tie-2')).toEqual(['joint win -> impossible in tie: joint win']);
  });

  test('a range only gets narrower: a wider one lets every game go on as before', () => {
    expect(of('field-acorns')).toEqual(['0 -> 1 in acorns: 0..6', '6 -> 5 in acorns: 0..6']);
  });

  test('not what only checks: invariants, examples, and terms that only they speak of', () => {
    const rules = mutants.map(({ rule }) => rule);
    expect(rules).toContain('term-limit');
    expect(rules).not.toContain('term-both');
    expect(rules.filter((rule) => /^(always|example)/.test(rule))).toEqual([]);
  });
});

test('where ranges of keys meet, both move', () => {
  const { find: findIn, sources: own } = acorns((text) =>
    text.replace('| 4 |  5 | 6', '| 0..4 | 5..6 | 7..'),
  );
  const moved = findIn('table-prize', '0..4 | 5..6', '…5 | 6…');
  expect(applied(own, moved)[0]!.text).toContain('| 0..5 | 6..6 | 7..');
});

describe('ids', () => {
  test('are the same every time, and no two are', () => {
    expect(acorns().mutants).toEqual(mutants);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
    expect(mutants.every(({ id, rule }) => /\.[0-9a-f]{6}$/.test(id) && id.startsWith(`${rule}.`))).toBe(
      true,
    );
  });

  test('stay when something else changes', () => {
    const ids = (rule: string, all: typeof mutants) =>
      all.filter((mutant) => mutant.rule === rule).map(({ id }) => id);
    const other = acorns((text) => text.replace('repeat 3 times', 'repeat 2 times')).mutants;
    expect(ids('action-take', other)).toEqual(ids('action-take', mutants));
    expect(ids('phase-game', other)).not.toEqual(ids('phase-game', mutants));
  });
});

describe('the games of the project', () => {
  const all = readSources();
  const { games } = compile(all, { texts: false, runExamples: false });
  const game = (id: string) => games.find((one) => one.id === id)!;

  test('a game is made of its folder and those it uses', () => {
    const files = sourcesOf(all, game('roll-and-write')).map(({ file }) => file);
    expect(files).toEqual([
      'alhambra/alhambra.regel',
      'roll-and-write/examples.regel',
      'roll-and-write/roll-and-write.regel',
      'roll-and-write/table.regel',
    ]);
  });

  test('of a table it uses, only the cells it can look up', () => {
    const third = edited(
      all,
      'palace/palace.regel',
      'prize[building, scoring, place]',
      'prize[building, C, place]',
    );
    const palace = compile(third, { texts: false, runExamples: false }).games.find(
      ({ id }) => id === 'palace',
    )!;
    const cells = mutantsOf(sourcesOf(third, palace), palace)
      .filter(({ rule, kind }) => rule === 'table-prize' && kind === 'printed')
      .map(({ where }) => where);
    expect(cells).toHaveLength(18);
    expect(cells.every((where) => / C [123]$/.test(where))).toBe(true);
  });

  test('what comes from another game counts there, what comes from a library counts here', () => {
    const rules = new Set(
      mutantsOf(sourcesOf(all, game('alcazaba')), game('alcazaba')).map(
        ({ rule, file }) => `${file} ${rule}`,
      ),
    );
    expect(rules).toContain('alhambra/alhambra.regel table-prize');
    expect(rules).toContain('alcazaba/alcazaba.regel phase-prizes');
    expect([...rules].filter((rule) => /^(dice-game|palace)\//.test(rule))).toEqual([]);
  });

  test('what is said of cells: the way from one to the next, the run of sides, a set of words', () => {
    const made = mutantsOf(sourcesOf(all, game('palace')), game('palace')).map(
      ({ rule, before, after }) => `${rule}: ${before} -> ${after}`,
    );
    expect(made).toContain('term-on-foot: where occupied[near] -> ');
    expect(made).toContain('term-longest-wall: wall[cell, side] -> not wall[cell, side]');
    expect(made).toContain('pieces-Tile: north east west -> east west');
  });

  test('of a variant, what it declares itself', () => {
    const id = 'clever/quick';
    const own = mutantsOf(sourcesOf(all, game(id)), game(id)).map(
      ({ rule, before, after }) => `${rule}: ${before} -> ${after}`,
    );
    expect(own).toEqual([
      'table-rounds: 4 -> 5',
      'table-rounds: 4 -> 3',
      'table-rounds: 4 -> 5',
      'table-rounds: 4 -> 3',
      'table-rounds: 4 -> 5',
      'table-rounds: 4 -> 3',
    ]);
  });
});
