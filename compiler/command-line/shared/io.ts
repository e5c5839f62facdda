/** The environment of a command. `node-io.ts` has the real one; tests bring their own. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly input: Input;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Milliseconds. */
  now(): number;
  /** Something each time that files in a folder have changed, until the person stops it. */
  watch(folder: string): AsyncIterable<unknown>;
}

export interface Output {
  readonly isTTY: boolean;
  /** Characters a line. */
  readonly columns: number;
  /** Lines that are seen at once; undefined where it is no terminal. */
  readonly rows?: number | undefined;
  write(text: string): void;
  /** Waits until what was written has been read, where it piles up; left out where it never does. */
  drained?(): Promise<void>;
}

export interface Input {
  readonly isTTY: boolean;
  /** The next line, without its end; undefined when there are no more. A terminal shows the prompt. */
  line(prompt: string): Promise<string | undefined>;
  /** The whole input. */
  all(): Promise<Uint8Array>;
}

/** How a command ends. */
export const EXIT = {
  fine: 0,
  /** The rules have problems, or something would change. */
  problems: 1,
  /** The command was not understood. */
  usage: 2,
  /** A mistake in this program, or a file that could not be written. */
  unexpected: 3,
  /** What was asked for was made, but without the rulebooks that have problems. */
  withoutBooks: 4,
} as const;

/** The command was not understood; the message says why, in the language of the caller. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Something outside keeps the command from doing its work: a file that cannot be written, rules with errors. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly exit: number;

  constructor(message: string, exit: number = EXIT.unexpected) {
    super(message);
    this.exit = exit;
  }
}

/** Text from a file, a name or the keyboard: control characters must not reach the terminal. Keeps the length. */
export function harmless(text: string): string {
  return text.replace(/(?!\r\n|[\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}

/** Shortens text from a file or a person to what fits in a message. */
export function brief(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
