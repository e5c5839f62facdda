import type { Figure } from '../figures.ts';
import type { Result } from '../result.ts';
import type { LabLanguage } from '../say-figure.ts';
import { isNever } from './findings.ts';
import type { Section } from './report.ts';
import { reportSayer } from './say.ts';

/** What never happened in all the games, and how rare it must be then. */
export function neverSection(
  { measures }: Result,
  figures: readonly Figure[],
  teller: (figure: Figure) => string,
  language: LabLanguage,
): Section[] {
  const never = figures.filter(isNever);
  if (never.length === 0) return [];
  const say = reportSayer(language);
  const whole = new Intl.NumberFormat(language);
  const games = measures.count('followed') || measures.count('finished');
  // The rule of three: what did not happen in n games happens in fewer than 3 of n, with a certainty of 95 %.
  const rare = whole.format(Math.floor(games / 3));
  return [
    {
      id: 'never',
      title: say('section-never'),
      about: say('about-never', { count: whole.format(games), rare }),
      parts: [{ sentences: never.map(teller) }],
    },
  ];
}
