import type { Shown } from '../game/shown.ts';

/** More letters than these cannot be read on a piece. */
const MOST_LETTERS = 3;

/** The first letters of a value in the language of the reader: as many as it takes to tell it from the others of its kind. */
export function initialsOf({ data, words }: Shown, kind: string, value: string): string {
  const called = (one: string) => words[`${kind}-${one}`] ?? one;
  const word = called(value);
  const others = (data.kinds[kind] ?? []).filter((one) => one !== value).map(called);
  let count = 1;
  const isShared = () => others.some((other) => first(other, count) === first(word, count));
  while (count < MOST_LETTERS && isShared()) count++;
  return first(word, count);
}

function first(word: string, count: number): string {
  const letters = [...word].slice(0, count);
  return (letters[0] ?? '').toUpperCase() + letters.slice(1).join('');
}
