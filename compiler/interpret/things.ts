import { broken } from '../2-model/fault.ts';
import type { Expr, Value } from '../2-model/model.ts';
import { findPiece } from '../2-model/pieces.ts';
import { piecesIn, present } from '../2-model/types.ts';
import { asList, numbers, same } from '../2-model/values.ts';
import { prepareCall } from './checks.ts';
import {
  type Book,
  type Code,
  checkCount,
  type EvaluationContext,
  fault,
  fieldOf,
  ownedBy,
  seatIn,
  spend,
  thing,
  VALUES_A_STEP,
} from './evaluation-context.ts';
import { keyIndex } from './fields.ts';
import { pointsOf } from './points.ts';
import { prepareSide } from './sides.ts';
import type { Held } from './state.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;
type Ready = (expr: Expr) => Code;

/** Expressions that name a thing: fields, tables, terms, pieces, cells, seats, points. */
export function prepareThing(expr: Expr, code: Ready, book: Book): Code {
  switch (expr.op) {
    case 'field':
      return prepareField(expr, code, book);
    case 'option': {
      const { option } = expr;
      return (context) => context.state.setup.options[option] ?? fault(context, 'broken', option);
    }
    case 'table':
      return prepareTable(expr, code, book);
    case 'term':
      return prepareTerm(expr, code, book);
    case 'property':
      return prepareProperty(expr, code, book);
    case 'face': {
      const of = code(expr.of);
      const pieces = piecesIn(expr.of.type);
      return (context) => context.state.faces[pieces]![thing(context, of)]!;
    }
    case 'piece':
      return preparePiece(expr, code, book);
    case 'every piece': {
      const { all } = book.board.piecesOf(expr.pieces);
      return () => all;
    }
    case 'cells':
    case 'cell':
    case 'lines':
    case 'lines of cell':
    case 'row of cell':
    case 'column of cell':
    case 'cells of line':
      return prepareOnGrid(expr, code, book);
    case 'neighbours':
    case 'beyond':
    case 'toward':
    case 'opposite':
    case 'holes':
    case 'cells of field':
      return prepareSide(expr, code, book);
    case 'players':
      return (context) => context.seating.players;
    case 'seats':
      return (context) => context.seating.seats;
    case 'imaginary':
      return (context) => context.seating.imaginary;
    case 'winners':
      return (context) => book.winners(context);
    case 'clockwise':
    case 'others':
    case 'next':
      return prepareAround(expr, code);
    case 'points': {
      const of = code(expr.of);
      const { scoring } = expr;
      const key = expr.for ? code(expr.for) : undefined;
      return (context) => pointsOf(context.state, seatIn(context, of(context)), scoring, key?.(context));
    }
    default:
      return prepareOfList(expr, code);
  }
}

// ---- fields, tables, terms

function prepareField(expr: Of<'field'>, code: Ready, book: Book): Code {
  const field = fieldOf(book, expr.field);
  const { name } = field;
  const held = expr.of
    ? ownedBy(field, code(expr.of))
    : (context: EvaluationContext): Held => context.state.fields[name]!;
  if (field.keys.length === 0) return held as Code;
  if (expr.whole)
    return (context) => {
      const all = held(context) as Value[];
      const items = field.single ? all.filter((piece) => piece !== null) : all.flat();
      // To pass by an empty cell costs next to nothing.
      spend(context, field.single ? items.length + (all.length >> VALUES_A_STEP) : all.length);
      checkCount(context, items.length);
      return items;
    };
  const keys = expr.keys.map(code);
  const [only, ...others] = keys;
  if (only && others.length === 0) {
    const { index } = field.keys[0]!;
    return (context) => {
      const found = (held(context) as Value[])[index(only(context))];
      return found === undefined ? fault(context, 'no-such-key', name) : found;
    };
  }
  return (context) => {
    const values = keys.map((key) => key(context));
    const found = (held(context) as Value[])[keyIndex(field, values, context.seating)];
    return found === undefined ? fault(context, 'no-such-key', name) : found;
  };
}

function prepareTable(expr: Of<'table'>, code: Ready, book: Book): Code {
  const table =
    book.board.game.tables.find((one) => one.name === expr.table) ?? broken(`table ${expr.table}`);
  const column = table.columns.findIndex((one) => one.name === expr.column);
  if (column < 0) return broken(`column ${expr.column} of ${expr.table}`);
  const keys = expr.keys.map(code);
  const { entries } = table;
  return (context) => {
    const values: Value[] = [];
    for (const key of keys) values.push(key(context));
    for (const entry of entries) if (isEntryOf(entry.keys, values)) return entry.values[column]!;
    return table.otherwise === undefined ? fault(context, 'no-such-key', table.name) : table.otherwise;
  };
}

function isEntryOf(ranges: readonly (readonly [number, number])[], values: readonly Value[]): boolean {
  for (let index = 0; index < ranges.length; index++) {
    const range = ranges[index]!;
    const value = values[index]!;
    if (typeof value !== 'number' || value < range[0] || value > range[1]) return false;
  }
  return true;
}

function prepareTerm(expr: Of<'term'>, code: Ready, book: Book): Code {
  const { owner, params, value } = book.term(expr.term);
  const { of, args } = prepareCall(`term ${expr.term}`, expr, code, book);
  // The owner is one more argument. All are worked out before one is put: an argument may ask the same term.
  const slots = params.map(({ slot }) => slot);
  const given = args.map((arg, index) => (params[index]!.wrap ? inCollection(arg) : arg));
  if (of) {
    slots.unshift(owner);
    given.unshift(of);
  }
  const [one, two, three, ...others] = given;
  const [slotOne = 0, slotTwo = 0, slotThree = 0] = slots;
  if (!one)
    return (context) => {
      spend(context, 1);
      return value(context);
    };
  if (!two)
    return (context) => {
      spend(context, 1);
      context.bound[slotOne] = one(context);
      return value(context);
    };
  if (!three)
    return (context) => {
      spend(context, 1);
      const a = one(context);
      const b = two(context);
      context.bound[slotOne] = a;
      context.bound[slotTwo] = b;
      return value(context);
    };
  if (others.length === 0)
    return (context) => {
      spend(context, 1);
      const a = one(context);
      const b = two(context);
      const c = three(context);
      context.bound[slotOne] = a;
      context.bound[slotTwo] = b;
      context.bound[slotThree] = c;
      return value(context);
    };
  return (context) => {
    spend(context, 1);
    const values = given.map((arg) => arg(context));
    for (let index = 0; index < values.length; index++) context.bound[slots[index]!] = values[index]!;
    return value(context);
  };
}

/** One value as the collection of it alone. */
function inCollection(code: Code): Code {
  return (context) => asList(code(context));
}

// ---- pieces, cells, lines

function prepareProperty(expr: Of<'property'>, code: Ready, book: Book): Code {
  const of = code(expr.of);
  const { values } =
    book.board.printed(expr.of.type, expr.property) ??
    broken(`property ${expr.property} of ${expr.of.type.is}`);
  return (context) => values[thing(context, of)] ?? null;
}

/**
 * A piece by its properties: each value names the next property of its type. Properties that the piece does not
 * have are left out; only if nothing fits so, others may be left out too. The last is the number among those alike.
 */
function preparePiece(expr: Of<'piece'>, code: Ready, book: Book): Code {
  const by = expr.by.map(code);
  const { model, all } = book.board.piecesOf(expr.pieces);
  const types = expr.by.map(({ type }) => type);
  const named = expr.by.flatMap((value) => (value.op === 'constant' ? [value.value] : []));
  const known = named.length === by.length ? findPiece(model, types, named) : undefined;
  return (context) => {
    spend(context, all.length);
    if (known !== undefined) return known;
    const values = by.map((value) => value(context));
    return findPiece(model, types, values) ?? fault(context, 'no-such-piece', expr.pieces);
  };
}

function prepareOnGrid(
  expr: Of<'cells' | 'cell' | 'lines' | 'lines of cell' | 'row of cell' | 'column of cell' | 'cells of line'>,
  code: Ready,
  book: Book,
): Code {
  if ('of' in expr) {
    const type = present(expr.of.type);
    if (type.is !== 'cell' && type.is !== 'line') return broken(`${expr.op} of ${type.is}`);
    const grid = book.board.grid(type.grid);
    const values: readonly Value[] = {
      'lines of cell': grid.linesOf,
      'row of cell': grid.model.cells.map((cell) => cell.row),
      'column of cell': grid.model.cells.map((cell) => cell.column),
      'cells of line': grid.model.lines.map((line) => line.cells),
    }[expr.op];
    const of = code(expr.of);
    return (context) => values[thing(context, of)]!;
  }
  const grid = book.board.grid(expr.grid);
  const value = expr.member ? code(expr.member) : undefined;
  const member = (context: EvaluationContext): number =>
    (value ? grid.member(value(context)) : 0) ?? fault(context, 'no-such-key', expr.grid);
  switch (expr.op) {
    case 'cells':
      return value ? (context) => grid.cellsOf[member(context)]! : () => grid.all;
    case 'lines': {
      const members = numbers(0, grid.model.members.length - 1);
      const byMember = members.map((one) => grid.lines([one], expr.sorts));
      const all = grid.lines(members, expr.sorts);
      return value ? (context) => byMember[member(context)]! : () => all;
    }
    case 'cell': {
      const at = expr.at.map(code);
      return (context) => {
        const [first, second] = at.map((position) => thing(context, position));
        const cell = grid.cellAt(member(context), second === undefined ? 1 : first!, second ?? first!);
        return cell ?? fault(context, 'no-such-cell', expr.grid);
      };
    }
  }
}

// ---- seats and lists

function prepareAround(expr: Of<'clockwise' | 'others' | 'next'>, code: Ready): Code {
  const of = code(expr.of);
  const around = (context: EvaluationContext): { seat: number; all: readonly number[] } => {
    const seat = seatIn(context, of(context));
    return { seat, all: context.seating.clockwise[seat]! };
  };
  switch (expr.op) {
    case 'clockwise':
      return (context) => around(context).all;
    case 'others':
      return (context) => {
        const { seat, all } = around(context);
        return all.filter((other) => other !== seat);
      };
    case 'next':
      return (context) => {
        const { seat, all } = around(context);
        return all.find((other) => other !== seat) ?? seat;
      };
  }
}

function prepareOfList(expr: Expr, code: Ready): Code {
  switch (expr.op) {
    case 'count': {
      const of = code(expr.of);
      return (context) => asList(of(context)).length;
    }
    case 'first': {
      const of = code(expr.of);
      return (context) => asList(of(context))[0] ?? null;
    }
    case 'last': {
      const of = code(expr.of);
      return (context) => asList(of(context)).at(-1) ?? null;
    }
    case 'position': {
      const [item, of] = [code(expr.item), code(expr.of)];
      return (context) => {
        const value = item(context);
        const items = asList(of(context));
        spend(context, items.length);
        const index = items.findIndex((other) => same(other, value));
        return index < 0 ? fault(context, 'no-such-item') : index + 1;
      };
    }
    case 'item': {
      const [of, at] = [code(expr.of), code(expr.at)];
      return (context) => {
        const found = asList(of(context))[thing(context, at) - 1];
        return found === undefined ? fault(context, 'no-such-item') : found;
      };
    }
    default:
      return broken(`expression ${expr.op}`);
  }
}
