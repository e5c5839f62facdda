import type { ExprOf } from '../../../3-ir/ir.ts';
import { chain, code, type Operand, sum, times } from '../../code/build.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';
import { withParts } from '../../code/walk.ts';
import type { Stream, Writer } from '../emitter.ts';
import { unsupported } from '../gen.ts';
import type { KeyPlace } from '../layout.ts';
import { fieldAddress } from '../values/fields.ts';
import { inBits, inMemory, loop } from './stream.ts';

/** What a field holds. */
export function ofField(w: Writer, expr: ExprOf<'field'>): Stream {
  const place = w.gen.layout.field(expr.field);
  if (expr.whole && place.keys.length > 0) return ofAllKeys(w, expr);
  const address = fieldAddress(w, expr);
  return place.form === 'list' ? inMemory(w.e, address) : inBits(address, place.lowest, place.room);
}

/** All of a field with keys, in key order. */
function ofAllKeys(w: Writer, expr: ExprOf<'field'>): Stream {
  const place = w.gen.layout.field(expr.field);
  if (place.form === 'bits') return unsupported(`all of the sets ${expr.field}`);
  if (place.model.single && place.there) return lying(w, expr);
  const start = fieldAddress(w, { ...expr, keys: [] });
  return {
    loops: 1,
    each: (to, name, body, backwards) => {
      const index = w.gen.fresh('i');
      loop(to, index, 0, place.count - 1, backwards, (inside) => {
        if (place.form === 'word') {
          inside.code`const ${name} = m[${start} + ${index}];`;
          const isThere = place.model.single ? [quoted`${name} !== NONE`] : seated(place.keys, index);
          body(code(name), isThere.length > 0 ? inside.when(chain('&&', isThere)) : inside);
        } else {
          const list = sum(start, times(index, place.words));
          inMemory(w.e, list).each(inside, name, body, backwards);
        }
      });
    },
  };
}

/** Whether the seats among the keys of a value sit at the table; where pieces would lie, there are none. */
function seated(keys: readonly KeyPlace[], index: Name): Code[] {
  return keys.flatMap(({ type, size }, at) => {
    if (type.is !== 'seat') return [];
    const after = keys.slice(at + 1).reduce((product, key) => product * key.size, 1);
    const seats = type.player ? quoted`m[PLAYERS]` : quoted`m[PLAYERS] + m[IMAGINARY]`;
    return [quoted`((${index} / ${after}) | 0) % ${size} < ${seats}`];
  });
}

/** The cells for which a field holds something, in order. */
export function heldCells(w: Writer, expr: ExprOf<'cells of field'>): Stream {
  const { gen } = w.e;
  if (expr.of.op !== 'field') return unsupported('cells of what is no field');
  const { field } = expr.of;
  const place = gen.layout.field(field);
  const [key] = place.keys;
  if (!key || key.values) return unsupported(`cells of ${field}`);
  const start = fieldAddress(w, { ...expr.of, keys: [] });
  const bits = place.there;
  const isLinear = bits?.bitOf.every((bit, cell) => bits.wordOf[cell]! * 32 + bit === cell);
  const has = (item: Operand): Code => quoted`m[${start} + ${item}] !== NONE`;
  const oneByOne: Stream['each'] = (to, name, body, backwards) =>
    loop(to, name, 0, key.size - 1, backwards, (inside) => body(code(name), inside.when(has(name))));
  if (!bits || !isLinear) return { loops: 1, each: oneByOne, has };
  const words = withName(start, place.name, bits.name);
  /** The words in which there may be a bit. */
  const span = bits.hasSpan
    ? {
        first: quoted`${bits.words} - m[${words} + ${bits.words}]`,
        end: quoted`m[${words} + ${bits.words} + 1]`,
      }
    : { first: code(0), end: code(bits.words) };
  return {
    loops: 2,
    each: (to, name, body, backwards) => {
      if (backwards) {
        oneByOne(to, name, body, true);
        return;
      }
      const [word, rest] = [gen.fresh('word'), gen.fresh('rest')];
      const inside = to.inside();
      inside.code`const ${name} = ${word} * 32 + 31 - Math.clz32(${rest} & -${rest});`;
      body(code(name), inside);
      to.code`
        for (let ${word} = ${span.first}; ${word} < ${span.end}; ${word}++)
          for (let ${rest} = m[${words} + ${word}]; ${rest} !== 0; ${rest} &= ${rest} - 1) { ${inside} }`;
    },
    has,
    count: () =>
      bits.hasSpan
        ? quoted`bitsIn(${words} + ${span.first}, ${span.end} - ${span.first})`
        : quoted`bitsIn(${words}, ${bits.words})`,
  };
}

/** An address with one name in it instead of another. */
function withName(address: Code, before: Name, after: Name): Code {
  if (address.is === 'name') return address.name === before ? code(after) : address;
  return withParts(address, (part) => withName(part, before, after));
}

/** The pieces that lie in places for one, in the order of the cells. */
function lying(w: Writer, expr: ExprOf<'field'>): Stream {
  const start = fieldAddress(w, { ...expr, keys: [] });
  const cells = heldCells(w, { op: 'cells of field', of: expr, type: expr.type });
  return {
    loops: cells.loops,
    each: (to, name, body, backwards) =>
      cells.each(
        to,
        w.gen.fresh('cell'),
        (cell, inside) => {
          inside.code`const ${name} = m[${start} + ${cell}];`;
          body(code(name), inside);
        },
        backwards,
      ),
    ...(cells.count ? { count: cells.count } : {}),
  };
}
