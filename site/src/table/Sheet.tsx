import type { GridData } from '../../../generated/runtime/data.ts';
import type { Picking } from '../game/shown.ts';
import { Drawing, Icon } from '../icons/Icon.tsx';
import { markOf, toneFor } from '../icons/index.ts';
import { Cell } from './Cell.tsx';
import { type CellLook, type LineLook, linesOf, looksOf } from './cells.ts';
import { type CellPlace, innermostType } from './declared.ts';
import { cellName, enumerate, lineName, memberName, own, word } from './describe.ts';
import { Frame } from './Frame.tsx';
import { pickAt, type Scene, type Spot } from './scene.ts';
import { minus, pointsText } from './words.ts';

export interface SheetProps {
  readonly scene: Scene;
  readonly spot: Spot;
  readonly grid: GridData;
  readonly places: readonly CellPlace[];
}

/** A printed part of a sheet with what has been entered: rows and columns with what they give, or a row of fields. */
export function Sheet({ scene, spot, grid, places }: SheetProps) {
  const [first] = places;
  if (!first) return null;
  const { shown } = scene;
  const looks = looksOf(scene, spot, grid, places);
  const lines = linesOf(scene, grid, first.head);
  const pick = pickAt(scene, spot);
  const touched = pick !== undefined;
  const name = memberName(shown, grid, first.index, first.head);
  const tone = toneFor(`x-${first.head}`);
  const flat = first.row === undefined;
  const alone = first.head === grid.name;
  const said = touched ? name : summary(scene, spot, name, looks);
  return (
    <Frame
      class={`t-sheet ${flat ? 't-sheet-row' : 't-sheet-grid'}`}
      style={tone ? `--tone:var(--${tone})` : undefined}
      touched={touched}
      label={said}
    >
      {!alone && (
        <p class="t-sheet-name" aria-hidden="true">
          {tone && <Drawing inside={markOf(tone)} />}
          {flat ? <span class="t-said">{name}</span> : name}
        </p>
      )}
      {flat ? (
        <div class="t-strip">
          {looks.map((look) => (
            <div class="t-strip-place" key={look.place.name}>
              <span class="t-note">{look.notes[0]?.text}</span>
              <Cell scene={scene} look={look} pick={pick} />
              <Rewards scene={scene} ids={look.rewards} />
            </div>
          ))}
        </div>
      ) : (
        <Lattice scene={scene} grid={grid} looks={looks} lines={lines} pick={pick} />
      )}
    </Frame>
  );
}

interface LatticeProps {
  readonly scene: Scene;
  readonly grid: GridData;
  readonly looks: readonly CellLook[];
  readonly lines: readonly LineLook[];
  readonly pick: Picking | undefined;
}

/** Rows and columns; what a line gives stands at its end, and where lines give nothing their numbers stand before them. */
function Lattice({ scene, grid, looks, lines, pick }: LatticeProps) {
  const rows = range(looks.map(({ place }) => place.row ?? 0));
  const columns = range(looks.map(({ place }) => place.column));
  const heads = lines.length === 0;
  const shift = heads ? 2 : 1;
  const spot = (row: number, column: number) =>
    `grid-area:${row - rows[0]! + shift}/${column - columns[0]! + shift}`;
  return (
    <div class={heads ? 't-lattice t-lattice-headed' : 't-lattice'} style={`--columns:${columns.length + 1}`}>
      {heads &&
        columns.map((column) => <Head key={`c${column}`} text={column} at={spot(rows[0]! - 1, column)} />)}
      {heads && rows.map((row) => <Head key={`r${row}`} text={row} at={spot(row, columns[0]! - 1)} />)}
      {looks.map((look) => (
        <div
          key={look.place.name}
          class="t-lattice-place"
          style={spot(look.place.row ?? 0, look.place.column)}
        >
          <Cell scene={scene} look={look} pick={pick} />
        </div>
      ))}
      {lines.map((line) => (
        <span
          class={`t-line t-line-${line.sort}`}
          key={line.name}
          style={spot(
            line.sort === 'row' ? line.number : rows.at(-1)! + 1,
            line.sort === 'column' ? line.number : columns.at(-1)! + 1,
          )}
        >
          <span class="t-said">{saidLine(scene, grid, line)}</span>
          {line.points !== undefined && <b aria-hidden="true">{minus(line.points)}</b>}
          <Rewards scene={scene} ids={line.rewards} />
        </span>
      ))}
    </div>
  );
}

function Head({ text, at }: { readonly text: number; readonly at: string }) {
  return (
    <span class="t-head" style={at} aria-hidden="true">
      {minus(text)}
    </span>
  );
}

function Rewards({ scene, ids }: { readonly scene: Scene; readonly ids: readonly string[] }) {
  return (
    <span class="t-rewards">
      {ids.map((id) => (
        <span key={id} title={word(scene.shown, id)}>
          <Icon name={id} />
        </span>
      ))}
    </span>
  );
}

function saidLine({ shown }: Scene, grid: GridData, { name, points, rewards }: LineLook): string {
  const gives = [
    ...(points === undefined ? [] : [pointsText(shown.language, points)]),
    ...rewards.map((id) => word(shown, id)),
  ];
  return `${lineName(shown, grid.name, name)}: ${enumerate(shown, gives)}`;
}

/** What a sheet says to who cannot see it: how full it is, and what stands where. */
function summary({ shown }: Scene, spot: Spot, name: string, looks: readonly CellLook[]): string {
  const filled = looks.filter(({ mark }) => mark !== undefined);
  if (filled.length === 0) return `${name}: ${own(shown, 'nothingYet')}`;
  const grid = innermostType(spot.field.keys[0] ?? spot.field.type);
  const items = filled.map(({ place, main, mark, state, changed }) => {
    const where = cellName(shown, grid.is === 'cell' ? grid.grid : '', place.name).replace(`${name}, `, '');
    const what = mark === true ? (main && 'text' in main ? main.text : '') : state;
    return [what ? `${where}: ${what}` : where, changed ? `(${own(shown, 'new')})` : '']
      .filter(Boolean)
      .join(' ');
  });
  return `${name}: ${filled.length} ${own(shown, 'of')} ${looks.length} ${own(shown, 'filled')}: ${items.join('; ')}`;
}

function range(numbers: readonly number[]): number[] {
  const low = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - low + 1 }, (_, index) => low + index);
}
