import type { Emitter } from '../emitter.ts';
import type { Out } from '../text.ts';
import { loop, type Stream } from './stream.ts';

/** Players clockwise from one, with or without that one. */
export function around(e: Emitter, from: string, others: boolean): Stream {
  return {
    loops: 1,
    most: e.gen.layout.seats,
    each: (out, name, body, backwards) => {
      const step = e.gen.fresh('step');
      const start = e.gen.fresh('from');
      out.push(`const ${start} = ${from};`);
      out.push(loop(step, '0', 'm[PLAYERS]! - 1', backwards));
      out.push(`const ${name} = clockwise(${start}, ${step});`);
      if (others) {
        out.push(`if (${name} !== ${start}) {`);
        body(name, out);
        out.push('}');
      } else body(name, out);
      out.push('}');
    },
    count: () => (others ? `(m[PLAYERS]! - (${from} < m[PLAYERS]! ? 1 : 0))` : 'm[PLAYERS]!'),
    has: (item) => (others ? `(${item} < m[PLAYERS]! && ${item} !== ${from})` : `(${item} < m[PLAYERS]!)`),
  };
}

export function winners(e: Emitter, out: Out): Stream {
  const name = e.ranks.winner();
  const count = e.gen.fresh('ranked');
  out.push(`const ${count} = ${name.rank}();`);
  return {
    loops: 1,
    most: e.gen.layout.seats,
    each: (to, item, body) => {
      const index = e.gen.fresh('i');
      to.push(
        `for (let ${index} = 0; ${index} < ${count}; ${index}++) {`,
        `if (m[${name.place} + ${index}] !== m[${name.place}]) break;`,
      );
      to.push(`const ${item} = m[${name.value} + ${index}]!;`);
      body(item, to);
      to.push('}');
    },
  };
}
