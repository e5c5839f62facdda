import type { Value } from '../../2-model/model.ts';
import { MANY, type Type } from '../../2-model/types.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Game } from '../../3-ir/ir.ts';
import type { Dialogue } from '../../protocol/dialogue.ts';
import type { Json } from '../../runtime/json.ts';
import { Recorder } from './recorder.ts';

type Table = Game['tables'][number];

/** Every cell of every table and everything printed on grids and pieces; each asked before anything has happened. */
export function tableDialogues(game: CompiledGame): Dialogue[] {
  const recorder = new Recorder(game);
  const { tables, grids, pieces, players } = game.game;
  const begin = (): void => {
    recorder.tell({ do: 'situation', game: game.id, players: players.from });
  };
  return [
    ...tables.map((table) => {
      begin();
      askTable(recorder, table);
      return recorder.finish(`table-${table.name}`, 'table', [`table-${table.name}`]);
    }),
    ...grids.map((grid) => {
      begin();
      askGrid(recorder, grid);
      return recorder.finish(`grid-${grid.name}`, 'table', [`grid-${grid.name}`]);
    }),
    ...pieces
      .filter(({ properties }) => properties.length > 0)
      .map(({ name, properties, pieces: all }) => {
        begin();
        askThings(recorder, name, { is: 'piece', pieces: name }, all.length, properties);
        return recorder.finish(`pieces-${name}`, 'table', [`pieces-${name}`]);
      }),
  ];
}

/** At every edge of every range; beside the keys only where the table has an `otherwise`. */
function askTable(recorder: Recorder, table: Table): void {
  const { name, keys, columns, entries, otherwise } = table;
  const domains = keys.map((key, index) => edges(table, index, key.type));
  for (const values of combinations(domains)) {
    const inside = entries.some((entry) =>
      entry.keys.every(([from, to], index) => values[index]! >= from && values[index]! <= to),
    );
    if (!inside && otherwise === undefined) continue;
    const args: Json[] = values.map((value, index) => recorder.codec.write(keys[index]!.type, value));
    for (const column of columns)
      recorder.tell({
        do: 'value',
        name,
        ...(columns.length > 1 ? { column: column.name } : {}),
        args,
      });
  }
}

/** Of a kind all values; of numbers the ends of every range, and those just beside them. */
function edges({ entries }: Table, key: number, type: Type): number[] {
  if (type.is === 'kind') return [...type.values];
  const ranges = entries.map((entry) => entry.keys[key]!);
  const ends = ranges.flatMap(([from, to]) => (to >= MANY ? [from, from + 1, from + 1000] : [from, to]));
  const [lowest, highest] = [Math.min(...ends), Math.max(...ends)];
  const beside = [...(lowest > 0 ? [lowest - 1] : []), ...(highest < MANY ? [highest + 1] : [])];
  return [...new Set([...ends, ...beside])].sort((a, b) => a - b);
}

export function combinations<T>(domains: readonly (readonly T[])[]): T[][] {
  return domains.reduce<T[][]>(
    (before, domain) => before.flatMap((values) => domain.map((value) => [...values, value])),
    [[]],
  );
}

function askGrid(recorder: Recorder, grid: Game['grids'][number]): void {
  const { name, key, cells, lines, cellProperties, lineProperties } = grid;
  const members = grid.members.map((_, index) => index);
  const own = key ? [{ name: key.property }] : [];
  askThings(recorder, name, { is: 'cell', grid: name, members }, cells.length, [...own, ...cellProperties]);
  const sorts = ['row', 'column', 'diagonal'] as const;
  askThings(recorder, name, { is: 'line', grid: name, members, sorts }, lines.length, lineProperties);
}

/** What is printed on every piece, cell or line. Where nothing is, the answer is none. */
function askThings(
  recorder: Recorder,
  among: string,
  type: Type,
  count: number,
  properties: readonly { readonly name: string }[],
): void {
  for (let thing = 0; thing < count; thing++)
    for (const { name } of properties)
      recorder.tell({ do: 'value', name, in: among, of: recorder.codec.write(type, thing as Value) });
}
