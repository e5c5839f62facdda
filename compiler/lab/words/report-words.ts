import type { reportEn } from './report-en.ts';

/** The English ones say which there are. */
export type ReportWordId = keyof typeof reportEn;
export type ReportWords = Readonly<Record<ReportWordId, string>>;
