import { present } from '../../../2-model/types.ts';
import type { ExprOf } from '../../../3-ir/ir.ts';
import { call, code, type Operand } from '../../code/build.ts';
import { expr, expr as quoted } from '../../code/quote.ts';
import type { Code } from '../../code/tree.ts';
import type { Emitter, Stream, Writer } from '../emitter.ts';
import { unsupported } from '../gen.ts';
import { memberOf, printedLists } from '../values/things.ts';
import { sidesOf } from './graph.ts';
import { fixed, loop, named, range, row } from './stream.ts';

/** The cells of a grid, or of one grid of a family. */
export function cells(w: Writer, expr: ExprOf<'cells'>): Stream {
  const grid = w.gen.board.grid(expr.grid);
  if (!expr.member) return range(0, grid.all.length - 1);
  const member = memberOf(w, expr.grid, expr.member);
  if (member.is === 'number') return fixed(w.e, grid.cellsOf[member.value]!, `${expr.grid} cells`);
  const inRow = grid.cellsOf.every((cells) => cells.every((cell, index) => cell === cells[0]! + index));
  if (!inRow) return row(w, `${expr.grid} cells`, grid.cellsOf, member);
  const which = named(w, 'member', member);
  const cellAt = (about: string, at: number): Code => {
    const cells = grid.cellsOf.map((those) => those.at(at)!);
    return w.gen.at(`${expr.grid} ${about} cell`, cells, which);
  };
  return range(cellAt('first', 0), cellAt('last', -1));
}

/** The cells beside one, from north round to west. */
export function neighbours(w: Writer, expr: ExprOf<'neighbours'>): Stream {
  const type = present(expr.of.type);
  if (type.is !== 'cell') return unsupported(`neighbours of ${type.is}`);
  const beyond = sidesOf(w.e, type.grid);
  const cell = named(w, 'cell', w.num(expr.of));
  return {
    loops: 1,
    each: (to, name, body, backwards) => {
      const side = w.gen.fresh('side');
      loop(to, side, 0, 3, backwards, (inside) => {
        inside.code`const ${name} = k[${beyond} + ${cell} * 4 + ${side}];`;
        body(code(name), inside.when(quoted`${name} !== NONE`));
      });
    },
  };
}

/** Several words printed on one thing. */
export function printedWords(w: Writer, expr: ExprOf<'property'>): Stream {
  const lists = printedLists(w.e, expr.of.type, expr.property);
  const thing = w.num(expr.of);
  const about = `${expr.property} of`;
  const words = row(w, about, lists, thing);
  const isSmall = lists.every((list) => list.every((one) => one >= 0 && one < 32));
  if (!isSmall) return words;
  const masks = lists.map((list) => list.reduce((mask, one) => mask | (1 << one), 0));
  return {
    ...words,
    has: (item) => quoted`((${w.gen.at(`${expr.property} bits`, masks, thing)} >>> ${item}) & 1) === 1`,
  };
}

/** Players clockwise from one, with or without that one. */
export function around(e: Emitter, from: Operand, others: boolean): Stream {
  return {
    loops: 1,
    each: (w, name, body, backwards) => {
      const step = e.gen.fresh('step');
      const start = w.const('from', from);
      loop(w, step, 0, { before: expr`m[PLAYERS]` }, backwards, (inside) => {
        inside.code`const ${name} = clockwise(${start}, ${step});`;
        body(code(name), others ? inside.when(expr`${name} !== ${start}`) : inside);
      });
    },
    count: () => (others ? expr`m[PLAYERS] - (${from} < m[PLAYERS] ? 1 : 0)` : expr`m[PLAYERS]`),
    has: (item) => (others ? expr`${item} < m[PLAYERS] && ${item} !== ${from}` : expr`${item} < m[PLAYERS]`),
  };
}

export function winners(w: Writer): Stream {
  const { rank, place, value } = w.e.winner();
  const count = w.const('ranked', call(rank, []));
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
