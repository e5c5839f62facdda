import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Task } from './worker.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
const ANCHORS = fileURLToPath(new URL('anchors/', import.meta.url));

// Node strips the types itself: a translator may add work of its own to every function. Before 22.18 it must be
// asked to.
const STRIP = process.features.typescript ? [] : ['--experimental-strip-types', '--no-warnings'];

export interface Process {
  readonly flags?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** A program that runs Node, with its own arguments. */
  readonly under?: readonly string[];
}

/** Runs a task in a process of its own; what it printed, and what it complained about. */
export function inOwnProcess<Result>(
  task: Task,
  { flags = [], environment = {}, under = [] }: Process = {},
): Promise<{ readonly result: Result; readonly said: string }> {
  const [program, ...args] = [
    ...under,
    process.execPath,
    ...STRIP,
    '--expose-gc',
    ...flags,
    WORKER,
    JSON.stringify(task),
  ];
  const child = spawn(program!, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Only those measured so are told that they are in production.
    env: { ...process.env, NODE_ENV: '', ...environment },
  });
  let output = '';
  let said = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve({ result: JSON.parse(output.trim().split('\n').at(-1)!) as Result, said });
      else reject(new Error(`${JSON.stringify(task)} ended with ${code}:\n${said}`));
    });
  });
}

/**
 * Installs the packages of the anchors into their own folder, if they are not there as their lock file says. The
 * project itself does not depend on them. What went wrong, if something did.
 */
export function installPackages(): string | undefined {
  const lock = readFileSync(`${ANCHORS}package-lock.json`, 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version: string }> };
  const installed = `${ANCHORS}node_modules/boardgame.io/package.json`;
  const version = packages['node_modules/boardgame.io']!.version;
  const isThere = () =>
    existsSync(installed) &&
    (JSON.parse(readFileSync(installed, 'utf8')) as { version: string }).version === version;
  if (isThere()) return undefined;
  const windows = process.platform === 'win32';
  const { error, stderr } = spawnSync('npm', ['ci', '--fetch-retries=1'], {
    cwd: ANCHORS,
    encoding: 'utf8',
    shell: windows,
  });
  if (isThere()) return undefined;
  const telling = /^.*\b(?:network|request|E[A-Z]{4,})\b.*$/m.exec(stderr)?.[0] ?? stderr.trim();
  return `npm ci in tests/bench/anchors failed: ${error?.message ?? telling}`;
}
