import type { en } from './en.ts';

/** The English ones say which there are. */
export type LabWordId = keyof typeof en;
export type LabWords = Readonly<Record<LabWordId, string>>;
