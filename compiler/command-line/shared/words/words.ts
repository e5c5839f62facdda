import type { en } from './en.ts';

/** The sentences of this program: the English ones say which there are. */
export type WordId = keyof typeof en;
export type Words = Readonly<Record<WordId, string>>;
