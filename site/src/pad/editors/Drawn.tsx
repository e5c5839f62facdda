import { useMemo } from 'preact/hooks';
import { gridOf, innermostType, membersOf } from '../../table/declared.ts';
import { PieceMap } from '../../table/PieceMap.tsx';
import { Sheet } from '../../table/Sheet.tsx';
import type { Scene, Spot } from '../../table/scene.ts';

/** A field of cells as the table draws it: its sheets, or its plot. */
export function Drawn({ scene, spot }: { readonly scene: Scene; readonly spot: Spot }) {
  const type = innermostType(spot.field.keys[0] ?? spot.field.type);
  const grid = type.is === 'cell' ? gridOf(scene.shown.data, type.grid) : undefined;
  // A large plot has hundreds of cells, and where they lie never changes.
  const members = useMemo(() => (type.is === 'cell' && grid ? membersOf(grid, type) : []), [type, grid]);
  if (!grid) return null;
  const isMap = innermostType(spot.field.type).is === 'piece';
  return (
    <div class={`t-table s-drawn ${isMap ? 't-maps' : 't-sheets'}${scene.compact ? ' t-compact' : ''}`}>
      {members.map((places) =>
        isMap ? (
          <PieceMap key={places[0]?.head} scene={scene} spot={spot} grid={grid} places={places} />
        ) : (
          <Sheet key={places[0]?.head} scene={scene} spot={spot} grid={grid} places={places} />
        ),
      )}
    </div>
  );
}
