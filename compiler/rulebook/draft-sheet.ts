import type { CompiledGame } from '../3-ir/compiled.ts';
import { reasonsOf, textIdsOf } from '../3-ir/text-ids.ts';
import type { DraftLanguage } from './draft.ts';
import { rulesOf, throughTerms } from './rules.ts';

const WORDS: Readonly<
  Record<DraftLanguage, Readonly<Record<'turn' | 'choose' | 'points' | 'remember' | 'end', string>>>
> = {
  nl: {
    turn: 'Jouw beurt',
    choose: 'Dit kun je doen:',
    points: 'Punten',
    remember: 'Niet vergeten',
    end: 'Wie wint',
  },
  de: {
    turn: 'Dein Zug',
    choose: 'Das kannst du tun:',
    points: 'Punkte',
    remember: 'Nicht vergessen',
    end: 'Wer gewinnt',
  },
};

/** More reasons than these do not fit beside everything else on one page. */
const MOST_REASONS = 12;

/**
 * The quick reference of a game for which nobody has written one, of the sentences that there are: what can be done, what brings
 * points with its tables, what is refused and why, and who wins.
 */
export function draftSheet({ model, game }: CompiledGame, language: DraftLanguage): string {
  const words = WORDS[language];
  const texts = new Set(textIdsOf(game));
  const rules = rulesOf(model);
  const name = (id: string): string => `<Name of="${id}" />`;
  const ties = (id: string): string[] =>
    [...texts].filter((text) => text.startsWith(`${id}.tie-`)).map((text) => `- ${name(text)}`);
  const shown = new Set<string>();
  const tablesOf = (scoring: string): string[] =>
    throughTerms(rules, scoring).flatMap((rule) => {
      if (!rule.startsWith('table-') || shown.has(rule)) return [];
      shown.add(rule);
      return [`<Table of="${rule.slice('table-'.length)}" />`];
    });
  const actions = model.actions.filter((one) => texts.has(`action-${one.name}`));
  const scorings = model.scorings.map((one) => `scoring-${one.name}`);
  const reasons = reasonsOf(game).filter((reason) => model.reasons.some((one) => one.name === reason));
  return [
    section(
      'turn',
      words.turn,
      actions.map((one) => `action-${one.name}`),
      [words.choose, actions.map((one) => `- ${name(`action-${one.name}`)}`).join('\n')],
    ),
    section('points', words.points, scorings, [
      ...scorings.flatMap((id) => [`### ${name(id)}`, ...tablesOf(id), ties(id).join('\n')]),
    ]),
    section(
      'remember',
      words.remember,
      actions.map((one) => `action-${one.name}`),
      [
        reasons
          .slice(0, MOST_REASONS)
          .map((reason) => `- <Reason of="${reason}" />`)
          .join('\n'),
      ],
    ),
    section('end', words.end, ['winner'], [name('winner'), ties('winner').join('\n')]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Nothing, if there is nothing to say. */
function section(sheet: string, title: string, rules: readonly string[], body: readonly string[]): string {
  const told = body.filter((part) => part !== '');
  if (rules.length === 0 || told.length === 0) return '';
  return [
    `<Section id="sheet-${sheet}" sheet="${sheet}" rules="${rules.join(' ')}">`,
    `## ${title}`,
    ...told,
    '</Section>',
  ].join('\n\n');
}
