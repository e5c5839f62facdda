import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import { canonical, digest } from '../shared/fingerprint.ts';
import type { Io } from '../shared/io.ts';
import { KeptLines, type ReadLine } from '../shared/results-file.ts';
import type { Say } from '../shared/words/index.ts';
import type { AgreeResult, AgreeSubject, AgreeTask } from './run.ts';

/** The totals of a task without a difference. */
type Compared = Pick<AgreeResult, 'moves' | 'games' | 'digest'>;

/**
 * What was compared, on disk, so that a run that was broken off can go on. The first line says of which game, with which
 * seed, and by its fingerprint of which rules and which engine: others are never used.
 */
export class AgreeResults {
  /** By the task's seed. */
  readonly known: ReadonlyMap<string, Compared>;
  /** The file is of other rules, another engine or another seed. */
  readonly wereOthers: boolean;
  /** The seed of the file, unless another was requested. */
  readonly seed: string;
  readonly path: string;
  readonly #lines: KeptLines;

  constructor(
    io: Io,
    say: Say,
    path: string,
    about: { readonly game: string; readonly fingerprint: string },
    seed: { readonly asked: string | undefined; readonly fresh: string },
  ) {
    this.path = resolve(io.cwd, path);
    this.#lines = new KeptLines(io, say, this.path);
    const before = this.#lines.read(
      ({ regel, seed: used }) => regel === 'agree' && typeof used === 'string',
      readCompared,
    );
    const head = (own: string): string => JSON.stringify({ regel: 'agree', ...about, seed: own });
    const own = seed.asked ?? String(before?.about.seed);
    const goesOn = before !== undefined && before.head === head(own);
    this.wereOthers = before !== undefined && !goesOn;
    this.seed = goesOn ? own : (seed.asked ?? seed.fresh);
    this.known = goesOn ? before.results : new Map();
    this.#lines.begin(
      head(this.seed),
      [...this.known].map(([task, compared]) => lineOf(task, compared)),
    );
  }

  add({ seed }: AgreeTask, compared: Compared): void {
    this.#lines.add(lineOf(seed, compared));
  }
}

/** A hash of rules, engine and number of moves. */
export function agreeFingerprint({ id, game, folder }: AgreeSubject, moves: number): string {
  const texts = [id, 'runtime'].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => readFileSync(join(folder, part, file), 'utf8')),
  );
  return digest(canonical({ version: packageFile.version, game: { ...game, examples: [] }, texts, moves }));
}

function lineOf(task: string, { moves, games, digest }: Compared): string {
  return JSON.stringify({ task, moves, games, digest });
}

const readCompared: ReadLine<Compared> = ({ task, moves, games, digest }) => {
  if (typeof task !== 'string' || typeof digest !== 'string') return undefined;
  if (typeof moves !== 'number' || typeof games !== 'number') return undefined;
  return [task, { moves, games, digest }];
};
