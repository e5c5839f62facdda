import type { Json } from '../../../../generated/runtime/json.ts';
import { knownIcon } from '../../icons/index.ts';
import { itemType, piecesOf, printedOnPiece, wordsOf } from '../../table/declared.ts';
import { pieceName, shortWord, word } from '../../table/describe.ts';
import { type Editing, nameOfPlace, problemSaid, told } from '../editing.ts';
import type { PieceGroup } from '../effects.ts';
import { addressOf, isPlaceField, type Place, piecesIn, valueIn } from '../fields.ts';
import { takenPieces } from '../filled.ts';
import type { Part } from '../plan.ts';
import { Stepper } from './Stepper.tsx';

interface PieceCountsProps {
  readonly edit: Editing;
  readonly part: Extract<Part, { is: 'pieces' }>;
  readonly seat: number;
}

/** How many of each: pieces that count the same need not be told apart. */
export function PieceCounts({ edit, part, seat }: PieceCountsProps) {
  return (
    <div class="s-steppers">
      {part.keys.map((keys) => (
        <div key={keys.join(' ')} class="s-same">
          {keys.length > 0 && <p class="s-key">{nameOfPlace(edit, { field: part.field, keys })}</p>}
          {part.groups.map((group) => (
            <GroupCount
              key={group.pieces[0]}
              edit={edit}
              group={group}
              place={{ field: part.field, seat, keys }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface GroupCountProps {
  readonly edit: Editing;
  readonly group: PieceGroup;
  readonly place: Place;
  readonly label?: string;
  readonly hideLabel?: boolean;
}

export function GroupCount({ edit, group, place, label, hideLabel = false }: GroupCountProps) {
  const { free, own, others } = shareOf(edit, group, place);
  const change = (count: number) => {
    if (count < 0 || count > own.length + free.length) edit.tell(problemSaid(edit, { is: 'no-more' }));
    else edit.put(place, withCount(own, free, others, count));
  };
  return (
    <Stepper
      language={edit.shown.language}
      label={label ?? groupName(edit, piecesIn(place.field) ?? '', group)}
      icon={label === undefined ? groupIcon(edit, piecesIn(place.field) ?? '', group) : undefined}
      hideLabel={hideLabel}
      value={own.length}
      from={0}
      to={own.length + free.length}
      note={free.length === 0 ? told(edit, 'noneLeft') : told(edit, 'left', { n: free.length })}
      onChange={change}
    />
  );
}

/** Which pieces of a group lie here, which are free, and what else lies here. */
export function shareOf(
  { shown, filled, seen }: Pick<Editing, 'shown' | 'filled' | 'seen'>,
  group: PieceGroup,
  place: Place,
) {
  const value = valueIn(seen, place);
  const here = (Array.isArray(value) ? value : []).map(String);
  const taken = isPlaceField(place.field)
    ? takenPieces(shown.data, filled, piecesIn(place.field) ?? '')
    : new Map<string, Place>();
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
      const type = itemType(one.type);
      return type.is === 'kind'
        ? shortWord(shown, type.kind, wordsOf(shown.data, one)[0] ?? '')
        : String(one.value);
    });
  return words.length > 0 ? words.join(' ') : word(shown, `pieces-${sort}`);
}

function groupIcon({ shown }: Pick<Editing, 'shown'>, sort: string, group: PieceGroup): string | undefined {
  const pieces = piecesOf(shown.data, sort);
  const first =
    pieces && printedOnPiece(pieces, group.pieces[0]!).find(({ name }) => group.shared.includes(name));
  const type = first && itemType(first.type);
  const id = first && type?.is === 'kind' ? `${type.kind}-${wordsOf(shown.data, first)[0]}` : undefined;
  return id && knownIcon(id) ? id : undefined;
}
