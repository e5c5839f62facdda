import type { Json } from '../../../../generated/runtime/json.ts';
import type { ShownField } from '../../../../generated/runtime/shows.ts';
import type { Seen, Shown } from '../../game/shown.ts';
import { describe, word } from '../../table/describe.ts';
import { capital, fill, wordsIn } from '../words.ts';

/** How far the game is, in the words of its rules: the round of how many, and the phase; nothing where they say nothing of it. */
export function standing(shown: Shown, seen: Seen): string {
  const say = wordsIn(shown.language);
  const items = (shown.data.shows?.table ?? []).flatMap((item): readonly ShownField[] =>
    'board' in item ? item.board : [item],
  );
  const told = items.flatMap(({ field, look, totals }) => {
    const value = seen.fields[field] as Json | undefined;
    const declared = shown.data.fields.find(({ name }) => name === field);
    if (!declared || value === undefined || value === null) return [];
    if (look === 'round') {
      const total = totals?.find(
        ({ players, imaginary }) => players === seen.players && imaginary === seen.imaginary,
      )?.total;
      return [
        total === undefined
          ? fill(say.round, { round: Number(value) })
          : fill(say.roundOf, { round: Number(value), total }),
      ];
    }
    if (look !== 'phase') return [];
    const called = word(shown, `field-${field}`);
    return [`${capital(called)}: ${describe(shown, declared.type, value)}`];
  });
  return told.join(' · ');
}
