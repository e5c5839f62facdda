import { appendFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isObject, type Json } from '../../runtime/json.ts';
import { sayTrouble, sayWriteTrouble } from './file-errors.ts';
import { replaceText, troubleOf } from './files.ts';
import { type Io, OutsideError, UsageError } from './io.ts';
import { shownPath } from './rules-folder.ts';
import type { Say } from './words/index.ts';

/** Larger than the results of any run. */
const MOST_BYTES = 16_777_216;

type JsonObject = Readonly<Record<string, Json>>;

/** The contents of a results file: its first line, as text and parsed, and the results by name. */
export interface Kept<Result> {
  readonly head: string;
  readonly about: JsonObject;
  readonly results: Map<string, Result>;
}

/** Parses a line into a result; undefined if it is none. */
export type ReadLine<Result> = (line: JsonObject) => readonly [name: string, result: Result] | undefined;

/** A file to which results are appended line by line, so that an interrupted run can be resumed. The first line identifies the run. */
export class KeptLines {
  readonly path: string;
  readonly #say: Say;
  readonly #shown: string;

  constructor(io: Io, say: Say, path: string) {
    this.path = path;
    this.#say = say;
    this.#shown = shownPath(io, path);
  }

  /** The results of an earlier run; undefined if the file is missing or empty. A file of another kind is refused by its first line. */
  read<Result>(isOurs: (about: JsonObject) => boolean, readLine: ReadLine<Result>): Kept<Result> | undefined {
    const text = this.#text();
    if (text === undefined || text === '') return undefined;
    const kept = readKept(text, isOurs, readLine);
    if (typeof kept === 'number')
      throw new UsageError(this.#say('mutate-results-broken', { file: this.#shown, line: kept }));
    return kept;
  }

  /** Rewrites the file: its last line may be incomplete. */
  begin(head: string, lines: readonly string[], makesFolder = false): void {
    this.#write(() => {
      if (makesFolder) mkdirSync(dirname(this.path), { recursive: true });
      replaceText(this.path, [head, ...lines, ''].join('\n'));
    });
  }

  add(line: string): void {
    this.#write(() => appendFileSync(this.path, `${line}\n`));
  }

  #text(): string | undefined {
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

/** Parses a file; gives the number of the first invalid line if there is one. An incomplete last line is ignored. */
function readKept<Result>(
  text: string,
  isOurs: (about: JsonObject) => boolean,
  readLine: ReadLine<Result>,
): Kept<Result> | number {
  const [head = '', ...lines] = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const about = parsed(head);
  if (!isObject(about) || !isOurs(about)) return 1;
  const results = new Map<string, Result>();
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const found = parsed(line);
    const result = isObject(found) ? readLine(found) : undefined;
    if (!result) return index + 2;
    results.set(...result);
  }
  return { head, about, results };
}

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}
