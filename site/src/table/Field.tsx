import type { ComponentChildren } from 'preact';
import type { GridData } from '../../../generated/runtime/data.ts';
import type { FieldShown } from '../../../generated/runtime/presentation.ts';
import { type CellPlace, gridOf, innermostType, isPlace, membersOf, piecesOf, present } from './declared.ts';
import { word } from './describe.ts';
import { Keyed } from './Keyed.tsx';
import { formOf } from './look.ts';
import { PieceMap } from './PieceMap.tsx';
import { Pieces } from './Pieces.tsx';
import { Sheet } from './Sheet.tsx';
import { Simple } from './Simple.tsx';
import { hasChanged, type Scene, type Spot, valueAt } from './scene.ts';

export interface FieldProps {
  readonly scene: Scene;
  readonly spot: Spot;
  readonly look: FieldShown;
}

/** One field with its name, as it looks. What lies large before somebody needs no name to be seen. */
export function Field({ scene, spot, look }: FieldProps) {
  const large = look.look === 'sheet' || look.look === 'map';
  const named = word(scene.shown, `field-${spot.field.name}`);
  const item = innermostType(spot.field.type);
  const pieces = item.is === 'piece' ? piecesOf(scene.shown.data, item.pieces) : undefined;
  const isDice = isPlace(spot.field) && pieces !== undefined && formOf(scene.shown.data, pieces) === 'die';
  const looks = `t-field t-look-${look.look}${isDice ? ' t-dice' : ''}`;
  return (
    <figure class={looks} data-field={spot.field.name}>
      <figcaption class={large ? 't-said' : undefined}>
        {look.sign ? <span class="t-said">{named}</span> : named}
      </figcaption>
      {contentOf(scene, spot, look)}
    </figure>
  );
}

function contentOf(scene: Scene, spot: Spot, look: FieldShown): ComponentChildren {
  const { field } = spot;
  const value = valueAt(scene.seen, spot);
  const [key] = field.keys;
  const grid = key ?? (present(field.type).is === 'collection' ? innermostType(field.type) : undefined);
  if (grid?.is === 'cell') {
    const found = gridOf(scene.shown.data, grid.grid);
    if (found) return <Grid scene={scene} spot={spot} grid={found} members={membersOf(found, grid)} />;
  }
  if (key) return <Keyed scene={scene} spot={spot} look={look} />;
  if (isPlace(field)) return <Pieces scene={scene} spot={spot} keys={[]} value={value} look={look.look} />;
  return (
    <Simple
      scene={scene}
      spot={spot}
      type={field.type}
      value={value}
      changed={hasChanged(scene, spot)}
      look={look}
    />
  );
}

interface GridProps {
  readonly scene: Scene;
  readonly spot: Spot;
  readonly grid: GridData;
  readonly members: readonly (readonly CellPlace[])[];
}

/** Pieces on a plot are a map; anything else is written on a sheet. */
function Grid({ scene, spot, grid, members }: GridProps) {
  const map = innermostType(spot.field.type).is === 'piece';
  const { cells } = scene;
  const wanted =
    cells && members.length > 1
      ? members.filter((places) => places.some(({ name }) => cells.has(name)))
      : members;
  return (
    <div class={map ? 't-maps' : 't-sheets'}>
      {wanted.map((places) =>
        map ? (
          <PieceMap key={places[0]?.head} scene={scene} spot={spot} grid={grid} places={places} />
        ) : (
          <Sheet key={places[0]?.head} scene={scene} spot={spot} grid={grid} places={places} />
        ),
      )}
    </div>
  );
}
