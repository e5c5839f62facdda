import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { KeyShown, Rulebook, TableShown } from '../../../generated/runtime/rulebook.ts';
import type { Book } from './book.ts';

/** A table by several keys: the first down the side, the others along the top; a cell may be missing. */
export interface Crossed {
  readonly columns: readonly (readonly KeyShown[])[];
  readonly rows: readonly { readonly key: KeyShown; readonly cells: readonly (Json | undefined)[] }[];
}

export function crossed({ rows }: TableShown): Crossed {
  const text = (key: unknown) => JSON.stringify(key);
  const columns = new Map(rows.map(({ keys }) => [text(keys.slice(1)), keys.slice(1)]));
  const lines = new Map(rows.map(({ keys }) => [text(keys[0]), keys[0]!]));
  const cells = new Map(
    rows.map((row) => [text([text(row.keys[0]), text(row.keys.slice(1))]), row.cells[0]]),
  );
  return {
    columns: [...columns.values()],
    rows: [...lines].map(([line, key]) => ({
      key,
      cells: [...columns.keys()].map((column) => cells.get(text([line, column]))),
    })),
  };
}

/** What stands over a column: its own text, the name of its kind, or a word that all games share. */
export function headOf({ game, language }: Book, table: string, name: string, type: ValueType): string {
  const words = game.texts[language];
  const exact = type.is === 'optional' ? type.of : type;
  const kind = exact.is === 'kind' ? words[`kind-${exact.kind}`] : undefined;
  const seats = exact.is === 'seat' ? words.player : undefined;
  return words[`table-${table}.${name}`] ?? words[name] ?? kind ?? seats ?? words[`table-${table}`] ?? name;
}

export function isChanged({ changed }: Rulebook, rule: string): boolean {
  return changed.some((one) => one.rule === rule && one.how !== 'gone');
}
