import type { GridData } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import { Icon } from '../icons/Icon.tsx';
import { knownIcon } from '../icons/index.ts';
import { type CellPlace, innermostType, namedCell } from './declared.ts';
import { cellName, enumerate, originName, own, pieceName, word } from './describe.ts';
import { Frame } from './Frame.tsx';
import { Piece } from './Piece.tsx';
import { at, hasChanged, pickAt, type Scene, type Spot, valueAt } from './scene.ts';
import { Touch } from './Touch.tsx';

export interface PieceMapProps {
  readonly scene: Scene;
  readonly spot: Spot;
  readonly grid: GridData;
  readonly places: readonly CellPlace[];
}

/** Largest number of cells of a board that is drawn as a whole. */
const WHOLE = 100;

/** Pieces side by side on a plot. Only what is built on is drawn, with one ring around it: the plot is far larger. */
export function PieceMap({ scene, spot, grid, places }: PieceMapProps) {
  const { shown, seen } = scene;
  const item = innermostType(spot.field.type);
  if (item.is !== 'piece') return null;
  const value = valueAt(seen, spot);
  const pick = pickAt(scene, spot);
  const touched = pick !== undefined;
  const piecesOn = (place: CellPlace) => listed(at(value, place.name));
  const isOrigin = (place: CellPlace) =>
    place.row === 0 && place.column === 0 && grid.cells[0] !== place.name;
  // A board that is small enough is drawn whole; of a plot without end, what is used.
  const isWhole = places.length <= WHOLE && places.every(({ row = 0, column }) => row >= 0 && column >= 0);
  const isUsed = (place: CellPlace) =>
    piecesOn(place).length > 0 ||
    isOrigin(place) ||
    (touched && pick.options.has(place.name)) ||
    // In an example the picture stays as large as it will become: nothing jumps from step to step.
    (scene.compact && scene.cells?.has(place.name));
  const needed = isWhole ? places : places.filter(isUsed);
  const ring = isWhole ? 0 : touched || (needed.length > 1 && !scene.compact) ? 1 : 0;
  const rows = bounds(
    needed.map(({ row }) => row ?? 0),
    ring,
  );
  const columns = bounds(
    needed.map(({ column }) => column),
    ring,
  );
  const inside = places.filter(({ row = 0, column }) => within(row, rows) && within(column, columns));
  const origin = namedCell(shown.data, grid.name);
  const built = places.filter((place) => piecesOn(place).length > 0);
  const called = (place: CellPlace) =>
    enumerate(
      shown,
      piecesOn(place).map((piece) => pieceName(shown, item.pieces, piece)),
    );
  const said = built.map((place) => `${cellName(shown, grid.name, place.name)}: ${called(place)}`);
  const title = word(shown, `field-${spot.field.name}`);
  return (
    <div class="t-scroll">
      <Frame
        class={isWhole ? 't-map t-map-whole' : 't-map'}
        style={`--columns:${columns.to - columns.from + 1}`}
        touched={touched}
        label={touched ? title : `${title}: ${said.length > 0 ? said.join('; ') : own(shown, 'empty')}`}
      >
        {inside.map((place) => {
          const pieces = piecesOn(place);
          const content =
            pieces.length > 0 ? (
              pieces.map((piece) => (
                <Piece key={piece} scene={scene} sort={item.pieces} pieces={[piece]} still={touched} />
              ))
            ) : isOrigin(place) ? (
              <span class="t-origin">
                <Icon name={(origin && knownIcon(`term-${origin}`) && `term-${origin}`) || 'star'} />
              </span>
            ) : null;
          const changed = hasChanged(scene, spot, place.name);
          const style = `grid-area:${(place.row ?? 0) - rows.from + 1}/${place.column - columns.from + 1}`;
          const look = `t-plot${pieces.length > 0 ? ' t-built' : ''}`;
          if (!touched)
            return (
              <span
                class={changed ? `${look} t-changed` : look}
                style={style}
                key={place.name}
                data-cell={place.name}
              >
                {content}
              </span>
            );
          const what = pieces.length > 0 ? called(place) : own(shown, 'empty');
          return (
            <Touch
              key={place.name}
              scene={scene}
              pick={pick}
              value={place.name}
              label={
                isOrigin(place) && pieces.length === 0
                  ? originName(shown, grid.name)
                  : `${cellName(shown, grid.name, place.name)}: ${what}`
              }
              class={look}
              changed={changed}
              style={style}
            >
              {content}
            </Touch>
          );
        })}
      </Frame>
    </div>
  );
}

/** One piece, several, or none. */
function listed(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.map(String) : [];
}

interface Bounds {
  readonly from: number;
  readonly to: number;
}

function bounds(numbers: readonly number[], ring: number): Bounds {
  if (numbers.length === 0) return { from: 0, to: 0 };
  return { from: Math.min(...numbers) - ring, to: Math.max(...numbers) + ring };
}

function within(number: number, { from, to }: Bounds): boolean {
  return number >= from && number <= to;
}
