import type { Bound, Expr } from '../../../2-model/model.ts';
import { itemType, present, type Type } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import { NONE, type Scope } from '../gen.ts';
import { camel, Out, pascal } from '../text.ts';
import { cond, isCollection, num } from '../values/expressions.ts';
import { keyNames, tableFunction } from '../values/tables.ts';
import { parameters, termFunction } from '../values/terms.ts';

/** How amounts are written where they tell what they come from: around the same code as everywhere. */

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;
type Quantifier = Extract<Expr, { bound: Bound }>;
type Gather = Extract<Expr, { bounds: readonly Bound[] }>;
type Term = Emitter['gen']['game']['terms'][number];

/** A term that tells its arguments and its value; the first parameter is where it began. */
export function tellingTerm(e: Emitter, term: Term): string {
  return e.gen.function(`telling ${term.name}`, `told${pascal(term.name)}`, (own) => {
    const { names } = parameters(e, term.owner, term.params, new Out());
    const args = names.map((name) => name.split(':')[0]!);
    const words = names.map((name, index) =>
      name.endsWith('boolean') ? `${args[index]} ? 1 : 0` : args[index]!,
    );
    const isTruth = term.type.is === 'yes or no';
    const call = `${termFunction(e, term)}(${args.join(', ')})`;
    const how = isTruth ? 'holds' : 'term';
    const told = `trace.${how}(mark, ${e.gen.game.terms.indexOf(term)}, ${call}, [${words.join(', ')}])`;
    const typed = ['mark: number', ...names].join(', ');
    return `function ${own}(${typed}): ${isTruth ? 'boolean' : 'number'} {\nreturn ${told};\n}`;
  });
}

/** A look-up that tells its keys and its value. */
export function tellingTable(e: Emitter, table: string, column: number): string {
  const index = e.gen.game.tables.findIndex(({ name }) => name === table);
  const { keys, columns } = e.gen.game.tables[index]!;
  const about = columns.length === 1 ? table : `${table} ${columns[column]!.name}`;
  return e.gen.function(`telling table ${table} ${column}`, camel(`told ${about}`), (own) => {
    const params = keyNames(keys);
    const typed = ['mark', ...params].map((param) => `${param}: number`).join(', ');
    const found = `${tableFunction(e, table, column)}(${params.join(', ')})`;
    return `function ${own}(${typed}): number {\nreturn trace.look(mark, ${index}, ${column}, ${found}, [${params.join(', ')}]);\n}`;
  });
}

/** A look-up of which the keys tell where they come from. */
export function lookUpTold(e: Emitter, expr: Of<'table'>, column: number, scope: Scope, out: Out): string {
  return callTold(e, tellingTable(e, expr.table, column), expr.keys, scope, out, (before) =>
    expr.keys.map((key) => num(e, key, scope, before)),
  );
}

/** A call that tells, and what its arguments tell inside of it: then it is made at once, before anything else is told. */
export function callTold(
  e: Emitter,
  telling: string,
  args: readonly Expr[],
  scope: Scope,
  out: Out,
  write: (before: Out) => readonly string[],
): string {
  const before = new Out();
  for (const arg of args) tell(e, arg, scope, before);
  const written = write(before);
  if (before.isEmpty) return `${telling}(${['trace.begin()', ...written].join(', ')})`;
  const [mark, found] = [e.gen.fresh('mark'), e.gen.fresh('found')];
  out.push(`const ${mark} = trace.begin();`);
  out.append(before);
  out.push(`const ${found} = ${telling}(${[mark, ...written].join(', ')});`);
  return found;
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
      const [on, value] = unheard(e, out, (to) => [num(e, expr.of, scope, to), num(e, expr, scope, to)]);
      out.push(`trace.printed(${sort}, '${expr.property}', ${on}, ${value});`);
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
    isCollection(expr.type) ? `trace.listAt(${e.streams.list(expr, scope, to)})` : num(e, expr, scope, to),
    ...[...(expr.of ? [expr.of] : []), ...expr.keys].map((arg) => num(e, arg, scope, to)),
  ]);
  out.push(`trace.field(${index}, ${value}, [${args.join(', ')}]);`);
}

/** The things that are counted; numbers and words need not be told one by one. */
function tellCounted(e: Emitter, all: Expr, asked: Quantifier | undefined, scope: Scope, out: Out): void {
  const sort = sortOf(e, itemType(all.type));
  if (!sort) return;
  const counted = e.gen.fresh('counted');
  out.push(`const ${counted}: number[] = [];`);
  unheard(e, out, (to) => {
    e.streams.each(all, e.gen.fresh('item'), scope, to, (item, inside) => {
      const inner = asked ? e.streams.bound(asked.bound, item, scope, inside) : scope;
      const test = asked?.where ? `if (${cond(e, asked.where, inner, inside)}) ` : '';
      inside.push(`${test}${counted}.push(${item});`);
    });
    return [];
  });
  out.push(`trace.counted(${sort}, ${counted});`);
}

/** Only what the condition leads to. */
function tellEither(e: Emitter, expr: Of<'if'>, scope: Scope, out: Out): void {
  const [then, otherwise] = [new Out(), new Out()];
  tell(e, expr.then, scope, then);
  tell(e, expr.otherwise, scope, otherwise);
  if (then.isEmpty && otherwise.isEmpty) return;
  const [holds] = unheard(e, out, (to) => [cond(e, expr.condition, scope, to)]);
  out.push(`if (${holds}) {`);
  out.append(then);
  out.push('} else {');
  out.append(otherwise);
  out.push('}');
}

/** The thing that a name stands for. */
export function tellItem(e: Emitter, expr: Of<'local'>, scope: Scope, out: Out): void {
  const sort = sortOf(e, expr.type);
  if (sort) out.push(`trace.item(${sort}, ${num(e, expr, scope, out)});`);
}

/**
 * A total, or the highest or lowest of all: what gives nothing is not told. Of several that are the highest, each is. Undefined where
 * there is nothing to go through one by one.
 */
export function gatheredTold(e: Emitter, expr: Gather, scope: Scope, out: Out): string | undefined {
  if (expr.bounds.length === 0 || isCollection(expr.value.type)) return undefined;
  const { where, ...all } = expr;
  const { op } = all;
  const isTotal = op === 'total of';
  const found = e.gen.fresh(isTotal ? 'total' : op === 'highest of' ? 'highest' : 'lowest');
  const [item, looked, chosen] = [e.gen.fresh('item'), e.gen.fresh('looked'), e.gen.fresh('chosen')];
  out.push(`let ${found} = ${isTotal ? '0' : NONE};`);
  if (!isTotal) out.push(`const ${chosen} = trace.begin();`);
  e.streams.combinations(all, scope, out, (inner, to) => {
    to.push(`const ${looked} = trace.begin();`);
    if (where) to.push(`if (${cond(e, where, inner, to)}) {`);
    tell(e, expr.value, inner, to);
    to.push(`const ${item} = ${num(e, expr.value, inner, to)};`);
    if (isTotal) to.push(`${found} += ${item};`, `trace.keep(${looked});`);
    else {
      const better = `${found} === NONE || ${item} ${op === 'highest of' ? '>' : '<'} ${found}`;
      to.push(
        `if (${better}) {`,
        `${found} = ${item};`,
        `trace.keepOnly(${looked});`,
        `} else if (${item} === ${found}) trace.keep(${looked});`,
      );
    }
    if (where) to.push('}');
    to.push(`trace.drop(${looked});`);
  });
  if (!isTotal) out.push(`trace.keep(${chosen});`);
  return found;
}

/** A measure of one who is ranked, kept with what it came from. */
export function measureTold(
  e: Emitter,
  value: Expr,
  ranking: string,
  item: string,
  scope: Scope,
  out: Out,
): string {
  const [mark, measure] = [e.gen.fresh('mark'), e.gen.fresh('measure')];
  out.push(`const ${mark} = trace.begin();`);
  tell(e, value, scope, out);
  out.push(
    `const ${measure} = ${num(e, value, scope, out)};`,
    `trace.measured(${ranking}, ${item}, ${mark});`,
  );
  return measure;
}

/** Works out what is told where it is really used: nothing is heard of it here. */
function unheard(e: Emitter, out: Out, write: (to: Out) => readonly string[]): readonly string[] {
  const before = new Out();
  const values = write(before);
  if (![...before.lines, ...values].some((text) => text.includes('trace.begin()'))) {
    out.append(before);
    return values;
  }
  const mark = e.gen.fresh('mark');
  out.push(`const ${mark} = trace.begin();`);
  out.append(before);
  const names = values.map((value) => {
    const name = e.gen.fresh('value');
    out.push(`const ${name} = ${value};`);
    return name;
  });
  out.push(`trace.drop(${mark});`);
  return names;
}

/** How what belongs to pieces or a grid is told; undefined for anything else. */
function sortOf(e: Emitter, type: Type): string | undefined {
  const exact = present(type);
  const { pieces, grids } = e.gen.game;
  if (exact.is === 'piece') return `'piece', ${pieces.findIndex(({ name }) => name === exact.pieces)}`;
  if (exact.is === 'cell' || exact.is === 'line')
    return `'${exact.is}', ${grids.findIndex(({ name }) => name === exact.grid)}`;
  return undefined;
}
