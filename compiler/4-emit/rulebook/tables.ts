import type { TableModel } from '../../2-model/model.ts';
import { MANY, type Type } from '../../2-model/types.ts';
import type { Codec } from '../../protocol/codec.ts';
import type { ValueType } from '../../runtime/data.ts';
import type { KeyShown, TableShown } from '../../runtime/rulebook.ts';

/** A table as it is printed. */
export function tableOf(
  { keys, columns, entries, otherwise }: Omit<TableModel, 'at'>,
  typed: (type: Type) => ValueType,
  codec: Codec,
): TableShown {
  const shown = ({ name, type }: { name: string; type: Type }) => ({ name, type: typed(type) });
  const key = (type: Type, [from, to]: readonly [number, number]): KeyShown => {
    const write = (value: number) => codec.write(type, value) as string | number | boolean;
    if (from === to) return write(from);
    return to >= MANY ? { from: write(from) } : { from: write(from), to: write(to) };
  };
  return {
    keys: keys.map(shown),
    columns: columns.map(shown),
    rows: entries.map((entry) => ({
      keys: entry.keys.map((range, index) => key(keys[index]!.type, range)),
      cells: entry.values.map((value, index) => codec.write(columns[index]!.type, value)),
    })),
    ...(otherwise === undefined ? {} : { otherwise: codec.write(columns[0]!.type, otherwise) }),
  };
}
