import type { Expr, ExprOf, Quantifier } from '../../../2-model/model.ts';
import { isCollection, itemType, present, type Type } from '../../../2-model/types.ts';
import { asNumber, binary, call, code, func, isTruth, NONE, names, text } from '../../code/build.ts';
import { camel, pascal } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr as quoted, stmts } from '../../code/quote.ts';
import { isSame } from '../../code/same.ts';
import type { Code, Name } from '../../code/tree.ts';
import { codesIn, codesWithin } from '../../code/walk.ts';
import type { Emitter, Tracing } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { columnOf, keyParams, tableFunction } from '../values/tables.ts';
import { localsOf, parameters, termFunction } from '../values/terms.ts';

/** Where a trace begins: what is traced from here on belongs together. */
const BEGIN = quoted`trace.begin()`;

/** A new name for a value, of its type. */
function nameFor(e: Emitter, hint: string, value: Code): Name {
  return e.gen.fresh(hint, isTruth(value) ? 'boolean' : 'number');
}

/**
 * Traces what goes straight into an amount: fields, what is printed, and what is counted; not what is only searched. Tables, terms
 * and totals are traced where they are worked out.
 */
export function traceAmount(e: Emitter, expr: Expr, scope: Scope, out: Out): void {
  switch (expr.op) {
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      traceAmount(e, expr.left, scope, out);
      traceAmount(e, expr.right, scope, out);
      return;
    case 'if':
      traceEither(e, expr, scope, out);
      return;
    case 'field':
      if (!isCollection(expr.type)) traceField(e, expr, scope, out);
      return;
    case 'position':
      if (expr.of.op === 'field') traceField(e, expr.of, scope, out);
      return;
    case 'property': {
      const sort = sortOf(e, expr.of.type);
      if (!sort || isCollection(expr.type)) return;
      const values = untraced(e, out, (to) => [e.num(expr.of, scope, to), e.num(expr, scope, to)]);
      out.code`trace.printed(${sort}, ${text(expr.property)}, ${values});`;
      return;
    }
    case 'count':
      traceCounted(e, expr.of, undefined, scope, out);
      return;
    case 'count of':
      traceCounted(e, expr.bound.in, expr, scope, out);
      return;
    default:
  }
}

function traceField(e: Emitter, expr: ExprOf<'field'>, scope: Scope, out: Out): void {
  if (expr.whole) return;
  const index = e.gen.game.fields.findIndex(({ name }) => name === expr.field);
  const [value, ...args] = untraced(e, out, (to) => [
    isCollection(expr.type)
      ? quoted`trace.listAt(${e.streams.list(expr, scope, to)})`
      : e.num(expr, scope, to),
    ...[...(expr.of ? [expr.of] : []), ...expr.keys].map((arg) => e.num(arg, scope, to)),
  ]);
  out.code`trace.field(${index}, ${value!}, [${args}]);`;
}

/** The things that are counted; numbers and words are not traced one by one. */
function traceCounted(e: Emitter, all: Expr, asked: Quantifier | undefined, scope: Scope, out: Out): void {
  const sort = sortOf(e, itemType(all.type));
  if (!sort) return;
  const counted = e.gen.fresh('counted');
  out.code`const ${counted}: number[] = [];`;
  untraced(e, out, (to) => {
    e.streams.each(all, e.gen.fresh('item'), scope, to, (item, inside) => {
      const inner = asked ? e.streams.bound(asked.bound, item, scope, inside) : scope;
      const count = stmts`${counted}.push(${item});`;
      if (asked?.where) inside.code`if (${e.cond(asked.where, inner, inside)}) { ${count} }`;
      else inside.push(...count);
    });
    return [];
  });
  out.code`trace.counted(${sort}, ${counted});`;
}

/** Only what the condition leads to. */
function traceEither(e: Emitter, expr: ExprOf<'if'>, scope: Scope, out: Out): void {
  const [then, otherwise] = [new Out(), new Out()];
  traceAmount(e, expr.then, scope, then);
  traceAmount(e, expr.otherwise, scope, otherwise);
  if (then.isEmpty && otherwise.isEmpty) return;
  const [holds] = untraced(e, out, (to) => [e.cond(expr.condition, scope, to)]);
  out.code`if (${holds!}) { ${then} } else { ${otherwise} }`;
}

/** The thing that a name stands for. */
export function traceItem(e: Emitter, expr: ExprOf<'local'>, scope: Scope, out: Out): void {
  const sort = sortOf(e, expr.type);
  if (sort) out.code`trace.item(${sort}, ${e.num(expr, scope, out)});`;
}

/** Works out something that is traced where it is really used, without a trace of it here. */
function untraced(e: Emitter, out: Out, write: (to: Out) => readonly Code[]): readonly Code[] {
  const before = new Out();
  const values = write(before);
  const codes = [...codesIn(before.statements), ...values.flatMap((value) => codesWithin(value))];
  if (!codes.some((one) => isSame(one, BEGIN))) {
    out.append(before);
    return values;
  }
  const mark = e.gen.fresh('mark');
  out.code`const ${mark} = ${BEGIN}; ${before}`;
  const names = values.map((value) => {
    const name = nameFor(e, 'value', value);
    out.code`const ${name} = ${value};`;
    return code(name);
  });
  out.code`trace.drop(${mark});`;
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
  return e.gen.function(`traced table ${expr.table} ${index}`, camel(`traced ${about}`), (own) => {
    const [mark, params] = [e.gen.fresh('mark'), keyParams(model.keys)];
    const found = call(tableFunction(e, expr.table, index), params);
    const table = e.gen.game.tables.indexOf(model);
    const body = stmts`return trace.look(${mark}, ${table}, ${index}, ${found}, [${params.map(code)}]);`;
    return func(own, { params: [mark, ...params], returns: 'number' }, body);
  });
}

export const TRACING: Tracing = {
  amount: traceAmount,

  term: (e, term) =>
    e.gen.function(`traced ${term.name}`, `traced${pascal(term.name)}`, (own) => {
      const mark = e.gen.fresh('mark');
      const { params } = parameters(e, localsOf(term), new Out());
      const index = e.gen.game.terms.indexOf(term);
      const isQuestion = term.type.is === 'yes or no';
      const trace = isQuestion ? quoted`trace.holds` : quoted`trace.term`;
      const found = call(termFunction(e, term), params);
      const body = stmts`return ${trace}(${mark}, ${index}, ${found}, [${params.map(asNumber)}]);`;
      return func(own, { params: [mark, ...params], returns: isQuestion ? 'boolean' : 'number' }, body);
    }),

  lookUp: (e, expr, scope, out) =>
    TRACING.call(e, tracedTable(e, expr), expr.keys, scope, out, (before) =>
      expr.keys.map((key) => e.num(key, scope, before)),
    ),

  call(e, traced, args, scope, out, write) {
    const before = new Out();
    for (const arg of args) traceAmount(e, arg, scope, before);
    const written = write(before);
    if (before.isEmpty) return call(traced, [BEGIN, ...written]);
    const mark = e.gen.fresh('mark');
    const result = call(traced, [mark, ...written]);
    const found = nameFor(e, 'found', result);
    out.code`const ${mark} = ${BEGIN}; ${before} const ${found} = ${result};`;
    return code(found);
  },

  gathered(e, expr, scope, out) {
    if (expr.bounds.length === 0 || isCollection(expr.value.type)) return undefined;
    const { where, ...all } = expr;
    const { op } = all;
    const isTotal = op === 'total of';
    const found = e.gen.fresh(isTotal ? 'total' : op === 'highest of' ? 'highest' : 'lowest');
    const chosen = e.gen.fresh('chosen');
    out.code`let ${found} = ${isTotal ? 0 : NONE};`;
    if (!isTotal) out.code`const ${chosen} = ${BEGIN};`;
    e.streams.combinations(all, scope, out, (inner, to) => {
      const [item, looked] = names('item', 'looked');
      to.code`const ${looked} = ${BEGIN};`;
      const test = where ? e.cond(where, inner, to) : code(true);
      const inside = new Out();
      traceAmount(e, expr.value, inner, inside);
      inside.code`const ${item} = ${e.num(expr.value, inner, inside)};`;
      if (isTotal) inside.code`${found} += ${item}; trace.keep(${looked});`;
      else
        inside.code`
          if (${found} === NONE || ${binary(op === 'highest of' ? '>' : '<', item, found)}) {
            ${found} = ${item};
            trace.keepOnly(${looked});
          } else if (${item} === ${found}) trace.keep(${looked});`;
      to.code`if (${test}) { ${inside} } trace.drop(${looked});`;
    });
    if (!isTotal) out.code`trace.keep(${chosen});`;
    return found;
  },

  measure(e, value, ranking, item, scope, out) {
    const [mark, measure] = names('mark', 'measure');
    out.code`const ${mark} = ${BEGIN};`;
    traceAmount(e, value, scope, out);
    out.code`const ${measure} = ${e.num(value, scope, out)}; trace.measured(${ranking}, ${item}, ${mark});`;
    return code(measure);
  },
};
