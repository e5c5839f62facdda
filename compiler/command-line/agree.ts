import { randomInt } from 'node:crypto';
import type { Disagreement, Way } from '../agree/agree.ts';
import { type AgreeSubject, agreeAll, agreeTasks, hasEngine } from './agree-run.ts';
import { type Call, checkLanguage, defineCommand } from './command.ts';
import { EXIT, harmless, OutsideError, UsageError } from './io.ts';
import { declaredGames, findGame, load } from './load.ts';
import { createProgress } from './progress.ts';
import { shownPath } from './rules-folder.ts';
import { waysToPlay } from './simulation.ts';
import { columns, createStyle, wantsColour } from './style.ts';
import { generatedFolder } from './vectors-folder.ts';

const OPTIONS = { moves: 'number', players: 'text', seed: 'text', json: 'flag' } as const;
const MOST_MOVES = 1_000_000_000;
/** The last moves before a difference; the whole game comes with --json. */
const LAST = 8;

type AgreeCall = Call<typeof OPTIONS>;

/** What was compared with so many players. */
interface Compared {
  readonly players: number;
  moves: number;
  games: number;
}

/** Plays interpreter and engine side by side, and stops at the first difference. */
export const agree = defineCommand({
  options: OPTIONS,
  mostWords: 1,
  async run(call) {
    const { io, say, values, words } = call;
    checkLanguage(values.language, say);
    const moves = values.moves ?? 1_000_000;
    if (moves < 1 || moves > MOST_MOVES)
      throw new UsageError(
        say('number-out-of-range', { option: '--moves', value: moves, from: 1, to: MOST_MOVES }),
      );
    const loaded = load(io, [], say, { texts: false, runExamples: false });
    const [id] = words;
    if (id === undefined)
      throw new UsageError(
        `${say('play-which-game')} ${say('known-games', { names: declaredGames(loaded.sources).join(', ') })}`,
      );
    const { game } = findGame(loaded, id, say);
    const subject: AgreeSubject = { id, game, folder: generatedFolder(io, say) };
    if (!hasEngine(subject))
      throw new OutsideError(
        say('agree-no-engine', { game: id, folder: shownPath(io, subject.folder) }),
        EXIT.problems,
      );
    const ways = waysToPlay(game, playersFrom(call, game.players));
    const seed = values.seed ?? String(randomInt(1, 1_000_000));
    const started = io.now();
    const { compared, disagreement } = await playAll(call, subject, ways, moves, seed);
    report(call, id, compared, disagreement, seed, (io.now() - started) / 1000);
    return disagreement ? EXIT.problems : EXIT.fine;
  },
});

function playersFrom(
  { values, say }: AgreeCall,
  { from, to }: { readonly from: number; readonly to: number },
): number | undefined {
  const text = values.players;
  if (text === undefined || text === 'all') return undefined;
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= from && number <= to))
    throw new UsageError(say('number-out-of-range', { option: '--players', value: text, from, to }));
  return number;
}

async function playAll(
  { io, say, language }: AgreeCall,
  subject: AgreeSubject,
  ways: readonly Way[],
  moves: number,
  seed: string,
): Promise<{ readonly compared: readonly Compared[]; readonly disagreement: Disagreement | undefined }> {
  const compared = new Map<number, Compared>();
  for (const { players } of ways) compared.set(players, { players, moves: 0, games: 0 });
  const progress = createProgress(io);
  const number = new Intl.NumberFormat(language);
  const total = moves * compared.size;
  let [played, disagreement]: [number, Disagreement | undefined] = [0, undefined];
  try {
    await agreeAll(subject, agreeTasks(ways, moves, seed), (result, { way }) => {
      const one = compared.get(way.players)!;
      one.moves += result.moves;
      one.games += result.games;
      played += result.moves;
      disagreement ??= result.disagreement;
      progress.show(
        say('agree-progress', { moves: number.format(played), count: way.players }),
        played / total,
      );
    });
  } finally {
    progress.clear();
  }
  return { compared: [...compared.values()], disagreement };
}

function report(
  { io, say, values, language }: AgreeCall,
  id: string,
  compared: readonly Compared[],
  disagreement: Disagreement | undefined,
  seed: string,
  seconds: number,
): void {
  if (values.json) {
    const data = { game: id, seed, compared, disagreement: disagreement ?? null };
    io.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
    return;
  }
  const style = createStyle(wantsColour(io.stdout, io.env));
  const number = new Intl.NumberFormat(language);
  const time = `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(seconds)} s`;
  const rows = compared.map(({ players, moves, games }) => [
    `  ${say('simulate-players', { count: players })}`,
    number.format(moves),
    number.format(games),
  ]);
  const [first = '', ...others] = say('agree-head').split(', ');
  const head = [`  ${first}`, ...others].map(style.dim);
  const lines = [style.bold(id), ...columns([head, ...rows], 2, [1, 2]), ''];
  if (disagreement) lines.push(style.colour('red', say('agree-differ')), ...told(say, disagreement));
  const moves = number.format(compared.reduce((sum, one) => sum + one.moves, 0));
  lines.push(say(disagreement ? 'agree-stopped' : 'agree-done', { moves, time, seed }));
  io.stdout.write(`${harmless(lines.join('\n'))}\n`);
}

/** Where it was, what each of the two says, and the moves that led there. */
function told(
  say: AgreeCall['say'],
  { what, about, expected, found, way, seed, log }: Disagreement,
): string[] {
  const options = Object.entries(way.options).map(([name, value]) => `, ${name} ${value}`);
  const imaginary = way.imaginary > 0 ? ` ${say('simulate-imaginary', { count: way.imaginary })}` : '';
  const setup = `${say('simulate-players', { count: way.players })}${imaginary}${options.join('')}`;
  const chance = seed === undefined ? say('agree-supplied') : say('agree-seed', { seed });
  const earlier = log.length - LAST;
  return [
    `  ${say('agree-where', { setup, chance, move: log.length })}`,
    ...(earlier > 0 ? [`    … ${say('agree-earlier', { count: earlier })}`] : []),
    ...log.slice(-LAST).map((line) => `    ${line}`),
    `  ${say(`agree-what-${what}`)}${about === '' ? '' : ` ${about}`}`,
    `    ${say('agree-interpreter')}: ${expected}`,
    `    ${say('agree-engine')}: ${found}`,
    '',
  ];
}
