import { itemType, MOST_ITEMS, present, type Type } from '../../../2-model/types.ts';
import type { Expr, ExprOf } from '../../../3-ir/ir.ts';
import { binary, code, load, type Operand, sum } from '../../code/build.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { stmtsIn } from '../../code/walk.ts';
import type { Body, Emitter, Writer } from '../emitter.ts';
import { unsupported, word } from '../gen.ts';
import { MOST_COLUMNS } from '../layout.ts';
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

/** Cells as bits of a box around them: its address, and how many rows it has. */
interface Box {
  readonly box: Name;
  readonly rows: Name;
}

/** The call that finds cells from others: from rows of bits, from a box of them, or from the address of a list. */
interface Ways {
  inRows(from: Rows, size: Size, into: Name): Code;
  inBox(from: Box, size: Size, into: Name): Code;
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
    inRows: ({ cells, held }, { rows, columns }, into) =>
      quoted`neighboursInRows(${cells}, ${held}, ${rows}, ${columns}, ${into})`,
    inBox: ({ box, rows }, size, into) =>
      quoted`neighboursInBox(${box}, ${rows}, ${size.rows}, ${size.columns}, ${into})`,
    oneByOne: (cells, grid, into) =>
      quoted`neighboursOf(${cells}, ${sidesOf(w.e, grid)}, ${marksOf(w.e, grid)}, ++m[STAMP], ${into})`,
  });
}

/** What cells enclose: the address of a list, in order. */
export function holes(w: Writer, { of }: ExprOf<'holes'>): Code {
  const { gen } = w.e;
  return found(w, of, 'holes', {
    inRows: ({ cells, held }, { rows, columns }, into) => {
      const work = gen.words('closed cells', rows);
      return quoted`holesInRows(${cells}, ${held}, ${columns}, ${into}, ${work}, 0)`;
    },
    inBox: ({ box, rows }, { columns }, into) => {
      const work = gen.words('closed cells', MOST_COLUMNS);
      // All but the free rows at its top and at its bottom.
      const held = quoted`(1 << (${rows} - 1)) - 2`;
      return quoted`holesInRows(${box} + 1, ${held}, ${columns}, ${into}, ${work}, m[${box}])`;
    },
    oneByOne: (cells, grid, into) => {
      const { all, full } = gen.board.grid(grid);
      const size = all.length;
      const queue = gen.scratch('open cells', size);
      if (full)
        return quoted`holesInBox(${cells}, ${sidesOf(w.e, grid)}, ${marksOf(w.e, grid)}, ++m[STAMP], ${full.columns}, ${into}, ${queue})`;
      return quoted`holesIn(${cells}, ${sidesOf(w.e, grid)}, ${marksOf(w.e, grid)}, ++m[STAMP], ${size}, ${into}, ${queue})`;
    },
  });
}

/** A list of cells that are found from others: many at once where a row, or what of it is in a box around them, is a word of bits. */
function found(w: Writer, from: Expr, about: string, { inRows, inBox, oneByOne }: Ways): Code {
  const { gen } = w;
  const grid = gridIn(from.type);
  const { full } = gen.board.grid(grid);
  const address = gen.scratch(about, gen.board.grid(grid).all.length);
  if (!full) w.do(oneByOne(w.list(from), grid, address));
  else if (Math.max(full.rows, full.columns) <= MOST_COLUMNS)
    w.do(inRows(rowsOf(w, from, full), full, address));
  else {
    const cells = w.list(from);
    const box = gen.words('box of cells', 1 + MOST_COLUMNS);
    const rows = gen.fresh('rows');
    w.code`
      const ${rows} = boxOf(${cells}, ${full.columns}, ${box});
      if (${rows} > 0) ${inBox({ box, rows }, full, address)};
      else ${oneByOne(cells, grid, address)};
    `;
  }
  return code(address);
}

/** Cells as bits. Only rows between those that hold some are written. */
function rowsOf(w: Writer, expr: Expr, { rows, columns }: Size): Rows {
  const stream = w.stream(expr);
  const heldIn = (words: Code): Code => load(sum(words, rows));
  if (stream.words) return { cells: stream.words, held: heldIn(stream.words) };
  const parts = stream.parts ?? [stream];
  const words = parts.flatMap((part) => part.words ?? []);
  const address = w.gen.words('rows of cells', rows);
  const [held, row] = [w.gen.fresh('held'), w.gen.fresh('row')];
  const together = (all: readonly Code[]): Code => {
    const [first, ...others] = all;
    return others.reduce((left, right) => binary('|', left, right), first ?? code(0));
  };
  const alone = (write: Body): readonly Stmt[] =>
    parts.flatMap((part) => {
      const block = w.inside();
      if (!part.words) part.each(block, w.gen.fresh('cell'), write);
      return block.isEmpty ? [] : [{ is: 'block', body: block.statements }];
    });
  const rowOf = (cell: Code): Code => quoted`(${cell} / ${columns}) | 0`;
  const noted = alone((cell, to) => to.code`${held} |= 1 << (${rowOf(cell)});`);
  // To go through many cells twice would take longer than to write all rows.
  const isQuick = ![...stmtsIn(noted)].some(({ is }) => is === 'for');
  w.code`
    let ${held} = ${isQuick ? together(words.map(heldIn)) : code(2 ** rows - 1)};
    ${isQuick ? noted : []}
    for (let ${row} = lowestIn(${held}); ${held} >>> ${row} !== 0; ${row}++)
      m[${address} + ${row}] = ${together(words.map((one) => load(sum(one, row))))};
    ${alone((cell, to) => to.code`m[${address} + (${rowOf(cell)})] |= 1 << (${cell} % ${columns});`)}`;
  return { cells: code(address), held: code(held) };
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
  w.each(expr.from, expr.local, (item, to) => under(to, isNew(item), (then) => add(item, then)));
  const here = w.gen.fresh(expr.local);
  const body = w.inside();
  body.code`const ${here} = m[${address} + ${head}];`;
  const inner = body.with(expr.local, body.bind(here, { name: expr.local, type }));
  const stepType = itemType(expr.step.in.type);
  inner.each(expr.step.in, expr.step.local, (item, to) => {
    const next = to.bound(expr.step, item);
    // What is none is nowhere; the condition may say so itself.
    const test = stepType.is === 'optional' ? quoted`${item} !== NONE && ${isNew(item)}` : isNew(item);
    under(to, test, (then) => {
      if (expr.where) under(then, then.in(next.scope).cond(expr.where), (found) => add(item, found));
      else add(item, then);
    });
  });
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
