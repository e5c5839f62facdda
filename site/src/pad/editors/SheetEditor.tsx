import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../icons/Icon.tsx';
import { cellName } from '../../table/describe.ts';
import { type Editing, sceneOf, told } from '../editing.ts';
import { type FieldPlace, keysOf, valueIn } from '../fields.ts';
import { rangeOf } from '../filled.ts';
import { rowOf } from '../ordered.ts';
import { marksOf, type Part } from '../plan.ts';
import { Drawn } from './Drawn.tsx';

interface SheetProps {
  readonly edit: Editing;
  readonly part: Extract<Part, { is: 'sheet' | 'cells' | 'map' }>;
  readonly seat: number;
}

/**
 * A sheet as it is printed: a touch crosses a field or wipes it, or asks which number stands there and goes on to the next. Where
 * games fill a row from its first field on, a touch crosses all up to this one.
 */
export function SheetEditor({ edit, part, seat }: SheetProps) {
  const { shown, learnt, filled } = edit;
  const { field } = part;
  const [asked, ask] = useState<string | undefined>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const type = field.keys[0]!;
  const grid = type.is === 'cell' ? type.grid : '';
  const placeOf = (cell: string): FieldPlace => ({ field, seat, keys: [cell] });
  const touched = (cell: string) => {
    const place = placeOf(cell);
    const { printed, values } = marksOf(learnt, place, filled, edit.startOf(place));
    const row = rowOf(learnt, field, cell);
    if (printed) edit.tell(told(edit, 'printed', { cell: cellName(shown, grid, cell) }));
    else if (values.length !== 1) ask(isEmpty(cell) ? (row?.find(isEmpty) ?? cell) : cell);
    else if (row && isEmpty(cell))
      edit.putAll(row.slice(0, row.indexOf(cell) + 1).map((one) => [placeOf(one), values[0]!] as const));
    else if (row) edit.putAll(row.slice(row.indexOf(cell)).map((one) => [placeOf(one), null] as const));
    else edit.put(place, isEmpty(cell) ? values[0]! : null);
  };
  const isEmpty = (cell: string): boolean => valueIn(edit.seen, placeOf(cell)) === null;
  /** Where the next number is likely to stand: behind this one, if nothing stands there. */
  const next = (cell: string): string | undefined => {
    const row = rowOf(learnt, field, cell);
    const behind = row?.[row.indexOf(cell) + 1];
    return behind !== undefined && isEmpty(behind) ? behind : undefined;
  };
  const close = () => {
    ask(undefined);
    frame.current?.querySelector<HTMLElement>(`[data-value="${asked}"]`)?.focus();
  };
  const cells = keysOf(learnt.scratch.data, field, filled).map(([cell]) => String(cell));
  const pick = { type, options: new Set(cells), chosen: new Set(asked ? [asked] : []), onPick: touched };
  const spot = { field, seat };
  return (
    <div class="s-sheet" ref={frame}>
      <Drawn scene={sceneOf(edit, spot, pick)} spot={spot} />
      {asked !== undefined && (
        <NumberPad
          key={asked}
          edit={edit}
          place={placeOf(asked)}
          name={cellName(shown, grid, asked)}
          onPut={() => (next(asked) === undefined ? close() : ask(next(asked)))}
          onClose={close}
        />
      )}
    </div>
  );
}

interface NumberPadProps {
  readonly edit: Editing;
  readonly place: FieldPlace;
  readonly name: string;
  /** A number was put there. */
  onPut(): void;
  onClose(): void;
}

/** The numbers that can stand in a cell, large enough for a thumb; any other of its range can be typed. */
function NumberPad({ edit, place, name, onPut, onClose }: NumberPadProps) {
  const { learnt, filled, seen } = edit;
  const { values } = marksOf(learnt, place, filled, edit.startOf(place));
  const { from, to } = rangeOf(place.field) ?? { from: 0, to: 0 };
  const now = valueIn(seen, place);
  const put = (value: number | null) => {
    edit.put(place, value);
    if (value === null) onClose();
    else onPut();
  };
  const typed = (event: Event) => {
    event.preventDefault();
    const input = (event.currentTarget as HTMLFormElement).elements.namedItem('number') as HTMLInputElement;
    if (input.value !== '') put(Number(input.value));
  };
  const label = told(edit, 'whichNumber', { cell: name });
  return (
    <div
      class="s-numberpad"
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <p>
        {label}
        <button type="button" class="s-plain" aria-label={told(edit, 'close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </p>
      <div class="s-numbers">
        {values.map((value, index) => (
          <button
            type="button"
            key={value}
            ref={(button) => {
              if (index === 0 && button && !button.dataset.met) {
                button.dataset.met = 'yes';
                button.focus({ preventScroll: true });
              }
            }}
            aria-pressed={now === value}
            onClick={() => put(value)}
          >
            {value}
          </button>
        ))}
        {now !== null && (
          <button type="button" class="s-wide" onClick={() => put(null)}>
            {told(edit, 'clear')}
          </button>
        )}
        <form onSubmit={typed}>
          <label>
            <span>{told(edit, 'otherNumber')}</span>
            <input name="number" type="number" inputMode="numeric" min={from} max={to} />
          </label>
          <button type="submit">{told(edit, 'enter')}</button>
        </form>
      </div>
    </div>
  );
}

/** A set of cells: a touch puts a cell in or takes it out. */
export function CellsEditor({ edit, part, seat }: SheetProps) {
  const { field } = part;
  const place = { field, seat, keys: [] };
  const value = valueIn(edit.seen, place);
  const chosen = (Array.isArray(value) ? value : []).map(String);
  const touched = (cell: string) =>
    edit.put(place, chosen.includes(cell) ? chosen.filter((one) => one !== cell) : [...chosen, cell]);
  const type = field.type;
  const cells =
    type.is === 'collection' && type.of.is === 'cell'
      ? cellsOf(edit, type.of.grid)
      : ([] as readonly string[]);
  const pick = { type, options: new Set(cells), chosen: new Set(chosen), onPick: touched };
  const spot = { field, seat };
  return (
    <div class="s-sheet s-toggles">
      <Drawn scene={sceneOf(edit, spot, pick)} spot={spot} />
    </div>
  );
}

function cellsOf({ shown }: Editing, grid: string): readonly string[] {
  return shown.data.grids.find(({ name }) => name === grid)?.cells ?? [];
}
