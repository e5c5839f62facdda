import { randomInt } from 'node:crypto';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { waysToPlay } from '../../agree/ways.ts';
import { type Compared, type Comparison, comparisonOf, looks } from '../../lab/compare.ts';
import { comparisonAsJson } from '../../lab/comparison-files.ts';
import { Measures, type MeasuresData } from '../../lab/measures.ts';
import type { RuleNames } from '../../lab/say-figure.ts';
import { handedToThread, type TemporaryEngine, withTemporaryEngine } from '../engines/temporary-engine.ts';
import { namesFrom } from '../lab/names.ts';
import { readBots } from '../lab/options.ts';
import { planFor } from '../lab/plan-for.ts';
import { reportFiles } from '../lab/write-report.ts';
import { type Call, checkLanguage, defineCommand, outOfRange, playersFrom } from '../shared/command.ts';
import { EXIT, UsageError } from '../shared/io.ts';
import { findGame, load, translatorFor } from '../shared/load.ts';
import { createProgress } from '../shared/progress.ts';
import { columns, createStyle, wantsColour, wrap } from '../shared/style.ts';
import { doTasks } from '../shared/threads.ts';
import { writePage } from './page.ts';
import { type PairSubject, type PairTask, pairsPlayer } from './pairs-player.ts';

const OPTIONS = {
  games: 'number',
  players: 'text',
  bots: 'text',
  seed: 'text',
  threads: 'number',
  json: 'flag',
  report: 'word',
} as const;
type CompareCall = Call<typeof OPTIONS>;

const USUAL_GAMES = 200_000;
const MOST_GAMES = 1_000_000_000;
/** Pairs of games that a thread plays in one go. */
const IN_ONE_GO = 256;

/** Plays two games or variants with the same chance, until it is clear what differs. */
export const compare = defineCommand({
  options: OPTIONS,
  mostWords: 2,
  async run(call) {
    const { io, say, values, words } = call;
    checkLanguage(values.language, say);
    const [a, b] = words;
    if (a === undefined || b === undefined) throw new UsageError(say('compare-which'));
    const loaded = load(io, [], say, { texts: false, runExamples: false });
    const [one, other] = [findGame(loaded, a, say), findGame(loaded, b, say)];
    if (values.report !== undefined) reportFiles(say, values.report);
    const most = values.games ?? USUAL_GAMES;
    if (most < 1 || most > MOST_GAMES) throw outOfRange(say, '--games', most, 1, MOST_GAMES);
    const seed = values.seed ?? String(randomInt(1, 1_000_000));
    const players = playersOf(call, one, other);
    const began = io.now();
    let isBrokenOff = false;
    const found = await withTemporaryEngine(
      one.game,
      (first) =>
        withTemporaryEngine(
          other.game,
          async (second) => {
            const bots = readBots(
              values.bots,
              players,
              first.data.actions.map(({ name }) => name),
              say,
            );
            const planOf = ({ id, game }: CompiledGame, { data }: TemporaryEngine) =>
              planFor(id, data, { way: waysToPlay(game, players)[0]!, games: most, seed, bots });
            const pairing = { a: planOf(one, first), b: planOf(other, second) };
            const subject = { a: handedToThread(first), b: handedToThread(second), pairing };
            const measures = await untilClear(call, subject, most, () => isBrokenOff);
            return { pairing, measures, data: first.data };
          },
          () => {
            isBrokenOff = true;
          },
        ),
      () => {
        isBrokenOff = true;
      },
    );
    const seconds = (io.now() - began) / 1000;
    const comparison = comparisonOf(found.measures);
    const translator = () =>
      translatorFor(io, loaded, one, call.language === 'en' ? undefined : call.language, say);
    if (values.json) io.stdout.write(comparisonAsJson(found.pairing, comparison));
    else
      for (const line of told(call, comparison, {
        ...{ a, b, seed, players, seconds },
        names: namesFrom(translator, call.language, found.data),
      }))
        io.stdout.write(`${line}\n`);
    if (values.report !== undefined)
      await writePage(call, values.report, found, [one.id, other.id], translator);
    return EXIT.fine;
  },
});

/** As many as were asked for; else the fewest with whom both can be played, but two where that goes. */
function playersOf(
  { say, values }: CompareCall,
  { game: a }: CompiledGame,
  { game: b }: CompiledGame,
): number {
  const both = { from: Math.max(a.players.from, b.players.from), to: Math.min(a.players.to, b.players.to) };
  if (both.from > both.to) throw new UsageError(say('compare-players'));
  return playersFrom(values.players, both, say) ?? Math.min(both.to, Math.max(2, both.from));
}

/** Plays until everything compared is clear, and looks only where every machine looks. */
async function untilClear(
  { io, say, values }: CompareCall,
  subject: PairSubject,
  most: number,
  isBrokenOff: () => boolean,
): Promise<Measures> {
  const measures = new Measures();
  const progress = createProgress(io);
  let done = 0;
  for (const look of looks(most)) {
    const tasks: PairTask[] = [];
    for (let at = done; at < look; at += IN_ONE_GO)
      tasks.push({ range: [at, Math.min(look, at + IN_ONE_GO)] });
    const parts: MeasuresData[] = [];
    await doTasks<PairTask, MeasuresData>({
      tasks,
      script: new URL('./worker.ts', import.meta.url),
      workerData: subject,
      isWorthIt: values.threads !== 1 && look - done > 4 * IN_ONE_GO,
      ...(values.threads === undefined ? {} : { most: values.threads }),
      here: () => pairsPlayer(subject),
      done: (data, _, stop) => {
        parts.push(data);
        progress.show(say('compare-progress', { count: look }), parts.length / tasks.length);
        if (isBrokenOff()) stop();
      },
    });
    // What was broken off between two looks is left out, so that the answer is one that any machine can give.
    if (isBrokenOff()) break;
    for (const part of parts) measures.merge(Measures.from(part));
    done = look;
    if (comparisonOf(measures).isClear) break;
  }
  progress.clear();
  return measures;
}

function told(
  { io, say, language }: CompareCall,
  { games, same, compared }: Comparison,
  {
    a,
    b,
    seed,
    players,
    seconds,
    names,
  }: { a: string; b: string; seed: string; players: number; seconds: number; names: RuleNames },
): string[] {
  const style = createStyle(wantsColour(io.stdout, io.env));
  const width = Math.min(io.stdout.columns, 100);
  const whole = new Intl.NumberFormat(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const signedShare = new Intl.NumberFormat(language, {
    ...{ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  });
  const figure = ({ name }: Compared, value: number, format = plain): string =>
    (name.endsWith(' wins') ? (format === number ? signedShare : share) : format).format(value);
  const rows = compared.map((one) => [
    `  ${sayName(one.name)}`,
    figure(one, one.a),
    figure(one, one.b),
    figure(one, one.difference, number),
    `${figure(one, one.low, number)} … ${figure(one, one.high, number)}`,
    one.verdict === 'differs' ? style.bold(say('compare-differs')) : say(`compare-${one.verdict}`),
  ]);
  const head = ['  ', a, b, say('compare-difference'), share.format(0.95), ''].map(style.dim);
  const count = (verdict: Compared['verdict']) => compared.filter((one) => one.verdict === verdict).length;
  const summary =
    same === games && games > 0
      ? say('compare-same', { games: whole.format(games) })
      : say('compare-summary', { differs: count('differs'), alike: count('alike'), open: count('open') });
  return [
    style.bold(say('compare-head', { a, b, players })),
    ...columns([head, ...rows], 2, [1, 2, 3, 4]),
    '',
    wrap(summary, width),
    wrap(say('compare-promise'), width),
    say('compare-done', { games: whole.format(games), time: `${plain.format(seconds)} s`, seed }),
  ];

  function sayName(name: string): string {
    const [, seat] = /^seat (\d+) wins$/.exec(name) ?? [];
    if (seat !== undefined) return say('compare-seat', { seat });
    if (name.startsWith('scoring ')) {
      const [, scoring = '', ...part] = name.split(' ');
      const named = names.scoring(scoring);
      return part.length === 0 ? named : `${named}: ${names.part(scoring, part.join(' '))}`;
    }
    return say(`compare-${name as 'length' | 'points' | 'margin'}`);
  }
}
