import type { Expr } from '../../../2-model/model.ts';
import { present } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import { type Scope, unsupported } from '../gen.ts';
import type { Out } from '../text.ts';
import { num } from '../values/expressions.ts';
import { printedLists } from '../values/printed.ts';
import { memberOf } from '../values/things.ts';
import { fixed, longest, loop, range, row, type Stream } from './stream.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;

/** The cells of a grid, or of one grid of a family. */
export function cells(e: Emitter, expr: Of<'cells'>, scope: Scope, out: Out): Stream {
  const grid = e.gen.board.grid(expr.grid);
  if (!expr.member) return range('0', String(grid.all.length - 1), grid.all.length);
  const member = memberOf(e, expr.grid, expr.member, scope, out);
  if (/^\d+$/.test(member)) return fixed(e, grid.cellsOf[Number(member)]!, `${expr.grid} cells`);
  const inRow = grid.cellsOf.every((cells) => cells.every((cell, index) => cell === cells[0]! + index));
  if (!inRow) return row(e, `${expr.grid} cells`, grid.cellsOf, member, out);
  const name = e.gen.fresh('member');
  out.push(`const ${name} = ${member};`);
  const first = e.gen.array(
    `${expr.grid} first cell`,
    grid.cellsOf.map((cells) => cells[0]!),
  );
  const last = e.gen.array(
    `${expr.grid} last cell`,
    grid.cellsOf.map((cells) => cells.at(-1)!),
  );
  return range(`k[${first} + ${name}]!`, `k[${last} + ${name}]!`, longest(grid.cellsOf));
}

/** The cells beside one, from north round to west. */
export function neighbours(e: Emitter, expr: Of<'neighbours'>, scope: Scope, out: Out): Stream {
  const { gen, graphs } = e;
  const type = present(expr.of.type);
  if (type.is !== 'cell') return unsupported(`neighbours of ${type.is}`);
  const beyond = graphs.beyond(type.grid);
  const js = num(e, expr.of, scope, out);
  const cell = /^[\w$]+$/.test(js) ? js : gen.fresh('cell');
  if (cell !== js) out.push(`const ${cell} = ${js};`);
  return {
    loops: 1,
    most: 4,
    each: (to, name, body, backwards) => {
      const side = gen.fresh('side');
      to.push(
        loop(side, '0', '3', backwards),
        `const ${name} = k[${beyond} + ${cell} * 4 + ${side}]!;`,
        `if (${name} !== NONE) {`,
      );
      body(name, to);
      to.push('}', '}');
    },
  };
}

/** Several words printed on one thing. */
export function printedWords(e: Emitter, expr: Of<'property'>, scope: Scope, out: Out): Stream {
  const lists = printedLists(e, expr.of.type, expr.property);
  const js = num(e, expr.of, scope, out);
  const about = `${expr.property} of`;
  const words = row(e, about, lists, js, out);
  const isSmall = lists.every((list) => list.every((one) => one >= 0 && one < 32));
  if (!isSmall) return words;
  const masks = lists.map((list) => list.reduce((mask, one) => mask | (1 << one), 0));
  return {
    ...words,
    has: (item) => `(((${e.gen.at(`${expr.property} bits`, masks, js)} >>> ${item}) & 1) === 1)`,
  };
}
