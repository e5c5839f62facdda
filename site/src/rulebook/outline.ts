import type { About, OutlineStep } from '../../../generated/runtime/rulebook.ts';
import type { Language } from '../game/shown.ts';
import { type BookText, sectionLink, wordFor } from './book.ts';

/** A line of an outline: words and links, and what belongs below it. */
export interface Line {
  readonly sort: 'do' | 'choice' | 'chance' | 'loop' | 'score';
  readonly before: string;
  readonly links: readonly { readonly text: string; readonly href: string | undefined }[];
  readonly below: readonly Line[];
}

const nl = {
  must: 'Kies er één:',
  may: 'Je mag:',
  'may repeat': 'Je mag, zo vaak je wilt:',
  roll: 'Gooi met:',
  chance: 'Het lot beslist:',
  shuffle: 'Schud:',
  atOnce: 'Allemaal tegelijk:',
  inTurn: 'Iedereen om de beurt:',
  each: 'Een voor een:',
  times: 'keer:',
  repeat: 'Zo lang als nodig:',
  score: 'Punten:',
  or: 'Kan dat niet:',
  sometimes: 'Soms:',
};
const de: typeof nl = {
  must: 'Wähle eins:',
  may: 'Du darfst:',
  'may repeat': 'Du darfst, sooft du willst:',
  roll: 'Würfle mit:',
  chance: 'Das Los entscheidet:',
  shuffle: 'Mische:',
  atOnce: 'Alle gleichzeitig:',
  inTurn: 'Alle der Reihe nach:',
  each: 'Eins nach dem anderen:',
  times: 'Mal:',
  repeat: 'So lange wie nötig:',
  score: 'Punkte:',
  or: 'Geht das nicht:',
  sometimes: 'Manchmal:',
};
const all: Readonly<Record<Language, typeof nl>> = { nl, de };

/**
 * The steps of a phase as lines to read. What only moves things about is left to the sentences beside it; what stands under
 * a condition happens sometimes: the sentences say when.
 */
export function linesOf(
  book: BookText,
  steps: readonly OutlineStep[],
  self: string,
  /** The page with the sections, where that is another one. */
  page = '',
): readonly Line[] {
  const words = all[book.language];
  const texts = book.game.texts[book.language];
  // In a game without a book, texts may still be missing too.
  const isDraft = book.game.rulebook.draft !== undefined;
  const below = (inner: readonly OutlineStep[]) => linesOf(book, inner, self, page);
  const link = (id: string) => {
    const section = sectionLink(book, id);
    return { text: texts[id] ?? (isDraft ? wordFor(book, id) : ''), href: section && `${page}${section}` };
  };
  const links = (ids: readonly string[]) => ids.map(link).filter(({ text }) => text !== '');
  const named = (about: About) => links(about.rules.slice(0, 1));
  const line = (
    sort: Line['sort'],
    before: string,
    to: Line['links'],
    inner: readonly Line[] = [],
  ): Line[] => [{ sort, before, links: to, below: inner }];

  const lines = steps.flatMap((step): readonly Line[] => {
    switch (step.is) {
      case 'do':
        return step.phase === self ? [] : line('do', '', links([`phase-${step.phase}`]));
      case 'choice': {
        const offers = step.offers.flatMap(({ action, then }) =>
          line('do', '', links([`action-${action}`]), below(then)),
        );
        const otherwise = below(step.otherwise);
        return [
          ...line('choice', words[step.how], [], offers),
          ...(otherwise.length > 0 ? line('choice', words.or, [], otherwise) : []),
        ];
      }
      case 'roll':
        return named(step.of).length > 0 ? line('chance', words.roll, named(step.of)) : [];
      case 'shuffle':
        return line('chance', words.shuffle, links([`field-${step.field}`]));
      case 'chance':
        return line('chance', words.chance, step.field ? links([`field-${step.field}`]) : named(step.from));
      case 'each': {
        const inner = below(step.steps);
        if (inner.length === 0) return [];
        const how = step.atOnce ? words.atOnce : step.players ? words.inTurn : words.each;
        return line('loop', how, [], inner);
      }
      case 'repeat': {
        const inner = below(step.steps);
        if (inner.length === 0) return [];
        const times =
          step.times && /^\d+$/.test(step.times.text) ? `${step.times.text} ${words.times}` : words.repeat;
        return line('loop', times, [], inner);
      }
      case 'if': {
        const inner = [...step.branches.flatMap((branch) => below(branch.steps)), ...below(step.otherwise)];
        return inner.map((one) => (one.before === '' ? { ...one, before: words.sometimes } : one));
      }
      case 'rank':
        return below(step.steps);
      case 'score':
        return line('score', words.score, links(step.scorings.map((scoring) => `scoring-${scoring}`)));
      default:
        return [];
    }
  });
  // Without its condition a step may read like the one before it.
  const written = lines.map((one) => JSON.stringify(one));
  return lines.filter((_, at) => written[at] !== written[at - 1]);
}
