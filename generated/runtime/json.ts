// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
/** JSON as it goes in and out of an engine, and one text and one short name for each such value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** None, no items, nothing at any key: what is not written down where values stand by key. */
export function isNothing(value: Json): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isObject(value)) return false;
  for (const _ in value) return false;
  return true;
}

/** A member of an object that is its own, and not something that every object has. */
export function member(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined;
}

/** The same value, which nobody can change from here on, nor anything in it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** JSON without white space, the names of every object in order: the same value, the same text, in every language. */
export function canonical(value: Json): string {
  if (typeof value === 'number' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join(',')}}`;
}

/** A short name for a value: the same for the same value, hardly ever the same for another. Not for secrets. */
export function digestOf(value: Json): string {
  return fnv1a(canonical(value));
}

/** FNV-1a with 64 bits over the UTF-8 bytes of a text, as 16 hexadecimal digits. */
export function fnv1a(text: string): string {
  let high = 0xcbf29ce4 | 0;
  let low = 0x84222325 | 0;
  for (const byte of new TextEncoder().encode(text)) {
    low ^= byte;
    // Times 2^40 + 0x1b3, modulo 2^64, in parts that never exceed 32 bits.
    const lower = (low & 0xffff) * 0x1b3;
    const upper = (low >>> 16) * 0x1b3 + (lower >>> 16);
    high = (Math.imul(high, 0x1b3) + (upper >>> 16) + (low << 8)) | 0;
    low = (upper << 16) | (lower & 0xffff);
  }
  return hex(high) + hex(low);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
