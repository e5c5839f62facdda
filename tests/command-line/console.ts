import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { run } from '../../compiler/command-line/run.ts';
import type { Io } from '../../compiler/command-line/shared/io.ts';

export const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

export interface Ended {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

export interface Around {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** Lines typed one after the other, or what to type at a prompt, seeing all that was shown so far. */
  readonly typed?: readonly string[] | ((shown: string) => string | undefined);
  readonly bytes?: Uint8Array;
  readonly isTTY?: boolean;
  /** Somebody sits at the keyboard and can be asked. */
  readonly keyboard?: boolean;
  /** Lines of the terminal. */
  readonly rows?: number;
  readonly now?: () => number;
  /** What happens while a command watches: it is told after each step. */
  readonly changes?: () => AsyncIterable<unknown>;
}

/** Runs a command in this process, without a terminal unless asked for. */
export async function regel(args: readonly string[], around: Around = {}): Promise<Ended> {
  const { io, shown } = consoleFor(around);
  const exit = await run(args, io);
  return { exit, ...shown };
}

/** A terminal, keyboard and clock for a command, and what it shows. */
export function consoleFor(around: Around): {
  readonly io: Io;
  readonly shown: { out: string; err: string };
} {
  const { cwd = PROJECT, env = {}, typed = [], bytes = new Uint8Array(), isTTY = false } = around;
  let time = 0;
  const { now = () => time++ } = around;
  const shown = { out: '', err: '' };
  const lines = Array.isArray(typed) ? [...typed] : [];
  const outputTo = (stream: 'out' | 'err') => ({
    isTTY,
    columns: 100,
    rows: around.rows,
    write: (text: string) => {
      shown[stream] += text;
    },
  });
  const io: Io = {
    stdout: outputTo('out'),
    stderr: outputTo('err'),
    input: {
      isTTY: around.keyboard ?? false,
      line: async (prompt) => {
        shown.out += prompt;
        return typeof typed === 'function' ? typed(shown.out) : lines.shift();
      },
      all: async () => bytes,
    },
    env,
    cwd,
    now,
    watch: around.changes ?? async function* () {},
  };
  return { io, shown };
}

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is gone after the tests. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'regel-'));
  made.push(folder);
  return folder;
}

/** A copy of rules of this project, to be changed at will: of these folders, and of what all of them share. */
export function copyOfRules(...folders: readonly string[]): string {
  const copy = emptyFolder();
  for (const folder of ['common', ...folders])
    cpSync(join(PROJECT, 'rules', folder), join(copy, 'rules', folder), { recursive: true });
  return copy;
}
