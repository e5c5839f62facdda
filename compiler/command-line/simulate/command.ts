import { randomInt } from 'node:crypto';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { type Way, waysToPlay } from '../../agree/ways.ts';
import { type Plan, type Player, partOf } from '../../lab/plan.ts';
import { emptyResult, type Result, withGames } from '../../lab/result.ts';
import { withTemporaryEngine } from '../engines/temporary-engine.ts';
import { readBots, readShard } from '../lab/options.ts';
import { planFor } from '../lab/plan-for.ts';
import { ResultFile } from '../lab/result-file.ts';
import { runPlans } from '../lab/run-plans.ts';
import { reportFiles } from '../lab/write-report.ts';
import { checkLanguage, defineCommand, outOfRange, playersFrom } from '../shared/command.ts';
import { faultSayer } from '../shared/fault-text.ts';
import { UsageError } from '../shared/io.ts';
import { declaredGames, findGame, load, translatorFor } from '../shared/load.ts';
import { createProgress } from '../shared/progress.ts';
import { OPTIONS, type SimulateCall } from './options.ts';
import { writePage } from './page.ts';
import { report, type Tried } from './report.ts';
import { type Reached, reachedIn, tasksFor } from './tasks.ts';
import { nameOfWay } from './ways.ts';

const MOST_GAMES = 10_000_000_000;
const MOST_THREADS = 256;

/** Plays games of every way to play, and measures them. */
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
    const asked = readAsked(call, compiled);
    const started = io.now();
    const { tried, reached } = await playAll(call, compiled, asked);
    const translator = () =>
      translatorFor(io, loaded, compiled, call.language === 'en' ? undefined : call.language, say);
    const exit = report(call, {
      ...{ id, game: compiled.game, tried, reached, seed: asked.seed, bots: asked.bots },
      seconds: (io.now() - started) / 1000,
      sayFault: faultSayer(io, loaded, compiled, say),
      translator,
    });
    const [first] = tried;
    if (values.report !== undefined && first) await writePage(call, values.report, first, translator);
    return exit;
  },
});

/** What was asked for, checked. */
interface Asked {
  readonly games: number;
  readonly ways: readonly Way[];
  readonly bots: readonly Player[];
  readonly seed: string;
  readonly shard: readonly [number, number];
}

function readAsked({ say, values }: SimulateCall, { game }: CompiledGame): Asked {
  const { games = 100, threads } = values;
  if (games < 1 || games > MOST_GAMES) throw outOfRange(say, '--games', games, 1, MOST_GAMES);
  if (threads !== undefined && (threads < 1 || threads > MOST_THREADS))
    throw outOfRange(say, '--threads', threads, 1, MOST_THREADS);
  const players = playersFrom(values.players, game.players, say);
  const isOneRun = values.to !== undefined || values.shard !== undefined || values.report !== undefined;
  if (isOneRun && players === undefined) throw new UsageError(say('simulate-one-way'));
  if (values.report !== undefined) reportFiles(say, values.report);
  if (values.resume && values.to === undefined) throw new UsageError(say('simulate-resume-where'));
  if (values.shard !== undefined && values.seed === undefined)
    throw new UsageError(say('simulate-shard-seed'));
  const ways = waysToPlay(game, players);
  return {
    games,
    // A part of a run is of the game as it is usually played.
    ways: isOneRun ? ways.slice(0, 1) : ways,
    bots: readBots(
      values.bots,
      players ?? game.players.from,
      game.actions.map(({ name }) => name),
      say,
    ),
    seed: values.seed ?? String(randomInt(1, 1_000_000)),
    shard: readShard(values.shard, say),
  };
}

async function playAll(
  { io, say, values }: SimulateCall,
  { id, game }: CompiledGame,
  asked: Asked,
): Promise<{ tried: Tried[]; reached: Reached[] }> {
  const { games, ways, seed, bots, shard } = asked;
  const progress = createProgress(io);
  let isBrokenOff = false;
  const tried = await withTemporaryEngine(
    game,
    async (engine) => {
      const all = ways.map((way) => {
        const plan = planFor(id, engine.data, { way, games, seed, bots });
        return { way, name: nameOfWay(way, game, say), plan, range: partOf(games, ...shard) };
      });
      const files = all.map(({ plan, range }) => ResultFile.open(io, say, values, plan, range));
      const total = all.reduce((sum, { range: [from, to] }) => sum + to - from, 0);
      let done = files.reduce((sum, file) => sum + file.done, 0);
      const results = new Map<Plan, Result>(files.map((file) => [file.result.plan, file.result]));
      const before = done;
      const began = io.now();
      await runPlans({
        engine,
        work: files.map((file) => ({ plan: file.result.plan, ranges: file.left() })),
        threads: values.threads,
        now: () => io.now(),
        isBrokenOff: () => isBrokenOff,
        done: ({ plan, range }, measures) => {
          const result = withGames(results.get(plan) ?? emptyResult(plan), range, measures);
          results.set(plan, result);
          files.find((file) => file.result.plan === plan)!.keep(result);
          done += range[1] - range[0];
          const left = ((io.now() - began) / Math.max(1, done - before)) * (total - done);
          progress.show(say('simulate-progress', { count: total, left: duration(left) }), done / total);
        },
      });
      for (const file of files) file.write();
      return all.map(({ way, name, plan, range }) => ({
        way,
        name,
        range,
        result: results.get(plan) ?? emptyResult(plan),
        data: engine.data,
      }));
    },
    () => {
      isBrokenOff = true;
    },
  );
  const isReference = bots.every(({ bot }) => bot === 'random') && values.shard === undefined && !isBrokenOff;
  const tasks = isReference ? ways.flatMap((way) => tasksFor(way, games, seed)) : [];
  let reachedTasks = 0;
  const reached = await reachedIn(game, tasks, () =>
    progress.show(say('simulate-reaching'), ++reachedTasks / tasks.length),
  );
  progress.clear();
  return { tried, reached };
}

/** Minutes and seconds that are left, about. */
function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest} s` : `${minutes}:${String(rest).padStart(2, '0')}`;
}
