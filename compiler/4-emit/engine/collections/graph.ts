import type { Grid } from '../../../2-model/board.ts';
import { itemType, MOST_ITEMS, present, type Type } from '../../../2-model/types.ts';
import type { Expr, ExprOf } from '../../../3-ir/ir.ts';
import { chain, code, type Operand } from '../../code/build.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Body, Emitter, Writer } from '../emitter.ts';
import { unsupported, word } from '../gen.ts';

/** The call that finds cells from others: from bits of a box around them, with so many rows, or from the address of a list. */
interface Ways {
  inBox(box: Name, rows: Name, full: NonNullable<Grid['full']>, into: Name): Code;
  oneByOne(cells: Code, grid: string, into: Name): Code;
}

/** The most rows, and the most columns, of a box. */
const MOST_ROWS = 31;

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
export function beyondCell(w: Writer, expr: ExprOf<'beyond'>): Code {
  const cell = w.num(expr.of);
  const side = w.num(expr.side);
  return quoted`k[${sidesOf(w.e, gridIn(expr.of.type))} + ${cell} * 4 + ${side}]`;
}

/** The next cell in one of eight directions. */
export function towardCell(w: Writer, expr: ExprOf<'toward'>): Code {
  const { gen } = w.e;
  const grid = gridIn(expr.of.type);
  const { full, toward } = gen.board.grid(grid);
  const about = `${grid} toward`;
  const make = (): Code => quoted`directions(${full!.rows}, ${full!.columns})`;
  const table = full
    ? gen.computed(`directions ${full.rows} ${full.columns}`, about, toward.length * 8, make)
    : gen.array(about, toward.flat().map(word));
  const cell = w.num(expr.of);
  return quoted`k[${table} + ${cell} * 8 + ${w.num(expr.direction)}]`;
}

/** The neighbours of several cells: the address of a list of them, in order. */
export function neighboursOf(w: Writer, { of }: ExprOf<'neighbours'>): Code {
  return found(w, of, 'neighbours', {
    inBox: (box, rows, full, into) =>
      quoted`neighboursInBox(${box}, ${rows}, ${full.rows}, ${full.columns}, ${into})`,
    oneByOne: (cells, grid, into) =>
      quoted`neighboursOf(${cells}, ${sidesOf(w.e, grid)}, ${marksOf(w.e, grid)}, ++m[STAMP], ${into})`,
  });
}

/** What cells enclose: the address of a list, in order. */
export function holes(w: Writer, { of }: ExprOf<'holes'>): Code {
  const { gen } = w.e;
  return found(w, of, 'holes', {
    inBox: (box, rows, { columns }, into) =>
      quoted`holesInBox(${box}, ${rows}, ${columns}, ${into}, ${gen.words('closed cells', MOST_ROWS)})`,
    oneByOne: (cells, grid, into) => {
      const size = gen.board.grid(grid).all.length;
      const queue = gen.scratch('open cells', size);
      return quoted`holesIn(${cells}, ${sidesOf(w.e, grid)}, ${marksOf(w.e, grid)}, ++m[STAMP], ${size}, ${into}, ${queue})`;
    },
  });
}

/** A list of cells that are found from others: many at once where a row of a box around them is a word of bits. */
function found(w: Writer, from: Expr, about: string, { inBox, oneByOne }: Ways): Code {
  const { gen } = w;
  const grid = gridIn(from.type);
  const { full, all } = gen.board.grid(grid);
  const address = gen.scratch(about, all.length);
  const cells = w.list(from);
  if (!full) w.do(oneByOne(cells, grid, address));
  else {
    const box = gen.words('box of cells', 1 + MOST_ROWS);
    const rows = gen.fresh('rows');
    w.code`
      const ${rows} = boxOf(${cells}, ${full.columns}, ${box});
      if (${rows} > 0) ${inBox(box, rows, full, address)};
      else ${oneByOne(cells, grid, address)};
    `;
  }
  return code(address);
}

/** Writes what is done for every cell, or number, to which a way leads from another; only for some, if that is asked. */
export function eachWay(
  w: Writer,
  {
    local,
    step,
    where,
    type,
  }: Pick<ExprOf<'reached'>, 'local' | 'step' | 'type'> & { readonly where?: Expr | undefined },
  here: Name,
  body: Body,
  isAsked?: (item: Code) => Code,
): void {
  const inner = w.with(local, w.bind(here, { name: local, type: itemType(type) }));
  inner.each(step.in, step.local, (item, to) => {
    const next = to.bound(step, item);
    // What is none is nowhere; the condition may say so itself.
    const isThere = itemType(step.in.type).is === 'optional' ? [quoted`${item} !== NONE`] : [];
    const tests = [...isThere, ...(isAsked ? [isAsked(item)] : [])];
    const then = tests.length > 0 ? to.when(chain('&&', tests)) : to;
    body(item, where ? then.when(then.in(next.scope).cond(where)) : then);
  });
}

/** Everything that can be reached: the address of a list, in the order in which it is found. */
export function reached(
  w: Writer,
  expr: ExprOf<'reached'>,
): { readonly address: Code; has(item: Operand): Code } {
  const type = present(itemType(expr.type));
  const { lowest, size } = w.gen.layout.span(type);
  if (lowest !== 0) return unsupported('reached numbers that do not begin at 0');
  if (size > MOST_ITEMS) return unsupported('more numbers to be reached than a collection holds');
  const address = w.gen.scratch('reached', size);
  const marks = w.gen.words('reached marks', size);
  const [stamp, count, head] = [w.gen.fresh('stamp'), w.gen.fresh('count'), w.gen.fresh('head')];
  w.code`
    const ${stamp} = ++m[STAMP];
    let ${count} = 0;
  `;
  const isNew = (item: Code): Code => quoted`m[${marks} + ${item}] !== ${stamp}`;
  const add = (item: Code, to: Writer): void => to.code`
    m[${marks} + ${item}] = ${stamp};
    m[${address} + ++${count}] = ${item};
  `;
  w.each(expr.from, expr.local, (item, to) => add(item, to.when(isNew(item))));
  const here = w.gen.fresh(expr.local);
  const body = w.inside();
  body.code`const ${here} = m[${address} + ${head}];`;
  eachWay(body, expr, here, add, isNew);
  w.code`
    for (let ${head} = 1; ${head} <= ${count}; ${head}++) { ${body} }
    m[${address}] = ${count};
  `;
  return {
    address: code(address),
    has: (item) => quoted`m[${marks} + ${item}] === ${stamp}`,
  };
}

/** The longest run of sides along the outline of cells. */
export function longestRun(w: Writer, expr: ExprOf<'longest run'>): Code {
  const grid = gridIn(expr.around.type);
  const size = w.gen.board.grid(grid).all.length;
  const list = w.list(expr.around);
  const edges = w.gen.words(`${grid} edges`, size * 4);
  const [stamp, marks, beyond] = [w.gen.fresh('stamp'), marksOf(w.e, grid), sidesOf(w.e, grid)];
  // The sides that are marked, so that nobody has to look for them.
  const marked = w.gen.scratch(`marked ${grid} edges`, w.extent(expr.around).most * 4);
  const [count, edge] = [w.gen.fresh('count'), w.gen.fresh('edge')];
  const [cell, side] = [w.gen.fresh(expr.cell), w.gen.fresh(expr.side)];
  const outline = w.inside();
  const holds = outline
    .bound({ local: expr.cell, in: expr.around }, cell)
    .with(expr.side, { value: code(side) })
    .cond(expr.where);
  outline.code`
    const isMarked = ${holds} ? 1 : 0;
    m[${edges} + ${edge}] = ${stamp} * 4 + isMarked;
    m[${marked} + 1 + ${count}] = ${edge};
    ${count} += isMarked;
  `;
  w.code`
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
  return e.gen.once(`marks of ${grid}`, () => e.gen.words(`${grid} marks`, size));
}

function gridIn(type: Type): string {
  const item = present(itemType(type));
  return item.is === 'cell' ? item.grid : unsupported(`cells of type ${item.is}`);
}
