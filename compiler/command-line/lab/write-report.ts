import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Report } from '../../lab/report/report.ts';
import { type Io, UsageError } from '../shared/io.ts';
import type { Say } from '../shared/words/index.ts';
import { writeNew } from './write-new.ts';

const STYLES = ['page.css', 'report.css'].map((name) => new URL(`../../lab/report/${name}`, import.meta.url));

/** What stands beside a page: the same for programs and for spreadsheets. */
export interface Beside {
  readonly json: string;
  readonly csv: string;
}

/** Where the page and the files beside it go; asked before anything is played. */
export function reportFiles(say: Say, file: string): Readonly<Record<'html' | keyof Beside, string>> {
  if (extname(file) !== '.html') throw new UsageError(say('lab-report-html', { file }));
  const stem = file.slice(0, -'.html'.length);
  return { html: file, json: `${stem}.json`, csv: `${stem}.csv` };
}

/** Writes a report as a page, and beside it what it was made of. */
export async function writeReport(
  io: Io,
  say: Say,
  file: string,
  report: Report,
  beside: Beside,
): Promise<void> {
  const files = reportFiles(say, file);
  // Loaded only here: most calls draw nothing.
  const { reportPage } = await import('../../lab/report/page.ts');
  const css = STYLES.map((style) => readFileSync(style, 'utf8')).join('\n');
  writeNew(io, say, files.html, reportPage(report, css));
  writeNew(io, say, files.json, beside.json);
  writeNew(io, say, files.csv, beside.csv);
}
