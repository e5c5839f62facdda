import type { Expr } from '../2-model/model.ts';
import { collection, number, optional, type Type, UNKNOWN } from '../2-model/types.ts';
import type { Interpreter, Shown, State } from '../interpret/index.ts';
import type { Json } from '../runtime/json.ts';
import { bad, type Members } from '../runtime/request.ts';
import { argumentsOf } from './arguments.ts';
import { type Codec, constant } from './codec.ts';
import { showFields, typeAwardedFor } from './show.ts';

const SEAT: Type = { is: 'seat', player: false };

/** The value of a field, a term, a cell of a table, an option, a property: whatever the rules can name. */
export function readValue(interpreter: Interpreter, codec: Codec, state: State, request: Members): Json {
  const { fields } = interpreter.program;
  const field = request.json('in') === undefined ? fields.get(request.text('name')) : undefined;
  if (field && field.keys.length > 0 && request.json('args') === undefined) {
    const all = showFields(interpreter, codec, state, state.fields as Record<string, Shown>)[field.name]!;
    if (field.shared) return all;
    return (all as readonly Json[])[request.seat('of', (all as readonly Json[]).length)]!;
  }
  const expr = expressionFor(interpreter, codec, state, request);
  return codec.write(expr.type, interpreter.evaluate(state, expr));
}

function expressionFor(interpreter: Interpreter, codec: Codec, state: State, request: Members): Expr {
  const { program } = interpreter;
  const { game } = program;
  const name = request.text('name');
  const { seating } = program.contextOf(state);
  const owner = (): Expr => constant(SEAT, request.seat('of', seating.seats.length));
  const args = (types: readonly Type[]): Expr[] =>
    request.values('args', types, codec).map((value, index) => constant(types[index]!, value));
  const some = (word: string): boolean => request.json(word) !== undefined;

  if (some('in')) return propertyOf(interpreter, codec, request, name);
  switch (name) {
    case 'winners':
      return { op: 'winners', type: collection(SEAT) };
    case 'points': {
      const [scoring, key] = request.list('args');
      if (scoring === undefined) return { op: 'points', of: owner(), type: number(0, 0) };
      if (typeof scoring !== 'string' || !program.scorings.has(scoring)) return bad('args');
      const type = typeAwardedFor(interpreter, scoring) ?? UNKNOWN;
      const value = key === undefined ? undefined : (codec.read(type, key) ?? bad('args'));
      const part = value === undefined ? {} : { for: constant(type, value) };
      return { op: 'points', of: owner(), scoring, ...part, type: number(0, 0) };
    }
  }
  const field = game.fields.find((one) => one.name === name);
  if (field) {
    const owners = field.owner === 'player' ? seating.players : seating.seats;
    const of = field.owner === 'table' ? {} : { of: constant(SEAT, request.seat('of', owners.length)) };
    return { op: 'field', field: name, keys: args(field.keys), ...of, whole: false, type: field.type };
  }
  const term = game.terms.find((one) => one.name === name);
  if (term) {
    const of = term.owner ? { of: owner() } : {};
    return {
      op: 'term',
      term: name,
      args: argumentsOf(interpreter, codec, state, request, term.params).map((value, index) =>
        constant(term.params[index]!.type, value),
      ),
      ...of,
      type: term.type,
    };
  }
  const table = game.tables.find((one) => one.name === name);
  if (table) {
    const [only] = table.columns;
    const column = some('column')
      ? table.columns.find((one) => one.name === request.text('column'))
      : table.columns.length === 1
        ? only
        : undefined;
    if (!column) return bad('column');
    const keys = args(table.keys.map(({ type }) => type));
    return { op: 'table', table: name, column: column.name, keys, type: column.type };
  }
  const option = game.options.find((one) => one.name === name);
  if (option) return { op: 'option', option: name, type: option.type };
  return bad('name');
}

/** What is printed on a piece, a cell or a line, or the face of a piece: `of` names it, `in` says of which sort it is. */
function propertyOf(interpreter: Interpreter, codec: Codec, request: Members, name: string): Expr {
  const { board } = interpreter.program;
  const among = request.text('in');
  const thing = (type: Type): Expr | undefined => {
    const value = codec.read(type, request.json('of'));
    return value === undefined ? undefined : constant(type, value);
  };
  const pieces = board.pieces.get(among)?.model;
  if (pieces) {
    const of = thing({ is: 'piece', pieces: among }) ?? bad('of');
    if (name === 'face') return pieces.face ? { op: 'face', of, type: pieces.face } : bad('name');
    const type = pieces.properties.find((one) => one.name === name)?.type ?? bad('name');
    return { op: 'property', property: name, of, type };
  }
  const grid = board.grids.get(among)?.model ?? bad('in');
  const members = grid.members.map((_, index) => index);
  const cell = thing({ is: 'cell', grid: among, members });
  const of =
    cell ?? thing({ is: 'line', grid: among, members, sorts: ['row', 'column', 'diagonal'] }) ?? bad('of');
  const properties = cell ? grid.cellProperties : grid.lineProperties;
  const type =
    name === grid.key?.property
      ? { is: 'kind' as const, kind: grid.key.kind, values: [] }
      : (properties.find((one) => one.name === name)?.type ?? bad('name'));
  return { op: 'property', property: name, of, type: optional(type) };
}
