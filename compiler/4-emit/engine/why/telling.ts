import type { Expr } from '../../../2-model/model.ts';
import type { Emitter } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { camel, Out, pascal } from '../text.ts';
import { isCollection, num } from '../values/expressions.ts';
import { tableFunction } from '../values/tables.ts';
import { parameters, termFunction } from '../values/terms.ts';

/** How look-ups and terms are written where they tell what they give: around the same code as everywhere. */

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
    const params = keys.map((_, at) => `key${at + 1}`);
    const typed = ['mark', ...params].map((param) => `${param}: number`).join(', ');
    const found = `${tableFunction(e, table, column)}(${params.join(', ')})`;
    return `function ${own}(${typed}): number {\nreturn trace.look(mark, ${index}, ${column}, ${found}, [${params.join(', ')}]);\n}`;
  });
}

/** Tells the fields that go straight into an amount: those in sums and products, not those that are searched. */
export function tellFields(e: Emitter, expr: Expr, scope: Scope, out: Out): void {
  switch (expr.op) {
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      tellFields(e, expr.left, scope, out);
      tellFields(e, expr.right, scope, out);
      return;
    case 'field': {
      if (expr.whole || isCollection(expr.type)) return;
      const index = e.gen.game.fields.findIndex(({ name }) => name === expr.field);
      const args = [...(expr.of ? [expr.of] : []), ...expr.keys].map((arg) => num(e, arg, scope, out));
      out.push(`trace.field(${index}, ${num(e, expr, scope, out)}, [${args.join(', ')}]);`);
      return;
    }
    default:
  }
}
