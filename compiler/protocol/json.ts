/** What the lines of the protocol are made of, and one text and one number for each such value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * JSON without white space, the names of every object in order, numbers as whole numbers: the same value, the same
 * text, in every language.
 */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const parts = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`);
  return `{${parts.join(',')}}`;
}

/** A short name for a value: the same for the same value, hardly ever the same for another. Not for secrets. */
export function digestOf(value: Json): string {
  return fnv1a(canonical(value));
}

/** FNV-1a with 64 bits over the UTF-8 bytes of a text, as 16 hexadecimal digits. */
export function fnv1a(text: string): string {
  let [high, low] = [0xcbf29ce4, 0x84222325];
  for (const byte of new TextEncoder().encode(text)) {
    low = (low ^ byte) >>> 0;
    // Times 2^40 + 0x1b3, modulo 2^64: two halves of 32 bits, whose products are exact in a double.
    const product = low * 0x1b3;
    const carry = Math.floor(product / 2 ** 32);
    high = (high * 0x1b3 + carry + ((low << 8) >>> 0)) % 2 ** 32;
    low = product % 2 ** 32;
  }
  return hex(high) + hex(low);
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}

/** Whether two values are the same; the order of names does not matter, the order of lists does. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameJson(a[name], b[name]))
  );
}
