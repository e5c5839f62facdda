/** The constants of FIPS 180-4: fractional parts of the cube roots of the first 64 primes. */
const K = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);

/** What the hash starts from: fractional parts of the square roots of the first eight primes. */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

const BLOCK = 64;

/** For work: an array takes longer to create than a short text to hash. Every call writes them anew. */
const hash = new Int32Array(START.length);
const schedule = new Int32Array(64);
const block = new Uint8Array(BLOCK);

/**
 * SHA-256 (FIPS 180-4) of some bytes, as eight words. It is written out here because an engine has no dependencies and starts a
 * game without waiting: browsers offer theirs only as a promise, and only to pages that were sent safely.
 */
export function sha256(bytes: Uint8Array): number[] {
  // A one bit, zeros, and the length in bits as 64 bits, so that whole blocks are filled.
  const blocks = Math.ceil((bytes.length + 9) / BLOCK);
  const padded = blocks === 1 ? block.fill(0) : new Uint8Array(blocks * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  setWord(padded, padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  setWord(padded, padded.length - 4, bytes.length << 3);
  hash.set(START);
  for (let at = 0; at < padded.length; at += BLOCK) addBlock(padded, at);
  return [...hash].map((word) => word >>> 0);
}

function setWord(bytes: Uint8Array, at: number, word: number): void {
  for (let i = 0; i < 4; i++) bytes[at + i] = word >>> (24 - 8 * i);
}

function addBlock(bytes: Uint8Array, at: number): void {
  const w = schedule;
  for (let t = 0; t < 16; t++) {
    const i = at + 4 * t;
    w[t] = (bytes[i]! << 24) | (bytes[i + 1]! << 16) | (bytes[i + 2]! << 8) | bytes[i + 3]!;
  }
  for (let t = 16; t < 64; t++) {
    const near = w[t - 2]!;
    const far = w[t - 15]!;
    const s1 = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10);
    const s0 = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3);
    w[t] = s1 + w[t - 7]! + s0 + w[t - 16]!;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let t = 0; t < 64; t++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
