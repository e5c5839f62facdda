import type { GameData, PiecesData } from '../../../generated/runtime/data.ts';
import { Drawing, Icon } from '../icons/Icon.tsx';
import { markOf, toneFor } from '../icons/index.ts';
import { innermostType, isSides, piecesOf, printedOnPiece, wordsOf } from './declared.ts';
import { describe, pieceName, shortWord } from './describe.ts';
import { Die, itemTypeOfFace } from './faces.tsx';
import { faceOf, pickOfPieces, type Scene } from './scene.ts';
import { Touch } from './Touch.tsx';
import { minus } from './words.ts';

export type Form = 'die' | 'tile' | 'card' | 'token';

/**
 * What pieces look like follows from what is said of them: with a face they are dice, with sides of their own tiles; what
 * somebody holds unseen by the others is a card; anything else is a token.
 */
export function formOf(data: GameData, pieces: PiecesData): Form {
  if (pieces.face) return 'die';
  if (pieces.properties.some((property) => isSides(data, property.type))) return 'tile';
  const held = data.fields.some((field) => {
    const type = innermostType(field.type);
    return type.is === 'piece' && type.pieces === pieces.name && field.seenBy === 'owner';
  });
  return held ? 'card' : 'token';
}

export interface PieceProps {
  readonly scene: Scene;
  readonly sort: string;
  /** One piece, or several that look the same. */
  readonly pieces: readonly string[];
  readonly changed?: boolean;
  /** Where it is part of a larger button. */
  readonly still?: boolean;
}

export function Piece({ scene, sort, pieces: [piece = '', ...others], changed, still }: PieceProps) {
  const { shown } = scene;
  const data = piecesOf(shown.data, sort);
  if (!data) return null;
  const pick = still ? undefined : pickOfPieces(scene, sort);
  const form = formOf(shown.data, data);
  const count = others.length + 1;
  const name = saidOf(scene, data, piece);
  const turned = Boolean(scene.before) && form === 'die' && !sameFace(scene, sort, piece);
  return (
    <Touch
      scene={scene}
      pick={pick}
      value={pick && piece}
      label={count > 1 ? `${count} × ${name}` : name}
      class={`t-piece t-${form}-piece`}
      changed={changed || turned}
      isPicked={[piece, ...others].some((one) => scene.pick?.picked?.get(sort)?.includes(one))}
      piece={[piece, ...others].join(' ')}
    >
      {form === 'die' ? (
        <Die scene={scene} pieces={data} piece={piece} />
      ) : (
        <Printed scene={scene} pieces={data} piece={piece} form={form} />
      )}
      {count > 1 && <span class="t-count">×{count}</span>}
    </Touch>
  );
}

function sameFace({ seen, before }: Scene, sort: string, piece: string): boolean {
  return faceOf(seen, sort, piece) === (before && faceOf(before, sort, piece));
}

/** Its name, and what it shows. */
function saidOf({ shown, seen }: Scene, pieces: PiecesData, piece: string): string {
  const name = pieceName(shown, pieces.name, piece);
  const face = pieces.face && faceOf(seen, pieces.name, piece);
  return face === undefined || face === null
    ? name
    : `${name}: ${describe(shown, itemTypeOfFace(pieces), face)}`;
}

/** A card, a tile or a token: its first kind as an icon, its numbers, walls on its sides. */
export function Printed({
  scene,
  pieces,
  piece,
  form,
}: {
  readonly scene: Scene;
  readonly pieces: PiecesData;
  readonly piece: string;
  readonly form: Form;
}) {
  const { shown } = scene;
  const printed = printedOnPiece(pieces, piece);
  const kinds = printed.flatMap((one) => {
    const type = innermostType(one.type);
    return type.is === 'kind' && typeof one.value === 'number'
      ? [{ kind: type.kind, value: wordsOf(shown.data, one)[0]! }]
      : [];
  });
  const numbers = printed.filter(({ type }) => innermostType(type).is === 'number').map(({ value }) => value);
  const walls = printed
    .filter(({ type }) => isSides(shown.data, type))
    .flatMap((one) => wordsOf(shown.data, one).map((side) => `t-wall-${side}`));
  const [first, second] = kinds;
  const id = first && `${first.kind}-${first.value}`;
  const tone = id ? toneFor(id) : undefined;
  return (
    <span
      class={[`t-face t-${form}`, ...walls, second ? `t-second-${second.value}` : ''].join(' ').trim()}
      style={`--tone:var(--${tone ?? 'line-strong'})`}
    >
      {id ? <Icon name={id} /> : <Drawing inside={markOf('grey')} />}
      {/* In the order in which they are said; the sheet of styles puts the number on top. */}
      {form === 'card' && first && <span class="t-caption">{shortWord(shown, first.kind, first.value)}</span>}{' '}
      {numbers.map((number, index) => (
        <span class="t-number" key={index}>
          {minus(Number(number))}
        </span>
      ))}
    </span>
  );
}
