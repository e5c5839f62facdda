import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plan, Range } from '../../lab/plan.ts';
import { gamesIn } from '../../lab/ranges.ts';
import { readResult } from '../../lab/read-result.ts';
import { emptyResult, type Result, samePlan, writeResult } from '../../lab/result.ts';
import { sayTrouble, sayWriteTrouble } from '../shared/file-errors.ts';
import { replaceText } from '../shared/files.ts';
import { type Io, OutsideError, UsageError } from '../shared/io.ts';
import type { Say } from '../shared/words/index.ts';

/** Interval in milliseconds at which results are saved, so that little is lost in a power cut. */
const WRITE_EVERY = 5000;

/** A result that is kept in a file while it grows; without a path it is only kept here. */
export class ResultFile {
  result: Result;
  readonly #io: Io;
  readonly #say: Say;
  readonly #path: string | undefined;
  readonly #range: Range;
  #written: number;

  private constructor(io: Io, say: Say, path: string | undefined, result: Result, range: Range) {
    this.#io = io;
    this.#say = say;
    this.#path = path;
    this.result = result;
    this.#range = range;
    this.#written = io.now();
  }

  /** Goes on with the file where that is wanted. A file that is there already is never written over. */
  static open(
    io: Io,
    say: Say,
    { to, resume }: { readonly to: string | undefined; readonly resume: boolean },
    plan: Plan,
    range: Range,
  ): ResultFile {
    const path = to === undefined ? undefined : resolve(io.cwd, to);
    const isThere = path !== undefined && existsSync(path);
    if (isThere && !resume) throw new UsageError(say('simulate-file-there', { file: to! }));
    const result = isThere ? readResultFile(io, say, to!) : emptyResult(plan);
    if (!samePlan(result.plan, plan)) throw new UsageError(say('simulate-file-other', { file: to! }));
    return new ResultFile(io, say, path, { ...result, plan }, range);
  }

  get done(): number {
    return gamesIn(this.result.played);
  }

  /** The games that are still to be played. */
  left(): Range[] {
    const [from, to] = this.#range;
    const left: Range[] = [];
    let at = from;
    for (const [begin, end] of this.result.played) {
      if (end <= at || begin >= to) continue;
      if (begin > at) left.push([at, begin]);
      at = end;
    }
    if (at < to) left.push([at, to]);
    return left;
  }

  keep(result: Result): void {
    this.result = result;
    if (this.#io.now() - this.#written >= WRITE_EVERY) this.write();
  }

  write(): void {
    this.#written = this.#io.now();
    if (this.#path === undefined) return;
    try {
      replaceText(this.#path, writeResult(this.result));
    } catch (error) {
      throw new OutsideError(
        this.#say('cannot-write', { file: this.#path, trouble: sayWriteTrouble(error, this.#say) }),
      );
    }
  }
}

/** A file that `simulate` or `merge` has written. */
export function readResultFile(io: Io, say: Say, file: string): Result {
  let text: string;
  try {
    text = readFileSync(resolve(io.cwd, file), 'utf8');
  } catch (error) {
    throw new OutsideError(say('cannot-read', { file, trouble: sayTrouble(error, say) }));
  }
  const result = readResult(text);
  if (!result) throw new UsageError(say('simulate-no-result', { file }));
  return result;
}
