import type { Json } from '../runtime/json.ts';
import type { GameModel } from './model.ts';
import type { Type } from './types.ts';

/** Where it stands is no part of what it says. */
type Unplaced<T> = Omit<T, 'at'>;

/** Worked out by the checker, or of no meaning. */
const LEFT_OUT = new Set(['at', 'isStep', 'locals', 'moreIsLost', 'followed']);

/** Values of kinds as words, so that a new value of a kind changes no rule that does not name it. */
export class Essence {
  readonly #kinds: ReadonlyMap<string, readonly string[]>;

  constructor({ kinds }: { readonly kinds: readonly Unplaced<GameModel['kinds'][number]>[] }) {
    this.#kinds = new Map(kinds.filter(({ partOf }) => !partOf).map(({ name, values }) => [name, values]));
  }

  #word(type: Type, value: unknown): Json {
    if (Array.isArray(value)) return value.map((item) => this.#word(type, item));
    if (type.is === 'optional' || type.is === 'collection') return this.#word(type.of, value);
    if (type.is === 'kind' && typeof value === 'number') return this.#kinds.get(type.kind)?.[value] ?? value;
    return value as Json;
  }

  /** What a declaration says itself, as plain data. */
  of(tree: unknown): Json {
    if (Array.isArray(tree)) return tree.map((item) => this.of(item));
    if (typeof tree !== 'object' || tree === null) return tree as Json;
    const node = tree as Readonly<Record<string, unknown>> & { readonly type?: Type };
    // A field keeps what it drops: that is its own. Of a step it only follows from the field.
    const isField = 'seenBy' in node;
    if ('op' in node && node.op === 'constant')
      return { op: 'constant', value: this.#word(node.type ?? { is: 'none' }, node.value) };
    if (node.is === 'kind' && Array.isArray(node.values)) {
      const all = this.#kinds.get(String(node.kind)) ?? [];
      const values = this.#word(node as Extract<Type, { is: 'kind' }>, node.values);
      return { kind: String(node.kind), values: node.values.length === all.length ? 'all' : values };
    }
    const isWorkedOut = 'op' in node || (node.is === 'field' && 'whole' in node) || node.is === 'face';
    return Object.fromEntries(
      Object.entries(node)
        .filter(([name, part]) => {
          if (part === undefined || (isField && name === 'moreIsLost' && part === false)) return false;
          if (name === 'type') return !isWorkedOut;
          return !LEFT_OUT.has(name) || (isField && name === 'moreIsLost');
        })
        .map(([name, part]) => [name, this.of(part)]),
    );
  }

  table({ keys, columns, entries, otherwise, ...rest }: Unplaced<GameModel['tables'][number]>) {
    return {
      ...rest,
      keys: keys.map(({ name }) => name),
      columns: columns.map(({ name }) => name),
      entries: entries.map((entry) => ({
        keys: entry.keys.map((range, index) => this.#word(keys[index]!.type, range)),
        values: entry.values.map((value, index) => this.#word(columns[index]!.type, value)),
      })),
      otherwise: otherwise === undefined ? null : this.#word(columns[0]!.type, otherwise),
    };
  }

  pieces({ properties, pieces, ...rest }: Unplaced<GameModel['pieces'][number]>) {
    return {
      ...rest,
      properties: properties.map(({ name }) => name),
      pieces: pieces.map((piece) => piece.map((value, index) => this.#word(properties[index]!.type, value))),
    };
  }

  grid({ cells, lines, cellProperties, lineProperties, ...rest }: Unplaced<GameModel['grids'][number]>) {
    return {
      ...rest,
      cellProperties: cellProperties.map(({ name }) => name),
      lineProperties: lineProperties.map(({ name }) => name),
      cells: cells.map(({ values, ...cell }) => ({
        ...cell,
        values: values.map((value, index) => this.#word(cellProperties[index]!.type, value)),
      })),
      lines: lines.map(({ values, ...line }) => ({
        ...line,
        values: values.map((value, index) => this.#word(lineProperties[index]!.type, value)),
      })),
    };
  }
}
