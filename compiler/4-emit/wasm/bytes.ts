/** The parts of the binary format of WebAssembly 1.0 that cores need. Everything is a whole number of 32 bits. */

export const I32 = 0x7f;
/** A block that gives nothing. */
export const NOTHING = 0x40;

export const OP = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  brTable: 0x0e,
  return: 0x0f,
  call: 0x10,
  drop: 0x1a,
  select: 0x1b,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  globalGet: 0x23,
  globalSet: 0x24,
  load: 0x28,
  store: 0x36,
  const: 0x41,
  eqz: 0x45,
  eq: 0x46,
  ne: 0x47,
  ltS: 0x48,
  ltU: 0x49,
  gtS: 0x4a,
  gtU: 0x4b,
  leS: 0x4c,
  leU: 0x4d,
  geS: 0x4e,
  geU: 0x4f,
  clz: 0x67,
  ctz: 0x68,
  popcnt: 0x69,
  add: 0x6a,
  sub: 0x6b,
  mul: 0x6c,
  divS: 0x6d,
  divU: 0x6e,
  remS: 0x6f,
  remU: 0x70,
  and: 0x71,
  or: 0x72,
  xor: 0x73,
  shl: 0x74,
  shrS: 0x75,
  shrU: 0x76,
} as const;

export const SECTION = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  memory: 5,
  global: 6,
  export: 7,
  start: 8,
  code: 10,
  data: 11,
} as const;

/** A whole number that is not negative (LEB128). */
export function unsigned(value: number): number[] {
  if (!(value >= 0)) throw new Error(`${value} is negative`);
  const bytes: number[] = [];
  for (let rest = value; ; ) {
    const low = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? low | 128 : low);
    if (rest === 0) return bytes;
  }
}

/** A word, which may be negative (LEB128). */
export function signed(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value | 0; ; rest >>= 7) {
    const low = rest & 127;
    const isLast = (rest >> 7 === 0 && (low & 64) === 0) || (rest >> 7 === -1 && (low & 64) !== 0);
    bytes.push(isLast ? low : low | 128);
    if (isLast) return bytes;
  }
}

/** Bytes behind their number. */
export function counted(bytes: readonly number[]): number[] {
  return unsigned(bytes.length).concat(bytes);
}

/** Items behind their number. */
export function vector(items: readonly (readonly number[])[]): number[] {
  return unsigned(items.length).concat(...items);
}

export function name(text: string): number[] {
  return counted([...new TextEncoder().encode(text)]);
}

/** Bytes one behind the other; those of tables are many, and copied as a whole. */
export function joined(parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function section(id: number, ...parts: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = joined(parts);
  return joined([[id], unsigned(bytes.length), bytes]);
}
