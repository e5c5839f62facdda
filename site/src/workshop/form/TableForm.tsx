import { useBench } from '../bench-state.ts';
import type { ToldCell, ToldForm } from '../service/told.ts';
import { fill } from '../words/words.ts';
import { ValueInput } from './ValueInput.tsx';

export interface Writing {
  readonly write: (place: ToldCell['at'], text: string) => boolean;
  readonly align: (place: ToldCell['at']) => void;
  /** Another word, in one go. */
  readonly set: (place: ToldCell['at'], text: string) => void;
}

/** The rows of a table, a sheet or a board as they are printed, each cell to be written over. */
export function TableForm({ form, ...writing }: { readonly form: ToldForm } & Writing) {
  const { say } = useBench();
  const [head = []] = form.rows;
  const labelOf = (row: readonly ToldCell[], cell: ToldCell, y: number, x: number): string => {
    const across = head[x] && head[x] !== cell ? nameOf(head[x]) : String(x + 1);
    const down = row[0] && row[0] !== cell ? nameOf(row[0]) : String(y + 1);
    return fill(say.cellOf, { table: form.title, row: down, column: across });
  };
  return (
    <div class="w-scroll" tabIndex={0} role="group" aria-label={form.title}>
      <table class="w-table-form">
        <tbody>
          {form.rows.map((row, y) => (
            <tr key={y}>
              {row.map((cell, x) => (
                <Cell
                  key={x}
                  {...writing}
                  cell={cell}
                  isHead={y === 0 && form.sort === 'table' && form.rows.length > 1}
                  label={labelOf(row, cell, y, x)}
                  isFirst={x === 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const nameOf = ({ told, text }: ToldCell): string => told ?? text;

interface CellProps extends Writing {
  readonly cell: ToldCell;
  readonly label: string;
  readonly isFirst: boolean;
  /** The numbers and words by which one looks something up. */
  readonly isHead: boolean;
}

function Cell({ cell, label, isFirst, isHead, write, align, set }: CellProps) {
  if (cell.sort === 'head' || cell.text === '' || isHead)
    return isFirst ? <th scope="row">{nameOf(cell)}</th> : <td class="w-head">{nameOf(cell)}</td>;
  if (cell.choices?.some(({ word }) => word === cell.text))
    return (
      <td>
        <select
          class={cell.was === undefined ? 'w-value' : 'w-value w-changed'}
          aria-label={label}
          value={cell.text}
          onChange={({ currentTarget }) => set(cell.at, currentTarget.value)}
        >
          {cell.choices.map((choice) => (
            <option key={choice.word} value={choice.word}>
              {choice.told}
            </option>
          ))}
        </select>
      </td>
    );
  return (
    <td>
      <ValueInput
        value={cell.text}
        was={cell.was}
        label={label}
        isNumber={cell.sort === 'number'}
        onValue={(text) => write(cell.at, text)}
        onDone={() => align(cell.at)}
      />
    </td>
  );
}
