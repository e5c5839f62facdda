import { call, code, type Operand } from '../../code/build.ts';
import { expr } from '../../code/quote.ts';
import type { Emitter, Stream, Writer } from '../emitter.ts';
import { loop, under } from './stream.ts';

/** Players clockwise from one, with or without that one. */
export function around(e: Emitter, from: Operand, others: boolean): Stream {
  return {
    loops: 1,
    each: (w, name, body, backwards) => {
      const step = e.gen.fresh('step');
      const start = e.gen.fresh('from');
      w.code`const ${start} = ${from};`;
      loop(w, step, 0, { before: expr`m[PLAYERS]` }, backwards, (inside) => {
        inside.code`const ${name} = clockwise(${start}, ${step});`;
        if (others) under(inside, expr`${name} !== ${start}`, (then) => body(code(name), then));
        else body(code(name), inside);
      });
    },
    count: () => (others ? expr`m[PLAYERS] - (${from} < m[PLAYERS] ? 1 : 0)` : expr`m[PLAYERS]`),
    has: (item) => (others ? expr`${item} < m[PLAYERS] && ${item} !== ${from}` : expr`${item} < m[PLAYERS]`),
  };
}

export function winners(w: Writer): Stream {
  const { rank, place, value } = w.e.winner();
  const count = w.gen.fresh('ranked');
  w.code`const ${count} = ${call(rank, [])};`;
  return {
    loops: 1,
    each: (to, item, body) => {
      const index = w.gen.fresh('i');
      const inside = to.inside();
      inside.code`
        if (m[${place} + ${index}] !== m[${place}]) break;
        const ${item} = m[${value} + ${index}];
      `;
      body(code(item), inside);
      to.code`for (let ${index} = 0; ${index} < ${count}; ${index}++) { ${inside} }`;
    },
  };
}
