import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Verdict } from '../mutate/index.ts';
import { isObject, type Json } from '../protocol/json.ts';
import { replaceText, troubleOf } from './files.ts';
import { type Io, OutsideError, UsageError } from './io.ts';
import { shownPath } from './rules-folder.ts';
import { sayTrouble, sayWriteTrouble } from './trouble.ts';
import type { Say } from './words/index.ts';

/** More than any game has mutants. */
const MOST_BYTES = 16_777_216;
const NOTICED_BY: readonly string[] = [
  'example',
  'recorded',
  'nobody',
  'compiler',
  'same',
] satisfies Verdict['by'][];

/**
 * Verdicts on disk, one a line as they come, so that a run that was broken off can go on. The first line says of which
 * game they are, and by its fingerprint of which rules, examples and vectors: others are never used.
 */
export class Results {
  readonly known: ReadonlyMap<string, Verdict>;
  /** The file holds verdicts about rules that were different. */
  readonly wereOthers: boolean;
  readonly path: string;
  readonly #isOwn: boolean;
  readonly #say: Say;
  readonly #shown: string;

  /** `path`: what the person asked for; otherwise a file of our own, which is gone when all is done. */
  constructor(io: Io, say: Say, game: string, fingerprint: string, path: string | undefined) {
    this.#isOwn = path === undefined;
    this.path = path === undefined ? ownFile(io, game, fingerprint) : resolve(io.cwd, path);
    this.#say = say;
    this.#shown = shownPath(io, this.path);
    const head = JSON.stringify({ regel: 'mutate', game, fingerprint });
    const text = this.#read();
    const before = text === undefined || text === '' ? undefined : readResults(text);
    if (typeof before === 'number')
      throw new UsageError(say('mutate-results-broken', { file: this.#shown, line: before }));
    this.wereOthers = before !== undefined && before.head !== head;
    this.known = before && !this.wereOthers ? before.verdicts : new Map();
    const lines = [...this.known].map(([id, verdict]) => lineOf(id, verdict));
    // Written anew: what was written last may have broken off half-way.
    this.#write(() => {
      if (this.#isOwn) mkdirSync(dirname(this.path), { recursive: true });
      replaceText(this.path, [head, ...lines, ''].join('\n'));
    });
  }

  add(id: string, verdict: Verdict): void {
    this.#write(() => appendFileSync(this.path, `${lineOf(id, verdict)}\n`));
  }

  /** All is judged. */
  close(): void {
    if (this.#isOwn) rmSync(this.path, { force: true });
  }

  #read(): string | undefined {
    try {
      const { size } = statSync(this.path);
      if (size > MOST_BYTES) throw Object.assign(new Error(this.path), { code: 'EFBIG' });
      return readFileSync(this.path, 'utf8');
    } catch (error) {
      if (troubleOf(error).trouble === 'missing') return undefined;
      throw new OutsideError(
        this.#say('cannot-read', { file: this.#shown, trouble: sayTrouble(error, this.#say) }),
      );
    }
  }

  #write(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw new OutsideError(
        this.#say('cannot-write', { file: this.#shown, trouble: sayWriteTrouble(error, this.#say) }),
      );
    }
  }
}

function lineOf(id: string, { by, what }: Verdict): string {
  return JSON.stringify({ id, by, what });
}

/** The verdicts of a file, or the number of the first line that is none. What broke off at the end is left out. */
export function readResults(text: string): { head: string; verdicts: Map<string, Verdict> } | number {
  const [head = '', ...lines] = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const first = parsed(head);
  if (!isObject(first) || first.regel !== 'mutate') return 1;
  const verdicts = new Map<string, Verdict>();
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const found = parsed(line);
    if (!isObject(found)) return index + 2;
    const { id, by, what } = found;
    if (typeof id !== 'string' || typeof what !== 'string' || !NOTICED_BY.includes(String(by)))
      return index + 2;
    verdicts.set(id, { by: by as Verdict['by'], what });
  }
  return { head, verdicts };
}

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}

/** Where programs keep what they could work out again. */
function ownFile({ env }: Io, game: string, fingerprint: string): string {
  const folder = env.XDG_CACHE_HOME || env.LOCALAPPDATA || join(homedir(), '.cache');
  return join(folder, 'regel', `mutate-${game.replaceAll('/', '-')}-${fingerprint}.jsonl`);
}
