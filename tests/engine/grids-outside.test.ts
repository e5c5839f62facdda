import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createCore } from '../../generated/palace/core.ts';
import { data } from '../../generated/palace/data.ts';
import { Codec } from '../../generated/runtime/codec.ts';
import type { Core } from '../../generated/runtime/core.ts';
import { Fields } from '../../generated/runtime/fields.ts';
import { createWasmCore, wasmModule } from '../../generated/runtime/wasm-core.ts';
import { ROOT } from '../sources.ts';

const fields = new Fields(data, new Codec(data));
const palace = fields.find('palace')!;
const module = wasmModule(readFileSync(`${ROOT}generated/palace/core.wasm`));

/** Every cell of every palace that holds a tile. */
function built({ memory }: Core, players: number): string[] {
  return fields
    .spots(palace, { players, seats: players })
    .flatMap(({ owner, address }, at) =>
      memory[address]! < 0 ? [] : [`${owner}: ${memory[address]} on ${at}`],
    );
}

function randomNumbers(seed: number): (count: number) => number {
  let random = seed;
  return (count) => {
    random = (Math.imul(random, 1664525) + 1013904223) | 0;
    return (random >>> 8) % count;
  };
}

function begin(core: Core, players: number): void {
  core.start({ players, imaginary: 0, options: [1], seed: [players, 2, 3, 4] });
}

/** Plays on at random; gives a state now and then, with what is built in it. */
function* visited(core: Core, players: number) {
  const pick = randomNumbers(players);
  for (let moves = 0; !core.isOver(); moves++) {
    const player = core.actorAt!(0);
    core.apply(player, core.moveAt(pick(core.moveCount(player))));
    if (moves % 20 === 0)
      yield { players, words: core.memory.slice(0, core.stateWords()), built: built(core, players) };
  }
}

test('the words of a state hold no cells of the plot', () => {
  const core = createCore();
  begin(core, 3);
  expect(palace.at).toBeGreaterThanOrEqual(core.stateWords());
  expect(core.stateWords()).toBeLessThan(fields.spots(palace, { players: 3, seats: 3 }).length);
});

test.each([
  ['TypeScript', () => createCore()],
  ['WebAssembly', () => createWasmCore(module)],
] as const)('tiles lie where they lay when the words of another state are put in: %s', (_, create) => {
  const core = create();
  const states = [6, 3, 5].flatMap((players) => {
    begin(core, players);
    return [...visited(core, players)];
  });
  expect(Math.max(...states.map((state) => state.built.length))).toBeGreaterThan(20);
  const [other, pick] = [create(), randomNumbers(7)];
  for (let times = 0; times < 200; times++) {
    const state = states[pick(states.length)]!;
    other.memory.set(state.words);
    other.refresh();
    expect(built(other, state.players)).toEqual(state.built);
    core.copyFrom(other);
    expect(built(core, state.players)).toEqual(state.built);
    // What is listed and refused there tries tiles on the plot, and takes them away again.
    const player = core.isOver() ? -1 : core.actorAt!(0);
    if (player >= 0) expect(core.moveCount(player)).toBe(other.moveCount(player));
    expect(built(core, state.players)).toEqual(state.built);
    expect(core.broken()).toBe(-1);
  }
});
