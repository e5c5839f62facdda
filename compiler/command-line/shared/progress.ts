import type { Io } from './io.ts';
import { widthOf } from './style.ts';

/** Milliseconds before progress is shown. */
const PATIENCE = 1000;
const BAR = 24;

/** A progress line on the terminal; silent if the output is no terminal. */
export interface Progress {
  /** Updates the line, once the work takes long enough; `done` is between 0 and 1. */
  show(text: string, done?: number): void;
  /** Removes the line. */
  clear(): void;
}

export function createProgress(io: Io): Progress {
  const started = io.now();
  let shown = false;
  let last = Number.NEGATIVE_INFINITY;
  return {
    show(text, done) {
      const now = io.now();
      if (!io.stderr.isTTY || now - started < PATIENCE || now - last < 80) return;
      last = now;
      shown = true;
      io.stderr.write(`\r\u001b[2K${fitting(line(text, done), io.stderr.columns - 1)}`);
    },
    clear() {
      if (shown) io.stderr.write('\r\u001b[2K');
      shown = false;
    },
  };
}

function line(text: string, done: number | undefined): string {
  if (done === undefined) return `${text} …`;
  const full = Math.round(Math.min(1, Math.max(0, done)) * BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${String(Math.floor(done * 100)).padStart(3)} %  ${text}`;
}

function fitting(text: string, width: number): string {
  return widthOf(text) <= width ? text : [...text].slice(0, Math.max(0, width)).join('');
}
