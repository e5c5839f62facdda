import { expect, test } from 'vitest';
import { own } from '../../compiler/4-emit/code/build.ts';
import { functions } from '../../compiler/4-emit/code/quote.ts';
import type { Func, SwitchCase } from '../../compiler/4-emit/code/tree.ts';
import { inOrderOfJumps } from '../../compiler/4-emit/wasm/case-order.ts';
import { printWasm } from '../../compiler/4-emit/wasm/module.ts';
import { passesOf } from '../../compiler/4-emit/wasm/unrolling.ts';
import { wasmModule } from '../../compiler/runtime/wasm-core.ts';

/** As much of WebAssembly as is needed here. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { readonly Instance: new (module: object) => { readonly exports: Exported } };
};

type Exported = Record<string, (...args: number[]) => number>;

/** The functions as a module; all of them can be called. */
function instance(all: readonly Func[], hot: readonly string[] = []): Exported {
  const bytes = printWasm({
    functions: all,
    exports: all.map(({ name }) => name),
    hot: hot.map((name) => own(name)),
    cold: [],
    imports: [],
    constants: new Map(),
    settings: [],
    variables: [],
    arrays: new Map([[own('m'), 0]]),
    bytes: 4096,
    words: new Int32Array(0),
    about: {},
  });
  return new WebAssembly.Instance(wasmModule(bytes)).exports;
}

const NUMBERS = [-0x80000000, -1, 0, 2, 3, 4, 8, 9, 10, 0x7fffffff];

test('whether a number lies between two others is asked in one step, at both ends of what a word can hold', () => {
  const asked = instance(functions`
function isOutside(x: number): number { if (x < 3 || x > 9) return 1; return 0; }
function isInside(x: number): number { return x >= 3 && x <= 9 ? 1 : 0; }
function isInsideOrNegative(x: number): number { if (x < 0 || x >= 3 && x <= 9) return 1; return 0; }
function isBelow(x: number, y: number): number { if (x < 3 || y > 9) return 1; return 0; }`);
  for (const x of NUMBERS) {
    const isInside = x >= 3 && x <= 9;
    expect([x, asked.isOutside!(x)]).toEqual([x, isInside ? 0 : 1]);
    expect([x, asked.isInside!(x)]).toEqual([x, isInside ? 1 : 0]);
    expect([x, asked.isInsideOrNegative!(x)]).toEqual([x, x < 0 || isInside ? 1 : 0]);
    for (const y of NUMBERS) expect([x, y, asked.isBelow!(x, y)]).toEqual([x, y, x < 3 || y > 9 ? 1 : 0]);
  }
});

test('a part of a condition is asked only where those before it leave it open', () => {
  const { both, either, not } = instance(functions`
function count(answer: number): number { m[0]!++; return answer; }
function both(a: number, b: number): number { m[0] = 0; let holds = 0; if (count(a) === 1 && count(b) === 1) holds = 10; return holds + m[0]!; }
function either(a: number, b: number): number { m[0] = 0; let holds = 0; if (count(a) === 1 || count(b) === 1) holds = 10; else holds = 20; return holds + m[0]!; }
function not(a: number, b: number, c: number): number { m[0] = 0; let holds = 0; while (!(count(a) === 1 || count(b) === 1 && count(c) === 1)) { holds = 10; break; } return holds + m[0]!; }`);
  expect([both!(0, 1), both!(1, 0), both!(1, 1)]).toEqual([1, 2, 12]);
  expect([either!(0, 0), either!(1, 0), either!(0, 1)]).toEqual([22, 11, 12]);
  expect([not!(1, 0, 0), not!(0, 0, 1), not!(0, 1, 1), not!(0, 1, 0)]).toEqual([1, 12, 3, 13]);
});

const MACHINE = functions`
function run(from: number): number {
  let pc = from;
  let seen = 0;
  for (;;) {
    switch (pc) {
      case 1: seen = seen * 10 + 1; if (seen > 5000) { pc = 4; continue; } pc = 3; continue;
      case 2: seen = seen * 10 + 2; if (seen % 3 === 0) { pc = 4; break; } pc = 1; continue;
      case 3: seen = seen * 10 + 3; for (let i = 0; i < 3; i++) { if (i === 1) { pc = 2; continue; } seen += i; } pc = 2; continue;
      case 4: return seen;
      default: return -pc;
    }
    return seen + 1000000;
  }
}`;

test('a machine that goes on to a case further down comes to the same as one that asks which comes next', () => {
  const { run } = instance(MACHINE);
  // By hand: 1, 13 + 2 = 15, 152 (not a third of anything), 1521, 15213 + 2 = 15215, 152152, 1521521 over 5000.
  expect(run!(1)).toBe(1_521_521);
  // 3 + 2 = 5, 52, 521, 5215, 52152 is a multiple of 3: out of the switch.
  expect(run!(3)).toBe(1_052_152);
  expect([run!(4), run!(9)]).toEqual([0, -9]);
});

test('the cases of a machine stand behind those that go to them, where they can', () => {
  const [func] = MACHINE;
  const loop = func!.body.find(({ is }) => is === 'for');
  const first = loop?.is === 'for' ? loop.body[0] : undefined;
  if (first?.is !== 'switch' || first.on.is !== 'name') throw new Error('no machine');
  const numbers = (cases: readonly SwitchCase[]) =>
    cases.flatMap(({ labels }) => labels.map((label) => (label.is === 'number' ? label.value : NaN)));
  // 1 goes to 3 and 4, 3 to 2, and 2 back to 1.
  const order = numbers(inOrderOfJumps(first.on.name, first.cases));
  expect(order.indexOf(1)).toBeLessThan(order.indexOf(3));
  expect(order.indexOf(3)).toBeLessThan(order.indexOf(2));
  expect(order.indexOf(1)).toBeLessThan(order.indexOf(4));
});

test('what a function of the runtime does in many steps, an instruction does in one', () => {
  const { bits, same } = instance(functions`
function countIn(bits: number): number { return 0; }
function isSame(value: number, other: number): number { return 0; }
function bits(x: number): number { return countIn(x); }
function same(x: number, y: number): number { return isSame(x, y); }`);
  expect([bits!(0), bits!(0b1011), bits!(-1)]).toEqual([0, 3, 32]);
  expect([same!(5, 5), same!(5, -5)]).toEqual([1, 0]);
});

test('a loop of few passes is written out where it is hot, and goes on and ends as it does elsewhere', () => {
  const all = functions`
function run(hole: number, most: number): number {
  let sum = 0;
  for (let side = 0; side <= 3; side++) {
    if (side === hole) continue;
    if (sum > most) break;
    for (let time = 1; time < 3; time++) sum += side * 10 + time;
  }
  return sum;
}`;
  const expected = (hole: number, most: number): number =>
    [3, 23, 43, 63].reduce((sum, two, side) => (side === hole || sum > most ? sum : sum + two), 0);
  const [hot, other] = [instance(all, ['run']), instance(all)];
  for (let hole = -1; hole <= 4; hole++)
    for (const most of [-1, 0, 3, 26, 100]) {
      const answers = [hot.run!(hole, most), other.run!(hole, most)];
      expect([hole, most, ...answers]).toEqual([hole, most, expected(hole, most), expected(hole, most)]);
    }
});

test('only loops are written out that are short and whose passes are known', () => {
  const loops = functions`
function short(x: number): void { for (let i = 0; i < 4; i++) m[i] = x; }
function later(x: number): void { for (let i = 2; i <= 3; i++) m[i] = x; }
function long(x: number): void { for (let i = 0; i <= 4; i++) m[i] = x; }
function unknown(x: number): void { for (let i = 0; i < x; i++) m[i] = x; }
function empty(x: number): void { for (let i = 4; i < 4; i++) m[i] = x; }
function counting(x: number): void { for (let i = 0; i < 4; i++) m[i++] = x; }
function changing(x: number): void { for (let i = 0; i < 4; i++) i = x; }`.map(({ name, body: [loop] }) => {
    if (loop?.is !== 'for') throw new Error('this is no loop');
    return [name.hint, passesOf(loop, (code) => (code.is === 'number' ? code.value : undefined))];
  });
  expect(loops).toEqual([
    ['short', [0, 1, 2, 3]],
    ['later', [2, 3]],
    ...['long', 'unknown', 'empty', 'counting', 'changing'].map((name) => [name, undefined]),
  ]);
});
