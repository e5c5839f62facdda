import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../icons/Icon.tsx';
import { gridOf, innermostType, piecesOf, printedOnPiece, wordsOf } from '../../table/declared.ts';
import { cellName, pieceName, word } from '../../table/describe.ts';
import { formOf } from '../../table/look.ts';
import { Printed } from '../../table/Piece.tsx';
import { capital } from '../../table/words.ts';
import { type Editing, sceneOf, told } from '../editing.ts';
import { type FieldPlace, keysOf, piecesIn, valueIn } from '../fields.ts';
import { takenPieces } from '../filled.ts';
import type { Part } from '../plan.ts';
import { Drawn } from './Drawn.tsx';

interface MapProps {
  readonly edit: Editing;
  readonly part: Extract<Part, { is: 'sheet' | 'cells' | 'map' }>;
  readonly seat: number;
}

/** Pieces on a plot: a tile and a cell, in whichever order they are touched. */
export function MapEditor({ edit, part: { field }, seat }: MapProps) {
  const { shown, learnt, filled, seen } = edit;
  const [tile, chooseTile] = useState<string | undefined>(undefined);
  const [cell, chooseCell] = useState<string | undefined>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const sort = piecesIn(field) ?? '';
  const type = field.keys[0]!;
  const grid = gridOf(shown.data, type.is === 'cell' ? type.grid : '');
  if (!grid) return null;
  const at = (one: string): FieldPlace => ({ field, seat, keys: [one] });
  const lay = (where: string, piece: string | null) => {
    edit.put(at(where), piece);
    chooseTile(undefined);
    chooseCell(undefined);
    // The tile that had the focus is gone from the list: whoever uses keys goes on where it lies.
    setTimeout(() =>
      frame.current?.querySelector<HTMLElement>(`[data-value="${where}"]`)?.focus({ preventScroll: true }),
    );
  };
  const cells = keysOf(learnt.scratch.data, field, filled).map(([one]) => String(one));
  const built = cells.filter((one) => valueIn(seen, at(one)) !== null);
  const touched = (where: string) => {
    if (tile !== undefined) lay(where, tile);
    else chooseCell(where === cell ? undefined : where);
  };
  const open = new Set([...built, ...beside(cells, built)]);
  const pick = { type, options: open, chosen: new Set(cell ? [cell] : []), onPick: touched };
  const spot = { field, seat };
  const noun = word(shown, `pieces-${sort}`);
  const hint = tile
    ? told(edit, 'pieceChosen', { piece: capital(pieceName(shown, sort, tile)) })
    : cell
      ? told(edit, 'cellChosen', { cell: capital(cellName(shown, grid.name, cell)), piece: noun })
      : told(edit, 'choosePiece', { piece: noun });
  return (
    <div class="s-map" ref={frame}>
      <Drawn scene={sceneOf(edit, spot, pick)} spot={spot} />
      <p class="s-hint" role="status">
        {hint}
        {cell !== undefined && built.includes(cell) && (
          <button type="button" onClick={() => lay(cell, null)}>
            <Icon name="cross" /> {told(edit, 'takeAway')}
          </button>
        )}
      </p>
      <Tiles
        edit={edit}
        sort={sort}
        chosen={tile}
        onChoose={(piece) =>
          cell === undefined ? chooseTile(piece === tile ? undefined : piece) : lay(cell, piece)
        }
      />
    </div>
  );
}

/** The cells around what lies there, and around the middle of the plot: where something can go next. */
function beside(cells: readonly string[], built: readonly string[]): readonly string[] {
  const around = [...built.map(coordinates), [0, 0] as const];
  return cells.filter((name) => {
    const [row, column] = coordinates(name);
    return around.some(([y, x]) => Math.abs(y - row) + Math.abs(x - column) <= 1);
  });
}

function coordinates(cell: string): readonly [number, number] {
  const [, row = '0', column = '0'] = /\[(-?\d+),(-?\d+)\]$/.exec(cell) ?? [];
  return [Number(row), Number(column)];
}

interface TilesProps {
  readonly edit: Editing;
  readonly sort: string;
  readonly chosen: string | undefined;
  onChoose(piece: string): void;
}

/** What lies nowhere yet, by the first word printed on it. */
function Tiles({ edit, sort, chosen, onChoose }: TilesProps) {
  const { shown, filled } = edit;
  const pieces = piecesOf(shown.data, sort);
  const [open, unfold] = useState<string | undefined>(undefined);
  if (!pieces) return null;
  const taken = takenPieces(shown.data, filled, sort);
  const free = pieces.names.filter((piece) => !taken.has(piece));
  const groups = new Map<string, string[]>();
  for (const piece of pieces.names) {
    const first = printedOnPiece(pieces, piece).find(({ type }) => innermostType(type).is === 'kind');
    const kind = first && innermostType(first.type);
    const key = first && kind?.is === 'kind' ? `${kind.kind}-${wordsOf(shown.data, first)[0]}` : '';
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  const shownGroup = open !== undefined && groups.has(open) ? open : [...groups.keys()][0]!;
  const left = (key: string) => groups.get(key)!.filter((piece) => free.includes(piece));
  const scene = sceneOf(edit, { field: shown.data.fields[0]!, seat: undefined });
  return (
    <div class="s-tiles">
      <div class="s-chips">
        {[...groups.keys()].map((key) => (
          <button type="button" key={key} aria-pressed={key === shownGroup} onClick={() => unfold(key)}>
            <Icon name={key} />
            <span>{word(shown, key)}</span>
            <small>
              {left(key).length > 0 ? told(edit, 'left', { n: left(key).length }) : told(edit, 'noneLeft')}
            </small>
          </button>
        ))}
      </div>
      <div class="s-choice-of-tiles">
        {left(shownGroup).map((piece) => (
          <button
            type="button"
            key={piece}
            class="s-tile"
            aria-label={pieceName(shown, sort, piece)}
            aria-pressed={piece === chosen}
            onClick={() => onChoose(piece)}
          >
            <Printed scene={scene} pieces={pieces} piece={piece} form={formOf(shown.data, pieces)} />
          </button>
        ))}
        {left(shownGroup).length === 0 && <p>{told(edit, 'allUsed')}</p>}
      </div>
    </div>
  );
}
