import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { changesIn } from './changes.ts';
import type { Input, Io, Output } from './io.ts';

/** The real terminal, keyboard and clock. */
export function nodeIo(): Io & { close(): void } {
  const keyboard = new Keyboard();
  endWithReaders();
  return {
    stdout: outputOf(process.stdout),
    stderr: outputOf(process.stderr),
    input: keyboard,
    env: process.env,
    cwd: process.cwd(),
    now: () => performance.now(),
    watch: changesIn,
    close: () => keyboard.close(),
  };
}

/** Ends the program, without a word, when the reader of its output has closed it, as `head` does. */
export function endWithReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
}

function outputOf(stream: NodeJS.WriteStream): Output {
  return {
    isTTY: stream.isTTY === true,
    get columns() {
      return stream.isTTY && stream.columns > 0 ? stream.columns : 100;
    },
    get rows() {
      return stream.isTTY && stream.rows > 0 ? stream.rows : undefined;
    },
    write: (text) => {
      stream.write(text);
    },
    drained: async () => {
      if (stream.writableNeedDrain) await once(stream, 'drain');
    },
  };
}

class Keyboard implements Input {
  /** A person sees the prompts and types the answers. */
  readonly isTTY = process.stdin.isTTY === true && process.stdout.isTTY === true;
  #reader: Interface | undefined;
  #ended = false;
  readonly #typed: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;

  line(prompt: string): Promise<string | undefined> {
    const reader = this.#open();
    if (!this.isTTY) process.stdout.write(prompt);
    const next = this.#typed.shift();
    if (next !== undefined) return Promise.resolve(next);
    if (this.#ended) return Promise.resolve(undefined);
    if (this.isTTY) {
      reader.setPrompt(prompt);
      reader.prompt();
    }
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  async all(): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for await (const part of process.stdin) parts.push(part as Uint8Array);
    return Buffer.concat(parts);
  }

  close(): void {
    this.#reader?.close();
    if (this.#reader) process.stdin.pause();
  }

  #open(): Interface {
    if (this.#reader) return this.#reader;
    const input = process.stdin;
    const reader = this.isTTY
      ? createInterface({ input, output: process.stdout })
      : createInterface({ input });
    reader.on('line', (line) => {
      const resolve = this.#waiting;
      this.#waiting = undefined;
      if (resolve) resolve(line);
      else this.#typed.push(line);
    });
    // Ctrl-C and Ctrl-D at the prompt mean: enough for now.
    reader.on('SIGINT', () => reader.close());
    reader.on('close', () => {
      this.#ended = true;
      if (this.isTTY) process.stdout.write('\n');
      this.#waiting?.(undefined);
      this.#waiting = undefined;
    });
    this.#reader = reader;
    return reader;
  }
}
