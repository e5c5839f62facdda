import type { PiecesData } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Seen, Shown } from '../game/shown.ts';
import { innermostType } from '../table/declared.ts';
import { formOf } from '../table/look.ts';
import { Piece } from '../table/Piece.tsx';
import { sceneOf } from './pictures.tsx';

interface CoverProps {
  readonly shown: Shown;
  readonly seen: Seen;
}

/** Number of pieces of one sort that fill a picture. */
const MOST = 6;
const ORDER = ['die', 'tile', 'card', 'token'];

/** What lies in the box, as a picture of the game: some of the pieces of its first two sorts, dice with different faces. */
export function Cover({ shown, seen }: CoverProps) {
  const sorts = [...shown.data.pieces]
    .sort((a, b) => ORDER.indexOf(formOf(shown.data, a)) - ORDER.indexOf(formOf(shown.data, b)))
    .slice(0, 2);
  const faces = Object.fromEntries(sorts.map((sort) => [sort.name, facesOf(shown, sort)]));
  const scene = sceneOf(shown, { ...seen, faces: { ...seen.faces, ...faces } } as Seen);
  return (
    <div class="cover" aria-hidden="true">
      {sorts.map((sort) => (
        <ul class="cover-row" key={sort.name}>
          {spread(sort.names).map((piece) => (
            <li key={piece}>
              <Piece scene={scene} sort={sort.name} pieces={[piece]} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** Some of many, from the first to the last. */
function spread(names: readonly string[]): string[] {
  const count = Math.min(MOST, names.length);
  return Array.from(
    { length: count },
    (_, at) => names[Math.round((at * (names.length - 1)) / Math.max(1, count - 1))]!,
  );
}

function facesOf({ data }: Shown, { face, names }: PiecesData): Readonly<Record<string, Json>> {
  if (!face) return {};
  const type = innermostType(face.type);
  const numbers = type.is === 'number' ? type.to - type.from + 1 : 0;
  const values: readonly Json[] =
    type.is === 'kind'
      ? (data.kinds[type.kind] ?? [])
      : Array.from({ length: numbers }, (_, at) => (type.is === 'number' ? type.from : 0) + at);
  const drawn = spread(names);
  // The last face first: a six looks better than a one where there is only one die.
  const at = (name: string): number => (drawn.indexOf(name) + values.length - 1) % values.length;
  return Object.fromEntries(names.map((name) => [name, values[at(name)] ?? null]));
}
