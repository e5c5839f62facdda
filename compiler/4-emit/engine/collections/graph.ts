import type { Expr, ExprOf } from '../../../2-model/model.ts';
import { itemType, MOST_ITEMS, present, type Type } from '../../../2-model/types.ts';
import { binary, code, load, type Operand, sum } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { stmtsIn } from '../../code/walk.ts';
import type { Body, Emitter } from '../emitter.ts';
import { type Scope, unsupported, word } from '../gen.ts';
import { MOST_COLUMNS } from '../layout.ts';
import { bindOf } from '../values/terms.ts';
import { under } from './stream.ts';

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Cells as bits, a word for each row: the address of the first, and a bit for each row from the first to the last that holds some. */
interface Rows {
  readonly cells: Code;
  readonly held: Code;
}

/** The call that finds cells from others: from rows of bits, or from the address of a list. */
interface Ways {
  inRows(from: Rows, size: Size, into: Name): Code;
  oneByOne(cells: Code, grid: string, into: Name): Code;
}

/** The table that gives the cell on each side of a cell: four words a cell, north first. */
export function sidesOf(e: Emitter, name: string): Name {
  const { full, beyond } = e.gen.board.grid(name);
  const about = `${name} beyond`;
  if (!full) return e.gen.array(about, beyond.flat().map(word));
  const { rows, columns } = full;
  const make = (): Code => quoted`sides(${rows}, ${columns})`;
  return e.gen.computed(`sides ${rows} ${columns}`, about, beyond.length * 4, make);
}

/** The cell on one side of another. */
export function beyondCell(e: Emitter, expr: ExprOf<'beyond'>, scope: Scope, out: Out): Code {
  const cell = e.num(expr.of, scope, out);
  const side = e.num(expr.side, scope, out);
  return quoted`k[${sidesOf(e, gridIn(expr.of.type))} + ${cell} * 4 + ${side}]`;
}

/** The neighbours of several cells: the address of a list of them, in order. */
export function neighboursOf(e: Emitter, { of }: ExprOf<'neighbours'>, scope: Scope, out: Out): Code {
  return found(e, of, 'neighbours', scope, out, {
    inRows: ({ cells, held }, { rows, columns }, into) =>
      quoted`neighboursInRows(${cells}, ${held}, ${rows}, ${columns}, ${into})`,
    oneByOne: (cells, grid, into) =>
      quoted`neighboursOf(${cells}, ${sidesOf(e, grid)}, ${marksOf(e, grid)}, ++m[STAMP], ${into})`,
  });
}

/** What cells enclose: the address of a list, in order. */
export function holes(e: Emitter, { of }: ExprOf<'holes'>, scope: Scope, out: Out): Code {
  const { gen } = e;
  return found(e, of, 'holes', scope, out, {
    inRows: ({ cells, held }, { rows, columns }, into) => {
      const work = gen.layout.take('scratch', rows, 'closed cells').name;
      return quoted`holesInRows(${cells}, ${held}, ${columns}, ${into}, ${work})`;
    },
    oneByOne: (cells, grid, into) => {
      const { all, full } = gen.board.grid(grid);
      const size = all.length;
      const queue = gen.scratch('open cells', size);
      if (full)
        return quoted`holesInBox(${cells}, ${sidesOf(e, grid)}, ${marksOf(e, grid)}, ++m[STAMP], ${full.columns}, ${into}, ${queue})`;
      return quoted`holesIn(${cells}, ${sidesOf(e, grid)}, ${marksOf(e, grid)}, ++m[STAMP], ${size}, ${into}, ${queue})`;
    },
  });
}

/** A list of cells that are found from others: many at once where a row is a word of bits, else one by one. */
function found(
  e: Emitter,
  from: Expr,
  about: string,
  scope: Scope,
  out: Out,
  { inRows, oneByOne }: Ways,
): Code {
  const { gen, streams } = e;
  const grid = gridIn(from.type);
  const { full } = gen.board.grid(grid);
  const bits = full && Math.max(full.rows, full.columns) <= MOST_COLUMNS ? full : undefined;
  const address = gen.scratch(about, gen.board.grid(grid).all.length);
  out.do(
    bits
      ? inRows(rowsOf(e, from, bits, scope, out), bits, address)
      : oneByOne(streams.list(from, scope, out), grid, address),
  );
  return code(address);
}

/** Cells as bits. Only rows between those that hold some are written. */
function rowsOf(e: Emitter, expr: Expr, { rows, columns }: Size, scope: Scope, out: Out): Rows {
  const stream = e.streams.of(expr, scope, out);
  const heldIn = (words: Code): Code => load(sum(words, rows));
  if (stream.words) return { cells: stream.words, held: heldIn(stream.words) };
  const parts = stream.parts ?? [stream];
  const words = parts.flatMap((part) => part.words ?? []);
  const address = e.gen.layout.take('scratch', rows, 'rows of cells').name;
  const [held, row] = [e.gen.fresh('held'), e.gen.fresh('row')];
  const together = (all: readonly Code[]): Code => {
    const [first, ...others] = all;
    return others.reduce((left, right) => binary('|', left, right), first ?? code(0));
  };
  const alone = (write: Body): readonly Stmt[] =>
    parts.flatMap((part) => {
      const block = new Out();
      if (!part.words) part.each(block, e.gen.fresh('cell'), write);
      return block.isEmpty ? [] : [{ is: 'block', body: block.statements }];
    });
  const rowOf = (cell: Code): Code => quoted`(${cell} / ${columns}) | 0`;
  const noted = alone((cell, to) => to.code`${held} |= 1 << (${rowOf(cell)});`);
  // To go through many cells twice would take longer than to write all rows.
  const isQuick = ![...stmtsIn(noted)].some(({ is }) => is === 'for');
  out.code`
    let ${held} = ${isQuick ? together(words.map(heldIn)) : code(2 ** rows - 1)};
    ${isQuick ? noted : []}
    for (let ${row} = lowestIn(${held}); ${held} >>> ${row} !== 0; ${row}++)
      m[${address} + ${row}] = ${together(words.map((one) => load(sum(one, row))))};
    ${alone((cell, to) => to.code`m[${address} + (${rowOf(cell)})] |= 1 << (${cell} % ${columns});`)}`;
  return { cells: code(address), held: code(held) };
}

/** Everything that can be reached: the address of a list, in the order in which it is found. */
export function reached(
  e: Emitter,
  expr: ExprOf<'reached'>,
  scope: Scope,
  out: Out,
): { readonly address: Code; has(item: Operand): Code } {
  const type = present(itemType(expr.type));
  const { lowest, size } = e.gen.layout.span(type);
  if (lowest !== 0) return unsupported('reached numbers that do not begin at 0');
  if (size > MOST_ITEMS) return unsupported('more numbers to be reached than a collection holds');
  const address = e.gen.scratch('reached', size);
  const marks = e.gen.layout.take('scratch', size, 'reached marks').name;
  const [stamp, count, head] = [e.gen.fresh('stamp'), e.gen.fresh('count'), e.gen.fresh('head')];
  out.code`
    const ${stamp} = ++m[STAMP];
    let ${count} = 0;
  `;
  const isNew = (item: Code): Code => quoted`m[${marks} + ${item}] !== ${stamp}`;
  const add = (item: Code, to: Out): void => to.code`
    m[${marks} + ${item}] = ${stamp};
    m[${address} + ++${count}] = ${item};
  `;
  e.streams.each(expr.from, e.gen.fresh(camel(expr.local)), scope, out, (item, to) =>
    under(to, isNew(item), (then) => add(item, then)),
  );
  const here = e.gen.fresh(camel(expr.local));
  const body = new Out();
  body.code`const ${here} = m[${address} + ${head}];`;
  const inner = new Map(scope);
  inner.set(expr.local, bindOf(e, here, { name: expr.local, type }, body));
  const stepType = itemType(expr.step.in.type);
  e.streams.each(expr.step.in, e.gen.fresh(camel(expr.step.local)), inner, body, (item, to) => {
    const next = e.streams.bound(expr.step, item, inner, to);
    // What is none is nowhere; the condition may say so itself.
    const test = stepType.is === 'optional' ? quoted`${item} !== NONE && ${isNew(item)}` : isNew(item);
    under(to, test, (then) => {
      if (expr.where) under(then, e.cond(expr.where, next, then), (found) => add(item, found));
      else add(item, then);
    });
  });
  out.code`
    for (let ${head} = 1; ${head} <= ${count}; ${head}++) { ${body} }
    m[${address}] = ${count};
  `;
  return {
    address: code(address),
    has: (item) => quoted`m[${marks} + ${item}] === ${stamp}`,
  };
}

/** The longest run of sides along the outline of cells. */
export function longestRun(e: Emitter, expr: ExprOf<'longest run'>, scope: Scope, out: Out): Code {
  const grid = gridIn(expr.around.type);
  const size = e.gen.board.grid(grid).all.length;
  const list = e.streams.list(expr.around, scope, out);
  const edges = e.gen.layout.take('scratch', size * 4, `${grid} edges`).name;
  const [stamp, marks, beyond] = [e.gen.fresh('stamp'), marksOf(e, grid), sidesOf(e, grid)];
  // The sides that are marked, so that nobody has to look for them.
  const marked = e.gen.scratch(`marked ${grid} edges`, e.streams.most(expr.around, scope) * 4);
  const [count, edge] = [e.gen.fresh('count'), e.gen.fresh('edge')];
  const [cell, side] = [e.gen.fresh(camel(expr.cell)), e.gen.fresh(camel(expr.side))];
  const outline = new Out();
  const inner = new Map(scope);
  inner.set(expr.cell, bindOf(e, cell, { name: expr.cell, type: itemType(expr.around.type) }, outline));
  inner.set(expr.side, { value: code(side) });
  const holds = e.cond(expr.where, inner, outline);
  outline.code`
    const isMarked = ${holds} ? 1 : 0;
    m[${edges} + ${edge}] = ${stamp} * 4 + isMarked;
    m[${marked} + 1 + ${count}] = ${edge};
    ${count} += isMarked;
  `;
  out.code`
    const ${stamp} = ++m[STAMP];
    for (let i = m[${list}]; i >= 1; i--) m[${marks} + m[${list} + i]] = ${stamp};
    let ${count} = 0;
    for (let i = m[${list}]; i >= 1; i--) {
      const ${cell} = m[${list} + i];
      for (let ${side} = 0; ${side} < 4; ${side}++) {
        const ${edge} = ${cell} * 4 + ${side};
        const near = k[${beyond} + ${edge}];
        if (near === NONE || m[${marks} + near] !== ${stamp}) { ${outline} }
      }
    }
    m[${marked}] = ${count};
  `;
  return quoted`longestRun(${marked}, ${beyond}, ${edges}, ${stamp})`;
}

/** One word for each cell of a grid, to note what was seen: a number that goes up tells what is of this time. */
function marksOf(e: Emitter, grid: string): Name {
  const size = e.gen.board.grid(grid).all.length;
  return e.gen.once(`marks of ${grid}`, () => e.gen.layout.take('scratch', size, `${grid} marks`).name);
}

function gridIn(type: Type): string {
  const item = present(itemType(type));
  return item.is === 'cell' ? item.grid : unsupported(`cells of type ${item.is}`);
}
