import type { PiecesData, ValueType } from '../../../generated/runtime/data.ts';
import { COLOURS, toneFor } from '../icons/index.ts';
import { DieDrawing } from './Die.tsx';
import { innermostType, printedOnPiece, wordsOf } from './declared.ts';
import { shortWord } from './describe.ts';
import { faceOf, type Scene } from './scene.ts';

export function itemTypeOfFace(pieces: PiecesData): ValueType {
  return pieces.face?.type ?? { is: 'none' };
}

/** The property of a piece that is a colour, if it has one. */
export function colourOf(scene: Scene, pieces: PiecesData, piece: string) {
  for (const printed of printedOnPiece(pieces, piece)) {
    const type = innermostType(printed.type);
    const [value] = wordsOf(scene.shown.data, printed);
    if (type.is === 'kind' && value && value in COLOURS) return { kind: type.kind, value };
  }
  return undefined;
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
  const colour = colourOf(scene, pieces, piece);
  return (
    <>
      <DieDrawing
        colour={colour ? toneFor(`${colour.kind}-${colour.value}`) : undefined}
        face={type.is === 'kind' ? `${type.kind}-${face}` : typeof face === 'number' ? face : undefined}
      />
      {colour && <span class="t-caption">{shortWord(scene.shown, colour.kind, colour.value)}</span>}
    </>
  );
}
