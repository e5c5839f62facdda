import { expect, test } from 'vitest';
import { createEngine } from '../../compiler/runtime/engine.ts';
import { engines } from './engines.ts';
import { handMadeCore, handMadeData } from './hand-made.ts';
import { attack } from './hostile.ts';

// A million, say, by `TRIES=1000000 npx vitest run tests/engine/hostile.test.ts`.
const TRIES = Number(process.env.TRIES ?? 1000);
const SEED = Number(process.env.SEED ?? 1);

const rules = { price: 1 };
const handMade = createEngine(handMadeCore(rules), handMadeData(rules));
const all = [
  ['hand-made', handMade] as const,
  ...engines.map(({ id, engine }) => [id, engine as unknown as typeof handMade] as const),
];

test.each(all)(
  'whatever it is given, the engine of %s answers or refuses, and no state changes',
  {
    timeout: 60_000 + TRIES * 10,
  },
  (_, engine) => {
    expect(attack(engine, TRIES, SEED)).toEqual([]);
  },
);
