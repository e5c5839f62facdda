import { DieDrawing } from './Die.tsx';
import { innermostType, piecesOf } from './declared.ts';
import { describe, pieceName } from './describe.ts';
import { signOf } from './look.ts';
import { ChipInside } from './Simple.tsx';
import { entriesOf, hasChanged, type Scene, type Spot, valueAt } from './scene.ts';

/** A value for each piece, such as what a die showed before: a row of small dice, or of chips with both names. */
export function ByPiece({ scene, spot }: { readonly scene: Scene; readonly spot: Spot }) {
  const { shown, names } = scene;
  const { keys, type } = spot.field;
  const key = innermostType(keys[0] ?? type);
  const pieces = key.is === 'piece' ? piecesOf(shown.data, key.pieces) : undefined;
  const item = innermostType(type);
  const asFace = pieces?.face && item.is === innermostType(pieces.face.type).is;
  return (
    <span class="t-chips">
      {entriesOf(scene, spot.field, valueAt(scene.seen, spot)).map(([piece, value]) => {
        const name = pieces ? pieceName(shown, pieces.name, piece) : piece;
        const look = hasChanged(scene, spot, piece) ? ' t-changed' : '';
        if (asFace && value !== null)
          return (
            <span
              class={`t-tiny${look}`}
              key={piece}
              role="img"
              aria-label={`${name}: ${describe(shown, type, value, names)}`}
            >
              <DieDrawing
                colour={undefined}
                face={
                  item.is === 'kind' ? { inside: signOf(shown, item.kind, String(value)) } : Number(value)
                }
              />
            </span>
          );
        return (
          <span class={`t-chip${look}`} key={piece}>
            {name}: <ChipInside scene={scene} type={type} value={value ?? 'none'} />
          </span>
        );
      })}
    </span>
  );
}
