import type { ExprOf } from '../../../2-model/model.ts';
import { MOST_ITEMS } from '../../../2-model/types.ts';
import type { Out } from '../../code/out.ts';
import type { Emitter, Stream } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { inMemory, named, range } from './stream.ts';

/** Collections that the rules alone do not keep small: they are counted while they are made, and too many stop the game. */

export function countedRange(e: Emitter, expr: ExprOf<'range'>, scope: Scope, out: Out): Stream {
  const from = named(e, 'from', e.num(expr.from, scope, out), out);
  const to = named(e, 'to', e.num(expr.to, scope, out), out);
  out.code`if (${to} - ${from} >= ${MOST_ITEMS}) fault('too-many');`;
  return range(from, to);
}

/** The items as a list of their own: all are counted before the first is looked at. */
export function countedList(e: Emitter, about: string, items: Stream, out: Out): Stream {
  const address = e.gen.scratch(about, MOST_ITEMS);
  const count = e.gen.fresh('count');
  out.code`let ${count} = 0;`;
  items.each(
    out,
    e.gen.fresh('item'),
    (item, to) => to.code`
      if (${count} === ${MOST_ITEMS}) fault('too-many');
      m[${address} + ++${count}] = ${item};`,
    false,
  );
  out.code`m[${address}] = ${count};`;
  return { ...inMemory(e, address), isOwn: true };
}
