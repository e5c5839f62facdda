import type { Seen, Shown } from '../game/shown.ts';
import { gridOf, innermostType, membersOf, piecesOf, printedOnPiece } from '../table/declared.ts';
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

function sceneOf(shown: Shown, seen: Seen): Scene {
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

/** Every sort of piece once, with how many there are alike. */
export function PiecesPicture({ shown, seen, of }: PictureProps) {
  const pieces = piecesOf(shown.data, of);
  if (!pieces) throw new Error(`${shown.data.id}: there are no pieces ${of}.`);
  const alike = new Map<string, string[]>();
  for (const piece of pieces.names) {
    const look = JSON.stringify(printedOnPiece(pieces, piece));
    alike.set(look, [...(alike.get(look) ?? []), piece]);
  }
  const scene = sceneOf(shown, seen);
  return (
    <div class="t-table">
      <ul class="t-pieces">
        {[...alike.values()].map((same) => (
          <li key={same[0]}>
            <Piece scene={scene} sort={of} pieces={same} />
          </li>
        ))}
      </ul>
    </div>
  );
}
