import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { certificateOf, digestOf } from '../../compiler/lab/certificate.ts';
import { comparisonOf, PairPlayer } from '../../compiler/lab/compare.ts';
import { GamePlayer } from '../../compiler/lab/play-games.ts';
import { comparisonReport } from '../../compiler/lab/report/comparison.ts';
import { histogramSeries } from '../../compiler/lab/report/histogram-of.ts';
import { reportPage } from '../../compiler/lab/report/page.ts';
import { simulationReport } from '../../compiler/lab/report/simulation.ts';
import type { Result } from '../../compiler/lab/result.ts';
import type { LabLanguage } from '../../compiler/lab/say-figure.ts';
import { Tally } from '../../compiler/lab/tally.ts';
import { labGame, planOf } from './lab-game.ts';
import { race } from './small-games.ts';

const CSS = ['page', 'report']
  .map((name) => readFileSync(new URL(`../../compiler/lab/report/${name}.css`, import.meta.url), 'utf8'))
  .join('\n');

const game = labGame(race({ headStart: 5 }));
const plan = planOf(game, { players: 2, games: 600, bots: [{ bot: 'greedy' }, { bot: 'random' }] });
const result: Result = { plan, played: [[0, 600]], measures: new GamePlayer(game, plan).play([0, 600]) };

function page(language: LabLanguage, title = 'race'): string {
  const command = 'regel simulate race --players 2 --games 600 --seed test';
  return reportPage(simulationReport(result, { language, title, command, digest: digestOf(result) }), CSS);
}

describe('a page of what came of some games', () => {
  test.each(['en', 'nl', 'de'] as const)(
    'in %s: pictures, sentences, and how to get the same again',
    (language) => {
      const text = page(language);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text.match(/<svg [^>]*role="img" aria-label="[^"]{10,}"/g)!.length).toBeGreaterThan(6);
      // Below every picture, and once at the end.
      expect(text.match(/regel simulate race --players 2 --games 600 --seed test/g)!.length).toBeGreaterThan(
        7,
      );
      expect(text).toContain(digestOf(result));
      expect(text).not.toMatch(/NaN|undefined|Infinity|\{[a-z]+\}(?! *[{.:])/);
      expect(text.replace(/<style>.*<\/style>/s, '')).not.toMatch(/[{}]/);
    },
  );

  test('nothing of English is left in other languages', () => {
    for (const language of ['nl', 'de'] as const)
      for (const word of ['In short', 'Seat ', ' mean ', 'points', 'Who wins', 'moves'])
        expect(
          page(language)
            .replaceAll(/<style>.*<\/style>|<[^>]*>/gs, ' ')
            .includes(word),
          `${language}: ${word}`,
        ).toBe(false);
  });

  test('it needs no script, and whatever a game is called, none runs in it', () => {
    const text = page('en', '<script>alert(1)</script>"\'&');
    expect(text).not.toContain('<script');
    expect(text).toContain("default-src 'none'");
    expect(text).not.toMatch(/(src|href)="(?!#)/);
  });

  test('a head start is among the first things that are told', () => {
    const alone: Result = { ...result, plan: planOf(game, { players: 2, games: 2000 }) };
    const measures = new GamePlayer(game, alone.plan).play([0, 2000]);
    const { findings } = simulationReport(
      { ...alone, measures },
      { language: 'en', title: 'race', command: '' },
    );
    expect(findings.find((one) => one.startsWith('Seat 1 wins '))).toMatch(/where 50% would be equal/);
  });
});

test('a page of what differs tells the difference first', () => {
  const other = labGame(race());
  const plans = [other, game].map((one) => planOf(one, { players: 2, games: 3000 }));
  const pairing = { a: plans[0]!, b: plans[1]! };
  const measures = new PairPlayer(other, game, pairing).play([0, 3000]);
  const report = comparisonReport(measures, comparisonOf(measures), pairing, {
    language: 'en',
    titles: ['race', 'race with a start'],
    command: 'regel compare race race/start',
  });
  expect(report.findings.join('\n')).toMatch(/seat 1 wins: \d+% instead of|seat 1 wins: .*instead of/);
  expect(reportPage(report, CSS)).not.toMatch(/NaN|undefined/);
});

test('a certificate says what was played, and is the same for the same games in other parts', () => {
  const parts = new GamePlayer(game, plan);
  const measures = parts.play([300, 600]);
  measures.merge(new GamePlayer(game, plan).play([0, 300]));
  expect(certificateOf({ ...result, measures })).toBe(certificateOf(result));
  expect(JSON.parse(certificateOf(result))).toMatchObject({
    plan: { seed: 'test' },
    digest: digestOf(result),
  });
});

describe('bars of a histogram', () => {
  const tallyOf = (values: readonly number[]): Tally => {
    const tally = new Tally();
    for (const value of values) tally.add(value);
    return tally;
  };

  test('hold all that was counted, a few of them', () => {
    const values = Array.from({ length: 5000 }, (_, step) => (step * 7919) % 997);
    const [series] = histogramSeries([{ name: 'a', tally: tallyOf(values) }]);
    expect(series!.bins.reduce((sum, [, times]) => sum + times, 0)).toBe(5000);
    expect(series!.bins.length).toBeLessThanOrEqual(40);
    expect(series!.width).toBe(50);
  });

  test('one value far away does not squeeze the others', () => {
    const near = Array.from({ length: 5000 }, (_, step) => step % 10);
    const [series] = histogramSeries([{ name: 'a', tally: tallyOf([...near, 3_000]) }]);
    expect(series!.width).toBe(1);
    expect(series!.bins).toHaveLength(10);
  });

  test('nothing counted, nothing drawn', () => {
    expect(histogramSeries([{ name: 'a', tally: new Tally() }])).toEqual([]);
  });
});
