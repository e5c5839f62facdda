import { isCollection, itemType, present, type Type } from '../../../2-model/types.ts';
import type { Expr, ExprOf, Quantifier } from '../../../3-ir/ir.ts';
import { asNumber, binary, call, code, NONE, text } from '../../code/build.ts';
import { expr as quoted, stmts } from '../../code/quote.ts';
import { isSame } from '../../code/same.ts';
import type { Code, Name } from '../../code/tree.ts';
import { codesIn, codesWithin } from '../../code/walk.ts';
import { type Emitter, type Tracing, Writer } from '../emitter.ts';
import { columnOf, keyParams, tableFunction } from '../values/tables.ts';
import { localsOf, parameters, termFunction } from '../values/terms.ts';

/** Where a trace begins: what is traced from here on belongs together. */
const BEGIN = quoted`trace.begin()`;

/**
 * Traces what goes straight into an amount: fields, what is printed, and what is counted; not what is only searched. Tables, terms
 * and totals are traced where they are worked out.
 */
export function traceAmount(w: Writer, expr: Expr): void {
  switch (expr.op) {
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      traceAmount(w, expr.left);
      traceAmount(w, expr.right);
      return;
    case 'if':
      traceEither(w, expr);
      return;
    case 'field':
      if (!isCollection(expr.type)) traceField(w, expr);
      return;
    case 'position':
      if (expr.of.op === 'field') traceField(w, expr.of);
      return;
    case 'property': {
      const sort = sortOf(w.e, expr.of.type);
      if (!sort || isCollection(expr.type)) return;
      const values = untraced(w, (to) => [to.num(expr.of), to.num(expr)]);
      w.code`trace.printed(${sort}, ${text(expr.property)}, ${values});`;
      return;
    }
    case 'count':
      traceCounted(w, expr.of, undefined);
      return;
    case 'count of':
      traceCounted(w, expr.bound.in, expr);
      return;
    default:
  }
}

function traceField(w: Writer, expr: ExprOf<'field'>): void {
  if (expr.whole) return;
  const index = w.gen.game.fields.findIndex(({ name }) => name === expr.field);
  const [value, ...args] = untraced(w, (to) => [
    isCollection(expr.type) ? quoted`trace.listAt(${to.list(expr)})` : to.num(expr),
    ...[...(expr.of ? [expr.of] : []), ...expr.keys].map((arg) => to.num(arg)),
  ]);
  w.code`trace.field(${index}, ${value!}, [${args}]);`;
}

/** The things that are counted; numbers and words are not traced one by one. */
function traceCounted(w: Writer, all: Expr, asked: Quantifier | undefined): void {
  const sort = sortOf(w.e, itemType(all.type));
  if (!sort) return;
  const counted = w.gen.fresh('counted');
  w.code`const ${counted}: number[] = [];`;
  untraced(w, (to) => {
    to.each(all, 'item', (item, inside) => {
      const count = stmts`${counted}.push(${item});`;
      if (asked?.where) inside.code`if (${inside.bound(asked.bound, item).cond(asked.where)}) { ${count} }`;
      else inside.push(...count);
    });
    return [];
  });
  w.code`trace.counted(${sort}, ${counted});`;
}

/** Only what the condition leads to. */
function traceEither(w: Writer, expr: ExprOf<'if'>): void {
  const [then, otherwise] = [w.inside(), w.inside()];
  traceAmount(then, expr.then);
  traceAmount(otherwise, expr.otherwise);
  if (then.isEmpty && otherwise.isEmpty) return;
  const [holds] = untraced(w, (to) => [to.cond(expr.condition)]);
  w.code`if (${holds!}) { ${then} } else { ${otherwise} }`;
}

/** The thing that a name stands for. */
export function traceItem(w: Writer, expr: ExprOf<'local'>): void {
  const sort = sortOf(w.e, expr.type);
  if (sort) w.code`trace.item(${sort}, ${w.num(expr)});`;
}

/** Works out something that is traced where it is really used, without a trace of it here. */
function untraced(w: Writer, write: (to: Writer) => readonly Code[]): readonly Code[] {
  const before = w.inside();
  const values = write(before);
  const codes = [...codesIn(before.statements), ...values.flatMap((value) => codesWithin(value))];
  if (!codes.some((one) => isSame(one, BEGIN))) {
    w.append(before);
    return values;
  }
  const mark = w.const('mark', BEGIN);
  w.append(before);
  const names = values.map((value) => code(w.const('value', value)));
  w.code`trace.drop(${mark});`;
  return names;
}

/** The arguments that name the pieces or the grid of a type in a trace; undefined for any other type. */
function sortOf(e: Emitter, type: Type): readonly Code[] | undefined {
  const exact = present(type);
  const { pieces, grids } = e.gen.game;
  if (exact.is === 'piece')
    return [text('piece'), code(pieces.findIndex(({ name }) => name === exact.pieces))];
  if (exact.is === 'cell' || exact.is === 'line')
    return [text(exact.is), code(grids.findIndex(({ name }) => name === exact.grid))];
  return undefined;
}

/** A look-up that traces its keys and its value; the first parameter is where the trace began. */
function tracedTable(e: Emitter, expr: ExprOf<'table'>): Name {
  const { model, index, about } = columnOf(e, expr.table, expr.column);
  return e.gen.function(`traced table ${expr.table} ${index}`, `traced ${about}`, () => {
    const [mark, params] = [e.gen.fresh('mark'), keyParams(model.keys)];
    const found = call(tableFunction(e, expr.table, index), params);
    const table = e.gen.game.tables.indexOf(model);
    const body = stmts`return trace.look(${mark}, ${table}, ${index}, ${found}, [${params.map(code)}]);`;
    return { params: [mark, ...params], returns: 'number', body };
  });
}

export const TRACING: Tracing = {
  amount: traceAmount,

  term: (e, term) =>
    e.gen.function(`traced ${term.name}`, `traced ${term.name}`, () => {
      const mark = e.gen.fresh('mark');
      const { params } = parameters(new Writer(e), localsOf(term));
      const index = e.gen.game.terms.indexOf(term);
      const isQuestion = term.type.is === 'yes or no';
      const trace = isQuestion ? quoted`trace.holds` : quoted`trace.term`;
      const found = call(termFunction(e, term), params);
      const body = stmts`return ${trace}(${mark}, ${index}, ${found}, [${params.map(asNumber)}]);`;
      return { params: [mark, ...params], returns: isQuestion ? 'boolean' : 'number', body };
    }),

  lookUp: (w, expr) =>
    TRACING.call(w, tracedTable(w.e, expr), expr.keys, (before) => expr.keys.map((key) => before.num(key))),

  call(w, traced, args, write) {
    const before = w.inside();
    for (const arg of args) traceAmount(before, arg);
    const written = write(before);
    if (before.isEmpty) return call(traced, [BEGIN, ...written]);
    const mark = w.gen.fresh('mark');
    const result = call(traced, [mark, ...written]);
    w.code`const ${mark} = ${BEGIN}; ${before}`;
    return code(w.const('found', result));
  },

  gathered(w, expr) {
    if (expr.bounds.length === 0 || isCollection(expr.value.type)) return undefined;
    const { where, ...all } = expr;
    const { op } = all;
    const isTotal = op === 'total of';
    const found = w.let(isTotal ? 'total' : op === 'highest of' ? 'highest' : 'lowest', isTotal ? 0 : NONE);
    const chosen = isTotal ? undefined : w.const('chosen', BEGIN);
    w.e.streams.combinations(w, all, (to) => {
      const looked = to.const('looked', BEGIN);
      const inside = where ? to.when(to.cond(where)) : to;
      traceAmount(inside, expr.value);
      const item = inside.const('item', inside.num(expr.value));
      if (isTotal) inside.code`${found} += ${item}; trace.keep(${looked});`;
      else
        inside.code`
          if (${found} === NONE || ${binary(op === 'highest of' ? '>' : '<', item, found)}) {
            ${found} = ${item};
            trace.keepOnly(${looked});
          } else if (${item} === ${found}) trace.keep(${looked});`;
      to.code`trace.drop(${looked});`;
    });
    if (chosen) w.code`trace.keep(${chosen});`;
    return found;
  },

  measure(w, value, ranking, item) {
    const mark = w.const('mark', BEGIN);
    traceAmount(w, value);
    const measure = w.const('measure', w.num(value));
    w.code`trace.measured(${ranking}, ${item}, ${mark});`;
    return code(measure);
  },
};
