import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FUNCTIONS } from '../../compiler/4-emit/engine/facade/facade.ts';
import { referenceOf } from '../../compiler/command-line/build/reference.ts';
import { runtimeSources } from '../../compiler/command-line/engines/emit-engines.ts';
import { ROOT } from '../sources.ts';

const FILE = `${ROOT}compiler/clients/REFERENCE.md`;

test('the reference is what the comments say, of every function and type', async () => {
  const made = await referenceOf(runtimeSources());
  if (process.env.UPDATE_CASES) writeFileSync(FILE, made);
  expect(readFileSync(FILE, 'utf8'), 'UPDATE_CASES=1 writes it anew').toBe(made);
  const parts = new Map(made.split('\n### ').map((part) => [part.slice(0, part.indexOf('\n')), part]));
  for (const name of Object.values(FUNCTIONS).flat()) expect([...parts.keys()]).toContain(name);
  // What nobody has explained would be a signature and nothing else.
  for (const [name, part] of [...parts].slice(1)) {
    const said = part
      .replace(/```ts\n[\s\S]*?\n```/g, '')
      .replace(name, '')
      .trim();
    expect([name, said.length > 10]).toEqual([name, true]);
  }
});
