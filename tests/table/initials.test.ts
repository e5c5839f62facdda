import { expect, test } from 'vitest';
import type { Shown } from '../../site/src/game/shown.ts';
import { initialsOf } from '../../site/src/table/initials.ts';

/** Three words of a kind that begin alike, as a reader of Dutch sees them. */
const shown = {
  data: { kinds: { Dish: ['salmon', 'sashimi', 'squid', 'egg'] } },
  language: 'nl',
  words: { 'Dish-salmon': 'zalm', 'Dish-sashimi': 'sashimi', 'Dish-squid': 'inktvis', 'Dish-egg': 'ei' },
} as unknown as Shown;

test('a value is told by the first letters of its word, in the language of the reader', () => {
  expect(initialsOf(shown, 'Dish', 'salmon')).toBe('Z');
  expect(initialsOf(shown, 'Dish', 'egg')).toBe('E');
});

test('by as many of them as tell it from the others, and no more than fit', () => {
  const alike = { ...shown, words: { ...shown.words, 'Dish-salmon': 'sake', 'Dish-squid': 'sashimirol' } };
  expect(initialsOf(alike, 'Dish', 'salmon')).toBe('Sak');
  expect(initialsOf(alike, 'Dish', 'sashimi')).toBe('Sas');
  expect(initialsOf(alike, 'Dish', 'squid')).toBe('Sas');
});
