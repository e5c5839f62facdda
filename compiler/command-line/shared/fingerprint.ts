import type { Game } from '../../3-ir/ir.ts';

/** A 64-bit hash as 16 hexadecimal digits, the same on every machine. Not cryptographic. */
export function digest(text: string): string {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 0x2c1b3c6d);
    b = Math.imul(b ^ unit, 0x297a2d39);
    a ^= a >>> 15;
    b ^= b >>> 13;
  }
  a = Math.imul(a ^ (b >>> 16), 0x21f0aaad);
  b = Math.imul(b ^ (a >>> 15), 0x735a2d97);
  a = Math.imul(a ^ (b >>> 13), 0x735a2d97);
  return hex(a ^ (a >>> 16)) + hex(b ^ (b >>> 16));
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** JSON with the names in order, so that the same data gives the same text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** A hash of the rules of a game, without its worked examples. */
export function fingerprint(game: Game): string {
  return digest(canonical({ ...game, examples: [] }));
}
