import type { Figure, FigureId } from '../figures.ts';
import type { Player } from '../plan.ts';
import type { Result } from '../result.ts';
import { capitalised, type LabLanguage, nameOf, type RuleNames, sayBot, sayNumber } from '../say-figure.ts';
import type { SayReport } from './say.ts';

export interface Words {
  readonly language: LabLanguage;
  readonly names: RuleNames;
  readonly say: SayReport;
}

/** What a hurried reader should know: length, fairness, suspense, skill, and what is never used. */
export function findingsOf({ plan }: Result, figures: readonly Figure[], words: Words): string[] {
  const { language, say } = words;
  const find = (id: FigureId): Figure | undefined => figures.find((one) => one.id === id);
  const value = (figure: Figure): string => sayNumber(figure.estimate.value, figure.unit, language);
  const found: string[] = [];
  const length = find('length');
  if (length?.half) {
    const [from, to] = length.half.map((one) => sayNumber(one, 'moves', language));
    found.push(say('finding-length', { from: from!, to: to!, value: value(length) }));
  }
  const seats = figures.filter(({ id }) => id === 'seat');
  const unfair = seats.filter(({ isReal }) => isReal);
  for (const seat of unfair)
    found.push(
      say('finding-unfair', {
        ...{ seat: seat.about!, value: value(seat) },
        fair: sayNumber(seat.fair!, 'share', language),
      }),
    );
  if (seats.length > 0 && unfair.length === 0) found.push(say('finding-fair'));
  const close = find('close');
  if (close) found.push(say('finding-close', { value: value(close), about: close.about! }));
  const decided = find('decided-at');
  if (decided) found.push(say('finding-decided', { value: value(decided) }));
  found.push(...skill(plan.bots, figures, words));
  const never = neverIn(figures, plan.bots, words);
  if (never.length > 0) found.push(say('finding-never', { names: never.join(', ') }));
  return found;
}

/** Whether those who think more win more. */
function skill(
  bots: readonly Player[],
  figures: readonly Figure[],
  { language, names, say }: Words,
): string[] {
  const wins = figures.filter(({ id }) => id === 'bot-wins');
  if (bots.some(({ action }) => action !== undefined)) return strategy(bots, wins, { language, names, say });
  if (wins.length === 0 || new Set(bots.map(({ bot, tries }) => `${bot} ${tries}`)).size === 1) return [];
  const best = wins.reduce((one, other) => (other.estimate.value > one.estimate.value ? other : one));
  if (!best.isReal) return [say('finding-no-skill')];
  const bot = sayBot(bots[Number(best.about) - 1]!, language, names);
  return [
    capitalised(say('finding-skill', { bot, value: sayNumber(best.estimate.value, 'share', language) })),
  ];
}

/** Whether those who stick to one action win more, or less. */
function strategy(
  bots: readonly Player[],
  wins: readonly Figure[],
  { language, names, say }: Words,
): string[] {
  return wins.flatMap((figure) => {
    const player = bots[Number(figure.about) - 1]!;
    if (player.action === undefined || !figure.isReal) return [];
    const { estimate, fair = 0 } = figure;
    const value = sayNumber(estimate.value, 'share', language);
    const id = estimate.value > fair ? 'finding-strategy' : 'finding-no-strategy';
    return [capitalised(say(id, { bot: sayBot(player, language, names), value }))];
  });
}

/** Figures that say that something never happened. */
export function isNever({ id, estimate }: Figure): boolean {
  if (id === 'scores-nothing') return true;
  return (id === 'action' || id === 'tie' || id === 'reason' || id === 'cell') && estimate.value === 0;
}

/** The names of actions and scorings that never came up: what a designer may want to take out. */
function neverIn(figures: readonly Figure[], bots: readonly Player[], { names, language }: Words): string[] {
  return figures
    .filter((figure) => isNever(figure) && (figure.id === 'action' || figure.id === 'scores-nothing'))
    .map((figure) => {
      const name = nameOf(figure, bots, names, language) ?? '';
      return figure.part === undefined ? name : `${name} (${names.part(figure.about!, figure.part)})`;
    });
}
