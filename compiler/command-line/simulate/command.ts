import { randomInt } from 'node:crypto';
import type { Game } from '../../3-ir/ir.ts';
import { partsOf } from '../../3-ir/walk.ts';
import { type Way, waysToPlay } from '../../agree/ways.ts';
import { createInterpreter, type Interpreter } from '../../interpret/index.ts';
import type { Simulation } from '../../interpret/simulate.ts';
import { type Call, checkLanguage, defineCommand, outOfRange, playersFrom } from '../shared/command.ts';
import { faultSayer, type SayFault } from '../shared/fault-text.ts';
import { EXIT, UsageError } from '../shared/io.ts';
import { declaredGames, findGame, load } from '../shared/load.ts';
import { createProgress } from '../shared/progress.ts';
import { columns, createStyle, wantsColour, widthOf, wrap } from '../shared/style.ts';
import type { Say } from '../shared/words/index.ts';
import { runTasks } from './run-tasks.ts';
import { finished, merge, mergeCoverage, pool, tasksFor } from './tasks.ts';

const OPTIONS = { games: 'number', players: 'text', seed: 'text', json: 'flag' } as const;
const MOST_GAMES = 10_000_000;

interface Tried {
  readonly way: Way;
  readonly name: string;
  readonly result: Simulation;
}

/** Plays random games of every way to play, and counts. */
export const simulate = defineCommand({
  options: OPTIONS,
  mostWords: 1,
  async run(call) {
    const { io, say, values, words } = call;
    checkLanguage(values.language, say);
    const loaded = load(io, [], say, { texts: false, runExamples: false });
    const [id] = words;
    if (id === undefined)
      throw new UsageError(
        `${say('simulate-which-game')} ${say('known-games', { names: declaredGames(loaded.sources).join(', ') })}`,
      );
    const compiled = findGame(loaded, id, say);
    const { game } = compiled;
    const games = values.games ?? 100;
    if (games < 1 || games > MOST_GAMES) throw outOfRange(say, '--games', games, 1, MOST_GAMES);
    const ways = waysToPlay(game, playersFrom(values.players, game.players, say));
    const seed = values.seed ?? String(randomInt(1, 1_000_000));
    const started = io.now();
    const tried = await tryAll(call, game, ways, games, seed);
    const seconds = (io.now() - started) / 1000;
    return report(call, { id, game, tried, seed, seconds, sayFault: faultSayer(io, loaded, compiled, say) });
  },
});

async function tryAll(
  { io, say }: Call<typeof OPTIONS>,
  game: Game,
  ways: readonly Way[],
  games: number,
  seed: string,
): Promise<Tried[]> {
  const interpreter = createInterpreter(game);
  const all = ways.map((way) => ({
    way,
    name: nameOf(way, interpreter, say),
    left: games,
    parts: [] as Simulation[],
  }));
  const tasks = all.flatMap((one) =>
    tasksFor(one.way, games, seed).map((task, index) => ({ ...task, one, index })),
  );
  const progress = createProgress(io);
  let done = 0;
  const total = games * ways.length;
  await runTasks(
    game,
    tasks.map(({ one: _, index: __, ...task }) => task),
    (result, at) => {
      const { one, index, games: count } = tasks[at]!;
      // In the order of the tasks, whichever thread was first: so that sums come out the same every time.
      one.parts[index] = result;
      one.left -= count;
      done += count;
      if (io.stderr.isTTY)
        progress.show(`${say('simulate-games', { count: total })}, ${one.name}`, done / total);
      else if (one.left === 0) io.stderr.write(`${one.name}: ${say('simulate-games', { count: games })}\n`);
    },
  );
  progress.clear();
  return all.map(({ way, name, parts }) => ({ way, name, result: merge(parts) }));
}

function nameOf({ players, imaginary, options }: Way, { notation, program }: Interpreter, say: Say): string {
  const who =
    imaginary > 0
      ? `${players} ${say('simulate-imaginary', { count: imaginary })}`
      : say('simulate-players', { count: players });
  const parts = [who];
  for (const [name, value] of Object.entries(options)) {
    const { type } = program.game.options.find((option) => option.name === name)!;
    parts.push(`${name} ${notation.value(type, value)}`);
  }
  return parts.join(', ');
}

interface Findings {
  readonly id: string;
  readonly game: Game;
  readonly tried: readonly Tried[];
  readonly seed: string;
  readonly seconds: number;
  readonly sayFault: SayFault;
}

function report(
  { io, say, values, language }: Call<typeof OPTIONS>,
  { id, game, tried, seed, seconds, sayFault }: Findings,
): number {
  const coverage = withoutAutomatic(mergeCoverage(tried.map(({ result }) => result.coverage)), game);
  const isWhole = values.players === undefined || values.players === 'all';
  const missed = [coverage.routines, coverage.actions, coverage.offers, coverage.reasons].some(
    (part) => part.missed.length > 0,
  );
  const faults = tried.flatMap(({ name, result }) => result.faults.map((fault) => ({ ...fault, way: name })));
  const unfinished = tried.reduce((sum, { result }) => sum + result.unfinished, 0);
  const exit = faults.length > 0 || unfinished > 0 || (missed && isWhole) ? EXIT.problems : EXIT.fine;
  if (values.json) {
    const ways = tried.map(({ way, result: { coverage: _, ...result } }) => ({ ...way, ...result }));
    io.stdout.write(`${JSON.stringify({ game: id, seed, ways, coverage, faults }, null, 2)}\n`);
    return exit;
  }
  const style = createStyle(wantsColour(io.stdout, io.env));
  const width = Math.min(io.stdout.columns, 100);
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(language);
  const rows = tried.map(({ name, way, result }) => {
    const players = result.points
      .slice(0, way.players)
      .map((points) => ({ points, count: finished(result) }));
    const points = players.length === 0 ? undefined : pool(players);
    const figures = points
      ? [
          number.format(points.mean),
          number.format(points.deviation),
          whole.format(points.lowest),
          whole.format(points.highest),
        ]
      : ['–', '–', '–', '–'];
    return [
      `  ${name}`,
      whole.format(result.games),
      number.format(result.moves / result.games),
      whole.format(result.longest),
      ...figures,
    ];
  });
  const [first = '', ...others] = say('simulate-head').split(', ');
  const head = [`  ${first}`, ...others].map(style.dim);
  const lines = [
    style.bold(id),
    ...drawRows([head, ...rows], io.stdout.isTTY ? io.stdout.columns : 1000),
    '',
  ];
  lines.push(...sayCoverage(coverage, say).map((line) => wrap(line, width)));
  if (missed && !isWhole) lines.push(wrap(say('simulate-restricted'), width));
  for (const [first, ...others] of alike(faults)) {
    const { way, move, seed: played, at, ...fault } = first;
    const part = at === undefined ? undefined : partsOf(game)[at];
    const told = [say('simulate-fault', { way, move, seed: played, fault: sayFault({ ...fault, part }) })];
    if (others.length > 0) told.push(say('simulate-fault-again', { count: others.length }));
    lines.push(style.colour('red', wrap(told.join(' '), width)));
  }
  if (unfinished > 0) lines.push(style.colour('red', say('simulate-unfinished', { count: unfinished })));
  const [games, moves] = [
    tried.reduce((sum, { result }) => sum + result.games, 0),
    tried.reduce((sum, { result }) => sum + result.moves, 0),
  ];
  lines.push(
    '',
    say('simulate-done', {
      games: whole.format(games),
      moves: whole.format(moves),
      time: `${number.format(seconds)} s`,
      seed,
    }),
  );
  for (const line of lines) io.stdout.write(`${line}\n`);
  return exit;
}

/** Groups equal faults, those with a source line first: only the interpreter knows the line. */
function alike<F extends Simulation['faults'][number]>(faults: readonly F[]): [F, ...F[]][] {
  const groups = new Map<string, [F, ...F[]]>();
  for (const fault of faults) {
    const key = `${fault.code} ${fault.about}`;
    const group = groups.get(key);
    if (!group) groups.set(key, [fault]);
    else if (group[0].at === undefined && fault.at !== undefined) group.unshift(fault);
    else group.push(fault);
  }
  return [...groups.values()];
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
function withoutAutomatic(coverage: Simulation['coverage'], { reasons }: Game): Simulation['coverage'] {
  const named = (names: readonly string[]) => names.filter((name) => reasons.includes(name));
  return {
    ...coverage,
    reasons: { reached: named(coverage.reasons.reached), missed: named(coverage.reasons.missed) },
  };
}

function sayCoverage({ routines, actions, offers, reasons }: Simulation['coverage'], say: Say): string[] {
  const ratio = ({ reached, missed }: { reached: readonly string[]; missed: readonly string[] }) =>
    `${reached.length}/${reached.length + missed.length}`;
  // An action is counted as such, not as the routine that carries it out.
  const phases = { reached: routines.reached.filter(isPhase), missed: routines.missed.filter(isPhase) };
  const parts = { phases, actions, offers, reasons };
  const lines = [
    say('simulate-coverage', {
      phases: ratio(phases),
      actions: ratio(actions),
      offers: ratio(offers),
      reasons: ratio(reasons),
    }),
  ];
  for (const [sort, { missed }] of Object.entries(parts) as [
    keyof typeof parts,
    { missed: readonly string[] },
  ][])
    if (missed.length > 0)
      lines.push(
        say('simulate-missed', { names: `${say(`simulate-missed-${sort}`)}: ${missed.join(', ')}` }),
      );
  if (lines.length === 1) lines.push(say('simulate-all-reached'));
  return lines;
}

function isPhase(name: string): boolean {
  return !name.startsWith('action ');
}
