import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Source } from '../../1-syntax/source.ts';
import { folderOf } from '../../1-syntax/source.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Emitted } from '../../4-emit/emitted.ts';
import { emitEngine } from '../../4-emit/engine/index.ts';
import { Problems } from '../../problems/problem.ts';
import { readTexts } from '../../texts/texts.ts';
import { type RefusedEngine, refusalLines, refusedEngines } from '../engines/check-engines.ts';
import { type EmitEngine, freshEngines } from '../engines/emit-engines.ts';
import type { FreshEngine } from '../engines/fresh-engine.ts';
import { type Call, type Command, checkLanguage, defineCommand, type Everywhere } from '../shared/command.ts';
import { EXIT, type Io, UsageError } from '../shared/io.ts';
import type { ToolLanguage } from '../shared/language.ts';
import { declaredGames, findGame, homeOf, type Loaded, load } from '../shared/load.ts';
import { exitFor, findingsAsData, findingsOf, printFindings, summaryOf } from '../shared/problem-report.ts';
import { createProgress } from '../shared/progress.ts';
import { isAsked } from '../shared/rules-folder.ts';
import { columns, createStyle, type Style, wantsColour, widthOf } from '../shared/style.ts';
import type { Say } from '../shared/words/index.ts';
import { changedFiles, engineFiles, gamesIn, refuseAmongRules, writeFiles } from './files.ts';
import { packageOf } from './package-files.ts';

/** The summary of one game or variant. */
interface Made {
  readonly game: string;
  readonly players: { readonly from: number; readonly to: number };
  readonly phases: number;
  readonly actions: number;
  readonly scorings: number;
  readonly tables: number;
  readonly grids: number;
  readonly terms: number;
  readonly examples: number;
  /** How many texts each language has; a variant has its own among those of its game. */
  readonly texts: Readonly<Record<string, number>>;
}

const OPTIONS = { to: 'word', ts: 'flag', vectors: 'flag', json: 'flag' } as const;

/** Compiles every game and variant, prints a summary, and writes packages, or with `--ts` engines, into the folder of `--to`. */
export const build = buildWith(emitEngine);

export function buildWith(emit: EmitEngine): Command {
  return defineCommand({ options: OPTIONS, run: (call) => run(call, emit) });
}

async function run(
  { io, say, language, values, words }: Call<typeof OPTIONS & Everywhere>,
  emit: EmitEngine,
): Promise<number> {
  checkLanguage(values.language, say);
  for (const option of ['ts', 'vectors'] as const)
    if (values[option] && values.to === undefined)
      throw new UsageError(say('build-option-where', { option: `--${option}`, other: '--to' }));
  const started = io.now();
  // What is no path is the name of a game or variant.
  const names = words.filter((word) => !existsSync(resolve(io.cwd, word)) && !/[\\.]/.test(word));
  const paths = words.filter((word) => !names.includes(word));
  const all = load(io, paths, say, { texts: true, runExamples: true });
  const seconds = (io.now() - started) / 1000;
  const named = names.map((name) => findGame(all, name, say));
  const loaded = names.length > 0 ? onlyAbout(all, named) : all;
  const findings = findingsOf(io, loaded);
  const games =
    names.length > 0 ? named : loaded.compilation.games.filter(({ id }) => isAskedGame(loaded, id));
  const made = games.map((game) => madeOf(game, loaded.sources));
  const leftOut = declaredGames(loaded.sources).filter(
    (id) => names.length === 0 && isAskedGame(loaded, id) && !games.some((game) => game.id === id),
  );
  const exit = made.length === 0 ? EXIT.problems : exitFor(findings);
  const to = games.length > 0 ? values.to : undefined;
  if (to !== undefined) refuseAmongRules(io, to, loaded.folder, say);
  const there = to === undefined || !values.ts ? [] : gamesIn(io, to, say);
  // With errors in the rules, a missing variant may only be misspelt.
  const isSound =
    findings.unreadable.length === 0 && !findings.problems.some(({ severity }) => severity === 'error');
  const dropped = isSound ? droppedFrom(there, declaredGames(loaded.sources)) : [];
  const others = there.filter((id) => !dropped.includes(id));
  const engines = to === undefined ? [] : freshEngines(games, loaded.sources, emit);
  const files =
    to === undefined
      ? undefined
      : values.ts
        ? sourcesFor(engines, games, values.vectors, others)
        : await packagesFor(engines, games, loaded.sources);
  const changed = files && changedFiles(io, to!, files.all, say);
  // Unchanged engines were compared when they were written.
  const isChanged = (engine: FreshEngine) => files?.of.get(engine)?.some((one) => changed?.includes(one));
  const refused = files ? await compareAll(io, engines.filter(isChanged), say) : [];
  const written = refused.length > 0 ? undefined : changed;
  if (written) writeFiles(io, to!, written, say);
  if (values.json) {
    const data = {
      games: made,
      leftOut,
      written: (written ?? []).map(({ file }) => file),
      dropped,
      refused,
      ...findingsAsData(findings, language, say),
    };
    io.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
    return refused.length > 0 ? EXIT.unexpected : exit;
  }
  printFindings(io, findings, language, say);
  for (const line of tell(io, loaded, made, leftOut, seconds, language, say)) io.stdout.write(`${line}\n`);
  if (refused.length > 0) {
    for (const line of refusalLines(say, refused)) io.stderr.write(`${line}\n`);
    return EXIT.unexpected;
  }
  for (const line of tellWritten(values.to, files?.all.length ?? 0, written, dropped, say))
    io.stdout.write(`${line}\n`);
  io.stdout.write(`${summaryOf(io, findings, language, say)}\n`);
  return exit;
}

/** The same rules, of which only what concerns these games was asked for. */
function onlyAbout(loaded: Loaded, games: readonly CompiledGame[]): Loaded {
  const homes = games.map(({ id }) => homeOf(loaded.sources, id));
  return { ...loaded, folder: { ...loaded.folder, parts: [...new Set(homes)] } };
}

/** What is to be written, and what of it belongs to each engine. */
interface ToWrite {
  readonly of: ReadonlyMap<FreshEngine, readonly Emitted[]>;
  readonly all: readonly Emitted[];
}

/** The engines as they are, in TypeScript, with what they share. */
function sourcesFor(
  engines: readonly FreshEngine[],
  games: readonly CompiledGame[],
  vectors: boolean,
  others: readonly string[],
): ToWrite {
  return {
    of: new Map(engines.map((engine) => [engine, engine.files])),
    all: engineFiles(engines, games, vectors, others),
  };
}

/** A package for each engine: one alone is the folder itself, of several each has a folder. */
async function packagesFor(
  engines: readonly FreshEngine[],
  games: readonly CompiledGame[],
  sources: readonly Source[],
): Promise<ToWrite> {
  const of = new Map<FreshEngine, readonly Emitted[]>();
  for (const [index, engine] of engines.entries()) {
    const { name, files } = await packageOf(games[index]!, engine, sources);
    const folder = engines.length === 1 ? '' : `${name}/`;
    of.set(
      engine,
      files.map(({ file, text }) => ({ file: folder + file, text })),
    );
  }
  return { of, all: [...of.values()].flat() };
}

/** The engines that do not agree with the interpreter. */
async function compareAll(io: Io, engines: readonly FreshEngine[], say: Say): Promise<RefusedEngine[]> {
  const progress = createProgress(io);
  let done = 0;
  const show = () => progress.show(say('build-comparing'), done / engines.length);
  show();
  const refused = await refusedEngines(engines, () => {
    done++;
    show();
  });
  progress.clear();
  return refused;
}

/** Variants with an engine in the folder that their game does not declare any more. */
function droppedFrom(there: readonly string[], declared: readonly string[]): string[] {
  return there.filter((id) => !declared.includes(id) && declared.some((game) => id.startsWith(`${game}/`)));
}

function tellWritten(
  folder: string | undefined,
  made: number,
  written: readonly Emitted[] | undefined,
  dropped: readonly string[],
  say: Say,
): string[] {
  if (folder === undefined) return [say('build-writes-nothing')];
  if (written === undefined) return [say('build-nothing-to-write', { folder })];
  const lines = [say('build-written', { count: written.length, same: made - written.length, folder })];
  if (dropped.length > 0) lines.push(say('build-dropped', { names: dropped.join(', '), folder }));
  return lines;
}

function tell(
  io: Io,
  { sources }: Loaded,
  made: readonly Made[],
  leftOut: readonly string[],
  seconds: number,
  language: ToolLanguage,
  say: Say,
): string[] {
  const style = createStyle(wantsColour(io.stdout, io.env));
  const lines: string[] = [];
  if (made.length > 0)
    lines.push(...drawMade(made, style, io.stdout.isTTY ? io.stdout.columns : 1000, say), '');
  const homes = new Set(declaredGames(sources).map((id) => homeOf(sources, id)));
  const shared = [...new Set(sources.map(({ file }) => folderOf(file)))].filter(
    (folder) => folder !== '' && !homes.has(folder),
  );
  if (shared.length > 0) lines.push(say('build-shared', { names: shared.sort().join(', ') }));
  if (leftOut.length > 0)
    lines.push(style.colour('red', say('build-left-out', { names: leftOut.join(', ') })));
  const examples = made.reduce((sum, one) => sum + one.examples, 0);
  const time = `${new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(seconds)} s`;
  lines.push(
    made.length === 0 ? say('build-nothing') : say('build-done', { count: made.length, examples, time }),
  );
  return lines;
}

/** Columns that a narrow terminal does without, the first one first. */
const LESS_NEEDED = [6, 7, 5, 4];

function drawMade(made: readonly Made[], style: Style, width: number, say: Say): string[] {
  const head = say('build-head').split(', ').map(style.dim);
  const rows = made.map(({ game, players, texts, ...counts }) => [
    game.includes('/') ? `  ${game.slice(game.indexOf('/'))}` : style.bold(game),
    players.from === players.to ? String(players.from) : `${players.from}–${players.to}`,
    ...[counts.phases, counts.actions, counts.scorings, counts.tables, counts.grids, counts.terms].map(
      String,
    ),
    String(counts.examples),
    Object.entries(texts)
      .map(([language, count]) => `${language} ${count}`)
      .join(', '),
  ]);
  for (let left = 0; ; left++) {
    const without = LESS_NEEDED.slice(0, left);
    const shown = [head, ...rows].map((row) => row.filter((_, index) => !without.includes(index)));
    const lines = columns(shown, 2, [1, 2, 3, 4, 5, 6, 7, 8].slice(0, 8 - left));
    if (left === LESS_NEEDED.length || Math.max(...lines.map(widthOf)) <= width) return lines;
  }
}

function madeOf({ id, game, model }: CompiledGame, sources: readonly Source[]): Made {
  const folder = homeOf(sources, id);
  const files = sources.filter(({ file }) => file.startsWith(`${folder}/text/`) && file.endsWith('.ftl'));
  const texts = game.base === undefined ? [...readTexts(files, new Problems())].sort() : [];
  return {
    game: id,
    players: game.players,
    phases: model.phases.length,
    actions: game.actions.length,
    scorings: game.scorings.length,
    tables: game.tables.length,
    grids: game.grids.length,
    terms: game.terms.length,
    examples: game.examples.length,
    texts: Object.fromEntries(texts.map(([language, known]) => [language, known.size])),
  };
}

function isAskedGame({ folder, sources }: Loaded, id: string): boolean {
  const home = homeOf(sources, id);
  return sources.some(({ file }) => folderOf(file) === home && isAsked(folder, file));
}
