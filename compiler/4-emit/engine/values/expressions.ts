import type { Expr, Local, Printed, Value } from '../../../2-model/model.ts';
import { findPiece } from '../../../2-model/pieces.ts';
import { howFits, MANY, present, type Type } from '../../../2-model/types.ts';
import { piecesIn } from '../../../interpret/board.ts';
import { gathered, isEmpty, isIn, ofList, quantifier } from '../collections/questions.ts';
import type { Emitter } from '../emitter.ts';
import {
  asNumber,
  asTruth,
  at,
  fault,
  type Js,
  loaded,
  lookUp,
  NONE,
  number,
  type Scope,
  truth,
  unsupported,
  word,
} from '../gen.ts';
import { Out } from '../text.ts';
import { keyIndex } from './fields.ts';
import { tableValue } from './tables.ts';
import { callTerm } from './terms.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;

export function isCollection(type: Type): boolean {
  return present(type).is === 'collection';
}

/** The value of an expression, as JavaScript; what must be worked out before it goes to `out`. */
export function value(e: Emitter, expr: Expr, scope: Scope, out: Out): Js {
  const n = (part: Expr): string => num(e, part, scope, out);
  switch (expr.op) {
    case 'constant':
      return typeof expr.value === 'boolean'
        ? truth(String(expr.value))
        : number(expr.value === null ? NONE : String(expr.value));
    case 'local': {
      const bind = lookUp(scope, expr.local);
      if (!bind) return unsupported(`the name ${expr.local}`);
      if ('list' in bind) return number(`only(${bind.list})`);
      return bind.value;
    }
    case 'field':
      return fieldValue(e, expr, scope, out);
    case 'option': {
      const option = e.gen.game.options.find(({ name }) => name === expr.option)!;
      return loaded(e.gen.layout.options.get(expr.option)!, option.type);
    }
    case 'table':
      return tableValue(e, expr, scope, out);
    case 'term':
      return callTerm(e, expr, scope, out);
    case 'property':
      return propertyValue(e, expr, scope, out);
    case 'face': {
      const pieces = piecesIn(expr.of.type);
      const face = e.gen.game.pieces.find(({ name }) => name === pieces)!.face!;
      return loaded(`${e.gen.layout.faces.get(pieces)!.name} + ${thing(e, expr.of, scope, out)}`, face);
    }
    case 'piece':
      return number(pieceValue(e, expr, scope, out));
    case 'cell':
      return number(cellValue(e, expr, scope, out));
    case 'row of cell':
    case 'column of cell': {
      const grid = gridOf(e, expr.of);
      const by = expr.op === 'row of cell' ? 'row' : 'column';
      const values = grid.model.cells.map((cell) => cell[by]);
      return number(e.gen.at(`${grid.model.name} ${by}`, values, thing(e, expr.of, scope, out)));
    }
    case 'beyond':
      return number(e.graphs.beyondCell(expr, scope, out));
    case 'opposite':
      return number(`((${n(expr.of)} + 2) & 3)`);
    case 'longest run':
      return number(e.graphs.longestRun(expr, scope, out));
    case 'next': {
      const seat = n(expr.of);
      return number(`nextPlayer(${seat})`);
    }
    case 'points':
      return number(pointsValue(e, expr, scope, out));
    case 'count':
    case 'first':
    case 'last':
    case 'top':
    case 'position':
    case 'item':
      return number(ofList(e, expr, scope, out));
    case 'add':
      return number(`(${n(expr.left)} + ${n(expr.right)})`);
    case 'subtract':
      return number(`(${n(expr.left)} - ${n(expr.right)})`);
    case 'multiply':
      return number(`(${n(expr.left)} * ${n(expr.right)})`);
    case 'divide':
      return number(divided(expr, n(expr.left), n(expr.right)));
    case 'same':
    case 'same list':
    case 'same set':
      return truth(sameness(e, expr, scope, out));
    case 'at least':
      return truth(`(${n(expr.left)} >= ${n(expr.right)})`);
    case 'at most':
      return truth(`(${n(expr.left)} <= ${n(expr.right)})`);
    case 'more':
      return truth(`(${n(expr.left)} > ${n(expr.right)})`);
    case 'less':
      return truth(`(${n(expr.left)} < ${n(expr.right)})`);
    case 'in':
      return truth(isIn(e, expr, scope, out));
    case 'empty':
      return truth(isEmpty(e, expr, scope, out));
    case 'and':
    case 'or':
      return truth(chain(e, expr, scope, out));
    case 'not':
      return truth(`!${cond(e, expr.part, scope, out)}`);
    case 'if':
      return conditional(e, expr, scope, out);
    case 'some':
    case 'no':
    case 'count of':
    case 'first of':
    case 'last of':
    case 'the':
    case 'the first':
    case 'the last':
      return quantifier(e, expr, scope, out);
    case 'total of':
    case 'highest of':
    case 'lowest of':
      return number(gathered(e, expr, scope, out));
    default:
      return unsupported(`${expr.op} as one value`);
  }
}

/** As a number; a collection of one stands for its item. */
export function num(e: Emitter, expr: Expr, scope: Scope, out: Out): string {
  if (isCollection(expr.type)) return `only(${e.streams.list(expr, scope, out)})`;
  return asNumber(value(e, expr, scope, out));
}

export function cond(e: Emitter, expr: Expr, scope: Scope, out: Out): string {
  return asTruth(value(e, expr, scope, out));
}

/** The number of a piece, cell, line or seat that must be there. */
export function thing(e: Emitter, expr: Expr, scope: Scope, out: Out): string {
  return num(e, expr, scope, out);
}

/** What goes where a type is expected: checked when it happens, unless its own type shows that it always fits. */
export function fitted(e: Emitter, expr: Expr, { name, type }: Local, scope: Scope, out: Out): Js {
  const js = value(e, expr, scope, out);
  if (howFits(expr.type, type) === 'fits') return js;
  return number(checked(e, asNumber(js), type, name));
}

/** A number that must be of a type. */
export function checked(e: Emitter, js: string, type: Type, about: string): string {
  if (type.is === 'optional') {
    if (type.of.is === 'number') return `withinOrNone(${js}, ${type.of.from}, ${type.of.to}, '${about}')`;
    const inner = e.gen.fresh('value');
    return `((${inner}: number) => ${inner} === NONE ? NONE : ${checked(e, inner, type.of, about)})(${js})`;
  }
  if (type.is === 'number') return `within(${js}, ${type.from}, ${type.to}, '${about}')`;
  if (type.is === 'kind') {
    const all = e.gen.board.words(type.kind).map((_, index) => (type.values.includes(index) ? 1 : 0));
    const inRow = type.values.every((one, index) => one === type.values[0]! + index);
    if (inRow) return `among(${js}, ${type.values[0]}, ${type.values.at(-1)}, '${about}')`;
    return `allowed(${js}, ${e.gen.array(`is ${about}`, all)}, ${all.length}, '${about}')`;
  }
  if (type.is === 'seat')
    return `among(${js}, 0, ${type.player ? 'm[PLAYERS]! - 1' : 'm[PLAYERS]! + m[IMAGINARY]! - 1'}, '${about}')`;
  if (type.is === 'cell' || type.is === 'line') {
    const { model } = e.gen.board.grid(type.grid);
    const things = type.is === 'cell' ? model.cells : model.lines;
    const all = things.map((one) => (type.members.includes(one.member) ? 1 : 0));
    if (all.every((one) => one === 1)) return `among(${js}, 0, ${all.length - 1}, '${about}')`;
    return `allowed(${js}, ${e.gen.array(`is ${about}`, all)}, ${all.length}, '${about}')`;
  }
  if (type.is === 'piece')
    return `among(${js}, 0, ${e.gen.board.piecesOf(type.pieces).all.length - 1}, '${about}')`;
  return js;
}

// ---- fields and what is printed

/** The address of one value of a field. */
export function fieldAddress(
  e: Emitter,
  target: { readonly field: string; readonly keys: readonly Expr[]; readonly of?: Expr },
  scope: Scope,
  out: Out,
): string {
  const place = e.gen.layout.fields.get(target.field)!;
  const parts: string[] = [];
  if (place.inSeat) parts.push(blockOf(e, target.of!, place.model.owner === 'player', scope, out));
  parts.push(place.name);
  const index = keyIndex(e, place, target.keys, scope, out);
  if (index !== '0') parts.push(place.words === 1 ? index : `(${index}) * ${place.words}`);
  return parts.join(' + ');
}

/** The address of the block of a seat. */
export function blockOf(e: Emitter, of: Expr, mustPlay: boolean, scope: Scope, out: Out): string {
  if (of.op === 'local') {
    const bind = lookUp(scope, of.local);
    if (bind && 'block' in bind && bind.block) return bind.block;
  }
  const type = present(of.type);
  const seat = num(e, of, scope, out);
  const sure = of.type.is !== 'optional' && type.is === 'seat' && (type.player || !mustPlay);
  return sure
    ? `SEATS + ${seat} * SEAT_WORDS`
    : `blockOf(${seat}, ${mustPlay ? 'm[PLAYERS]!' : 'm[PLAYERS]! + m[IMAGINARY]!'})`;
}

function fieldValue(e: Emitter, expr: Of<'field'>, scope: Scope, out: Out): Js {
  const { model } = e.gen.layout.fields.get(expr.field)!;
  if (expr.whole && model.keys.length > 0) return unsupported(`all of ${expr.field} as one value`);
  return loaded(fieldAddress(e, expr, scope, out), model.type);
}

export function gridOf(e: Emitter, of: Expr) {
  const type = present(of.type);
  if (type.is !== 'cell' && type.is !== 'line') return unsupported(`a grid of ${type.is}`);
  return e.gen.board.grid(type.grid);
}

/** What is printed on every piece, cell or line, by its number. */
export function printed(
  e: Emitter,
  type: Type,
  property: string,
): { values: readonly number[]; about: string; type: Type } {
  const exact = present(type);
  if (exact.is === 'piece') {
    const { model } = e.gen.board.piecesOf(exact.pieces);
    const index = model.properties.findIndex(({ name }) => name === property);
    if (index >= 0)
      return {
        values: model.pieces.map((piece) => word(piece[index])),
        about: `${model.name} ${property}`,
        type: model.properties[index]!.type,
      };
  }
  if (exact.is === 'cell' || exact.is === 'line') {
    const { model } = e.gen.board.grid(exact.grid);
    const things = exact.is === 'cell' ? model.cells : model.lines;
    const properties = exact.is === 'cell' ? model.cellProperties : model.lineProperties;
    const index = properties.findIndex(({ name }) => name === property);
    const about = `${model.name} ${exact.is === 'line' ? 'line ' : ''}${property}`;
    if (index >= 0)
      return { values: things.map((one) => word(one.values[index])), about, type: properties[index]!.type };
    if (property === model.key?.property)
      return {
        values: things.map((one) => word(model.members[one.member]!.value)),
        about,
        type: { is: 'kind', kind: model.key.kind, values: model.members.map((member) => member.value!) },
      };
  }
  return unsupported(`the property ${property}`);
}

/** The same where several words are printed on each. */
export function printedLists(e: Emitter, type: Type, property: string): readonly (readonly number[])[] {
  const exact = present(type);
  if (exact.is === 'piece') {
    const { model } = e.gen.board.piecesOf(exact.pieces);
    const index = model.properties.findIndex(({ name }) => name === property);
    return model.pieces.map((piece) => listOf(piece[index]));
  }
  if (exact.is === 'cell' || exact.is === 'line') {
    const { model } = e.gen.board.grid(exact.grid);
    const properties = exact.is === 'cell' ? model.cellProperties : model.lineProperties;
    const index = properties.findIndex(({ name }) => name === property);
    return (exact.is === 'cell' ? model.cells : model.lines).map((one) => listOf(one.values[index]));
  }
  return unsupported(`the property ${property}`);
}

function listOf(value: Printed | undefined): readonly number[] {
  return typeof value === 'object' && value !== null ? value : [];
}

function propertyValue(e: Emitter, expr: Of<'property'>, scope: Scope, out: Out): Js {
  const { values, about } = printed(e, expr.of.type, expr.property);
  const of = thing(e, expr.of, scope, out);
  // Where every piece shows its own number, there is nothing to look up.
  const js = values.every((one, index) => one === index) ? of : e.gen.at(about, values, of);
  return expr.type.is === 'yes or no' ? truth(`(${js} === 1)`) : number(js);
}

/** The value of an expression that says it in so many words. */
export function constantOf(expr: Expr): Value | undefined {
  if (expr.op === 'constant') return expr.value;
  if (expr.op !== 'list') return undefined;
  const items = expr.items.map(constantOf);
  return items.includes(undefined) ? undefined : (items as Value[]);
}

/** A piece by its properties: a table of all combinations, made while compiling. */
function pieceValue(e: Emitter, expr: Of<'piece'>, scope: Scope, out: Out): string {
  const { model } = e.gen.board.piecesOf(expr.pieces);
  const types = expr.by.map(({ type }) => type);
  const known = expr.by.map(constantOf);
  if (!known.includes(undefined)) {
    const found = findPiece(model, types, known as Value[]);
    return found === undefined ? fault('no-such-piece', expr.pieces) : String(found);
  }
  const keys = types.map((type) => e.gen.layout.key(present(type)));
  const all = keys.reduce<number[][]>(
    (before, { size, lowest, values }) =>
      before.flatMap((some) =>
        Array.from({ length: size }, (_, index) => [...some, values?.[index] ?? lowest + index]),
      ),
    [[]],
  );
  const pieces = all.map((values) => findPiece(model, types, values) ?? -1);
  const index = expr.by.reduce((before, by, position) => {
    const { size, lowest } = keys[position]!;
    const js = num(e, by, scope, out);
    return position === 0 ? `(${js} - ${lowest})` : `(${before} * ${size} + ${js} - ${lowest})`;
  }, '');
  return `there(${e.gen.at(`${expr.pieces} by`, pieces, index)}, '${expr.pieces}')`;
}

/** A cell by its member, row and column. */
function cellValue(e: Emitter, expr: Of<'cell'>, scope: Scope, out: Out): string {
  const { model, cellAt } = e.gen.board.grid(expr.grid);
  const known = expr.at.map((one) =>
    one.op === 'constant' && typeof one.value === 'number' ? one.value : undefined,
  );
  if (!expr.member && known.every((one) => one !== undefined)) {
    const [first, second] = known;
    const found = second === undefined ? cellAt(0, 1, first!) : cellAt(0, first!, second);
    if (found !== undefined) return String(found);
  }
  const rows = Math.max(...model.members.map((member) => member.rows));
  const columns = Math.max(...model.members.map((member) => member.columns));
  const top = model.members[0]?.firstRow ?? 1;
  const left = model.members[0]?.firstColumn ?? 1;
  const cells: number[] = new Array(model.members.length * rows * columns).fill(-1);
  model.cells.forEach(({ member, row, column }, cell) => {
    cells[(member * rows + row - top) * columns + column - left] = cell;
  });
  const [first, second] = expr.at.map((one) => ({ js: num(e, one, scope, out), type: one.type }));
  const row = second === undefined ? { js: '1', type: { is: 'number', from: 1, to: 1 } as Type } : first!;
  const column = second ?? first!;
  const inside = (type: Type, from: number, size: number): boolean =>
    type.is === 'number' && type.from >= from && type.to <= from + size - 1;
  const sure =
    !expr.member &&
    cells.every((cell) => cell >= 0) &&
    inside(row.type, top, rows) &&
    inside(column.type, left, columns);
  const member = expr.member ? memberOf(e, expr.grid, expr.member, scope, out) : '0';
  const look = (index: string): string => e.gen.at(`${expr.grid} at`, cells, index);
  if (sure) return look(`(${row.js} - ${top}) * ${columns} + ${column.js} - ${left}`);
  const rowJs = `span(${row.js}, ${top}, ${rows}, '${expr.grid}')`;
  const columnJs = `span(${column.js}, ${left}, ${columns}, '${expr.grid}')`;
  return `there(${look(`(${member} * ${rows} + ${rowJs}) * ${columns} + ${columnJs}`)}, '${expr.grid}')`;
}

/** The member of a grid family with this value of its kind. */
export function memberOf(e: Emitter, grid: string, of: Expr, scope: Scope, out: Out): string {
  const { model } = e.gen.board.grid(grid);
  if (of.op === 'constant') return String(model.members.findIndex(({ value: one }) => one === of.value));
  const js = num(e, of, scope, out);
  const kind = present(of.type);
  const words = kind.is === 'kind' ? e.gen.board.words(kind.kind).length : 0;
  const members = Array.from({ length: words }, (_, one) =>
    model.members.findIndex(({ value: its }) => its === one),
  );
  const fits =
    kind.is === 'kind' && of.type.is !== 'optional' && kind.values.every((one) => members[one]! >= 0);
  if (fits)
    return members.every((one, index) => one === -1 || one === index - 1) && members[0] === -1
      ? `(${js} - 1)`
      : e.gen.at(`${grid} member`, members, js);
  return `there(${e.gen.at(`${grid} member`, members, `among(${js}, 0, ${words - 1}, '${grid}')`)}, '${grid}')`;
}

// ---- points

function pointsValue(e: Emitter, expr: Of<'points'>, scope: Scope, out: Out): string {
  const block = blockOf(e, expr.of, false, scope, out);
  const all = [...e.gen.layout.points.values()];
  if (expr.scoring === undefined) {
    const words = all.reduce((total, { values }) => total + 1 + values.length, 0);
    return words === 0 ? '0' : `sum(${block} + ${all[0]!.name}, ${words})`;
  }
  const { name, values } = e.gen.layout.points.get(expr.scoring)!;
  if (!expr.for)
    return values.length === 0 ? at(`${block} + ${name}`) : `sum(${block} + ${name}, ${values.length + 1})`;
  return at(`${block} + ${name} + 1 + ${positionAmong(e, values, expr.for, scope, out)}`);
}

/** The position of a value among the values that points are awarded for. */
export function positionAmong(
  e: Emitter,
  values: readonly number[],
  of: Expr,
  scope: Scope,
  out: Out,
): string {
  const js = num(e, of, scope, out);
  const lowest = values[0] ?? 0;
  if (values.every((one, index) => one === lowest + index)) return lowest === 0 ? js : `(${js} - ${lowest})`;
  return unsupported('points for values with gaps');
}

// ---- arithmetic and comparisons

function divided(expr: Of<'divide'>, left: string, right: string): string {
  const round = expr.rounded === 'down' ? 'Math.floor' : 'Math.ceil';
  const sure = expr.right.type.is === 'number' && (expr.right.type.from > 0 || expr.right.type.to < 0);
  const by = sure ? right : `notZero(${right})`;
  const isPlain =
    expr.rounded === 'down' &&
    expr.left.type.is === 'number' &&
    expr.left.type.from >= 0 &&
    expr.left.type.to < MANY &&
    sure;
  return isPlain ? `((${left} / ${by}) | 0)` : `(${round}(${left} / ${by}) | 0)`;
}

function sameness(e: Emitter, expr: Of<'same' | 'same list' | 'same set'>, scope: Scope, out: Out): string {
  const { left, right, not } = expr;
  if (expr.op === 'same' && !isCollection(left.type) && !isCollection(right.type)) {
    const [a, b] = [value(e, left, scope, out), value(e, right, scope, out)];
    const sign = not ? '!==' : '===';
    if (a.bool && b.bool) {
      if (b.js === 'true') return not ? `!${a.js}` : a.js;
      if (b.js === 'false') return not ? a.js : `!${a.js}`;
      return `(${a.js} ${sign} ${b.js})`;
    }
    return `(${asNumber(a)} ${sign} ${asNumber(b)})`;
  }
  const [a, b] = [e.streams.list(left, scope, out), e.streams.list(right, scope, out)];
  const js = `${expr.op === 'same set' ? 'sameSet' : 'sameList'}(${a}, ${b})`;
  return not ? `!${js}` : js;
}

/** `and`, `or`: what takes more than an expression is worked out only if it matters. */
function chain(e: Emitter, expr: Of<'and' | 'or'>, scope: Scope, out: Out): string {
  const sign = expr.op === 'and' ? '&&' : '||';
  let js = '';
  let held: string | undefined;
  for (const part of expr.parts) {
    const before = new Out();
    const one = cond(e, part, scope, before);
    if (before.isEmpty) {
      js = js === '' ? one : `${js} ${sign} ${one}`;
      continue;
    }
    if (js === '') {
      out.append(before);
      js = one;
      continue;
    }
    if (held === undefined) {
      held = e.gen.fresh('holds');
      out.push(`let ${held} = ${js};`);
    } else out.push(`${held} = ${js};`);
    out.push(`if (${expr.op === 'and' ? held : `!${held}`}) {`);
    out.append(before);
    out.push(`${held} = ${one};`, '}');
    js = held;
  }
  return `(${js})`;
}

function conditional(e: Emitter, expr: Of<'if'>, scope: Scope, out: Out): Js {
  const condition = cond(e, expr.condition, scope, out);
  const [thenOut, otherwiseOut] = [new Out(), new Out()];
  const then = value(e, expr.then, scope, thenOut);
  const otherwise = value(e, expr.otherwise, scope, otherwiseOut);
  const bool = then.bool && otherwise.bool;
  const [a, b] = bool ? [then.js, otherwise.js] : [asNumber(then), asNumber(otherwise)];
  if (thenOut.isEmpty && otherwiseOut.isEmpty) return { js: `(${condition} ? ${a} : ${b})`, bool };
  const name = e.gen.fresh('value');
  out.push(`let ${name}: ${bool ? 'boolean' : 'number'};`, `if (${condition}) {`);
  out.append(thenOut);
  out.push(`${name} = ${a};`, '} else {');
  out.append(otherwiseOut);
  out.push(`${name} = ${b};`, '}');
  return { js: name, bool };
}
