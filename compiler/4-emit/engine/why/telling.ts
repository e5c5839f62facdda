import type { Bound, Expr } from '../../../2-model/model.ts';
import { isCollection, itemType, present, type Type } from '../../../2-model/types.ts';
import { asNumber, binary, call, code, func, isTruth, NONE, type Operand, text } from '../../code/build.ts';
import { camel, pascal } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr as quoted, stmts } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';
import { codesIn, codesWithin, isSame } from '../../code/walk.ts';
import type { Emitter, Telling } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { keyParams, tableFunction } from '../values/tables.ts';
import { parameters, termFunction } from '../values/terms.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;
type Quantifier = Extract<Expr, { bound: Bound }>;
type Gather = Extract<Expr, { bounds: readonly Bound[] }>;
type Term = Emitter['gen']['game']['terms'][number];

/** How amounts are written where they tell what they come from: around the same code as everywhere. */
export function tellingOf(e: Emitter): Telling {
  return {
    term: (term) => tellingTerm(e, term),
    lookUp: (expr, column, scope, out) => lookUpTold(e, expr, column, scope, out),
    call: (telling, args, scope, out, write) => callTold(e, telling, args, scope, out, write),
    amount: (expr, scope, out) => tell(e, expr, scope, out),
    gathered: (expr, scope, out) => gatheredTold(e, expr, scope, out),
    measure: (value, ranking, item, scope, out) => measureTold(e, value, ranking, item, scope, out),
  };
}

/** Where telling begins: what is told from here on belongs together. */
const BEGIN = quoted`trace.begin()`;

/** A term that tells its arguments and its value; the first parameter is where it began. */
function tellingTerm(e: Emitter, term: Term): Name {
  return e.gen.function(`telling ${term.name}`, `told${pascal(term.name)}`, (own) => {
    const mark = e.gen.fresh('mark');
    const { params } = parameters(e, term.owner, term.params, new Out());
    const index = e.gen.game.terms.indexOf(term);
    const found = call(termFunction(e, term), params);
    const words = params.map(asNumber);
    const isQuestion = term.type.is === 'yes or no';
    const body = isQuestion
      ? stmts`return trace.holds(${mark}, ${index}, ${found}, [${words}]);`
      : stmts`return trace.term(${mark}, ${index}, ${found}, [${words}]);`;
    return func(own, { params: [mark, ...params], returns: isQuestion ? 'boolean' : 'number' }, body);
  });
}

/** A look-up that tells its keys and its value. */
function tellingTable(e: Emitter, table: string, column: number): Name {
  const index = e.gen.game.tables.findIndex(({ name }) => name === table);
  const { keys, columns } = e.gen.game.tables[index]!;
  const about = columns.length === 1 ? table : `${table} ${columns[column]!.name}`;
  return e.gen.function(`telling table ${table} ${column}`, camel(`told ${about}`), (own) => {
    const mark = e.gen.fresh('mark');
    const params = keyParams(keys);
    const found = call(tableFunction(e, table, column), params);
    const words = params.map(code);
    const body = stmts`return trace.look(${mark}, ${index}, ${column}, ${found}, [${words}]);`;
    return func(own, { params: [mark, ...params], returns: 'number' }, body);
  });
}

/** A look-up of which the keys tell where they come from. */
function lookUpTold(e: Emitter, expr: Of<'table'>, column: number, scope: Scope, out: Out): Code {
  return callTold(e, tellingTable(e, expr.table, column), expr.keys, scope, out, (before) =>
    expr.keys.map((key) => e.num(key, scope, before)),
  );
}

/** A call that tells, and what its arguments tell inside of it: then it is made at once, before anything else is told. */
function callTold(
  e: Emitter,
  telling: Name,
  args: readonly Expr[],
  scope: Scope,
  out: Out,
  write: (before: Out) => readonly Code[],
): Code {
  const before = new Out();
  for (const arg of args) tell(e, arg, scope, before);
  const written = write(before);
  if (before.isEmpty) return call(telling, [BEGIN, ...written]);
  const mark = e.gen.fresh('mark');
  const told = call(telling, [mark, ...written]);
  const found = nameFor(e, 'found', told);
  out.code`const ${mark} = ${BEGIN}; ${before} const ${found} = ${told};`;
  return code(found);
}

/** A new name for a value, of its type. */
function nameFor(e: Emitter, hint: string, value: Code): Name {
  return e.gen.fresh(hint, isTruth(value) ? 'boolean' : 'number');
}

/**
 * Tells what goes straight into an amount: fields, what is printed, and what is counted; not what is only searched. Tables, terms
 * and totals tell by themselves.
 */
export function tell(e: Emitter, expr: Expr, scope: Scope, out: Out): void {
  switch (expr.op) {
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      tell(e, expr.left, scope, out);
      tell(e, expr.right, scope, out);
      return;
    case 'if':
      tellEither(e, expr, scope, out);
      return;
    case 'field':
      if (!isCollection(expr.type)) tellField(e, expr, scope, out);
      return;
    case 'position':
      if (expr.of.op === 'field') tellField(e, expr.of, scope, out);
      return;
    case 'property': {
      const sort = sortOf(e, expr.of.type);
      if (!sort || isCollection(expr.type)) return;
      const values = unheard(e, out, (to) => [e.num(expr.of, scope, to), e.num(expr, scope, to)]);
      out.code`trace.printed(${sort}, ${text(expr.property)}, ${values});`;
      return;
    }
    case 'count':
      tellCounted(e, expr.of, undefined, scope, out);
      return;
    case 'count of':
      tellCounted(e, expr.bound.in, expr, scope, out);
      return;
    default:
  }
}

function tellField(e: Emitter, expr: Of<'field'>, scope: Scope, out: Out): void {
  if (expr.whole) return;
  const index = e.gen.game.fields.findIndex(({ name }) => name === expr.field);
  const [value, ...args] = unheard(e, out, (to) => [
    isCollection(expr.type)
      ? quoted`trace.listAt(${e.streams.list(expr, scope, to)})`
      : e.num(expr, scope, to),
    ...[...(expr.of ? [expr.of] : []), ...expr.keys].map((arg) => e.num(arg, scope, to)),
  ]);
  out.code`trace.field(${index}, ${value!}, [${args}]);`;
}

/** The things that are counted; numbers and words need not be told one by one. */
function tellCounted(e: Emitter, all: Expr, asked: Quantifier | undefined, scope: Scope, out: Out): void {
  const sort = sortOf(e, itemType(all.type));
  if (!sort) return;
  const counted = e.gen.fresh('counted');
  out.code`const ${counted}: number[] = [];`;
  unheard(e, out, (to) => {
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
function tellEither(e: Emitter, expr: Of<'if'>, scope: Scope, out: Out): void {
  const [then, otherwise] = [new Out(), new Out()];
  tell(e, expr.then, scope, then);
  tell(e, expr.otherwise, scope, otherwise);
  if (then.isEmpty && otherwise.isEmpty) return;
  const [holds] = unheard(e, out, (to) => [e.cond(expr.condition, scope, to)]);
  out.code`if (${holds!}) { ${then} } else { ${otherwise} }`;
}

/** The thing that a name stands for. */
export function tellItem(e: Emitter, expr: Of<'local'>, scope: Scope, out: Out): void {
  const sort = sortOf(e, expr.type);
  if (sort) out.code`trace.item(${sort}, ${e.num(expr, scope, out)});`;
}

/**
 * A total, or the highest or lowest of all: what gives nothing is not told. Of several that are the highest, each is. Undefined where
 * there is nothing to go through one by one.
 */
function gatheredTold(e: Emitter, expr: Gather, scope: Scope, out: Out): Name | undefined {
  if (expr.bounds.length === 0 || isCollection(expr.value.type)) return undefined;
  const { where, ...all } = expr;
  const { op } = all;
  const isTotal = op === 'total of';
  const found = e.gen.fresh(isTotal ? 'total' : op === 'highest of' ? 'highest' : 'lowest');
  const chosen = e.gen.fresh('chosen');
  out.code`let ${found} = ${isTotal ? 0 : NONE};`;
  if (!isTotal) out.code`const ${chosen} = ${BEGIN};`;
  e.streams.combinations(all, scope, out, (inner, to) => {
    const [item, looked] = [e.gen.fresh('item'), e.gen.fresh('looked')];
    to.code`const ${looked} = ${BEGIN};`;
    const test = where && e.cond(where, inner, to);
    const inside = new Out();
    tell(e, expr.value, inner, inside);
    inside.code`const ${item} = ${e.num(expr.value, inner, inside)};`;
    if (isTotal) inside.code`${found} += ${item}; trace.keep(${looked});`;
    else {
      const isBetter = binary(op === 'highest of' ? '>' : '<', item, found);
      inside.code`
        if (${found} === NONE || ${isBetter}) {
          ${found} = ${item};
          trace.keepOnly(${looked});
        } else if (${item} === ${found}) trace.keep(${looked});`;
    }
    if (test) to.code`if (${test}) { ${inside} }`;
    else to.append(inside);
    to.code`trace.drop(${looked});`;
  });
  if (!isTotal) out.code`trace.keep(${chosen});`;
  return found;
}

/** A measure of one who is ranked, kept with what it came from. */
function measureTold(e: Emitter, value: Expr, ranking: Name, item: Operand, scope: Scope, out: Out): Code {
  const [mark, measure] = [e.gen.fresh('mark'), e.gen.fresh('measure')];
  out.code`const ${mark} = ${BEGIN};`;
  tell(e, value, scope, out);
  out.code`const ${measure} = ${e.num(value, scope, out)}; trace.measured(${ranking}, ${item}, ${mark});`;
  return code(measure);
}

/** Works out what is told where it is really used: nothing is heard of it here. */
function unheard(e: Emitter, out: Out, write: (to: Out) => readonly Code[]): readonly Code[] {
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

/** How what belongs to pieces or a grid is told, as arguments; undefined for anything else. */
function sortOf(e: Emitter, type: Type): readonly Code[] | undefined {
  const exact = present(type);
  const { pieces, grids } = e.gen.game;
  if (exact.is === 'piece')
    return [text('piece'), code(pieces.findIndex(({ name }) => name === exact.pieces))];
  if (exact.is === 'cell' || exact.is === 'line')
    return [text(exact.is), code(grids.findIndex(({ name }) => name === exact.grid))];
  return undefined;
}
