import type { CompiledGame } from '../../3-ir/compiled.ts';
import { folderOfGame } from '../../runtime/game-folder.ts';
import { data, declarations, doc, joined, printDeclarations } from '../code/declarations.ts';
import type { Emitted } from '../emitted.ts';
import { generatedFrom, rulesOf } from '../origin.ts';
import { nameOf, waysToPlay } from './ways.ts';

/**
 * `generated/<game>/conformance.test.ts`: all seven kinds of conformance tests, for every way to play. What is expected
 * comes from the vectors and the interpreter; what the tests have in common is in `suite.ts`.
 */
export function emitTest({ id, game, model }: CompiledGame): Emitted {
  const suite = `${'../'.repeat(id.split('/').length + 1)}tests/conformance/suite.ts`;
  const ways = waysToPlay(game).map((way) => {
    const { players, imaginary, option } = way;
    const options = option ? { [option.name]: option.value } : {};
    return declarations`${data([nameOf(way), { players, imaginary, options }])},`;
  });
  const about = `Whether the engine of \`${id}\` plays by its rules. What is expected comes from the worked examples and from the
interpreter, never from the engine.`;
  const text = printDeclarations(declarations`${doc(about)}import { describe, expect, test } from 'vitest';
import { openSuite } from ${data(suite)};
import { createCore } from './core.ts';
import { data } from './data.ts';

const suite = await openSuite(import.meta.url, data, createCore);

/** Every number of players and imaginary players, and every option changed once. */
const ways = [
  ${joined(ways, '\n')}
] as const;

describe('1. worked examples', () => {
  test.each(suite.dialogues('example'))('%s', suite.lead);
});

describe('2. cells of tables, terms, tie-breaks', () => {
  test.each(suite.dialogues('table', 'term', 'tie'))('%s', suite.lead);
});

describe('3. reasons', () => {
  test.each(suite.dialogues('reason'))('%s', suite.lead);
});

describe('4. what is always so, in situations and random games', () => {
  test.each(suite.dialogues('always'))('%s', suite.lead);
  test.each(ways)('%s', (_, way) => expect(suite.brokenIn(way)).toEqual([]));
});

describe('5. games, move by move', () => {
  test.each(suite.dialogues('game', 'save'))('%s', suite.lead);
});

describe('6. numbers of moves', () => {
  test.each(suite.dialogues('count'))('%s', suite.lead);
});

describe('7. interpreter and engine agree in random games', () => {
  test.each(ways)('%s', (_, way) => expect(suite.disagreementIn(way)).toBeUndefined());
});
`);
  return { file: `${folderOfGame(id)}/conformance.test.ts`, text: generatedFrom(rulesOf(model)) + text };
}
