import type { Shown } from '../../game/shown.ts';
import { innermostType } from '../../table/declared.ts';
import { describe, word } from '../../table/describe.ts';
import { pointsText } from '../../table/words.ts';
import type { Effect } from '../previews.ts';

/** What a move adds to one's numbers or takes from them, without its sign: `2 extra dobbelsteen`, `5 punten`. */
export function tellEffect(shown: Shown, { field, key, piece, amount }: Effect): string {
  const count = Math.abs(amount);
  if (field === undefined) return pointsText(shown.language, count);
  const declared = shown.data.fields.find(({ name }) => name === field);
  if (declared && piece !== undefined) return describe(shown, innermostType(declared.type), piece);
  const [type] = declared?.keys ?? [];
  const what = key !== undefined && type ? describe(shown, type, key) : word(shown, `field-${field}`);
  return count === 1 ? what : `${count} × ${what}`;
}
