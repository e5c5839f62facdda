import type { ExprOf } from '../../../2-model/model.ts';
import { present } from '../../../2-model/types.ts';
import { code } from '../../code/build.ts';
import type { Out } from '../../code/out.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code } from '../../code/tree.ts';
import type { Emitter, Stream } from '../emitter.ts';
import { type Scope, unsupported } from '../gen.ts';
import { printedLists } from '../values/printed.ts';
import { memberOf } from '../values/things.ts';
import { sidesOf } from './graph.ts';
import { fixed, loop, named, range, row, under } from './stream.ts';

/** The cells of a grid, or of one grid of a family. */
export function cells(e: Emitter, expr: ExprOf<'cells'>, scope: Scope, out: Out): Stream {
  const grid = e.gen.board.grid(expr.grid);
  if (!expr.member) return range(0, grid.all.length - 1);
  const member = memberOf(e, expr.grid, expr.member, scope, out);
  if (member.is === 'number') return fixed(e, grid.cellsOf[member.value]!, `${expr.grid} cells`);
  const inRow = grid.cellsOf.every((cells) => cells.every((cell, index) => cell === cells[0]! + index));
  if (!inRow) return row(e, `${expr.grid} cells`, grid.cellsOf, member, out);
  const which = named(e, 'member', member, out);
  const cellAt = (about: string, at: number): Code => {
    const cells = grid.cellsOf.map((those) => those.at(at)!);
    return e.gen.at(`${expr.grid} ${about} cell`, cells, which);
  };
  return range(cellAt('first', 0), cellAt('last', -1));
}

/** The cells beside one, from north round to west. */
export function neighbours(e: Emitter, expr: ExprOf<'neighbours'>, scope: Scope, out: Out): Stream {
  const type = present(expr.of.type);
  if (type.is !== 'cell') return unsupported(`neighbours of ${type.is}`);
  const beyond = sidesOf(e, type.grid);
  const cell = named(e, 'cell', e.num(expr.of, scope, out), out);
  return {
    loops: 1,
    each: (to, name, body, backwards) => {
      const side = e.gen.fresh('side');
      loop(to, side, 0, 3, backwards, (inside) => {
        inside.code`const ${name} = k[${beyond} + ${cell} * 4 + ${side}];`;
        under(inside, quoted`${name} !== NONE`, (then) => body(code(name), then));
      });
    },
  };
}

/** Several words printed on one thing. */
export function printedWords(e: Emitter, expr: ExprOf<'property'>, scope: Scope, out: Out): Stream {
  const lists = printedLists(e, expr.of.type, expr.property);
  const thing = e.num(expr.of, scope, out);
  const about = `${expr.property} of`;
  const words = row(e, about, lists, thing, out);
  const isSmall = lists.every((list) => list.every((one) => one >= 0 && one < 32));
  if (!isSmall) return words;
  const masks = lists.map((list) => list.reduce((mask, one) => mask | (1 << one), 0));
  return {
    ...words,
    has: (item) => quoted`((${e.gen.at(`${expr.property} bits`, masks, thing)} >>> ${item}) & 1) === 1`,
  };
}
