import { expect, test } from 'vitest';
import { de } from '../../compiler/command-line/shared/words/de.ts';
import { en } from '../../compiler/command-line/shared/words/en.ts';
import type { WordId } from '../../compiler/command-line/shared/words/index.ts';
import { nl } from '../../compiler/command-line/shared/words/nl.ts';

const ids = Object.keys(en) as WordId[];
const holes = (text: string) => [...new Set(text.match(/\{[a-z]+\}/g) ?? [])].sort();

test('every sentence has the same holes in every language, and the same forms', () => {
  for (const id of ids)
    for (const words of [nl, de]) {
      expect([id, holes(words[id])]).toEqual([id, holes(en[id])]);
      expect([id, words[id].split('|').length]).toEqual([id, en[id].split('|').length]);
      if (id.endsWith('-head'))
        expect([id, words[id].split(', ').length]).toEqual([id, en[id].split(', ').length]);
    }
});

test('quotes are those of the language', () => {
  for (const id of ids) {
    expect(de[id]).not.toMatch(/“[^“„]*”/);
    expect(nl[id]).not.toMatch(/„/);
    for (const words of [en, nl, de]) expect(words[id]).not.toMatch(/["']/);
  }
});
