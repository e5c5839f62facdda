import type * as tree from '../1-syntax/tree.ts';

/** What helps against a value that may be `none`: which cure the message tells, and the words of the rules that it quotes. */
export function noneCure(node: object): { readonly [name: string]: string } {
  const expr = withoutBrackets(node as tree.Expr);
  if (expr.is === 'ref' && expr.of && ['first', 'last', 'top'].includes(expr.name.text)) {
    const source = written(expr.of);
    const how = expr.name.text === 'top' ? 'first' : expr.name.text;
    return source === undefined ? {} : { instead: 'not-empty', how, source };
  }
  if (expr.is === 'ref') {
    const source = written(expr);
    return source === undefined ? { instead: 'let' } : { instead: 'asked', source };
  }
  if (expr.is === 'quantify' && (expr.how === 'first' || expr.how === 'last'))
    return { instead: 'the', how: expr.how, source: expr.binder.variable.text };
  if (expr.is === 'gather') return { instead: 'gathered', how: expr.how };
  return {};
}

function withoutBrackets(expr: tree.Expr): tree.Expr {
  return expr.is === 'list' && expr.items.length === 1 ? withoutBrackets(expr.items[0]!) : expr;
}

/** A name as it is written, with what it asks for and whose it is; undefined for anything longer than names. */
function written(expr: tree.Expr): string | undefined {
  if (expr.is === 'number') return String(expr.value);
  if (expr.is !== 'ref') return undefined;
  const args = expr.args.map(written);
  const of = expr.of && written(expr.of);
  if (args.includes(undefined) || (expr.of && of === undefined)) return undefined;
  return `${expr.name.text}${args.length > 0 ? `[${args.join(', ')}]` : ''}${of === undefined ? '' : ` of ${of}`}`;
}
