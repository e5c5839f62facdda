// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { isList, type Value } from './codec.ts';
import type { ValueType } from './data.ts';
import type { Json } from './json.ts';
import type { Machine } from './machine.ts';
import { bad, type Members } from './request.ts';
import { showField } from './show.ts';
import { ALL, pointsOf, winners } from './sight.ts';
import { argumentsOf, ownerOf } from './situation.ts';
import type { State } from './state.ts';

/** The value of a field, a term, a cell of a table, an option, a property: whatever the rules can name. */
export function readValue(machine: Machine, state: State, request: Members): Json {
  const { data, codec, fields } = machine;
  const name = request.text('name');
  if (request.has('in')) return propertyOf(machine, state, request, name);
  if (name === 'winners') {
    const core = machine.enter(state);
    return machine.guarded(() => winners(core)).map((seat) => seat + 1);
  }
  if (name === 'points') return points(machine, state, request);
  const field = fields.find(name);
  if (field) return fieldValue(machine, state, request, field);
  const term = data.terms.findIndex((one) => one.name === name);
  if (term >= 0) return termValue(machine, state, request, term);
  const table = data.tables.findIndex((one) => one.name === name);
  if (table >= 0) return tableValue(machine, state, request, table);
  const option = data.options.findIndex((one) => one.name === name);
  if (option >= 0) return codec.write(data.options[option]!.type, state.game.setup.options[option]!);
  return bad('name');
}

type Field = Machine['data']['fields'][number];

/** A field at its keys; without them, all of it by key. */
function fieldValue(machine: Machine, state: State, request: Members, field: Field): Json {
  const { codec, fields } = machine;
  const { seating } = state.game;
  const owners = fields.owners(field, seating);
  const owner = field.owner === 'table' ? -1 : request.seat('of', owners.length);
  if (field.keys.length > 0 && !request.has('args')) {
    const all = showField(machine, state, field, ALL);
    return owner < 0 ? all : (all as readonly Json[])[owner]!;
  }
  const { memory } = machine.enter(state);
  const keys = request.values('args', field.keys, codec).map((key) => (isList(key) ? bad('args') : key));
  return codec.write(field.type, fields.value(memory, field, fields.address(field, owner, keys, seating)));
}

function termValue(machine: Machine, state: State, request: Members, term: number): Json {
  const { params, type } = machine.data.terms[term]!;
  const core = machine.enter(state);
  return machine.guarded(() => {
    const owner = ownerOf(machine.data.terms[term]!, request, state.game.seating);
    const args = argumentsOf(machine, core, request, params);
    const word = core.term(term, owner, args);
    return type ? machine.codec.write(type, collected(core.memory, type, word)) : null;
  });
}

/** A word as a value: of a collection it is the address of its list. */
function collected(memory: Int32Array, type: ValueType, word: number): Value {
  const exact = type.is === 'optional' ? type.of : type;
  if (exact.is !== 'collection') return word;
  return Array.from(memory.subarray(word + 1, word + 1 + memory[word]!));
}

function tableValue(machine: Machine, state: State, request: Members, table: number): Json {
  const { keys, columns } = machine.data.tables[table]!;
  const named = request.optionalText('column');
  const column = named === undefined ? 0 : columns.findIndex((one) => one.name === named);
  if (column < 0 || (named === undefined && columns.length > 1)) bad('column');
  const core = machine.enter(state);
  return machine.guarded(() => {
    // Any key may be asked for: a table knows what holds outside of it, or that nothing does.
    const args = request.values('args', keys, machine.codec).map((key) => (isList(key) ? bad('args') : key));
    return machine.codec.write(columns[column]!.type, core.table(table, column, args));
  });
}

/** The points of a seat: all, those of one scoring, those of one scoring for one value. */
function points(machine: Machine, state: State, request: Members): Json {
  const { data, codec } = machine;
  const [name, key] = request.list('args');
  const scoring =
    name === undefined ? undefined : (data.scorings.find((one) => one.name === name) ?? bad('args'));
  const type = scoring?.awardedFor?.type;
  const value = key === undefined ? undefined : ((type && codec.read(type, key)) ?? bad('args'));
  const seat = request.seat('of', state.game.seating.seats);
  const { memory } = machine.enter(state);
  const of = (one: (typeof data.scorings)[number]) => pointsOf(machine, memory, seat, one);
  if (!scoring) return data.scorings.reduce((sum, one) => sum + of(one).total, 0);
  return value === undefined ? of(scoring).total : (of(scoring).parts.get(value as number) ?? 0);
}

/** What is printed on a piece, a cell or a line, or the face of a piece: `of` names it, `in` says of which sort it is. */
function propertyOf(machine: Machine, state: State, request: Members, name: string): Json {
  const { data, codec } = machine;
  const among = request.text('in');
  const find = (type: ValueType): number | undefined => {
    const value = codec.read(type, request.json('of'));
    return typeof value === 'number' ? value : undefined;
  };
  const pieces = data.pieces.find((one) => one.name === among);
  if (pieces) {
    const piece = find({ is: 'piece', pieces: among }) ?? bad('of');
    const { face } = pieces;
    if (name === 'face')
      return face ? codec.write(face.type, machine.enter(state).memory[face.at + piece]!) : bad('name');
    return printed(codec, pieces.properties, name, piece);
  }
  const grid = data.grids.find((one) => one.name === among) ?? bad('in');
  const cell = find({ is: 'cell', grid: among, members: [] });
  if (cell !== undefined) return printed(codec, grid.cellProperties, name, cell);
  const line = find({ is: 'line', grid: among, members: [], sorts: [] }) ?? bad('of');
  return printed(codec, grid.lineProperties, name, line);
}

function printed(
  codec: Machine['codec'],
  properties: Machine['data']['pieces'][number]['properties'],
  name: string,
  thing: number,
): Json {
  const { type, values } = properties.find((one) => one.name === name) ?? bad('name');
  return codec.write(type, values[thing]!);
}
