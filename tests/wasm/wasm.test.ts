import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { emitCore } from '../../compiler/4-emit/engine/core/core.ts';
import { signed, unsigned } from '../../compiler/4-emit/wasm/bytes.ts';
import { printCoreModule } from '../../compiler/4-emit/wasm/core-module.ts';
import { Apart } from '../../compiler/agree/apart.ts';
import { Twins } from '../../compiler/agree/twins.ts';
import { runtimeSources } from '../../compiler/command-line/engines/emit-engines.ts';
import type { Core } from '../../compiler/runtime/core.ts';
import type { GameData } from '../../compiler/runtime/data.ts';
import { seeded } from '../../compiler/runtime/random.ts';
import { createWasmCore, wasmModule } from '../../compiler/runtime/wasm-core.ts';
import { compiled } from '../engine/emitted.ts';
import { ROOT, readSources } from '../sources.ts';

const GAMES = ['alcazaba', 'clever', 'dice-game', 'palace', 'roll-and-write'];
const file = (game: string): string => `${ROOT}generated/${game}/core.wasm`;

async function twinsOf(game: string, module = game): Promise<{ twins: Twins; data: GameData }> {
  const { createCore } = (await import(`${ROOT}generated/${game}/core.ts`)) as { createCore(): Core };
  const { data } = (await import(`${ROOT}generated/${game}/data.ts`)) as { data: GameData };
  const core = createCore();
  const twin = createWasmCore(wasmModule(readFileSync(file(module))), undefined, core.sets);
  return { twins: new Twins(core, twin, data), data };
}

function setupOf({ options, imaginary }: GameData, players: number, seed: string) {
  const seats = imaginary.find(({ withPlayers }) => withPlayers === players)?.usually ?? 0;
  return { players, imaginary: seats, options: options.map(({ value }) => value), seed: seeded(seed) };
}

test.each(GAMES)('%s is the same game in WebAssembly', async (game) => {
  const { twins, data } = await twinsOf(game);
  for (let players = data.players.from; players <= data.players.to; players++)
    twins.play(setupOf(data, players, `wasm ${players}`), seeded(`players ${players}`), 400);
});

test('a module that plays otherwise is noticed', async () => {
  const { twins, data } = await twinsOf('clever', 'clever/quick');
  expect(() => twins.play(setupOf(data, 2, 'quick'), seeded('players'), 1000)).toThrow(Apart);
});

test('the module of Clever is small', () => {
  expect(gzipSync(readFileSync(file('clever'))).length).toBeLessThan(14_000);
});

test('the same rules give the same bytes', () => {
  const { id, game } = compiled('clever', readSources());
  const print = () =>
    printCoreModule(emitCore(id, game, new Map(), runtimeSources()).parts, runtimeSources())!;
  const first = print();
  expect(print()).toEqual(first);
  expect(existsSync(file('clever'))).toBe(true);
  expect(Buffer.from(first).equals(readFileSync(file('clever')))).toBe(true);
});

// The examples of the WebAssembly specification and of DWARF, where LEB128 comes from.
test('whole numbers are written as LEB128', () => {
  expect(unsigned(2)).toEqual([2]);
  expect(unsigned(127)).toEqual([127]);
  expect(unsigned(128)).toEqual([0x80, 1]);
  expect(unsigned(624_485)).toEqual([0xe5, 0x8e, 0x26]);
  expect(signed(-2)).toEqual([0x7e]);
  expect(signed(127)).toEqual([0xff, 0]);
  expect(signed(-128)).toEqual([0x80, 0x7f]);
  expect(signed(-123_456)).toEqual([0xc0, 0xbb, 0x78]);
  expect(signed(-0x80000000)).toEqual([0x80, 0x80, 0x80, 0x80, 0x78]);
});
