import { rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Verdict } from '../../mutate/index.ts';
import type { Io } from '../shared/io.ts';
import { KeptLines, type ReadLine } from '../shared/results-file.ts';
import type { Say } from '../shared/words/index.ts';

const NOTICED_BY: readonly string[] = [
  'example',
  'recorded',
  'nobody',
  'compiler',
  'same',
] satisfies Verdict['by'][];

/**
 * Verdicts on disk, so that a run that was broken off can go on. The first line says of which game they are, and by its
 * fingerprint of which rules, examples and vectors: others are never used.
 */
export class Results {
  readonly known: ReadonlyMap<string, Verdict>;
  /** The file holds verdicts about rules that were different. */
  readonly wereOthers: boolean;
  readonly path: string;
  readonly #isOwn: boolean;
  readonly #lines: KeptLines;

  /** `path`: what the person asked for; otherwise a file of our own, which is gone when all is done. */
  constructor(io: Io, say: Say, game: string, fingerprint: string, path: string | undefined) {
    this.#isOwn = path === undefined;
    this.path = path === undefined ? ownFile(io, game, fingerprint) : resolve(io.cwd, path);
    this.#lines = new KeptLines(io, say, this.path);
    const head = JSON.stringify({ regel: 'mutate', game, fingerprint });
    const before = this.#lines.read(({ regel }) => regel === 'mutate', readVerdict);
    this.wereOthers = before !== undefined && before.head !== head;
    this.known = before && !this.wereOthers ? before.results : new Map();
    this.#lines.begin(
      head,
      [...this.known].map(([id, verdict]) => lineOf(id, verdict)),
      this.#isOwn,
    );
  }

  add(id: string, verdict: Verdict): void {
    this.#lines.add(lineOf(id, verdict));
  }

  /** All is judged. */
  close(): void {
    if (this.#isOwn) rmSync(this.path, { force: true });
  }
}

function lineOf(id: string, { by, what }: Verdict): string {
  return JSON.stringify({ id, by, what });
}

const readVerdict: ReadLine<Verdict> = ({ id, by, what }) => {
  if (typeof id !== 'string' || typeof what !== 'string' || !NOTICED_BY.includes(String(by)))
    return undefined;
  return [id, { by: by as Verdict['by'], what }];
};

/** Where programs keep what they could work out again. */
function ownFile({ env }: Io, game: string, fingerprint: string): string {
  const folder = env.XDG_CACHE_HOME || env.LOCALAPPDATA || join(homedir(), '.cache');
  return join(folder, 'regel', `mutate-${game.replaceAll('/', '-')}-${fingerprint}.jsonl`);
}
