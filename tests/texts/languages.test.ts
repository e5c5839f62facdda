import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Problems } from '../../compiler/problems/problem.ts';
import { COMMON_TEXTS } from '../../compiler/texts/common.ts';
import { LANGUAGES } from '../../compiler/texts/files.ts';
import { createTranslator, readTexts, type TextFile } from '../../compiler/texts/texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = readdirSync(`${root}rules`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${root}rules/${entry.name}/text`))
  .map((entry) => entry.name)
  .sort();

function filesOf(folder: string): TextFile[] {
  return LANGUAGES.map((language) => `rules/${folder}/text/${language}.ftl`).map((file) => ({
    file,
    text: readFileSync(root + file, 'utf8'),
  }));
}

/** Every id with its attributes and the variables it uses, in the order of the file. */
function outline(folder: string, language: string): string[] {
  const problems = new Problems();
  const texts = readTexts(filesOf(folder), problems).get(language) ?? new Map();
  expect(problems.list).toEqual([]);
  return [...texts].map(([id, { attributes, variables }]) => {
    const names = new Set(variables.map(({ name }: { name: string }) => `$${name}`));
    return [id, ...[...attributes.keys()].map((attribute) => `.${attribute}`), ...[...names].sort()].join(
      ' ',
    );
  });
}

/** A value for every variable that a text of ours may use. */
const given = { count: 2, number: 3, row: 1, column: 2, from: 1, to: 4 };
const spoken = [
  'action',
  'choice',
  'file',
  'input',
  'move',
  'name',
  'names',
  'reason',
  'seed',
  'value',
  'values',
  'what',
];
const args = { ...given, ...Object.fromEntries(spoken.map((name) => [name, name])) };

describe.each(folders)('the texts of %s', (folder) => {
  test('are the same in all languages, in the same order', () => {
    const [first, ...others] = LANGUAGES.map((language) => outline(folder, language));
    expect(first).not.toEqual([]);
    for (const other of others) expect(other).toEqual(first);
  });

  test.each(LANGUAGES)('read well in %s: no gaps, no straight quotes, no loose ends', (language) => {
    const { say } = createTranslator(language, filesOf(folder));
    const named = [...(readTexts(filesOf(folder), new Problems()).get(language)?.values() ?? [])].flatMap(
      ({ variables }) => variables.map(({ name }) => [name, name] as const),
    );
    const filled = { ...Object.fromEntries(named), ...args };
    const ids = outline(folder, language).flatMap((line) => {
      const [id = '', ...more] = line.split(' ');
      return [id, ...more.filter((word) => word.startsWith('.')).map((word) => id + word)];
    });
    for (const id of ids) {
      const said = say(id, filled);
      expect(said, id).not.toMatch(/[{}"']| {2}|\.\.\.|\s$/);
      if (/^(reason|always)-/.test(id)) expect(said, id).toMatch(/^[\p{Lu}].*[.?]$/u);
    }
  });
});

test('the common texts are those that are listed, with the variables they are given', () => {
  const texts = readTexts(filesOf('common'), new Problems());
  for (const language of LANGUAGES) {
    expect([...(texts.get(language)?.keys() ?? [])].sort()).toEqual(Object.keys(COMMON_TEXTS).sort());
    const { say } = createTranslator(language, filesOf('common'));
    for (const [id, variables] of Object.entries(COMMON_TEXTS)) {
      const one = say(id, Object.fromEntries(variables.map((name) => [name, `<${name}>`])));
      expect(one, id).not.toContain('{$');
      for (const name of variables) expect(one, id).toContain(`<${name}>`);
    }
  }
});

test('no common text has an id that a game uses for its own', () => {
  const own =
    /^(game|winner)$|^(variant|option|kind|pieces|table|grid|field|term|phase|action|rules|scoring|always|example)-/;
  expect(Object.keys(COMMON_TEXTS).filter((id) => own.test(id))).toEqual([]);
});
