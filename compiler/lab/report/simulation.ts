import { type Figure, type FigureId, figuresOf } from '../figures.ts';
import { gamesIn } from '../ranges.ts';
import type { Result } from '../result.ts';
import {
  type LabLanguage,
  nameOf,
  PLAIN_NAMES,
  type RuleNames,
  sayBot,
  sayFigure,
  sayNumber,
} from '../say-figure.ts';
import { findingsOf } from './findings.ts';
import { histogramSeries } from './histogram-of.ts';
import { neverSection } from './never.ts';
import type { Histogram, Intervals, Part, Report, Section } from './report.ts';
import { reportSayer, type SayReport } from './say.ts';

export interface Telling {
  readonly language: LabLanguage;
  /** What the game is called. */
  readonly title: string;
  readonly names?: RuleNames;
  /** What gives the very same figures again. */
  readonly command: string;
  readonly digest?: string;
  readonly link?: string;
}

/** All that is known of some games, as a page. */
export function simulationReport(result: Result, telling: Telling): Report {
  const { language, title, command, digest, link } = telling;
  const say = reportSayer(language);
  const whole = new Intl.NumberFormat(language);
  const figures = figuresOf(result);
  const pages = new Sections(result, figures, telling, say);
  return {
    language,
    title: say('title-simulation', { game: title, games: whole.format(gamesIn(result.played)) }),
    facts: factsOf(result, telling, say),
    findings: findingsOf(result, figures, { language, names: telling.names ?? PLAIN_NAMES, say }),
    sections: [...pages.all(), ...neverSection(result, figures, pages.teller, language)].filter(
      ({ parts }) => parts.length > 0,
    ),
    command,
    ...(digest === undefined ? {} : { digest }),
    ...(link === undefined ? {} : { link }),
  };
}

function factsOf(
  { plan, played }: Result,
  { language, title, names }: Telling,
  say: SayReport,
): (readonly [string, string])[] {
  const whole = new Intl.NumberFormat(language);
  const done = gamesIn(played);
  const imaginary = say('fact-imaginary', { count: String(plan.imaginary) });
  const games =
    done === plan.games
      ? whole.format(done)
      : say('fact-games-of', { done: whole.format(done), count: whole.format(plan.games) });
  return [
    [say('fact-game'), title],
    [say('fact-players'), `${plan.players}${plan.imaginary > 0 ? ` ${imaginary}` : ''}`],
    [say('fact-games'), games],
    [say('fact-bots'), plan.bots.map((bot) => sayBot(bot, language, names)).join(', ')],
    [say('fact-seed'), plan.seed],
    [say('fact-rules'), plan.fingerprint],
  ];
}

/** The sections of a report, each of the figures that belong together. */
class Sections {
  readonly #result: Result;
  readonly #figures: readonly Figure[];
  readonly #language: LabLanguage;
  readonly #say: SayReport;
  readonly teller: (figure: Figure) => string;
  readonly #nameOf: (figure: Figure) => string;

  constructor(
    result: Result,
    figures: readonly Figure[],
    { language, names = PLAIN_NAMES }: Telling,
    say: SayReport,
  ) {
    this.#result = result;
    this.#figures = figures;
    this.#language = language;
    this.#say = say;
    const { bots } = result.plan;
    this.teller = (figure) => sayFigure(figure, { language, bots, names });
    this.#nameOf = (figure) => nameInChart(figure, nameOf(figure, bots, names, language), names, say);
  }

  all(): Section[] {
    const say = this.#say;
    return [
      this.#section('length', [this.#histogram(['length', 'turns'], 'length', 'axis-moves')]),
      this.#section('winning', [
        this.#intervals(['seat'], 'axis-wins', true),
        this.#intervals(['order'], 'axis-wins', true),
        this.#intervals(['bot-wins'], 'axis-wins', true),
      ]),
      this.#section('points', [
        this.#pointsBySeat(),
        this.#intervals(['bot-points'], 'axis-points'),
        this.#histogram(['margin', 'close'], 'margin', 'axis-margin'),
      ]),
      this.#section('ties', [this.#intervals(['tie', 'shared'], 'axis-games', true)]),
      this.#section(
        'course',
        [
          this.#histogram(['lead-changes'], 'lead changes', 'axis-changes'),
          this.#histogram(['decided-at'], 'decided at', 'axis-decided', 100),
        ],
        say('about-course'),
      ),
      this.#section(
        'choice',
        [
          this.#histogram(['choices', 'forced'], 'choices', 'axis-choices'),
          { sentences: this.#told(['gain', 'indifferent']) },
          this.#intervals(['action-best', 'action-dominant'], 'axis-games', true),
        ],
        say('about-choice'),
      ),
      this.#section('scorings', [this.#intervals(['scoring', 'scoring-part'], 'axis-per-player')]),
      this.#section(
        'actions',
        [
          this.#intervals(['action'], 'axis-games', true),
          this.#intervals(['action-winners'], 'axis-more', false, 0),
        ],
        say('about-actions'),
      ),
      this.#section('reasons', [this.#intervals(['reason'], 'axis-refused', true)], say('about-reasons')),
      this.#section('cells', [this.#intervals(['cell'], 'axis-per-player')], say('about-cells')),
    ];
  }

  #section(
    id:
      | 'length'
      | 'winning'
      | 'points'
      | 'ties'
      | 'course'
      | 'choice'
      | 'scorings'
      | 'actions'
      | 'reasons'
      | 'cells',
    parts: readonly Part[],
    about?: string,
  ): Section {
    return {
      id,
      title: this.#say(`section-${id}`),
      ...(about === undefined ? {} : { about }),
      parts: parts.filter(({ sentences }) => sentences.length > 0),
    };
  }

  #of(ids: readonly FigureId[]): Figure[] {
    return this.#figures.filter(({ id }) => ids.includes(id));
  }

  #told(ids: readonly FigureId[]): string[] {
    return this.#of(ids).map(this.teller);
  }

  #histogram(ids: readonly FigureId[], tally: string, axis: Parameters<SayReport>[0], scale = 1): Part {
    const series = histogramSeries(
      [{ name: this.#say(axis), tally: this.#result.measures.tally(tally) }],
      scale,
    );
    const chart: Histogram = { is: 'histogram', axis: this.#say(axis), isShare: scale === 100, series };
    return { sentences: this.#told(ids), ...(series.length === 0 ? {} : { chart }) };
  }

  #pointsBySeat(): Part {
    const { players } = this.#result.plan;
    const seats = Array.from({ length: players }, (_, seat) => ({
      name: this.#say('seat', { seat: String(seat + 1) }),
      tally: this.#result.measures.tally(`points ${seat + 1}`),
    }));
    const series = histogramSeries(seats);
    const chart: Histogram = { is: 'histogram', axis: this.#say('axis-points'), series };
    return { sentences: this.#told(['points']), ...(series.length === 0 ? {} : { chart }) };
  }

  /** One line for each figure; what would be the same for all, where figures say so, is the reference. */
  #intervals(ids: readonly FigureId[], axis: Parameters<SayReport>[0], isShare = false, zero?: number): Part {
    const figures = this.#of(ids);
    const fair = figures.find((one) => one.fair !== undefined)?.fair;
    const at = fair ?? zero;
    const chart: Intervals = {
      is: 'intervals',
      axis: this.#say(axis),
      isShare,
      ...(at === undefined
        ? {}
        : { reference: { at, name: this.#say(fair === undefined ? 'no-difference' : 'fair') } }),
      rows: figures.map((figure) => {
        const { estimate, isReal, part, unit } = figure;
        return {
          name: this.#nameOf(figure),
          value: estimate.value,
          low: estimate.low,
          high: estimate.high,
          ...(isReal === undefined ? {} : { isReal }),
          ...(part === undefined ? {} : { isPart: true }),
          said: sayNumber(estimate.value, unit, this.#language),
        };
      }),
    };
    return { sentences: figures.map(this.teller), ...(figures.length < 2 ? {} : { chart }) };
  }
}

function nameInChart(
  { id, about = '', part }: Figure,
  named: string | undefined,
  names: RuleNames,
  say: SayReport,
): string {
  if (part !== undefined) return names.part(about, part);
  if (named !== undefined) return named;
  if (id === 'seat') return say('seat', { seat: about });
  if (id === 'order') return say('order', { place: about });
  if (id === 'tie') return say('tie-rule', { tie: about });
  return id === 'shared' ? say('several-win') : about;
}
