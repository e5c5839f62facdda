import type { Figure, Unit } from './figures.ts';
import type { Player } from './plan.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { nl } from './words/nl.ts';
import type { LabWordId, LabWords } from './words/words.ts';

export type LabLanguage = 'en' | 'nl' | 'de';

const WORDS: Readonly<Record<LabLanguage, LabWords>> = { en, nl, de };

/** Names of the rules in words of the language: of a scoring, of what it gives points for, of an action. */
export interface RuleNames {
  scoring(name: string): string;
  part(scoring: string, value: string): string;
  action(name: string): string;
  reason(name: string): string;
}

/** The names as the rules have them. */
export const PLAIN_NAMES: RuleNames = {
  scoring: (name) => name,
  part: (_, value) => value,
  action: (name) => name,
  reason: (name) => name,
};

/** A gain below this is next to nothing. */
const HARDLY = 0.05;

/** What a figure means, in one sentence. */
export function sayFigure(
  figure: Figure,
  {
    language,
    bots,
    names = PLAIN_NAMES,
  }: { language: LabLanguage; bots: readonly Player[]; names?: RuleNames },
): string {
  const { about = '', part, unit, estimate, half, fair } = figure;
  const { value, low, high, count } = estimate;
  const number = (one: number): string => sayNumber(Math.abs(one), unit, language);
  const signed = (one: number): string => sayNumber(one, unit, language);
  const wordOf = wordId(figure);
  const said: Record<string, string> = {
    value: wordOf === 'action-winners' ? signed(value) : number(value),
    between: fill(WORDS[language].between, { low: signed(low), high: signed(high) }),
    count: new Intl.NumberFormat(language).format(count),
    about: nameOf(figure, bots, names, language) ?? about,
    ...(part === undefined ? {} : { part: names.part(about, part) }),
    ...(fair === undefined ? {} : { fair: number(fair) }),
    ...(half === undefined ? {} : { from: number(half[0]), to: number(half[1]) }),
  };
  return capitalised(fill(WORDS[language][wordOf], said));
}

/** Which sentence it is. */
function wordId({ id, estimate, isReal, part }: Figure): LabWordId {
  switch (id) {
    case 'seat':
    case 'order':
    case 'bot-wins':
      return isReal ? `${id}-unfair` : id;
    case 'scores-nothing':
      return part === undefined ? id : 'scores-nothing-part';
    case 'gain':
      return estimate.high < HARDLY ? 'gain-none' : id;
    case 'action':
    case 'reason':
    case 'cell':
    case 'tie':
      return estimate.value === 0 ? `${id}-never` : id;
    case 'action-winners':
      if (!isReal) return id;
      return estimate.value > 0 ? 'action-winners-more' : 'action-winners-less';
    default:
      return id;
  }
}

const ACTIONS: ReadonlySet<string> = new Set(['action', 'action-winners', 'action-best', 'action-dominant']);

/** What a figure is about, in words of the language; undefined for what is only a number. */
export function nameOf(
  { id, about = '' }: Figure,
  bots: readonly Player[],
  names: RuleNames,
  language: LabLanguage,
): string | undefined {
  if (id === 'scoring' || id === 'scoring-part' || id === 'scores-nothing') return names.scoring(about);
  if (ACTIONS.has(id)) return names.action(about);
  if (id === 'reason') return names.reason(about);
  if (id === 'bot-wins' || id === 'bot-points') return sayBot(bots[Number(about) - 1]!, language, names);
  return undefined;
}

/** How a bot plays. */
export function sayBot({ bot, tries, action }: Player, language: LabLanguage, names = PLAIN_NAMES): string {
  const words = WORDS[language];
  if (bot === 'prefer' || bot === 'avoid')
    return fill(words[`bot-${bot}`], { action: names.action(action ?? '') });
  if (bot !== 'search' || tries === undefined) return words[`bot-${bot}`];
  return fill(words['bot-search-tries'], { tries: String(tries) });
}

/** A number as people write it: as many digits as it needs. */
export function sayNumber(value: number, unit: Unit, language: LabLanguage): string {
  if (!Number.isFinite(value)) return '?';
  if (unit === 'share' || unit === 'percent of the game') {
    const part = unit === 'share' ? value : value / 100;
    const digits = Math.abs(part) < 0.01 && part !== 0 ? 2 : 1;
    return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(part);
  }
  const digits = Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** Sentences may begin with a name. */
export function capitalised(sentence: string): string {
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`;
}

/** A text with its holes filled. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z]+)\}/g, (hole, name: string) => values[name] ?? hole);
}
