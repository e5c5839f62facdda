import { writeBots } from '../../lab/bots-text.ts';
import { commandText } from '../../lab/command-text.ts';
import { comparisonOf, type Pairing } from '../../lab/compare.ts';
import { comparisonAsCsv, comparisonAsJson } from '../../lab/comparison-files.ts';
import type { Measures } from '../../lab/measures.ts';
import { comparisonReport } from '../../lab/report/comparison.ts';
import { PLAIN_NAMES } from '../../lab/say-figure.ts';
import type { GameData } from '../../runtime/data.ts';
import type { Translator } from '../../texts/texts.ts';
import { namesFrom, titleOf } from '../lab/names.ts';
import { writeReport } from '../lab/write-report.ts';
import type { Io } from '../shared/io.ts';
import type { ToolLanguage } from '../shared/language.ts';
import type { Say } from '../shared/words/index.ts';

export interface Found {
  readonly pairing: Pairing;
  readonly measures: Measures;
  readonly data: GameData;
}

/** Writes a comparison as a page, with its figures beside it. */
export async function writePage(
  { io, say, language }: { readonly io: Io; readonly say: Say; readonly language: ToolLanguage },
  file: string,
  { pairing, measures, data }: Found,
  [a, b]: readonly [string, string],
  translator: () => Translator,
): Promise<void> {
  const comparison = comparisonOf(measures);
  const { players, games, seed, bots } = pairing.a;
  const titles = [a, b].map((id) => titleOf(translator, language, id)) as [string, string];
  const report = comparisonReport(measures, comparison, pairing, {
    ...{ language, titles },
    names: language === 'en' ? PLAIN_NAMES : namesFrom(translator, language, data),
    command: commandText('compare', [a, b], { players, games, bots: writeBots(bots), seed }),
  });
  await writeReport(io, say, file, report, {
    json: comparisonAsJson(pairing, comparison),
    csv: comparisonAsCsv(comparison),
  });
}
