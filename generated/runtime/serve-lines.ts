// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
/** The engine protocol on the standard input and output of a program, one JSON object a line. It needs Node. */
import { once } from 'node:events';
import { EngineSession, type Offered } from './engine-session.ts';
import { LONGEST_LINE } from './limits.ts';

const LINE_FEED = 10;

/** Answers line by line until the input ends. */
export async function serve(games: readonly Offered[]): Promise<void> {
  const session = new EngineSession(games);
  process.stdout.on('error', leaveQuietly);
  for await (const line of linesOf(process.stdin, 4 * LONGEST_LINE)) {
    const isRoom = process.stdout.write(`${session.answer(line)}\n`);
    // Whoever sends requests and does not read the answers waits: they are not piled up here.
    if (!isRoom) await once(process.stdout, 'drain');
  }
}

/** A reader that goes away ends the dialogue, and is no accident. */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

/**
 * The lines of a stream of bytes, without their ends: only a line feed ends one, since JSON may hold all other separators.
 * Of a line that is longer than `most` bytes only the beginning is kept.
 */
async function* linesOf(stream: AsyncIterable<unknown>, most: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const take = (part: Uint8Array, isEnd: boolean): void => {
    text += decoder.decode(part.subarray(0, Math.max(0, most - size)), { stream: !isEnd });
    size += part.length;
  };
  const line = (): string => {
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    text = '';
    size = 0;
    return whole;
  };
  for await (const chunk of stream) {
    let rest = chunk as Uint8Array;
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED)) {
      take(rest.subarray(0, end), true);
      rest = rest.subarray(end + 1);
      yield line();
    }
    take(rest, false);
  }
  if (size > 0) {
    take(new Uint8Array(), true);
    yield line();
  }
}
