import type { GameModel, Printed } from '../../2-model/model.ts';
import type { Type } from '../../2-model/types.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { createInterpreter } from '../../interpret/index.ts';
import { Codec } from '../../protocol/codec.ts';
import type { RulebookModel } from '../../rulebook/book.ts';
import { canonical, type Json } from '../../runtime/json.ts';
import type { RuleChanged, ValueChanged } from '../../runtime/rulebook.ts';
import { valueTypesOf } from '../value-types.ts';
import { tableOf } from './tables.ts';

type RulesOf = Pick<RulebookModel, 'compiled' | 'rules'>;

/** What a variant declares otherwise than its game, in the order of the rules, each with all that is not as before. */
export function changedRules(before: RulesOf, now: RulesOf): RuleChanged[] {
  const old = new Side(before.compiled);
  const mine = new Side(now.compiled);
  const differs = [...now.rules.values()].flatMap(({ id, fingerprint }): RuleChanged[] => {
    const was = before.rules.get(id);
    if (!was) return [{ rule: id, how: 'new', values: [] }];
    if (was.fingerprint === fingerprint) return [];
    return [{ rule: id, how: 'changed', values: valuesOf(id, old, mine) }];
  });
  const gone = [...before.rules.keys()].filter((id) => !now.rules.has(id));
  return [...differs, ...gone.map((rule) => ({ rule, how: 'gone' as const, values: [] }))];
}

/** A game or variant, and how its values are told. */
class Side {
  readonly model: GameModel;
  readonly typed: ReturnType<typeof valueTypesOf>;
  readonly codec: Codec;

  constructor({ model, game }: CompiledGame) {
    this.model = model;
    this.typed = valueTypesOf(game);
    this.codec = new Codec(createInterpreter(game));
  }

  write(type: Type, value: Printed): Json {
    return this.codec.write(type, value);
  }
}

function valuesOf(id: string, old: Side, now: Side): ValueChanged[] {
  const at = id.indexOf('-');
  const name = id.slice(at + 1);
  switch (at < 0 ? id : id.slice(0, at)) {
    case 'game':
      return players(old.model, now.model);
    case 'option':
      return option(name, old, now);
    case 'term':
      return constant(name, old, now);
    case 'table':
      return table(name, old, now);
    case 'grid':
      return grid(name, old, now);
    case 'pieces':
      return pieces(name, old, now);
    default:
      return [];
  }
}

function players(old: GameModel, now: GameModel): ValueChanged[] {
  const isSame = canonical(old.players) === canonical(now.players);
  const counts = [...new Set([...old.imaginary, ...now.imaginary].map(({ withPlayers }) => withPlayers))];
  const seats = ({ imaginary }: GameModel, count: number) => {
    const rule = imaginary.find(({ withPlayers }) => withPlayers === count);
    return { from: rule?.from ?? 0, to: rule?.to ?? 0 };
  };
  return [
    ...(isSame ? [] : [{ is: 'players' as const, before: old.players, now: now.players }]),
    ...counts
      .sort((a, b) => a - b)
      .flatMap((count): ValueChanged[] => {
        const [before, after] = [seats(old, count), seats(now, count)];
        // Who no longer can play needs no imaginary seats either.
        if (canonical(before) === canonical(after) || count < now.players.from || count > now.players.to)
          return [];
        return [{ is: 'imaginary', withPlayers: count, before, now: after }];
      }),
  ];
}

function option(name: string, old: Side, now: Side): ValueChanged[] {
  const [was, is] = [old, now].map(({ model }) => model.options.find((one) => one.name === name));
  if (!was || !is) return [];
  const [before, after] = [old.write(was.type, was.value), now.write(is.type, is.value)];
  return [{ is: 'value', type: now.typed(is.type), before, now: after }];
}

function constant(name: string, old: Side, now: Side): ValueChanged[] {
  const [was, is] = [old, now].map(({ model }) => model.terms.find((one) => one.name === name)?.otherwise);
  if (was?.op !== 'constant' || is?.op !== 'constant') return [];
  const [before, after] = [old.write(was.type, was.value), now.write(is.type, is.value)];
  return [{ is: 'value', type: now.typed(is.type), before, now: after }];
}

/** Cell by cell, a row that only one of them has too. */
function table(name: string, old: Side, now: Side): ValueChanged[] {
  const shown = ({ model, typed, codec }: Side) => {
    const found = model.tables.find((one) => one.name === name);
    return found && tableOf(found, typed, codec);
  };
  const [was, is] = [shown(old), shown(now)];
  if (!was || !is) return [];
  const rows = new Map(
    [...was.rows, ...is.rows].map(({ keys }) => [canonical(keys as unknown as Json), keys]),
  );
  const cellIn = (of: typeof was, key: string, column: string): Json | undefined => {
    const row = of.rows.find(({ keys }) => canonical(keys as unknown as Json) === key);
    return row?.cells[of.columns.findIndex((one) => one.name === column)];
  };
  const columns = [
    ...is.columns,
    ...was.columns.filter((one) => !is.columns.some(({ name: n }) => n === one.name)),
  ];
  const types = is.keys.map(({ type }) => type);
  return [...rows].flatMap(([key, keys]) =>
    columns.flatMap((column): ValueChanged[] => {
      const [before, after] = [cellIn(was, key, column.name), cellIn(is, key, column.name)];
      if (before === after || canonical(before ?? null) === canonical(after ?? null)) return [];
      return [{ is: 'cell', keys, types, column: column.name, type: column.type, ...told(before, after) }];
    }),
  );
}

function told(before: Json | undefined, now: Json | undefined): { before?: Json; now?: Json } {
  return { ...(before === undefined ? {} : { before }), ...(now === undefined ? {} : { now }) };
}

/** What is printed in cells and beside lines, grid by grid of a family. */
function grid(name: string, old: Side, now: Side): ValueChanged[] {
  const printed = (side: Side): Map<string, Extract<ValueChanged, { is: 'printed' }>> => {
    const found = side.model.grids.find((one) => one.name === name);
    const values = new Map<string, Extract<ValueChanged, { is: 'printed' }>>();
    if (!found) return values;
    const { key, members, cells, lines, cellProperties, lineProperties } = found;
    const memberOf = (member: number) => {
      const value = members[member]?.value ?? null;
      const type: Type | undefined = key && { is: 'kind', kind: key.kind, values: [value ?? 0] };
      return type ? { member: side.write(type, value), memberType: side.typed(type) } : {};
    };
    const note = (where: Omit<Extract<ValueChanged, { is: 'printed' }>, 'is'>): void => {
      const { member = null, at, property } = where;
      values.set(canonical({ member, at, property } as unknown as Json), { is: 'printed', ...where });
    };
    for (const { member, row, column, values: own } of cells)
      for (const [index, { name: property, type }] of cellProperties.entries())
        note({
          ...memberOf(member),
          at: members[member]!.asTable ? { cell: [column] } : { cell: [row, column] },
          property,
          type: side.typed(type),
          before: side.write(type, own[index] ?? null),
        });
    const counted = new Map<string, number>();
    for (const { member, sort, values: own } of lines) {
      const number = (counted.get(`${member} ${sort}`) ?? 0) + 1;
      counted.set(`${member} ${sort}`, number);
      for (const [index, { name: property, type }] of lineProperties.entries())
        note({
          ...memberOf(member),
          at: { line: sort, number },
          property,
          type: side.typed(type),
          before: side.write(type, own[index] ?? null),
        });
    }
    return values;
  };
  const [was, is] = [printed(old), printed(now)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): ValueChanged[] => {
    const [before, after] = [was.get(key)?.before, is.get(key)?.before];
    if (canonical(before ?? null) === canonical(after ?? null)) return [];
    const { before: _, ...where } = (is.get(key) ?? was.get(key))!;
    return [{ ...where, ...told(before, after) }];
  });
}

/** How many there are of those alike. */
function pieces(name: string, old: Side, now: Side): ValueChanged[] {
  const counted = (side: Side) => {
    const found = side.model.pieces.find((one) => one.name === name);
    const counts = new Map<
      string,
      { values: Extract<ValueChanged, { is: 'pieces' }>['values']; count: number }
    >();
    // The last property only numbers those that are alike.
    const properties = found?.properties.slice(0, -1) ?? [];
    for (const piece of found?.pieces ?? []) {
      const values = properties.map(({ type }, index) => ({
        type: side.typed(type),
        value: side.write(type, piece[index] ?? null),
      }));
      const key = canonical(values.map(({ value }) => value));
      counts.set(key, { values, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    return counts;
  };
  const [was, is] = [counted(old), counted(now)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): ValueChanged[] => {
    const [before, after] = [was.get(key)?.count ?? 0, is.get(key)?.count ?? 0];
    return before === after
      ? []
      : [{ is: 'pieces', values: (is.get(key) ?? was.get(key))!.values, before, now: after }];
  });
}
