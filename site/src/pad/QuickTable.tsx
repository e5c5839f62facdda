import { useRef, useState } from 'preact/hooks';
import { Icon } from '../icons/Icon.tsx';
import { word } from '../table/describe.ts';
import { capital } from '../table/words.ts';
import { type Editing, nameOfSeat, problemSaid, told } from './editing.ts';
import { piecesIn, seatsOf } from './fields.ts';
import type { Filled } from './filled.ts';
import { groupIcon, groupName } from './pieces.ts';
import { type QuickRow, quickMost, quickValue, withQuickValue } from './quick.ts';

interface QuickTableProps {
  readonly edit: Editing;
  readonly rows: readonly QuickRow[];
  onChange(filled: Filled): void;
}

/** The numbers on the large buttons: nobody has more of a sort, and few have longer walls. */
const MOST_BUTTON = 12;

/** Who has how many, in one table: a touch on a number fills it in and goes on to the next. */
export function QuickTable({ edit, rows, onChange }: QuickTableProps) {
  const { filled } = edit;
  const seats = seatsOf(filled);
  const [asked, ask] = useState<number | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const cells = rows.flatMap((row) =>
    seats.filter((seat) => row.is === 'count' || seat <= filled.players).map((seat) => ({ row, seat })),
  );
  const here = asked === undefined ? undefined : cells[asked];
  const put = (value: number) => {
    if (!here) return;
    const most = quickMost(filled, here.row, here.seat, seats);
    if (!Number.isInteger(value) || value < 0 || value > most) {
      edit.tell(problemSaid(edit, here.row.is === 'count' ? { is: 'no-more' } : { is: 'wrong' }));
      return;
    }
    onChange(withQuickValue(filled, here.row, here.seat, value, seats));
    ask(asked! + 1 < cells.length ? asked! + 1 : undefined);
  };
  return (
    <div class="s-quick">
      <div class="s-scroll">
        <table class="s-points">
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th scope="col" key={seat}>
                  {nameOfSeat(edit, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                <th scope="row">{rowName(edit, row)}</th>
                {seats.map((seat) => {
                  const index = cells.findIndex((cell) => cell.row === row && cell.seat === seat);
                  if (index < 0) return <td key={seat}>–</td>;
                  return (
                    <td key={seat}>
                      <button
                        type="button"
                        class="s-quick-cell"
                        aria-pressed={index === asked}
                        aria-label={`${rowText(edit, row)}, ${nameOfSeat(edit, seat)}`}
                        onClick={() => ask(index)}
                      >
                        {quickValue(filled, row, seat)}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {here && (
        <div class="s-numberpad" role="group" aria-label={rowText(edit, here.row)}>
          <p aria-live="polite">
            {rowText(edit, here.row)}: <b>{nameOfSeat(edit, here.seat)}</b>
            <button
              type="button"
              class="s-plain"
              aria-label={told(edit, 'close')}
              onClick={() => ask(undefined)}
            >
              <Icon name="close" />
            </button>
          </p>
          <div class="s-numbers">
            {Array.from({ length: MOST_BUTTON + 1 }, (_, value) => (
              <button type="button" key={value} onClick={() => put(value)}>
                {value}
              </button>
            ))}
            {here.row.is === 'points' && (
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  if (input.current?.value) put(Number(input.current.value));
                }}
              >
                <label>
                  <span>{told(edit, 'otherNumber')}</span>
                  <input ref={input} name="number" type="number" inputMode="numeric" min={0} />
                </label>
                <button type="submit">{told(edit, 'enter')}</button>
              </form>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function rowText(edit: Editing, row: QuickRow): string {
  if (row.is === 'points') return capital(word(edit.shown, `scoring-${row.scoring}`));
  return capital(groupName(edit, piecesIn(row.place(1).field) ?? '', row.group));
}

function rowName(edit: Editing, row: QuickRow) {
  const icon =
    row.is === 'count' ? groupIcon(edit, piecesIn(row.place(1).field) ?? '', row.group) : undefined;
  return (
    <>
      {icon && <Icon name={icon} />} {rowText(edit, row)}
    </>
  );
}
