import { randomInt } from 'node:crypto';
import { folderOf, type Source } from '../../1-syntax/source.ts';
import { waysToPlay } from '../../agree/ways.ts';
import { writeBots } from '../../lab/bots-text.ts';
import { commandText } from '../../lab/command-text.ts';
import type { Plan } from '../../lab/plan.ts';
import { tuningReport } from '../../lab/report/tuning.ts';
import { choicesOf, readAdjustable } from '../../lab/tune/numbers.ts';
import { readWish } from '../../lab/tune/wishes.ts';
import { tell } from '../../problems/say.ts';
import { titleOf } from '../lab/names.ts';
import { readBots } from '../lab/options.ts';
import { planFor } from '../lab/plan-for.ts';
import { reportFiles, writeReport } from '../lab/write-report.ts';
import { checkLanguage, defineCommand, outOfRange, playersFrom } from '../shared/command.ts';
import { EXIT, OutsideError, UsageError } from '../shared/io.ts';
import { findGame, homeOf, load, translatorFor } from '../shared/load.ts';
import { createProgress } from '../shared/progress.ts';
import { columns, createStyle, wantsColour, wrap } from '../shared/style.ts';
import type { Say } from '../shared/words/index.ts';
import { type Candidate, Candidates, isSameCore, Unfit } from './candidates.ts';
import { tuningAsCsv, tuningAsJson } from './files.ts';
import { search } from './search.ts';

const USUAL_CHOICES = 40;
const MOST_CHOICES = 2_000;
const USUAL_GAMES = 6_400;
const MOST_GAMES = 100_000_000;

/** Searches numbers of the rules that come closest to what is wanted. */
export const tune = defineCommand({
  options: {
    vary: 'texts',
    want: 'texts',
    players: 'text',
    bots: 'text',
    choices: 'number',
    games: 'number',
    seed: 'text',
    threads: 'number',
    json: 'flag',
    report: 'word',
  },
  mostWords: 1,
  async run({ io, say, language, values, words }) {
    checkLanguage(values.language, say);
    const [id] = words;
    if (id === undefined) throw new UsageError(say('simulate-which-game'));
    if (values.report !== undefined) reportFiles(say, values.report);
    const adjustable = readAll(values.vary, readAdjustable, say, 'tune-vary');
    const wishes = readAll(values.want, readWish, say, 'tune-want');
    const { choices = USUAL_CHOICES, games = USUAL_GAMES } = values;
    if (choices < 1 || choices > MOST_CHOICES) throw outOfRange(say, '--choices', choices, 1, MOST_CHOICES);
    if (games < 1 || games > MOST_GAMES) throw outOfRange(say, '--games', games, 1, MOST_GAMES);
    const loaded = load(io, [], say, { texts: false, runExamples: false });
    const compiled = findGame(loaded, id, say);
    const { game } = compiled;
    const players =
      playersFrom(values.players, game.players, say) ??
      Math.min(game.players.to, Math.max(2, game.players.from));
    const seed = values.seed ?? String(randomInt(1, 1_000_000));
    const bots = readBots(
      values.bots,
      players,
      game.actions.map(({ name }) => name),
      say,
    );
    const way = waysToPlay(game, players)[0]!;
    const progress = createProgress(io);

    const folder = homeOf(loaded.sources, id);
    const maker = new Candidates(id, folder, neededBy(folder, loaded.sources), adjustable);
    const candidates = [maker.present(game)];
    const wanted = choicesOf(adjustable, choices, seed).slice(1);
    for (const [at, choice] of wanted.entries()) {
      progress.show(say('tune-compiling', { count: wanted.length }), at / wanted.length);
      const candidate = compiledOr(maker, choice, say, language);
      // What comes to the same rules, the present ones too, is tried once.
      const isNew = candidate && candidates.every(({ core }) => !isSameCore(core, candidate.core));
      if (isNew) candidates.push(candidate);
    }
    const planOf = ({ data }: Candidate, ofSeed: string, count: number): Plan =>
      planFor(id, data, { way, games: count, seed: ofSeed, bots });
    const tuning = await search({
      ...{ candidates, wishes, planOf, seed, mostGames: games, threads: values.threads },
      show: (part) => progress.show(say('tune-playing'), part),
    });
    progress.clear();

    const command = commandText('tune', [id], {
      players,
      bots: writeBots(bots),
      choices: values.choices,
      games: values.games,
      seed,
      vary: values.vary,
      want: values.want,
    });
    const translator = () =>
      translatorFor(io, loaded, compiled, language === 'en' ? undefined : language, say);
    const report = tuningReport(tuning, { language, title: titleOf(translator, language, id), command });
    const style = createStyle(wantsColour(io.stdout, io.env));
    const width = Math.min(io.stdout.columns, 100);
    if (values.json) io.stdout.write(tuningAsJson(tuning));
    else {
      const { head, rows } = report.sections.at(-1)!.parts[0]!.table!;
      const lines = [
        style.bold(report.title),
        ...report.findings.map((finding) => wrap(finding, width)),
        '',
        ...columns([head.map(style.dim), ...rows.map((row) => [...row])], 2),
        '',
        wrap(say('tune-promise'), width),
        command,
      ];
      io.stdout.write(`${lines.join('\n')}\n`);
    }
    if (values.report !== undefined)
      await writeReport(io, say, values.report, report, {
        json: tuningAsJson(tuning),
        csv: tuningAsCsv(tuning),
      });
    return EXIT.fine;
  },
});

function readAll<T>(
  texts: readonly string[],
  read: (text: string) => T | undefined,
  say: Say,
  wrong: 'tune-vary' | 'tune-want',
): T[] {
  const found = texts.map((text) => {
    const one = read(text);
    if (!one) throw new UsageError(say(wrong, { value: text }));
    return one;
  });
  if (found.length === 0) throw new UsageError(say(`${wrong}-none`));
  return found;
}

function compiledOr(
  maker: Candidates,
  choice: readonly number[],
  say: Say,
  language: Parameters<typeof tell>[1],
): Candidate | undefined {
  try {
    return maker.compile(choice);
  } catch (problem) {
    if (!(problem instanceof Unfit)) throw problem;
    const [first] = problem.problems;
    const told = first ? tell(first, language).message : '';
    throw new OutsideError(
      say('tune-unfit', { lines: problem.lines.join(', '), problem: told }),
      EXIT.problems,
    );
  }
}

/** The sources of a folder, and of those that it uses. */
function neededBy(folder: string, sources: readonly Source[]): Source[] {
  const needed = new Set([folder]);
  for (const one of needed)
    for (const { file, text } of sources)
      if (folderOf(file) === one && file.endsWith('.regel'))
        for (const [, used] of text.matchAll(/^use +([\w-]+)/gm))
          for (const other of sources)
            if (folderOf(other.file).split('/').at(-1) === used) needed.add(folderOf(other.file));
  return sources.filter(({ file }) => needed.has(folderOf(file)));
}
