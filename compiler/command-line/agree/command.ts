import { randomInt } from 'node:crypto';
import { emitEngine } from '../../4-emit/engine/index.ts';
import type { Disagreement } from '../../agree/agree.ts';
import { waysToPlay } from '../../agree/ways.ts';
import { disagreementLines } from '../engines/disagreement.ts';
import { freshEngines } from '../engines/emit-engines.ts';
import { withWrittenEngine } from '../engines/fresh-engine.ts';
import { type Call, checkLanguage, defineCommand, outOfRange, playersFrom } from '../shared/command.ts';
import { EXIT, harmless, UsageError } from '../shared/io.ts';
import { declaredGames, findGame, load } from '../shared/load.ts';
import { shownPath } from '../shared/rules-folder.ts';
import { columns, createStyle, wantsColour } from '../shared/style.ts';
import { generatedFolder } from '../shared/vectors-folder.ts';
import { AgreeResults, agreeFingerprint } from './results.ts';
import { type AgreeSubject, type AgreeTask, agreeAll, agreeTasks, hasEngine, isOutdated } from './run.ts';
import { AgreeTally, type Compared } from './tally.ts';

const OPTIONS = { moves: 'number', players: 'text', seed: 'text', resume: 'word', json: 'flag' } as const;
const MOST_MOVES = 1_000_000_000;
/** Number of digits of a digest that are printed: nobody plays a billion runs. */
const SHOWN_OF_DIGEST = 16;

type AgreeCall = Call<typeof OPTIONS>;

/** Plays interpreter and engine side by side, and stops at the first difference. */
export const agree = defineCommand({
  options: OPTIONS,
  mostWords: 1,
  async run(call) {
    const { io, say, values, words } = call;
    checkLanguage(values.language, say);
    const moves = values.moves ?? 1_000_000;
    if (moves < 1 || moves > MOST_MOVES) throw outOfRange(say, '--moves', moves, 1, MOST_MOVES);
    const loaded = load(io, [], say, { texts: false, runExamples: false });
    const [id] = words;
    if (id === undefined)
      throw new UsageError(
        `${say('play-which-game')} ${say('known-games', { names: declaredGames(loaded.sources).join(', ') })}`,
      );
    const found = findGame(loaded, id, say);
    const { game } = found;
    const ways = waysToPlay(game, playersFrom(values.players, game.players, say));
    const subject: AgreeSubject = { id, game, folder: generatedFolder(io, say) };
    const compare = async (subject: AgreeSubject): Promise<number> => {
      const results = resultsIn(call, subject, moves);
      const seed = results?.seed ?? values.seed ?? freshSeed();
      const started = io.now();
      const { compared, disagreement } = await playAll(call, subject, agreeTasks(ways, moves, seed), results);
      report(call, id, compared, disagreement, seed, (io.now() - started) / 1000);
      return disagreement ? EXIT.problems : EXIT.fine;
    };
    if (hasEngine(subject) && !(await isOutdated(subject))) return compare(subject);
    // Rules that are being written have no engine yet, or an earlier one: it is written for this run.
    io.stderr.write(`${say('agree-fresh', { game: id })}\n`);
    const [fresh] = freshEngines([found], loaded.sources, emitEngine);
    return withWrittenEngine(fresh!, (folder) => compare({ ...subject, folder }));
  },
});

/** The command that resumes an interrupted run. */
function again({ values, words }: AgreeCall): string {
  const options = (['moves', 'players', 'seed', 'resume'] as const).flatMap((name) =>
    values[name] === undefined ? [] : [`--${name} ${values[name]}`],
  );
  return ['npx regel agree', ...words, ...options].join(' ');
}

function freshSeed(): string {
  return String(randomInt(1, 1_000_000));
}

/** The results file of an earlier run, if one is to be resumed. */
function resultsIn({ io, say, values }: AgreeCall, subject: AgreeSubject, moves: number) {
  if (values.resume === undefined) return undefined;
  const about = { game: subject.id, fingerprint: agreeFingerprint(subject, moves) };
  const seed = { asked: values.seed, fresh: freshSeed() };
  const results = new AgreeResults(io, say, values.resume, about, seed);
  if (results.wereOthers)
    io.stderr.write(`${say('agree-results-other', { file: shownPath(io, results.path) })}\n`);
  return results;
}

/** All tasks that were not done before, up to the first difference. */
async function playAll(
  call: AgreeCall,
  subject: AgreeSubject,
  tasks: readonly AgreeTask[],
  results: AgreeResults | undefined,
): Promise<{ readonly compared: readonly Compared[]; readonly disagreement: Disagreement | undefined }> {
  const tally = new AgreeTally(call, tasks);
  const left = tasks.filter((task) => {
    const known = results?.known.get(task.seed);
    if (known) tally.knew(task, known);
    return !known;
  });
  const interrupted = () => {
    tally.clear();
    if (results) call.io.stderr.write(`${tally.brokenOff(again(call))}\n`);
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  let disagreement: Disagreement | undefined;
  try {
    await agreeAll(subject, left, (result, task) => {
      disagreement ??= result.disagreement;
      if (!result.disagreement) results?.add(task, result);
      tally.add(task, result);
    });
  } finally {
    tally.clear();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
  return { compared: tally.compared, disagreement };
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
  const rows = compared.map(({ players, moves, games, digest }) => [
    `  ${say('simulate-players', { count: players })}`,
    number.format(moves),
    number.format(games),
    disagreement ? '' : digest.slice(0, SHOWN_OF_DIGEST),
  ]);
  const [first = '', ...others] = say('agree-head').split(', ');
  const head = [`  ${first}`, ...others].map(style.dim);
  const lines = [style.bold(id), ...columns([head, ...rows], 2, [1, 2]), ''];
  if (disagreement)
    lines.push(style.colour('red', say('agree-differ')), ...disagreementLines(say, disagreement));
  const moves = number.format(compared.reduce((sum, one) => sum + one.moves, 0));
  lines.push(say(disagreement ? 'agree-stopped' : 'agree-done', { moves, time, seed }));
  io.stdout.write(`${harmless(lines.join('\n'))}\n`);
}
