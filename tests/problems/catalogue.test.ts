import { describe, expect, test } from 'vitest';
import { KEYWORDS } from '../../compiler/1-syntax/words.ts';
import { BUILT_IN_WORDS } from '../../compiler/2-model/environment.ts';
import { BUILT_IN_REASONS } from '../../compiler/2-model/examples.ts';
import { choices } from '../../compiler/problems/messages/choices.ts';
import { declaredNames } from '../../compiler/problems/messages/declared-names.ts';
import { examples } from '../../compiler/problems/messages/examples.ts';
import { playedExamples } from '../../compiler/problems/messages/examples-played.ts';
import { stoppedExamples } from '../../compiler/problems/messages/examples-stopped.ts';
import { fields } from '../../compiler/problems/messages/fields.ts';
import { folders } from '../../compiler/problems/messages/folders.ts';
import { grids } from '../../compiler/problems/messages/grids.ts';
import { messages } from '../../compiler/problems/messages/index.ts';
import { layout } from '../../compiler/problems/messages/layout.ts';
import { loops } from '../../compiler/problems/messages/loops.ts';
import { LANGUAGES, type Message, type Translations } from '../../compiler/problems/messages/message.ts';
import { names } from '../../compiler/problems/messages/names.ts';
import { presentation } from '../../compiler/problems/messages/presentation.ts';
import { rulebook } from '../../compiler/problems/messages/rulebook.ts';
import { rulebookPages } from '../../compiler/problems/messages/rulebook-pages.ts';
import { rulebookVariants } from '../../compiler/problems/messages/rulebook-variants.ts';
import { scripts } from '../../compiler/problems/messages/scripts.ts';
import { signs } from '../../compiler/problems/messages/signs.ts';
import { syntax } from '../../compiler/problems/messages/syntax.ts';
import { tables } from '../../compiler/problems/messages/tables.ts';
import { texts } from '../../compiler/problems/messages/texts.ts';
import { types } from '../../compiler/problems/messages/types.ts';
import { variantChanges } from '../../compiler/problems/messages/variant-changes.ts';
import { variants } from '../../compiler/problems/messages/variants.ts';
import { placeholdersIn } from '../../compiler/problems/say.ts';
import { findRaised, raisedIn } from './raised.ts';

/** Names in backticks that stand for names of a game. */
const NAMES = [
  ...'a b c area blue blue-sum bonus coins colour denar dice die extra-die field green limit pool red reward'.split(
    ' ',
  ),
  ...'rounds take too-few-coins tray yellow B Building Card Colour Die Kim Nina Scoring'.split(' '),
  ...'about action-take kind-Colour many reason-too-low text'.split(' '),
  ...'name naam Name tekst Text'.split(' '),
  ...'Section Ask Term Example Table Grid Pieces Turn Explore Value Reason'.split(' '),
  ...'id title Title lead language https noun regel confirm simulate upgrade texts team team-points'.split(
    ' ',
  ),
  ...'copies row column quick sheet'.split(' '),
  'owner', // means something behind `seen by` only
];

const entries: [string, Message][] = Object.entries(messages);
const raised = findRaised();

const curesOf = ({ cure, cures = {} }: Message): [string, Translations][] => [
  ['cure', cure],
  ...Object.entries(cures).map(([name, words]): [string, Translations] => [`cure ${name}`, words]),
];

/** Everything in an entry that is filled in, with the name of where it stands. */
function templatesOf(message: Message): [string, Translations][] {
  const inWords = Object.values(message.words ?? {}).flatMap((values) => Object.entries(values));
  return [
    ['message', message.message],
    ...curesOf(message),
    ...(message.also ? [['also', message.also] as [string, Translations]] : []),
    ...(message.details ?? []).map((words, index): [string, Translations] => [`details ${index}`, words]),
    ...inWords,
  ];
}

describe('the scan of the sources', () => {
  test('sees codes, data and second places', () => {
    const source = `
      const near = word && { suggestion: word };
      problems.error('one', at, { name, found: 3, ...near }, first);
      problems.warning(same ? 'two' : 'three', at);
      const data = { left: 1 };
      this.#complain('four', ...place, data);
      return { code: 'five', data: { right: 2 } };`;
    expect(raisedIn('a.ts', source).map(({ code, keys, maybe, also }) => [code, keys, maybe, also])).toEqual([
      ['one', ['name', 'found'], ['suggestion'], true],
      ['two', [], [], false],
      ['three', [], [], false],
      ['four', ['left'], [], false],
      ['five', ['right'], [], false],
    ]);
  });

  test('finds many', () => {
    expect(new Set(raised.map(({ code }) => code)).size).toBeGreaterThan(100);
  });
});

describe('the catalogue', () => {
  test('has every code that is raised', () => {
    expect(raised.filter(({ code }) => !Object.hasOwn(messages, code))).toEqual([]);
  });

  test('has no code that is never raised', () => {
    const known = new Set(raised.map(({ code }) => code));
    expect(Object.keys(messages).filter((code) => !known.has(code))).toEqual([]);
  });

  test('has every code in one file only', () => {
    const parts = [
      choices, declaredNames, examples, playedExamples, stoppedExamples, fields, folders, grids, layout, loops, names, presentation, rulebook, rulebookPages, scripts, signs, syntax,
      tables, texts, types, rulebookVariants, variantChanges, variants,
    ]; // biome-ignore format: a list reads better in lines
    const all = parts.flatMap((part) => Object.keys(part));
    expect(all.filter((code, index) => all.indexOf(code) < index)).toEqual([]);
    expect(all.sort()).toEqual(Object.keys(messages).sort());
  });

  test.each(entries)('%s is a plain word', (code) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe.each(entries)('%s', (code, message) => {
  const calls = raised.filter((one) => one.code === code);

  test('says everything in every language, short and in whole sentences', () => {
    for (const language of LANGUAGES) {
      expect(message.title[language]).toMatch(/^[\p{L}`].*[^.!:]$/u);
      expect(message.title[language].length).toBeLessThanOrEqual(50);
      for (const words of [message.message, message.cure, message.about]) {
        expect(words[language]).toMatch(/^(\p{Lu}|`|\{).*[.]$/u);
        expect(words[language]).not.toMatch(/ {2}|\n| [.,;:]/);
      }
      expect(message.also?.[language] ?? 'x').not.toMatch(/[.]$/);
    }
  });

  test('keeps about the same code in every language', () => {
    // Words of the language in backticks are the same everywhere; in `about` they may be fewer.
    for (const words of [message.message, message.cure, ...(message.details ?? [])]) {
      const code = LANGUAGES.map((language) => [...words[language].matchAll(/`[^`]*`/g)].map(String).sort());
      expect(code[0]!.length).toBe(code[1]!.length);
      expect(code[0]!.length).toBe(code[2]!.length);
    }
  });

  test('has only words of the language in backticks, and names', () => {
    const known = new Set([...KEYWORDS, ...BUILT_IN_WORDS, ...BUILT_IN_REASONS, ...NAMES]);
    const all = [message.title, message.message, message.cure, message.about, ...(message.details ?? [])];
    const spans = all.flatMap((words) =>
      LANGUAGES.flatMap((language) => words[language].match(/`[^`]*`/g) ?? []),
    );
    const used = spans.flatMap((span) => span.replace(/\{\w+\}/g, '').match(/[A-Za-z][A-Za-z-]*/g) ?? []);
    expect(used.filter((word) => !known.has(word))).toEqual([]);
  });

  test('has balanced backticks', () => {
    for (const words of [
      message.title,
      message.message,
      message.cure,
      message.about,
      ...(message.details ?? []),
    ])
      for (const language of LANGUAGES)
        expect(words[language].split('`').length % 2, words[language]).toBe(1);
  });

  test('has the same placeholders in every language', () => {
    for (const [where, words] of templatesOf(message)) {
      const [en, nl, de] = LANGUAGES.map((language) => placeholdersIn(words[language]));
      expect(nl, where).toEqual(en);
      expect(de, where).toEqual(en);
    }
    for (const language of LANGUAGES) expect(placeholdersIn(message.title[language])).toEqual([]);
  });

  test('names only what every call gives, and in its details what some call gives', () => {
    const needed = new Set([message.message, message.cure].flatMap((words) => placeholdersIn(words.en)));
    for (const { keys, where } of calls) {
      if (keys)
        expect(
          [...needed].filter((name) => !keys.includes(name)),
          where,
        ).toEqual([]);
    }
    const given = new Set(calls.flatMap(({ keys, maybe }) => [...(keys ?? []), ...maybe]));
    const unseen = code.startsWith('example-') || calls.some(({ keys }) => !keys);
    const named = (message.details ?? []).flatMap((words) => placeholdersIn(words.en));
    if (!unseen) expect(named.filter((name) => !given.has(name))).toEqual([]);
    for (const name of Object.keys(message.words ?? {}))
      expect([...needed, ...named], 'words for a placeholder').toContain(name);
  });

  test('has words for the second place exactly if some call gives one', () => {
    expect(message.also !== undefined).toBe(calls.some(({ also }) => also));
  });

  test('never scolds', () => {
    const all = LANGUAGES.flatMap((language) => [
      message.title[language],
      message.message[language],
      message.cure[language],
      message.about[language],
    ]);
    for (const text of all)
      expect(text).not.toMatch(/illegal|invalid|ongeldig|ungültig|syntax|token|parse|!|\bU\b|\bSie haben\b/i);
  });
});
