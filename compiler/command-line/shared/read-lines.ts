const LINE_FEED = 10;

/**
 * The lines of a stream of bytes, without their ends: only a line feed ends one, since JSON may hold all other
 * separators. Of a line that is longer than `most` bytes only the beginning is kept.
 */
export async function* linesOf(stream: AsyncIterable<unknown>, most: number): AsyncGenerator<string> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const take = (part: Uint8Array): void => {
    if (size < most) parts.push(part.subarray(0, most - size));
    size += part.length;
  };
  const line = (): string => {
    const text = new TextDecoder().decode(Buffer.concat(parts));
    parts = [];
    size = 0;
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  };
  for await (const chunk of stream) {
    let rest = chunk as Uint8Array;
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED)) {
      take(rest.subarray(0, end));
      rest = rest.subarray(end + 1);
      yield line();
    }
    take(rest);
  }
  if (size > 0) yield line();
}
