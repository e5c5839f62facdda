/**
 * Whatever it is given, the compiler does not throw, does not hang, gives places that exist and says the same
 * twice. `FUZZ=100000 npx vitest run tests/fuzz` checks that many random inputs (from `FUZZ_FROM` on, else 0);
 * `node tests/fuzz/repeat.ts SEED shrink` makes a failing one small. What failed once stands in corpus/.
 */
import { expect, test } from 'vitest';
import { readCorpus } from './corpus.ts';
import { modeOf } from './input.ts';
import { largeInputs } from './large.ts';
import { runAll } from './pool.ts';

const RUNS = Number(process.env.FUZZ ?? 800);
const FROM = Number(process.env.FUZZ_FROM ?? 0);
const HOUR = 3_600_000;

test(`${RUNS} random inputs`, { timeout: 24 * HOUR }, async () => {
  const start = performance.now();
  const { findings, compiled } = await runAll('seeds', FROM, RUNS);
  const slow = findings.filter(({ fault }) => !fault);
  console.log(
    `${RUNS} inputs in ${Math.round(performance.now() - start)} ms, ${compiled} of them sound games`,
  );
  for (const { at, ms } of slow) console.log(`slow: seed ${at} (${modeOf(at)}), ${Math.round(ms)} ms`);
  expect(
    findings.flatMap(({ at, fault }) => (fault ? [`seed ${at} (${modeOf(at)}): ${fault}`] : [])),
  ).toEqual([]);
});

/** Two seconds are the aim; a slow machine gets more. */
const MOST = 5_000;

test('the corpus', { timeout: HOUR }, async () => {
  const names = readCorpus().map(({ name }) => name);
  const { findings } = await runAll('corpus', 0, names.length);
  const wrong = findings.map(({ at, fault, ms }) => ({
    name: names[at],
    fault: fault ?? (ms > MOST ? `${Math.round(ms)} ms` : ''),
  }));
  expect(wrong.filter(({ fault }) => fault !== '')).toEqual([]);
});

test('large inputs', { timeout: HOUR }, async () => {
  // those of just the size that a folder may have take their time: they run with `FUZZ`
  const inputs = largeInputs();
  const count = process.env.FUZZ === undefined ? inputs.filter(({ quick }) => quick).length : inputs.length;
  const { findings } = await runAll('large', 0, count);
  const named = findings.map(({ at, ms, problems, fault }) => ({
    name: inputs[at]!.name,
    ms: Math.round(ms),
    problems,
    fault,
  }));
  console.log(
    named
      .map(({ name, ms, problems }) => `${String(ms).padStart(6)} ms  ${name} (${problems} problems)`)
      .join('\n'),
  );
  expect(named.filter(({ fault, ms }) => fault || ms > MOST)).toEqual([]);
});
