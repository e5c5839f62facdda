/** Bytes as characters that may stand in any part of an address (RFC 4648, section 5, without padding). */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map([...ALPHABET].map((letter, value) => [letter, value]));

export function toText(bytes: Uint8Array): string {
  const letters: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const count = Math.min(3, bytes.length - at);
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let letter = 0; letter <= count; letter++)
      letters.push(ALPHABET[(three >> (18 - 6 * letter)) & 63]!);
  }
  return letters.join('');
}

/** The bytes, or the place of the first character that cannot be one of these. */
export function toBytes(text: string): Uint8Array | { readonly wrongAt: number } {
  // One letter alone says less than a byte.
  if (text.length % 4 === 1) return { wrongAt: text.length - 1 };
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [held, bits, to] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const value = VALUES.get(text[at]!);
    if (value === undefined) return { wrongAt: at };
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[to++] = held >> bits;
  }
  return bytes;
}
