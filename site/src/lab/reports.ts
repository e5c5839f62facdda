import { writeBots } from '../../../compiler/lab/bots-text.ts';
import { certificateOf, digestOf } from '../../../compiler/lab/certificate.ts';
import { commandText } from '../../../compiler/lab/command-text.ts';
import { comparisonOf, type Pairing } from '../../../compiler/lab/compare.ts';
import { comparisonAsCsv, comparisonAsJson } from '../../../compiler/lab/comparison-files.ts';
import { figuresAsCsv } from '../../../compiler/lab/csv.ts';
import { figuresOf } from '../../../compiler/lab/figures.ts';
import type { Measures } from '../../../compiler/lab/measures.ts';
import type { Plan } from '../../../compiler/lab/plan.ts';
import { comparisonReport } from '../../../compiler/lab/report/comparison.ts';
import type { Report } from '../../../compiler/lab/report/report.ts';
import { simulationReport } from '../../../compiler/lab/report/simulation.ts';
import type { Result } from '../../../compiler/lab/result.ts';
import type { RuleNames } from '../../../compiler/lab/say-figure.ts';
import type { Language } from '../game/shown.ts';

/** What a game is called, and its rules, in the language of the page. */
export interface Shown {
  readonly language: Language;
  readonly title: string;
  readonly names: RuleNames;
}

/** A report, and what it was made of as files. */
export interface Made {
  readonly report: Report;
  readonly json: () => string;
  readonly csv: () => string;
}

export function resultShown(result: Result, { language, title, names }: Shown): Made {
  const { game } = result.plan;
  const command = commandOf('simulate', [game], result.plan);
  return {
    report: simulationReport(result, { language, title, names, command, digest: digestOf(result) }),
    json: () => certificateOf(result),
    csv: () => figuresAsCsv('', figuresOf(result)),
  };
}

export function comparisonShown(measures: Measures, pairing: Pairing, one: Shown, other: Shown): Made {
  const comparison = comparisonOf(measures);
  const { a, b } = pairing;
  const command = commandOf('compare', [a.game, b.game], a);
  return {
    report: comparisonReport(measures, comparison, pairing, {
      ...{ language: one.language, titles: [one.title, other.title], names: one.names, command },
    }),
    json: () => comparisonAsJson(pairing, comparison),
    csv: () => comparisonAsCsv(comparison),
  };
}

/** What gives the same figures on the command line. */
function commandOf(name: string, words: readonly string[], { players, games, bots, seed }: Plan): string {
  return commandText(name, words, { players, games, bots: writeBots(bots), seed });
}
