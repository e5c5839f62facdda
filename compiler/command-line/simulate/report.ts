import type { Game } from '../../3-ir/ir.ts';
import { partsOf } from '../../3-ir/walk.ts';
import type { Way } from '../../agree/ways.ts';
import type { Coverage } from '../../interpret/coverage.ts';
import { figuresAsCsv } from '../../lab/csv.ts';
import { figuresOf } from '../../lab/figures.ts';
import type { FaultyGame } from '../../lab/measures.ts';
import type { Player, Range } from '../../lab/plan.ts';
import { gamesIn } from '../../lab/ranges.ts';
import type { Result } from '../../lab/result.ts';
import { sayFigure } from '../../lab/say-figure.ts';
import { Tally } from '../../lab/tally.ts';
import type { GameData } from '../../runtime/data.ts';
import type { Translator } from '../../texts/texts.ts';
import { namesFrom } from '../lab/names.ts';
import type { SayFault } from '../shared/fault-text.ts';
import { EXIT } from '../shared/io.ts';
import { columns, createStyle, wantsColour, widthOf, wrap } from '../shared/style.ts';
import type { Say } from '../shared/words/index.ts';
import type { SimulateCall } from './options.ts';
import { mergeCoverage, type Reached } from './tasks.ts';

/** One way to play, and what came of it. */
export interface Tried {
  readonly way: Way;
  readonly name: string;
  /** The games that were to be played. */
  readonly range: Range;
  readonly result: Result;
  readonly data: GameData;
}

export interface Findings {
  readonly id: string;
  readonly game: Game;
  readonly tried: readonly Tried[];
  /** Empty where the interpreter did not play. */
  readonly reached: readonly Reached[];
  readonly seed: string;
  readonly bots: readonly Player[];
  readonly seconds: number;
  readonly sayFault: SayFault;
  translator(): Translator;
}

export function report(call: SimulateCall, findings: Findings): number {
  const { io, values } = call;
  const { tried, game, reached } = findings;
  const coverage = withoutAutomatic(mergeCoverage(reached.map((one) => one.coverage)), game);
  const isWhole = values.players === undefined || values.players === 'all';
  const missed = partsOfCoverage(coverage).some(([, part]) => part.missed.length > 0);
  const faulty = sum(tried, ({ result }) => result.measures.count('faulty'));
  const unfinished = sum(tried, ({ result }) => result.measures.count('unfinished'));
  const isFine = faulty === 0 && unfinished === 0 && !(missed && isWhole);
  const exit = isFine ? EXIT.fine : EXIT.problems;
  if (values.json) io.stdout.write(`${JSON.stringify(asData(findings, coverage), null, 2)}\n`);
  else if (values.csv)
    for (const { name, result } of tried) io.stdout.write(figuresAsCsv(name, figuresOf(result)));
  else for (const line of told(call, findings, coverage, { missed, isWhole })) io.stdout.write(`${line}\n`);
  return exit;
}

function asData({ id, seed, bots, tried, reached }: Findings, coverage: Coverage): object {
  const ways = tried.map(({ way, result }) => {
    const { measures, plan } = result;
    const seats = Array.from({ length: plan.players }, (_, seat) => measures.tally(`points ${seat + 1}`));
    return {
      ...way,
      games: measures.count('games'),
      moves: Number(measures.tally('length').sum),
      longest: measures.tally('length').highest,
      unfinished: measures.count('unfinished'),
      points: seats.map((tally) => statistics(tally)),
      figures: figuresOf(result),
    };
  });
  const faults = tried.flatMap(({ name, result }) =>
    result.measures.faults.map((one) => ({ way: name, ...one })),
  );
  return { game: id, seed, bots, ways, ...(reached.length === 0 ? {} : { coverage }), faults };
}

function statistics(tally: Tally) {
  const { mean, variance, lowest, highest } = tally;
  return { mean, deviation: Math.sqrt(variance), lowest, highest };
}

function told(
  call: SimulateCall,
  findings: Findings,
  coverage: Coverage,
  { missed, isWhole }: { missed: boolean; isWhole: boolean },
): string[] {
  const { io, say, values, language } = call;
  const { id, tried, seed, seconds, reached } = findings;
  const style = createStyle(wantsColour(io.stdout, io.env));
  const width = Math.min(io.stdout.columns, 100);
  const whole = new Intl.NumberFormat(language);
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const lines = [style.bold(id), ...overview(call, tried, style.dim), ''];
  if (values.players !== undefined && values.players !== 'all')
    lines.push(...figureLines(call, findings, width), '');
  if (reached.length > 0) {
    lines.push(...sayCoverage(coverage, say).map((line) => wrap(line, width)));
    if (missed && !isWhole) lines.push(wrap(say('simulate-restricted'), width));
  }
  for (const line of faultLines(findings, say)) lines.push(style.colour('red', wrap(line, width)));
  const unfinished = sum(tried, ({ result }) => result.measures.count('unfinished'));
  if (unfinished > 0) lines.push(style.colour('red', say('simulate-unfinished', { count: unfinished })));
  const [games, asked] = [
    sum(tried, ({ result }) => gamesIn(result.played)),
    sum(tried, ({ range: [from, to] }) => to - from),
  ];
  const moves = tried.reduce((all, { result }) => all + result.measures.tally('length').sum, 0n);
  lines.push('');
  if (games < asked)
    lines.push(say('simulate-broken-off', { done: whole.format(games), count: whole.format(asked) }));
  lines.push(
    say('simulate-done', {
      games: whole.format(games),
      moves: whole.format(moves),
      time: `${number.format(seconds)} s`,
      seed,
    }),
  );
  return lines;
}

/** A line for each way to play. */
function overview(
  { io, say, language }: SimulateCall,
  tried: readonly Tried[],
  dim: (text: string) => string,
) {
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(language);
  const rows = tried.map(({ name, way, result: { measures } }) => {
    const points = new Tally();
    for (let seat = 1; seat <= way.players; seat++) points.merge(measures.tally(`points ${seat}`));
    const length = measures.tally('length');
    const figures =
      points.count === 0
        ? ['–', '–', '–', '–']
        : [
            number.format(points.mean),
            number.format(Math.sqrt(points.variance)),
            whole.format(points.lowest),
            whole.format(points.highest),
          ];
    return [
      `  ${name}`,
      whole.format(measures.count('games')),
      number.format(length.mean),
      whole.format(length.highest),
      ...figures,
    ];
  });
  const [first = '', ...others] = say('simulate-head').split(', ');
  const head = [`  ${first}`, ...others].map(dim);
  return drawRows([head, ...rows], io.stdout.isTTY ? io.stdout.columns : 1000);
}

/** What the figures of the first way say. */
function figureLines(
  { language }: SimulateCall,
  { tried, translator, bots }: Findings,
  width: number,
): string[] {
  const [first] = tried;
  if (!first) return [];
  const names = namesFrom(translator, language, first.data);
  return figuresOf(first.result).map((figure) => wrap(sayFigure(figure, { language, bots, names }), width));
}

/** Games that the rules could not go on with, those with the same cause together. */
function faultLines({ tried, reached, game, sayFault }: Findings, say: Say): string[] {
  const groups = new Map<string, { way: string; fault: FaultyGame; count: number }>();
  for (const { name, result } of tried)
    for (const fault of result.measures.faults) {
      const key = `${fault.code} ${fault.about}`;
      const group = groups.get(key) ?? { way: name, fault, count: 0 };
      group.count++;
      groups.set(key, group);
    }
  return [...groups.values()].map(({ way, fault, count }) => {
    // Only the interpreter knows the line.
    const located = reached
      .flatMap((one) => one.faults)
      .find(({ code, about, at }) => code === fault.code && about === fault.about && at !== undefined);
    const part = located?.at === undefined ? undefined : partsOf(game)[located.at];
    const said = sayFault({ code: fault.code, about: fault.about, routine: located?.routine ?? '', part });
    const first = say('simulate-fault', { way, move: fault.move, game: fault.game + 1, fault: said });
    return count === 1 ? first : `${first} ${say('simulate-fault-again', { count: count - 1 })}`;
  });
}

/** Columns; where they are wider than the terminal, each row has its name above it. */
function drawRows(rows: readonly (readonly string[])[], width: number): string[] {
  const lines = columns(rows, 2, [1, 2, 3, 4, 5, 6, 7]);
  if (Math.max(...lines.map(widthOf)) <= width) return lines;
  const figures = columns(
    rows.map(([, ...row]) => ['   ', ...row]),
    2,
    [1, 2, 3, 4, 5, 6, 7],
  );
  return rows.flatMap(([name = ''], index) => [name, figures[index]!]);
}

/** Reasons named in the rules. The implicit reasons of choices need not be reachable. */
function withoutAutomatic(coverage: Coverage, { reasons }: Game): Coverage {
  const named = (names: readonly string[]) => names.filter((name) => reasons.includes(name));
  return {
    ...coverage,
    reasons: { reached: named(coverage.reasons.reached), missed: named(coverage.reasons.missed) },
  };
}

/** An action is counted as such, not as the routine that carries it out. */
function partsOfCoverage({ routines, actions, offers, reasons }: Coverage) {
  const isPhase = (name: string): boolean => !name.startsWith('action ');
  const phases = { reached: routines.reached.filter(isPhase), missed: routines.missed.filter(isPhase) };
  return [
    ['phases', phases],
    ['actions', actions],
    ['offers', offers],
    ['reasons', reasons],
  ] as const;
}

function sayCoverage(coverage: Coverage, say: Say): string[] {
  const parts = partsOfCoverage(coverage);
  const ratios = parts.map(([sort, { reached, missed }]) => [
    sort,
    `${reached.length}/${reached.length + missed.length}`,
  ]);
  const lines = [say('simulate-coverage', Object.fromEntries(ratios))];
  for (const [sort, { missed }] of parts)
    if (missed.length > 0)
      lines.push(
        say('simulate-missed', { names: `${say(`simulate-missed-${sort}`)}: ${missed.join(', ')}` }),
      );
  if (lines.length === 1) lines.push(say('simulate-all-reached'));
  return lines;
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
