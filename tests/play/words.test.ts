import { expect, test } from 'vitest';
import { words } from '../../site/src/play/words.ts';
import { loadingWords } from '../../site/src/play/words-loading.ts';

const gapsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

test.each([
  ['words', words],
  ['words while loading', loadingWords],
] as const)('%s are there in both languages, with the same gaps', (_, { nl, de }) => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(nl).sort());
  for (const [key, text] of Object.entries(nl)) {
    const other = (de as Record<string, string>)[key]!;
    expect(text.trim(), key).not.toBe('');
    expect(other.trim(), key).not.toBe('');
    expect(gapsOf(other), key).toEqual(gapsOf(text));
  }
});

test('hardly anything is the same in both languages by mistake', () => {
  const { nl, de } = words;
  const same = Object.keys(nl).filter((key) => {
    const text = nl[key as keyof typeof nl] as string;
    return text === de[key as keyof typeof de] && /[a-z]{3}/i.test(text.replace(/\{\w+\}/g, ''));
  });
  expect(same).toEqual(['defaultBot', 'scores']);
});
