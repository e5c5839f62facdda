import type { Value } from '../../2-model/model.ts';
import type { Type } from '../../2-model/types.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { createInterpreter } from '../../interpret/index.ts';
import { Codec } from '../../protocol/codec.ts';
import { ReferenceSession } from '../../protocol/reference-session.ts';
import type { Json } from '../../runtime/json.ts';
import { data, declarations, printDeclarations } from '../code/declarations.ts';
import { tableOf } from '../rulebook/tables.ts';
import { valueTypesOf } from '../value-types.ts';

type Things = Record<string, Record<string, Record<string, Json>>>;

/** What is printed on pieces, cells and lines, by name, and what stands in tables: as the interpreter answers about them. */
export function printedOf({ id, game }: CompiledGame): {
  readonly pieces: Things;
  readonly cells: Things;
  readonly lines: Things;
  readonly tables: Record<string, Json>;
} {
  const session = new ReferenceSession([{ id, game }]);
  session.ask({ do: 'situation', game: id, players: game.players.from });
  const codec = new Codec(createInterpreter(game));
  const typed = valueTypesOf(game);
  const things = (
    among: string,
    type: Type,
    count: number,
    properties: readonly { readonly name: string }[],
  ): Things => {
    if (properties.length === 0) return {};
    const names = Array.from({ length: count }, (_, thing) => codec.write(type, thing as Value) as string);
    const printedAt = (of: string, name: string): Json =>
      session.ask({ do: 'value', name, in: among, of }).value ?? null;
    const known = names.map((of) => [of, byName(properties, ({ name }) => printedAt(of, name))]);
    return { [among]: Object.fromEntries(known) };
  };
  const pieces = game.pieces.map(({ name, pieces: all, properties }) =>
    things(name, { is: 'piece', pieces: name }, all.length, properties),
  );
  const grids = game.grids.map(({ name, members, key, cells, lines, cellProperties, lineProperties }) => {
    const own = key ? [{ name: key.property }] : [];
    const all = members.map((_, index) => index);
    const line: Type = { is: 'line', grid: name, members: all, sorts: ['row', 'column', 'diagonal'] };
    return {
      cells: things(name, { is: 'cell', grid: name, members: all }, cells.length, [
        ...own,
        ...cellProperties,
      ]),
      lines: things(name, line, lines.length, lineProperties),
    };
  });
  return {
    pieces: Object.assign({}, ...pieces),
    cells: Object.assign({}, ...grids.map(({ cells }) => cells)),
    lines: Object.assign({}, ...grids.map(({ lines }) => lines)),
    tables: byName(game.tables, (table) => {
      const { keys, columns, ...rest } = tableOf(table, typed, codec);
      return {
        keys: keys.map(({ name }) => name),
        columns: columns.map(({ name }) => name),
        ...rest,
      } as Json;
    }),
  };
}

function byName<T extends { readonly name: string }, U>(
  all: readonly T[],
  show: (one: T) => U,
): Record<string, U> {
  return Object.fromEntries(all.map((one) => [one.name, show(one)]));
}

/** The same as a module, typed to the last value. */
export function printedModule(compiled: CompiledGame): string {
  const { pieces, cells, lines, tables } = printedOf(compiled);
  return printDeclarations(declarations`/** What is printed on each piece, by sort of piece and by its name. */
export const pieces = ${data(pieces)} as const;

/** What is printed in each cell, by grid and by its name. */
export const cells = ${data(cells)} as const;

/** What stands beside each row, column and diagonal, by grid and by its name. */
export const lines = ${data(lines)} as const;

/** What stands in the tables: for each row the keys, or from where to where they go, and a value for each column. */
export const tables = ${data(tables)} as const;
`);
}
