import type { Json } from '../../../generated/runtime/json.ts';
import { knownIcon } from '../icons/index.ts';
import { innermostType, isPlace, piecesOf, printedOnPiece, wordsOf } from '../table/declared.ts';
import { pieceName, shortWord, word } from '../table/describe.ts';
import type { Editing } from './editing.ts';
import type { PieceGroup } from './effects.ts';
import { addressOf, type FieldPlace, piecesIn, valueIn } from './fields.ts';
import { takenPieces } from './filled.ts';

/** Pieces that count the same, by their number. */

/** Which pieces of a group lie here, which are free, and what else lies here. */
export function shareOf(
  { shown, filled, seen }: Pick<Editing, 'shown' | 'filled' | 'seen'>,
  group: PieceGroup,
  place: FieldPlace,
) {
  const value = valueIn(seen, place);
  const here = (Array.isArray(value) ? value : []).map(String);
  const taken = isPlace(place.field)
    ? takenPieces(shown.data, filled, piecesIn(place.field) ?? '')
    : new Map<string, FieldPlace>();
  const own = here.filter((piece) => group.pieces.includes(piece));
  const elsewhere = (piece: string) => {
    const at = taken.get(piece);
    return at !== undefined && addressOf(at) !== addressOf(place);
  };
  const free = group.pieces.filter((piece) => !own.includes(piece) && !elsewhere(piece));
  return { own, free, others: here.filter((piece) => !group.pieces.includes(piece)) };
}

export function withCount(
  own: readonly string[],
  free: readonly string[],
  others: readonly string[],
  count: number,
): readonly Json[] {
  return [...others, ...own.slice(0, count), ...free.slice(0, Math.max(0, count - own.length))];
}

/** What the pieces of a group have in common: `tuin`, `puntenfiche 2`. */
export function groupName({ shown }: Pick<Editing, 'shown'>, sort: string, group: PieceGroup): string {
  const pieces = piecesOf(shown.data, sort);
  const [first = ''] = group.pieces;
  if (!pieces) return first;
  const printed = printedOnPiece(pieces, first);
  if (printed.every(({ name }) => group.shared.includes(name))) return pieceName(shown, sort, first);
  const words = printed
    .filter(({ name, type }) => group.shared.includes(name) && type.is !== 'collection')
    .map((one) => {
      const type = innermostType(one.type);
      return type.is === 'kind'
        ? shortWord(shown, type.kind, wordsOf(shown.data, one)[0] ?? '')
        : String(one.value);
    });
  return words.length > 0 ? words.join(' ') : word(shown, `pieces-${sort}`);
}

export function groupIcon(
  { shown }: Pick<Editing, 'shown'>,
  sort: string,
  group: PieceGroup,
): string | undefined {
  const pieces = piecesOf(shown.data, sort);
  const first =
    pieces && printedOnPiece(pieces, group.pieces[0]!).find(({ name }) => group.shared.includes(name));
  const type = first && innermostType(first.type);
  const id = first && type?.is === 'kind' ? `${type.kind}-${wordsOf(shown.data, first)[0]}` : undefined;
  return id && knownIcon(id) ? id : undefined;
}
