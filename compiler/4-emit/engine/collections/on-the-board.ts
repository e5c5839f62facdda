import type { Expr } from '../../../2-model/model.ts';
import { present } from '../../../2-model/types.ts';
import { code, printed, sum } from '../../code/build.ts';
import type { Out } from '../../code/out.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Emitter, Stream } from '../emitter.ts';
import { type Scope, unsupported } from '../gen.ts';
import { printedLists } from '../values/printed.ts';
import { memberOf } from '../values/things.ts';
import { fixed, loop, named, range, row, under } from './stream.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;

/** The cells of a grid, or of one grid of a family. */
export function cells(e: Emitter, expr: Of<'cells'>, scope: Scope, out: Out): Stream {
  const grid = e.gen.board.grid(expr.grid);
  if (!expr.member) return range(0, grid.all.length - 1);
  const member = memberOf(e, expr.grid, expr.member, scope, out);
  if (member.is === 'number') return fixed(e, grid.cellsOf[member.value]!, `${expr.grid} cells`);
  const inRow = grid.cellsOf.every((cells) => cells.every((cell, index) => cell === cells[0]! + index));
  if (!inRow) return row(e, `${expr.grid} cells`, grid.cellsOf, member, out);
  const name = e.gen.fresh('member');
  out.code`const ${name} = ${member};`;
  const first = e.gen.array(
    `${expr.grid} first cell`,
    grid.cellsOf.map((cells) => cells[0]!),
  );
  const last = e.gen.array(
    `${expr.grid} last cell`,
    grid.cellsOf.map((cells) => cells.at(-1)!),
  );
  return range(printed(sum(first, name)), printed(sum(last, name)));
}

/** The cells beside one, from north round to west. */
export function neighbours(e: Emitter, expr: Of<'neighbours'>, scope: Scope, out: Out): Stream {
  const { gen, graphs } = e;
  const type = present(expr.of.type);
  if (type.is !== 'cell') return unsupported(`neighbours of ${type.is}`);
  const beyond = graphs.beyond(type.grid);
  const cell = named(e, 'cell', e.num(expr.of, scope, out), out);
  return {
    loops: 1,
    each: (to, name, body, backwards) => {
      const side = gen.fresh('side');
      loop(to, side, 0, 3, backwards, (inside) => {
        inside.code`const ${name} = k[${beyond} + ${cell} * 4 + ${side}];`;
        under(inside, quoted`${name} !== NONE`, (then) => body(code(name), then));
      });
    },
  };
}

/** Several words printed on one thing. */
export function printedWords(e: Emitter, expr: Of<'property'>, scope: Scope, out: Out): Stream {
  const lists = printedLists(e, expr.of.type, expr.property);
  const thing = e.num(expr.of, scope, out);
  const about = `${expr.property} of`;
  const words = row(e, about, lists, thing, out);
  const isSmall = lists.every((list) => list.every((one) => one >= 0 && one < 32));
  if (!isSmall) return words;
  const masks = lists.map((list) => list.reduce((mask, one) => mask | (1 << one), 0));
  const bits = e.gen.at(`${expr.property} bits`, masks, thing);
  return { ...words, bits, has: (item) => quoted`((${bits} >>> ${item}) & 1) === 1` };
}
