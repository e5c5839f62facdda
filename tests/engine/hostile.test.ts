import { expect, test } from 'vitest';
import { createEngine } from '../../compiler/4-emit/engine/runtime/engine.ts';
import { handMadeCore, handMadeData } from './hand-made.ts';
import { attack } from './hostile.ts';

// A million, say, by `TRIES=1000000 npx vitest run tests/engine/hostile.test.ts`.
const TRIES = Number(process.env.TRIES ?? 3000);
const SEED = Number(process.env.SEED ?? 1);

test('whatever it is given, an engine answers or refuses, and no state changes', {
  timeout: 60_000 + TRIES * 10,
}, () => {
  const rules = { price: 1 };
  expect(attack(createEngine(handMadeCore(rules), handMadeData(rules)), TRIES, SEED)).toEqual([]);
});
