import { expect, test, vi } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { LanguageService } from '../../compiler/language-service/index.ts';
import { pick, seeded } from '../../compiler/runtime/random.ts';
import { readSources } from '../sources.ts';

const EDITS = Number(process.env.SERVICE_EDITS ?? 16);
vi.setConfig({ testTimeout: 60_000 + EDITS * 20_000 });

const all = readSources('rules', /\.(regel|ftl|mdx|txt)$/);

/** Edits as people make them, and as their slips: numbers, letters, lines; at times everything is put back. */
function edit(service: LanguageService, folders: RegExp, words: number[]): void {
  const files = service.sources().filter(({ file }) => folders.test(file));
  const { file, text } = pick(words, files);
  const at = Math.floor(text.length * (pick(words, [...Array(1000).keys()]) / 1000));
  const numbers = [...text.matchAll(/\d+/g)];
  const how = pick(words, ['number', 'number', 'letter', 'cut', 'line', 'double', 'back'] as const);
  if (how === 'number' && numbers.length > 0) {
    const number = pick(words, numbers);
    const end = number.index + number[0].length;
    service.edit(file, [{ start: number.index, end, text: String(pick(words, [0, 1, 2, 5, 9, 12])) }]);
  } else if (how === 'letter')
    service.edit(file, [{ start: at, end: at, text: pick(words, ['x', ' ', '\n', '#']) }]);
  else if (how === 'cut') service.edit(file, [{ start: at, end: at + 3, text: '' }]);
  else if (how === 'back')
    for (const one of all) if (service.textOf(one.file) !== undefined) service.set(one.file, one.text);
  if (how !== 'line' && how !== 'double') return;
  const lines = text.split('\n');
  const line = pick(words, [...lines.keys()]);
  if (how === 'line') lines.splice(line, 1);
  else lines.splice(line, 0, lines[line]!);
  service.set(file, lines.join('\n'));
}

test.each([
  ['the small games', /^starters\//, EDITS],
  ['a game that uses another folder, with variants', /^(dice-game|alhambra)\//, Math.ceil(EDITS / 8)],
] as const)('after every edit of %s the same is wrong as in a fresh check', (_, folders, times) => {
  const sources = all.filter(({ file }) => folders.test(file) || file.startsWith('common/'));
  const service = new LanguageService(sources);
  const words = seeded(`edits of ${folders}`);
  for (let made = 0; made < times; made++) {
    edit(service, folders, words);
    // An edit may come before all is checked.
    for (let steps = 0; steps < 3; steps++) service.step();
    if (made % 3 === 1) edit(service, folders, words);
    const found = service.finish();
    const fresh = compile(service.sources());
    expect(found.problems, `edit ${made}`).toEqual(fresh.problems);
    expect(found.games).toEqual(fresh.games.map(({ id }) => id));
  }
});
