import type { Seen, Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { knownIcon, toneFor } from '../icons/index.ts';
import { gridOf, innermostType, membersOf, piecesOf, printedOnPiece, wordsOf } from '../table/declared.ts';
import { hostsOf } from '../table/hosts.ts';
import { Piece } from '../table/Piece.tsx';
import { PieceMap } from '../table/PieceMap.tsx';
import { Sheet } from '../table/Sheet.tsx';
import type { Scene } from '../table/scene.ts';

interface PictureProps {
  readonly shown: Shown;
  readonly seen: Seen;
  /** `city`, or one of a family: `sheet[yellow]`. */
  readonly of: string;
}

export function sceneOf(shown: Shown, seen: Seen): Scene {
  return {
    shown,
    seen,
    names: [],
    viewer: undefined,
    before: undefined,
    pick: undefined,
    compact: false,
    tables: undefined,
    hosts: hostsOf(shown, seen, [], undefined, undefined),
  };
}

/** A grid as it is before the game: what is printed on it, and what is marked already. */
export function GridPicture({ shown, seen, of }: PictureProps) {
  const [, name = of, member] = /^([^[]+)\[(.+)\]$/.exec(of) ?? [];
  const grid = gridOf(shown.data, name);
  const field = shown.data.fields.find(({ keys, type }) => {
    const cell = innermostType(keys[0] ?? type);
    return cell.is === 'cell' && cell.grid === name;
  });
  if (!grid || !field) throw new Error(`${shown.data.id}: there is no grid ${of} to draw.`);
  const scene = sceneOf(shown, seen);
  const spot = { field, seat: field.owner === 'table' ? undefined : 1 };
  const all = membersOf(grid, innermostType(field.keys[0] ?? field.type) as never);
  const places = all.filter((cells) => !member || cells[0]?.name.startsWith(`${member}[`));
  const isMap = innermostType(field.type).is === 'piece';
  return (
    <div class="t-table">
      <div class={isMap ? 't-maps' : 't-sheets'}>
        {places.map((cells, at) =>
          isMap ? (
            <PieceMap key={at} scene={scene} spot={spot} grid={grid} places={cells} />
          ) : (
            <Sheet key={at} scene={scene} spot={spot} grid={grid} places={cells} />
          ),
        )}
      </div>
    </div>
  );
}

/** More sorts than these are summed up first. */
const MOST_SORTS = 14;

/** The pieces that look alike, sort by sort. */
function alikeIn({ data }: Shown, of: string): readonly (readonly string[])[] {
  const pieces = piecesOf(data, of);
  if (!pieces) throw new Error(`${data.id}: there are no pieces ${of}.`);
  const alike = new Map<string, string[]>();
  for (const piece of pieces.names) {
    const look = JSON.stringify(printedOnPiece(pieces, piece));
    alike.set(look, [...(alike.get(look) ?? []), piece]);
  }
  return [...alike.values()];
}

export const isLong = (shown: Shown, of: string): boolean => alikeIn(shown, of).length > MOST_SORTS;

/** Many sorts in short: by their first kind, how many there are and which numbers are on them. */
export function PiecesInShort({ shown, of }: Omit<PictureProps, 'seen'>) {
  const pieces = piecesOf(shown.data, of)!;
  const groups = new Map<string, { id: string; names: string[]; numbers: number[] }>();
  for (const piece of pieces.names) {
    const printed = printedOnPiece(pieces, piece);
    const first = printed.find(
      ({ type, value }) => innermostType(type).is === 'kind' && typeof value === 'number',
    );
    const type = first && innermostType(first.type);
    const id =
      first && type?.is === 'kind' ? `${type.kind}-${wordsOf(shown.data, first)[0]}` : `pieces-${of}`;
    const group = groups.get(id) ?? { id, names: [], numbers: [] };
    groups.set(id, group);
    group.names.push(piece);
    for (const { type: sort, value } of printed)
      if (innermostType(sort).is === 'number' && typeof value === 'number') group.numbers.push(value);
  }
  return (
    <ul class="pieces-in-short">
      {[...groups.values()].map(({ id, names, numbers }) => {
        const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
        return (
          <li key={id} style={`--tone:var(--${toneFor(id) ?? 'line-strong'})`}>
            {knownIcon(id) && <Icon name={id} />} <b>{names.length} ×</b>{' '}
            {shown.words[id] ?? shown.words[`pieces-${of}`]}
            {numbers.length > 0 && <span class="range"> ({low === high ? low : `${low}–${high}`})</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Every sort of piece once, with how many there are alike. */
export function PiecesPicture({ shown, seen, of }: PictureProps) {
  const alike = alikeIn(shown, of);
  const scene = sceneOf(shown, seen);
  return (
    <div class="t-table">
      <ul class="t-pieces">
        {alike.map((same) => (
          <li key={same[0]}>
            <Piece scene={scene} sort={of} pieces={same} />
          </li>
        ))}
      </ul>
    </div>
  );
}
