import type { PiecesData, ValueType } from '../../../generated/runtime/data.ts';
import { DieDrawing } from './Die.tsx';
import { innermostType, printedOnPiece, wordsOf } from './declared.ts';
import { shortWord } from './describe.ts';
import { colourOf, rolesOf, signOf } from './look.ts';
import { faceOf, type Scene } from './scene.ts';

export function itemTypeOfFace(pieces: PiecesData): ValueType {
  return pieces.face?.type ?? { is: 'none' };
}

/** A die with its face, and under it the name of its colour, for who cannot tell it from others. */
export function Die({
  scene,
  pieces,
  piece,
}: {
  readonly scene: Scene;
  readonly pieces: PiecesData;
  readonly piece: string;
}) {
  const face = faceOf(scene.seen, pieces.name, piece);
  const type = innermostType(itemTypeOfFace(pieces));
  const roles = rolesOf(scene.shown.data, pieces);
  const [tinted] = printedOnPiece(pieces, piece).flatMap((printed) => {
    const kind = innermostType(printed.type);
    const [value] = wordsOf(scene.shown.data, printed);
    return kind.is === 'kind' && value && roles(printed.name).includes('colour')
      ? [{ kind: kind.kind, value }]
      : [];
  });
  const colour = tinted && colourOf(scene.shown.data, tinted.kind, tinted.value);
  return (
    <>
      <DieDrawing
        colour={colour}
        face={
          type.is === 'kind' && typeof face === 'string'
            ? {
                inside: signOf(scene.shown, type.kind, face),
                colour: colourOf(scene.shown.data, type.kind, face),
              }
            : typeof face === 'number'
              ? face
              : undefined
        }
      />
      {tinted && colour && <span class="t-caption">{shortWord(scene.shown, tinted.kind, tinted.value)}</span>}
    </>
  );
}
