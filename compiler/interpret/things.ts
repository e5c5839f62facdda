import type { Expr, Value } from '../2-model/model.ts';
import { findPiece } from '../2-model/pieces.ts';
import { piecesIn, present } from '../2-model/types.ts';
import { asList, isList, numbers, same } from '../2-model/values.ts';
import { broken } from '../3-ir/fault.ts';
import { prepareCall } from './checks.ts';
import {
  type Book,
  type Code,
  checkCount,
  type EvaluationContext,
  fault,
  fieldOf,
  ownedBy,
  type Param,
  seatIn,
  spend,
  thing,
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
      spend(context, all.length);
      const items = field.single ? all.filter((piece) => piece !== null) : all.flat();
      checkCount(context, items.length);
      return items;
    };
  const keys = expr.keys.map(code);
  const find = (value: Value | undefined, context: EvaluationContext): Value =>
    value === undefined ? fault(context, 'no-such-key', name) : value;
  const [only, ...others] = keys;
  if (only && others.length === 0) {
    const key = field.keys[0]!;
    return (context) => find((held(context) as Value[])[key.index(only(context))], context);
  }
  return (context) => {
    const values = keys.map((key) => key(context));
    return find((held(context) as Value[])[keyIndex(field, values, context.seating)], context);
  };
}

function prepareTable(expr: Of<'table'>, code: Ready, book: Book): Code {
  const table =
    book.board.game.tables.find((one) => one.name === expr.table) ?? broken(`table ${expr.table}`);
  const column = table.columns.findIndex((one) => one.name === expr.column);
  if (column < 0) return broken(`column ${expr.column} of ${expr.table}`);
  const keys = expr.keys.map(code);
  return (context) => {
    const values = keys.map((key) => key(context));
    const entry = table.entries.find((one) =>
      one.keys.every(([from, to], index) => {
        const value = values[index]!;
        return typeof value === 'number' && value >= from && value <= to;
      }),
    );
    if (entry) return entry.values[column]!;
    return table.otherwise === undefined ? fault(context, 'no-such-key', table.name) : table.otherwise;
  };
}

function prepareTerm(expr: Of<'term'>, code: Ready, book: Book): Code {
  const term = book.term(expr.term);
  const { of, args } = prepareCall(`term ${expr.term}`, expr, code, book);
  if (args.length === 0) {
    return (context) => {
      spend(context, 1);
      if (of) context.bound[term.owner] = of(context);
      return term.value(context);
    };
  }
  const put = (context: EvaluationContext, { slot, wrap }: Param, value: Value): void => {
    context.bound[slot] = wrap && !isList(value) ? asList(value) : value;
  };
  // All are worked out before one is put: an argument may ask the same term.
  const [first, second, third, ...others] = args;
  const [one, two, three] = term.params;
  if (others.length === 0)
    return (context) => {
      spend(context, 1);
      const owner = of?.(context);
      const a = first!(context);
      const b = second?.(context);
      const c = third?.(context);
      if (owner !== undefined) context.bound[term.owner] = owner;
      put(context, one!, a);
      if (b !== undefined) put(context, two!, b);
      if (c !== undefined) put(context, three!, c);
      return term.value(context);
    };
  return (context) => {
    spend(context, 1);
    const owner = of?.(context);
    const values = args.map((arg) => arg(context));
    if (owner !== undefined) context.bound[term.owner] = owner;
    for (let index = 0; index < values.length; index++) put(context, term.params[index]!, values[index]!);
    return term.value(context);
  };
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
  return (context) => {
    const values = by.map((value) => value(context));
    spend(context, all.length);
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
    case 'first':
    case 'top': {
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
