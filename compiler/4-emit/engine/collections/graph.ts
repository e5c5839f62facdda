import type { Expr } from '../../../2-model/model.ts';
import { itemType, MOST_ITEMS, present, type Type } from '../../../2-model/types.ts';
import { binary, code, load, type Operand, sum } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr as quoted } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { stmtsIn } from '../../code/walk.ts';
import type { Emitter } from '../emitter.ts';
import { type Scope, unsupported } from '../gen.ts';
import { MOST_COLUMNS } from '../layout.ts';
import { bindOf } from '../values/terms.ts';
import { under } from './stream.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;

/** A list in the order in which its items were found; each item is marked too. */
interface Reached {
  readonly address: Code;
  has(item: Operand): Code;
}

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

/** Cells and their neighbours: what can be reached, what is enclosed, how long a wall is. */
export class Graphs {
  readonly #e: Emitter;

  constructor(e: Emitter) {
    this.#e = e;
  }

  /** The table that gives the cell on each side of a cell: four words a cell, north first. */
  beyond(grid: string): Name {
    const { model, cellAt } = this.#e.gen.board.grid(grid);
    const full = this.#full(grid);
    if (full)
      return this.#e.gen.computed(
        `sides ${full.rows} ${full.columns}`,
        `${grid} beyond`,
        model.cells.length * 4,
        () => quoted`sides(${full.rows}, ${full.columns})`,
      );
    const steps = [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ] as const;
    return this.#e.gen.array(
      `${grid} beyond`,
      model.cells.flatMap(({ member, row, column }) =>
        steps.map(([down, right]) => cellAt(member, row + down, column + right) ?? -0x80000000),
      ),
    );
  }

  /** The cell on one side of another. */
  beyondCell(expr: Of<'beyond'>, scope: Scope, out: Out): Code {
    const cell = this.#e.num(expr.of, scope, out);
    const side = this.#e.num(expr.side, scope, out);
    return quoted`k[${this.beyond(gridIn(expr.of.type))} + ${cell} * 4 + ${side}]`;
  }

  /** The neighbours of several cells: the address of a list of them, in order. */
  neighboursOf({ of }: Of<'neighbours'>, scope: Scope, out: Out): Code {
    return this.#found(of, 'neighbours', scope, out, {
      inRows: ({ cells, held }, { rows, columns }, into) =>
        quoted`neighboursInRows(${cells}, ${held}, ${rows}, ${columns}, ${into})`,
      oneByOne: (cells, grid, into) =>
        quoted`neighboursOf(${cells}, ${this.beyond(grid)}, ${this.#marks(grid)}, ++m[STAMP], ${into})`,
    });
  }

  /** What cells enclose: the address of a list, in order. */
  holes({ of }: Of<'holes'>, scope: Scope, out: Out): Code {
    const { gen } = this.#e;
    return this.#found(of, 'holes', scope, out, {
      inRows: ({ cells, held }, { rows, columns }, into) => {
        const work = gen.layout.take('scratch', rows, 'closed cells').name;
        return quoted`holesInRows(${cells}, ${held}, ${columns}, ${into}, ${work})`;
      },
      oneByOne: (cells, grid, into) => {
        const size = gen.board.grid(grid).all.length;
        const queue = gen.scratch('open cells', size);
        return quoted`holesIn(${cells}, ${this.beyond(grid)}, ${this.#marks(grid)}, ++m[STAMP], ${size}, ${into}, ${queue})`;
      },
    });
  }

  /** A list of cells that are found from others: many at once where a row is a word of bits, else one by one. */
  #found(from: Expr, about: string, scope: Scope, out: Out, { inRows, oneByOne }: Ways): Code {
    const { gen, streams } = this.#e;
    const grid = gridIn(from.type);
    const full = this.#full(grid);
    const bits = full && Math.max(full.rows, full.columns) <= MOST_COLUMNS ? full : undefined;
    const address = gen.scratch(about, gen.board.grid(grid).all.length);
    out.do(
      bits
        ? inRows(this.#rows(from, bits, scope, out), bits, address)
        : oneByOne(streams.list(from, scope, out), grid, address),
    );
    return code(address);
  }

  /** A grid of one part without gaps. */
  #full(grid: string): Size | undefined {
    const { members, cells } = this.#e.gen.board.grid(grid).model;
    const [only, ...others] = members;
    return only && others.length === 0 && cells.length === only.rows * only.columns ? only : undefined;
  }

  /** Cells as bits. Only rows between those that hold some are written. */
  #rows(expr: Expr, { rows, columns }: Size, scope: Scope, out: Out): Rows {
    const e = this.#e;
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
    const alone = (write: (cell: Code, to: Out) => void): readonly Stmt[] =>
      parts.flatMap((part) => {
        const block = new Out();
        if (!part.words) part.each(block, e.gen.fresh('cell'), write, false);
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
  reached(expr: Of<'reached'>, scope: Scope, out: Out): Reached {
    const e = this.#e;
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
      const next = new Map(inner);
      next.set(expr.step.local, bindOf(e, item, { name: expr.step.local, type: stepType }, to));
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
  longestRun(expr: Of<'longest run'>, scope: Scope, out: Out): Code {
    const e = this.#e;
    const grid = gridIn(expr.around.type);
    const size = e.gen.board.grid(grid).all.length;
    const list = e.streams.list(expr.around, scope, out);
    const edges = e.gen.layout.take('scratch', size * 4, `${grid} edges`).name;
    const [stamp, marks, beyond] = [e.gen.fresh('stamp'), this.#marks(grid), this.beyond(grid)];
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
  #marks(grid: string): Name {
    const size = this.#e.gen.board.grid(grid).all.length;
    return this.#e.gen.once(
      `marks of ${grid}`,
      () => this.#e.gen.layout.take('scratch', size, `${grid} marks`).name,
    );
  }
}

function gridIn(type: Type): string {
  const item = present(itemType(type));
  return item.is === 'cell' ? item.grid : unsupported(`cells of type ${item.is}`);
}
