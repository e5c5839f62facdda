import type { PiecesData } from '../../../generated/runtime/data.ts';
import type { Form, PieceRole } from '../../../generated/runtime/shows.ts';
import { Drawing } from '../icons/Icon.tsx';
import { markOf } from '../icons/index.ts';
import { innermostType, piecesOf, printedOnPiece, wordsOf } from './declared.ts';
import { describe, pieceName } from './describe.ts';
import { Die, itemTypeOfFace } from './faces.tsx';
import { colourOf, formOf, rolesOf, signOf } from './look.ts';
import { faceOf, pickOfPieces, type Scene } from './scene.ts';
import { Touch } from './Touch.tsx';
import { minus } from './words.ts';

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

/** A card, a tile or a token, as the roles of its properties say: colour, a large sign or number, small ones in the corner, walls. */
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
  const { data } = scene.shown;
  const roles = rolesOf(data, pieces);
  const printed = printedOnPiece(pieces, piece).map((one) => ({ ...one, roles: roles(one.name) }));
  const having = (role: PieceRole) => printed.filter((one) => one.roles.includes(role));
  const wordOf = (one: (typeof printed)[number]) => {
    const type = innermostType(one.type);
    return type.is === 'kind' ? { kind: type.kind, value: wordsOf(data, one)[0] ?? '' } : undefined;
  };
  const [tinted] = having('colour').flatMap((one) => wordOf(one) ?? []);
  const tone = tinted && colourOf(data, tinted.kind, tinted.value);
  const walls = having('walls').flatMap((one) => wordsOf(data, one).map((side) => `t-wall-${side}`));
  const shaded = having('shade').some((one) => {
    const type = innermostType(one.type);
    return type.is === 'kind' && one.value === type.values.at(-1);
  });
  const signs = having('sign');
  const numbers = having('number');
  const part = (one: (typeof printed)[number], look: string) => {
    const found = wordOf(one);
    if (found)
      return <Drawing key={one.name} inside={signOf(scene.shown, found.kind, found.value)} class={look} />;
    return (
      <span class={look} key={one.name}>
        {minus(Number(one.value))}
      </span>
    );
  };
  const isBare = signs.length + numbers.length === 0;
  return (
    <span
      class={[`t-face t-${form}`, ...walls, shaded ? 't-shaded' : '', numbers.length > 0 ? 't-numbered' : '']
        .filter(Boolean)
        .join(' ')}
      style={`--tone:var(--${tone ?? 'line-strong'})`}
    >
      {numbers.map((one) => part(one, 't-number'))}
      {isBare ? (
        <Drawing inside={markOf(tone ?? 'grey')} class="t-sign" />
      ) : (
        signs.map((one) => part(one, 't-sign'))
      )}
      {having('corner').map((one) => part(one, 't-corner'))}
    </span>
  );
}
