import { digestOf } from '../../runtime/json.ts';
import type { Call } from '../shared/command.ts';
import { createProgress, type Progress } from '../shared/progress.ts';
import type { AgreeResult, AgreeTask } from './run.ts';

/** Totals for one number of players. */
export interface Compared {
  readonly players: number;
  moves: number;
  games: number;
  /** Of all games: with the same seed the same on every machine, in however many threads they were played. */
  readonly digest: string;
}

type Result = Pick<AgreeResult, 'moves' | 'games' | 'digest'>;

/** Without a terminal, progress is printed for runs longer than this, in milliseconds. */
const LONG = 10_000;

type Around = Pick<Call<Record<never, never>>, 'io' | 'say' | 'language'>;

/** Counts compared moves and games, and reports progress and remaining time. */
export class AgreeTally {
  readonly #around: Around;
  readonly #progress: Progress;
  readonly #number: Intl.NumberFormat;
  readonly #started: number;
  readonly #compared = new Map<number, Omit<Compared, 'digest'>>();
  readonly #tasks: readonly AgreeTask[];
  /** By the task's seed. */
  readonly #digests = new Map<string, string>();
  /** Remaining moves by number of players. */
  readonly #left = new Map<number, number>();
  readonly #total: number;
  #done = 0;
  /** Moves compared in earlier runs. */
  #known = 0;

  constructor(around: Around, tasks: readonly AgreeTask[]) {
    this.#around = around;
    this.#progress = createProgress(around.io);
    this.#number = new Intl.NumberFormat(around.language);
    this.#started = around.io.now();
    this.#tasks = tasks;
    for (const { way, moves } of tasks) {
      this.#compared.set(way.players, { players: way.players, moves: 0, games: 0 });
      this.#left.set(way.players, (this.#left.get(way.players) ?? 0) + moves);
    }
    this.#total = tasks.reduce((sum, { moves }) => sum + moves, 0);
  }

  get compared(): Compared[] {
    return [...this.#compared.values()].map((one) => ({ ...one, digest: this.#digestOf(one.players) }));
  }

  #digestOf(players: number): string {
    const tasks = this.#tasks.filter(({ way }) => way.players === players);
    return digestOf(tasks.map(({ seed }) => this.#digests.get(seed) ?? null));
  }

  /** Counts a task of an earlier run. */
  knew(task: AgreeTask, result: Result): void {
    this.#count(task, result);
    this.#known += task.moves;
  }

  /** Counts a finished task and reports progress. */
  add(task: AgreeTask, result: Result): void {
    this.#count(task, result);
    const { io, say } = this.#around;
    const { players } = task.way;
    const { moves } = this.#compared.get(players)!;
    const so = say('agree-progress', { moves: this.#number.format(moves), count: players });
    const far = `${so}, ${say('agree-left', { minutes: this.#number.format(this.#minutesLeft()) })}`;
    if (io.stderr.isTTY) this.#progress.show(far, this.#done / this.#total);
    else if (this.#left.get(players) === 0 && io.now() - this.#started > LONG) io.stderr.write(`${far}\n`);
  }

  #count({ way, moves, seed }: AgreeTask, result: Result): void {
    this.#digests.set(seed, result.digest);
    const one = this.#compared.get(way.players)!;
    one.moves += result.moves;
    one.games += result.games;
    this.#left.set(way.players, this.#left.get(way.players)! - moves);
    this.#done += moves;
  }

  /** Extrapolated from the speed of this run. */
  #minutesLeft(): number {
    const each = (this.#around.io.now() - this.#started) / (this.#done - this.#known);
    return Math.ceil((each * (this.#total - this.#done)) / 60_000);
  }

  /** The message on interruption, with the command that resumes. */
  brokenOff(command: string): string {
    const [done, count] = [this.#number.format(this.#done), this.#number.format(this.#total)];
    return this.#around.say('mutate-interrupted', { done, count, command });
  }

  clear(): void {
    this.#progress.clear();
  }
}
