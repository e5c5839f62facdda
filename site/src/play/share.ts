import { isObject } from '../../../generated/runtime/json.ts';
import { readMatch, type SavedMatch } from './match.ts';

/** A match as the fragment of a link: nothing is sent to any server. `#partij=…` holds the whole game, and a move to look at. */
export interface Shared extends SavedMatch {
  /** The number of entries of the log to look at; undefined: the end. */
  readonly at?: number;
}

const PREFIX = '#partij=';
const LONGEST_LINK = 200_000;
const MOST_BYTES = 4_000_000;
const MOST_ENTRIES = 10_000;

export const isShareLink = (hash: string): boolean => hash.startsWith(PREFIX);

/** What a link needs of a save: without the digests, which are there to find changes of rules and make it long. */
function shortened({ saved, names, seats }: SavedMatch): SavedMatch {
  const { rules, log, ...rest } = saved;
  const last = log.length - 1;
  return {
    names,
    seats,
    saved: {
      ...rest,
      ...(rules ? { rules: { fingerprint: rules.fingerprint, each: {} } } : {}),
      log: log.map((entry, index) => {
        const { digest, ...plain } = entry;
        return index === last && digest !== undefined ? { ...plain, digest } : plain;
      }),
    },
  };
}

export async function writeShared(match: Shared): Promise<string> {
  const data = { ...shortened(match), ...(match.at === undefined ? {} : { at: match.at }) };
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const packed = await collected(
    streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw')),
    MOST_BYTES,
  );
  return PREFIX + base64url(packed);
}

/** Undefined for whatever is no such link; what was played in it is for the engine to judge. Never throws. */
export async function readShared(hash: string): Promise<Shared | undefined> {
  if (!isShareLink(hash) || hash.length > LONGEST_LINK) return undefined;
  try {
    const packed = fromBase64url(hash.slice(PREFIX.length));
    const stream = streamOf(packed).pipeThrough(new DecompressionStream('deflate-raw'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await collected(stream, MOST_BYTES));
    const given: unknown = JSON.parse(text);
    const match = readMatch(given);
    if (!match || !isObject(given) || !Array.isArray(match.saved.log)) return undefined;
    if (match.saved.log.length > MOST_ENTRIES) return undefined;
    const { at } = given;
    const isNumber =
      typeof at === 'number' && Number.isInteger(at) && at >= 0 && at <= match.saved.log.length;
    return { ...match, ...(isNumber ? { at } : {}) };
  } catch {
    return undefined;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

function streamOf(bytes: Bytes): ReadableStream<Bytes> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** All bytes of a stream; a few that unpack to a great many are refused on the way. */
async function collected(stream: ReadableStream<Uint8Array>, most: number): Promise<Bytes> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      throw new RangeError('too long');
    }
    parts.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function base64url(bytes: Bytes): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64url(text: string): Bytes {
  if (!/^[\w-]*$/.test(text)) throw new TypeError('not base64url');
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}
