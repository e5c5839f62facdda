import type { GridData } from '../../../generated/runtime/data.ts';
import { Icon } from '../icons/Icon.tsx';
import { type CellPlace, itemType } from './declared.ts';
import { cellName, own, pieceName, word } from './describe.ts';
import { Frame } from './Frame.tsx';
import { Piece } from './Piece.tsx';
import { at, hasChanged, type Scene, type Spot, valueAt } from './scene.ts';
import { Touch } from './Touch.tsx';

export interface PieceMapProps {
  readonly scene: Scene;
  readonly spot: Spot;
  readonly grid: GridData;
  readonly places: readonly CellPlace[];
}

/** Pieces side by side on a plot. Only what is built on is drawn, with one ring around it: the plot is far larger. */
export function PieceMap({ scene, spot, grid, places }: PieceMapProps) {
  const { shown, seen, hosts, pick } = scene;
  const item = itemType(spot.field.type);
  if (item.is !== 'piece') return null;
  const value = valueAt(seen, spot);
  const touched = hosts.spot?.field === spot.field && hosts.spot.seat === spot.seat;
  const pieceAt = (place: CellPlace) => at(value, place.name) as string | null | undefined;
  const isOrigin = (place: CellPlace) => place.row === 0 && place.column === 0;
  const needed = places.filter(
    (place) => pieceAt(place) || isOrigin(place) || (touched && pick?.options.has(place.name)),
  );
  const ring = touched || (needed.length > 1 && !scene.compact) ? 1 : 0;
  const rows = bounds(
    needed.map(({ row }) => row ?? 0),
    ring,
  );
  const columns = bounds(
    needed.map(({ column }) => column),
    ring,
  );
  const inside = places.filter(({ row = 0, column }) => within(row, rows) && within(column, columns));
  const origin = shown.words['term-fountain'] ?? own(shown, 'origin');
  const built = places.filter((place) => pieceAt(place));
  const said = built.map(
    (place) => `${cellName(shown, grid.name, place.name)}: ${pieceName(shown, item.pieces, pieceAt(place)!)}`,
  );
  const title = word(shown, `field-${spot.field.name}`);
  return (
    <div class="t-scroll">
      <Frame
        class="t-map"
        style={`--columns:${columns.to - columns.from + 1}`}
        touched={touched}
        label={touched ? title : `${title}: ${said.length > 0 ? said.join('; ') : own(shown, 'empty')}`}
      >
        {inside.map((place) => {
          const piece = pieceAt(place);
          const content = piece ? (
            <Piece scene={scene} sort={item.pieces} pieces={[piece]} still={touched} />
          ) : isOrigin(place) ? (
            <span class="t-origin">
              <Icon name="fountain" />
            </span>
          ) : null;
          const changed = hasChanged(scene, spot, place.name);
          const style = `grid-area:${(place.row ?? 0) - rows.from + 1}/${place.column - columns.from + 1}`;
          const look = `t-plot${piece ? ' t-built' : ''}`;
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
          const what = piece ? pieceName(shown, item.pieces, piece) : own(shown, 'empty');
          return (
            <Touch
              key={place.name}
              scene={scene}
              value={place.name}
              label={
                isOrigin(place) && !piece ? origin : `${cellName(shown, grid.name, place.name)}: ${what}`
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
