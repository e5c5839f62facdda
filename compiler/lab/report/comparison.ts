import type { Compared, Comparison, Pairing } from '../compare.ts';
import type { Measures } from '../measures.ts';
import { type LabLanguage, PLAIN_NAMES, type RuleNames, sayBot } from '../say-figure.ts';
import { histogramSeries } from './histogram-of.ts';
import type { Histogram, Intervals, Part, Report, Section, Table } from './report.ts';
import { reportSayer, type SayReport } from './say.ts';

export interface ComparisonTelling {
  readonly language: LabLanguage;
  /** What the two are called. */
  readonly titles: readonly [string, string];
  readonly names?: RuleNames;
  readonly command: string;
}

/** What differs between two rule sets, as a page. */
export function comparisonReport(
  measures: Measures,
  comparison: Comparison,
  { a, b }: Pairing,
  telling: ComparisonTelling,
): Report {
  const { language, titles, command } = telling;
  const say = reportSayer(language);
  const whole = new Intl.NumberFormat(language);
  const words = new ComparisonWords(telling, say);
  return {
    language,
    title: say('title-comparison', { a: titles[0], b: titles[1] }),
    facts: [
      [say('fact-players'), String(a.players)],
      [say('fact-games'), `2 × ${whole.format(comparison.games)}`],
      [say('fact-bots'), a.bots.map((bot) => sayBot(bot, language)).join(', ')],
      [say('fact-seed'), a.seed],
      [say('fact-rules'), `${a.fingerprint} / ${b.fingerprint}`],
    ],
    findings: words.findings(comparison),
    sections: [overview(comparison, words, say, titles), ...spreads(measures, telling, say)],
    command,
  };
}

/** Says what was compared, and numbers of it. */
class ComparisonWords {
  readonly #language: LabLanguage;
  readonly #names: RuleNames;
  readonly #say: SayReport;

  constructor({ language, names = PLAIN_NAMES }: ComparisonTelling, say: SayReport) {
    this.#language = language;
    this.#names = names;
    this.#say = say;
  }

  name(name: string): string {
    const [, seat] = /^seat (\d+) wins$/.exec(name) ?? [];
    if (seat !== undefined) return this.#say('compare-wins', { seat });
    if (!name.startsWith('scoring ')) return this.#say(`compare-${name as 'length' | 'points' | 'margin'}`);
    const [, scoring = '', ...part] = name.split(' ');
    const named = this.#names.scoring(scoring);
    return part.length === 0 ? named : `${named}: ${this.#names.part(scoring, part.join(' '))}`;
  }

  number({ name }: Compared, value: number, isSigned = false): string {
    const sign = isSigned ? ({ signDisplay: 'exceptZero' } as const) : {};
    const style = name.endsWith(' wins')
      ? ({ style: 'percent', maximumFractionDigits: 1 } as const)
      : { maximumFractionDigits: 2 };
    return new Intl.NumberFormat(this.#language, { ...style, ...sign }).format(value);
  }

  percent(value: number): string {
    const style = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
    return new Intl.NumberFormat(this.#language, style).format(value);
  }

  /** The largest differences first. */
  findings({ games, same, compared }: Comparison): string[] {
    const say = this.#say;
    if (games > 0 && same === games)
      return [say('compare-found-same', { games: new Intl.NumberFormat(this.#language).format(games) })];
    const of = (verdict: Compared['verdict']): Compared[] =>
      compared.filter((one) => one.verdict === verdict);
    const differs = of('differs').toSorted((one, other) => size(other) - size(one));
    const found = differs.map((one) =>
      say('compare-found-differs', {
        name: this.name(one.name),
        a: this.number(one, one.a),
        b: this.number(one, one.b),
        difference: this.number(one, one.difference, true),
        low: this.number(one, one.low, true),
        high: this.number(one, one.high, true),
      }),
    );
    for (const verdict of ['alike', 'open'] as const) {
      const names = of(verdict).map(({ name }) => this.name(name));
      if (names.length > 0) found.push(say(`compare-found-${verdict}`, { names: names.join(', ') }));
    }
    return found;
  }
}

/** How large a difference is beside what would matter. */
function size({ difference, matters }: Compared): number {
  return Math.abs(difference) / matters;
}

/** In parts of A's mean; of all games, for wins. */
function scaleOf({ name, a }: Compared): number {
  return name.endsWith(' wins') ? 1 : Math.max(1, Math.abs(a));
}

function overview(
  { compared }: Comparison,
  words: ComparisonWords,
  say: SayReport,
  [a, b]: readonly [string, string],
): Section {
  const band = Math.max(...compared.map((one) => one.matters / scaleOf(one)));
  const chart: Intervals = {
    is: 'intervals',
    axis: say('axis-difference', { a }),
    isShare: true,
    reference: { at: 0, name: say('no-difference') },
    band,
    rows: compared.map((one) => ({
      name: words.name(one.name),
      value: one.difference / scaleOf(one),
      low: one.low / scaleOf(one),
      high: one.high / scaleOf(one),
      isReal: one.verdict === 'differs',
      said: `${words.number(one, one.a)} → ${words.number(one, one.b)}`,
    })),
  };
  const table: Table = {
    head: [
      say('column-figure'),
      a,
      b,
      say('column-difference'),
      say('column-interval'),
      say('column-verdict'),
    ],
    rows: compared.map((one) => [
      words.name(one.name),
      words.number(one, one.a),
      words.number(one, one.b),
      words.number(one, one.difference, true),
      `${words.number(one, one.low, true)} … ${words.number(one, one.high, true)}`,
      say(`verdict-${one.verdict}`),
    ]),
  };
  return {
    id: 'compared',
    title: say('compare-all'),
    about: say('compare-all-about', { part: words.percent(band).replace('+', '') }),
    parts:
      compared.length === 0
        ? []
        : [
            { sentences: [], chart },
            { sentences: [], table },
          ],
  };
}

/** Length, points and leads of both, one below the other. */
function spreads(measures: Measures, { titles }: ComparisonTelling, say: SayReport): Section[] {
  const part = (name: string, axis: Parameters<SayReport>[0]): Part[] => {
    const series = histogramSeries([
      { name: titles[0], tally: measures.tally(`a ${name}`) },
      { name: titles[1], tally: measures.tally(`b ${name}`) },
    ]);
    const chart: Histogram = { is: 'histogram', axis: say(axis), series };
    return series.length < 2 ? [] : [{ sentences: [], chart }];
  };
  const section = (id: 'length' | 'points', parts: readonly Part[]): Section => ({
    ...{ id, title: say(`section-${id}`), parts },
  });
  return [
    section('length', part('length', 'axis-moves')),
    section('points', [...part('points', 'axis-points'), ...part('margin', 'axis-margin')]),
  ].filter(({ parts }) => parts.length > 0);
}
