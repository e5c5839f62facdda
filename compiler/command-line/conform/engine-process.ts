import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { isObject, type Json, type JsonObject } from '../../runtime/json.ts';
import { linesOf } from '../shared/read-lines.ts';

/** Why an engine did not answer. */
export type Trouble = 'silent' | 'ended' | 'no-json' | 'other-id';

export class EngineTrouble extends Error {
  override readonly name = 'EngineTrouble';
  readonly trouble: Trouble;
  readonly detail: string;

  constructor(trouble: Trouble, detail: string) {
    super(`${trouble} ${detail}`);
    this.trouble = trouble;
    this.detail = detail;
  }
}

const MOST_BYTES = 64_000_000;
const KEPT = 2000;

/** An engine in a process of its own: a line in, a line out, and an end to patience. */
export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncGenerator<string>;
  #errors = '';
  #number = 0;
  #failure = '';

  constructor(command: string, cwd: string) {
    // A shell runs the command as typed, in its own process group, so that all of it can be stopped.
    const own = process.platform !== 'win32';
    this.#child = spawn(command, { cwd, shell: true, detached: own, stdio: 'pipe' });
    this.#child.on('error', (error) => {
      this.#failure = error.message;
    });
    this.#child.stdin.on('error', () => {});
    this.#child.stderr.on('data', (data) => {
      this.#errors = (this.#errors + String(data)).slice(-KEPT);
    });
    this.#lines = linesOf(this.#child.stdout, MOST_BYTES);
  }

  /** What it wrote to its standard error last. */
  get errors(): string {
    return this.#errors.trim();
  }

  /** Sends a request and waits for the answer until the timeout, in milliseconds. */
  async ask(request: JsonObject, patience: number): Promise<Json> {
    const id = ++this.#number;
    this.#child.stdin.write(`${JSON.stringify({ ...request, id })}\n`);
    const line = await this.#within(patience);
    const answer = parsed(line);
    if (answer === undefined) throw new EngineTrouble('no-json', line.slice(0, 200));
    if (isObject(answer) && answer.id !== id)
      throw new EngineTrouble('other-id', JSON.stringify(answer).slice(0, 200));
    return answer;
  }

  async #within(patience: number): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new EngineTrouble('silent', `${patience / 1000} s`)), patience);
    });
    try {
      const { value, done } = await Promise.race([this.#lines.next(), late]);
      if (done) throw new EngineTrouble('ended', await this.#ending());
      return value;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Its exit code or signal. */
  async #ending(): Promise<string> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode === null && signalCode === null && this.#failure === '')
      await new Promise((resolve) => {
        this.#child.once('close', resolve);
        setTimeout(resolve, 500);
      });
    return this.#failure || String(this.#child.signalCode ?? this.#child.exitCode ?? '');
  }

  stop(): void {
    const { pid, exitCode, signalCode } = this.#child;
    this.#child.stdin.destroy();
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    try {
      if (process.platform === 'win32') this.#child.kill();
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // It has already exited.
    }
  }
}

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}
