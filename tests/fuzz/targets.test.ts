/** A few inputs for each target; `npm run fuzz` has millions. */
import { expect, test } from 'vitest';
import { TARGET_NAMES, TARGETS } from './targets/index.ts';
import { randomFor, unexpected } from './targets/target.ts';

const SEED = 14;

test.each(TARGET_NAMES)('%s', { timeout: 600_000 }, async (name) => {
  const { attack } = await TARGETS[name].open();
  const count = name === 'source' ? 20 : 200;
  const findings: { readonly index: number; readonly fault: string }[] = [];
  for (let index = 0; index < count; index++) {
    try {
      const fault = await attack(index, randomFor(SEED, index));
      if (fault) findings.push({ index, fault });
    } catch (error) {
      findings.push({ index, fault: unexpected(error) ?? String(error) });
    }
  }
  expect(findings).toEqual([]);
});

test('the same seed and number give the same input', async () => {
  const { attack } = await TARGETS.moves.open();
  const drawn = async (index: number): Promise<number> => {
    const random = randomFor(SEED, index);
    await attack(index, random);
    return random.next();
  };
  expect(await drawn(7)).toBe(await drawn(7));
  expect(await drawn(7)).not.toBe(await drawn(8));
});
