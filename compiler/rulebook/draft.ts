import type { GameModel } from '../2-model/model.ts';
import { statementsIn } from '../2-model/walk.ts';

/** The languages in which a page can be drafted, and what it says in them. */
const WORDS = {
  nl: {
    title: 'Spelregels',
    lead: 'Dit spel heeft nog geen spelregelboek. Hier staat alles wat de regels zelf al weten.',
    components: 'Wat je nodig hebt',
    tables: 'Tabellen',
    course: 'Zo verloopt het',
    actions: 'Wat je mag doen',
    refused: 'Soms mag het niet:',
    end: 'Punten en winnaar',
    points: 'Punten voor:',
    examples: 'Voorbeelden',
  },
  de: {
    title: 'Spielregeln',
    lead: 'Dieses Spiel hat noch kein Regelbuch. Hier steht alles, was die Regeln selbst schon wissen.',
    components: 'Was du brauchst',
    tables: 'Tabellen',
    course: 'So läuft es ab',
    actions: 'Was du tun darfst',
    refused: 'Manchmal geht es nicht:',
    end: 'Punkte und Sieg',
    points: 'Punkte für:',
    examples: 'Beispiele',
  },
} as const;

export type DraftLanguage = keyof typeof WORDS;

export const DRAFTED = Object.keys(WORDS) as readonly DraftLanguage[];

/**
 * A page for a game without a rulebook, of what there is: names, pieces, tables, sheets, the course of each phase, actions with the
 * reasons why they are refused, examples. It is written as people write pages, and read and shown as theirs are.
 */
export function draftPage(model: GameModel, language: DraftLanguage): string {
  const words = WORDS[language];
  const named = (sort: string, all: readonly { readonly name: string }[]): string[] =>
    all.map(({ name }) => `${sort}-${name}`);
  const kinds = model.kinds.filter(({ builtIn }) => !builtIn);
  const fields = model.fields.filter(({ seenBy, isNote }) => seenBy !== 'nobody' && !isNote);
  const printed = model.grids.filter(({ cells }) => cells.some(({ values }) => values.length > 0));
  const phases = model.phases.filter(({ isStep }) => !isStep);
  const name = (id: string): string => `**<Name of="${id}" />**`;
  const parts = [
    section(
      'components',
      words.components,
      [
        [
          'game',
          ...named('option', model.options),
          ...named('kind', kinds),
          ...named('pieces', model.pieces),
        ],
        [...named('grid', model.grids), ...named('field', fields)],
      ],
      [
        ...model.pieces.flatMap((one) => [name(`pieces-${one.name}`), `<Pieces of="${one.name}" />`]),
        ...printed.flatMap((one) => [name(`grid-${one.name}`), ...gridsOf(one, model)]),
      ],
    ),
    section(
      'tables',
      words.tables,
      [named('table', model.tables)],
      model.tables.flatMap((one) => [name(`table-${one.name}`), `<Table of="${one.name}" />`]),
    ),
    section(
      'course',
      words.course,
      [named('phase', phases)],
      phases.map((one) => `<Turn of="${one.name}" />`),
    ),
    section(
      'actions',
      words.actions,
      [named('action', model.actions)],
      model.actions.flatMap((one) => {
        const reasons = reasonsOf(model, one);
        const told = reasons.map((reason) => `- <Reason of="${reason}" />`).join('\n');
        return [name(`action-${one.name}`), ...(reasons.length > 0 ? [words.refused, told] : [])];
      }),
    ),
    section(
      'end',
      words.end,
      [[...named('scoring', model.scorings), 'winner']],
      [
        ...(model.scorings.length > 0
          ? [words.points, model.scorings.map((one) => `- <Name of="scoring-${one.name}" />`).join('\n')]
          : []),
        '<Name of="winner" />',
      ],
    ),
    section(
      'examples',
      words.examples,
      [['game']],
      model.examples.map((one) => `<Example name="${one.name}" />`),
    ),
  ];
  const head = ['---', `title: ${words.title}`, `lead: ${words.lead}`, `language: ${language}`, '---'];
  return `${[head.join('\n'), ...parts.filter((part) => part !== '')].join('\n\n')}\n`;
}

/** The reasons of the rules for which an action is refused, by its own lines or where it is offered. */
function reasonsOf(model: GameModel, { name, body }: GameModel['actions'][number]): string[] {
  const own = [...statementsIn(body)].map((one) =>
    one.is === 'need' || one.is === 'choose' ? one.reason : undefined,
  );
  const offers = model.phases.flatMap((phase) =>
    [...statementsIn(phase.body)].flatMap((one) => (one.is === 'decide' ? one.offers : [])),
  );
  const offered = offers.filter(({ action }) => action === name).map(({ when }) => when?.reason);
  const known = model.reasons.map((reason) => reason.name);
  return [...new Set([...own, ...offered])].filter(
    (reason) => reason !== undefined && known.includes(reason),
  ) as string[];
}

/** Nothing, if there is nothing to show and nothing to explain. */
function section(
  id: string,
  title: string,
  rules: readonly (readonly string[])[],
  body: readonly string[],
): string {
  const explained = rules.flat();
  if (body.length === 0 && id !== 'components') return '';
  return [`<Section id="${id}" rules="${explained.join(' ')}">`, `## ${title}`, ...body, '</Section>'].join(
    '\n\n',
  );
}

/** A family of grids member by member, as it is printed. */
function gridsOf({ name, key, members }: GameModel['grids'][number], model: GameModel): string[] {
  const words = model.kinds.find((kind) => kind.name === key?.kind)?.values ?? [];
  if (!key) return [`<Grid of="${name}" />`];
  return members.map(({ value }) => `<Grid of="${name}[${words[value ?? -1] ?? ''}]" />`);
}
