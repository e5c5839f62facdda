import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { isObject, type Json } from '../protocol/json.ts';
import type { AgreeResult, AgreeSubject, AgreeTask } from './agree-run.ts';
import { replaceText, troubleOf } from './files.ts';
import { canonical, digest } from './fingerprint.ts';
import { type Io, OutsideError, UsageError } from './io.ts';
import { shownPath } from './rules-folder.ts';
import { sayTrouble, sayWriteTrouble } from './trouble.ts';
import type { Say } from './words/index.ts';

/** What was compared with one task, without a difference. */
type Compared = Pick<AgreeResult, 'moves' | 'games'>;

/**
 * What was compared, on disk, one task a line as they end, so that a run that was broken off can go on. The first line
 * says of which game, with which seed, and by its fingerprint of which rules and which engine: others are never used.
 */
export class AgreeResults {
  /** By the seed of the task. */
  readonly known: ReadonlyMap<string, Compared>;
  /** The file holds what was compared of other rules, of another engine or with another seed. */
  readonly wereOthers: boolean;
  /** That of the file, if nobody asked for another. */
  readonly seed: string;
  readonly path: string;
  readonly #say: Say;
  readonly #shown: string;

  constructor(
    io: Io,
    say: Say,
    path: string,
    about: { readonly game: string; readonly fingerprint: string },
    seed: { readonly asked: string | undefined; readonly fresh: string },
  ) {
    this.path = resolve(io.cwd, path);
    this.#say = say;
    this.#shown = shownPath(io, this.path);
    const text = this.#read();
    const before = text === undefined || text === '' ? undefined : readAgreeResults(text);
    if (typeof before === 'number')
      throw new UsageError(say('mutate-results-broken', { file: this.#shown, line: before }));
    const head = (own: string): string => JSON.stringify({ regel: 'agree', ...about, seed: own });
    const goesOn = before !== undefined && before.head === head(seed.asked ?? before.seed);
    this.wereOthers = before !== undefined && !goesOn;
    this.seed = goesOn ? before.seed : (seed.asked ?? seed.fresh);
    this.known = goesOn ? before.compared : new Map();
    const lines = [...this.known].map(([task, compared]) => lineOf(task, compared));
    // Written anew: what was written last may have broken off half-way.
    this.#write(() => replaceText(this.path, [head(this.seed), ...lines, ''].join('\n')));
  }

  add({ seed }: AgreeTask, compared: Compared): void {
    this.#write(() => appendFileSync(this.path, `${lineOf(seed, compared)}\n`));
  }

  #read(): string | undefined {
    try {
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

/** Changes with the rules, with the engine made from them, and with what is to be compared. */
export function agreeFingerprint({ id, game, folder }: AgreeSubject, moves: number): string {
  const texts = [id, 'runtime'].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => readFileSync(join(folder, part, file), 'utf8')),
  );
  return digest(canonical({ version: packageFile.version, game: { ...game, examples: [] }, texts, moves }));
}

function lineOf(task: string, { moves, games }: Compared): string {
  return JSON.stringify({ task, moves, games });
}

interface Before {
  readonly head: string;
  readonly seed: string;
  readonly compared: Map<string, Compared>;
}

/** What a file holds, or the number of the first line that does not belong there. What broke off at the end is left out. */
export function readAgreeResults(text: string): Before | number {
  const [head = '', ...lines] = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const first = parsed(head);
  if (!isObject(first) || first.regel !== 'agree' || typeof first.seed !== 'string') return 1;
  const compared = new Map<string, Compared>();
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const found = parsed(line);
    if (!isObject(found)) return index + 2;
    const { task, moves, games } = found;
    if (typeof task !== 'string' || typeof moves !== 'number' || typeof games !== 'number') return index + 2;
    compared.set(task, { moves, games });
  }
  return { head, seed: first.seed, compared };
}

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}
