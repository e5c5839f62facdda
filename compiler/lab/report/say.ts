import { fill, type LabLanguage } from '../say-figure.ts';
import { reportDe } from '../words/report-de.ts';
import { reportEn } from '../words/report-en.ts';
import { reportNl } from '../words/report-nl.ts';
import type { ReportWordId, ReportWords } from '../words/report-words.ts';

const WORDS: Readonly<Record<LabLanguage, ReportWords>> = { en: reportEn, nl: reportNl, de: reportDe };

/** Says what stands around figures. */
export type SayReport = (id: ReportWordId, values?: Readonly<Record<string, string>>) => string;

export function reportSayer(language: LabLanguage): SayReport {
  return (id, values = {}) => fill(WORDS[language][id], values);
}
