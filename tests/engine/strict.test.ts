import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../sources.ts';
import { problemsIn, STRICTEST, USUAL } from './strict.ts';

const FOLDER = `${ROOT}generated/`;

/** The engines of our games, as they are committed. */
const engines = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'runtime' ? `${entry.name}/engine.ts` : [],
);

// What one flag allows may be wrong without it: an absent member and one that is undefined are alike, or not.
test.each([
  ['strict', USUAL],
  ['as strict as can be', STRICTEST],
])('engines fit into a project with ES2022 that is %s', { timeout: 300_000 }, (_, options) => {
  expect(engines.length).toBeGreaterThan(0);
  expect(problemsIn(FOLDER, engines, options)).toEqual({});
});

test('what speaks the protocol needs the types of Node, and nothing else', { timeout: 300_000 }, () => {
  expect(problemsIn(FOLDER, ['runtime/serve.ts'], { ...STRICTEST, types: ['node'] })).toEqual({});
});
