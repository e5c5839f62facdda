import { describe, expect, test } from 'vitest';
import { counted, nounForms, pluralForms } from '../../compiler/rulebook/nouns.ts';

const inWords = (value: number): string => ['geen', 'één', 'twee', 'drie'][value] ?? String(value);

describe('a number and what is counted', () => {
  test.each([
    [1, 'één worp'],
    [3, 'drie worpen'],
    [0, 'geen worpen'],
    [18, '18 worpen'],
  ])('%i', (value, said) => {
    expect(counted('één worp|worpen', value, 'nl', inWords)).toBe(said);
  });

  test('has as many forms as the language', () => {
    expect(pluralForms('nl')).toEqual(['one', 'other']);
    expect(pluralForms('de')).toEqual(['one', 'other']);
    expect(pluralForms('pl')).toEqual(['one', 'few', 'many', 'other']);
    expect(nounForms('einen Wurf | Würfe')).toEqual(['einen Wurf', 'Würfe']);
    expect(counted('jedna runda|rundy|rund|rundy', 5, 'pl', String)).toBe('5 rund');
  });
});
