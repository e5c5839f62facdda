import type { Grid } from '../2-model/board.ts';
import { broken } from '../2-model/fault.ts';
import type { Bound, Expr, Value } from '../2-model/model.ts';
import { itemType, present } from '../2-model/types.ts';
import { asList, isList, type List } from '../2-model/values.ts';
import { MOST_ITEMS } from '../limits.ts';
import {
  type Book,
  type Code,
  type EvaluationContext,
  fault,
  fieldOf,
  type NameScope,
  ownedBy,
  spend,
  thing,
} from './evaluation-context.ts';
import type { Held } from './state.ts';

/** What lies beside cells and around them, and what can be reached from something. */

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;
type Prepare = (expr: Expr, names: NameScope) => Code;

export function prepareSide(
  expr: Of<'neighbours' | 'beyond' | 'toward' | 'opposite' | 'holes' | 'cells of field'>,
  code: (expr: Expr) => Code,
  book: Book,
): Code {
  switch (expr.op) {
    case 'opposite': {
      const of = code(expr.of);
      const all = expr.type.is === 'kind' ? expr.type.values.length : broken('the opposite of nothing');
      return (context) => (thing(context, of) + all / 2) % all;
    }
    case 'toward': {
      const grid = gridOf(expr.of, book);
      const [of, direction] = [code(expr.of), code(expr.direction)];
      return (context) => grid.toward[thing(context, of)]![thing(context, direction)] ?? null;
    }
    case 'beyond': {
      const grid = gridOf(expr.of, book);
      const [of, side] = [code(expr.of), code(expr.side)];
      return (context) => grid.beyond[thing(context, of)]![thing(context, side)] ?? null;
    }
    case 'neighbours': {
      const grid = gridOf(expr.of, book);
      const of = code(expr.of);
      const beside = grid.beyond.map((cells) => cells.filter((cell) => cell !== null));
      return (context) => {
        const cells = of(context);
        return isList(cells) ? neighboursOf(context, beside, cells) : beside[thing(context, of)]!;
      };
    }
    case 'holes': {
      const grid = gridOf(expr.of, book);
      const of = code(expr.of);
      return (context) => holesOf(context, grid, asList(of(context)));
    }
    case 'cells of field': {
      const whole = expr.of.op === 'field' ? expr.of : broken('cells of no field');
      const field = fieldOf(book, whole.field);
      const cells = book.board.domain(field.keys[0]!.type, {
        players: [],
        imaginary: [],
        seats: [],
        clockwise: [],
      });
      const held = whole.of
        ? ownedBy(field, code(whole.of))
        : (context: EvaluationContext): Held => context.state.fields[field.name]!;
      return (context) => {
        const values = held(context) as Value[];
        const found: Value[] = [];
        for (let index = 0; index < values.length; index++)
          if (values[index] !== null) found.push(cells[index]!);
        spend(context, found.length);
        return found;
      };
    }
  }
}

function gridOf({ type }: Expr, book: Book): Grid {
  const cell = present(itemType(type));
  return cell.is === 'cell' ? book.board.grid(cell.grid) : broken(`cells of ${cell.is}`);
}

/** The cells beside some of these that are not among them, in order. */
function neighboursOf(
  context: EvaluationContext,
  beside: readonly (readonly number[])[],
  cells: List,
): number[] {
  spend(context, cells.length * 4);
  const among = new Set(cells);
  const found = new Set<number>();
  for (const cell of cells) for (const near of beside[cell as number]!) if (!among.has(near)) found.add(near);
  return [...found].sort((a, b) => a - b);
}

/**
 * All cells from which no way over sides leads to the edge of the grid without stepping on one of these, in order. A way that
 * leaves the rectangle around them has nothing in its way any more, so only the cells inside are looked at.
 */
function holesOf(context: EvaluationContext, grid: Grid, cells: List): number[] {
  const holes: number[] = [];
  for (const [member, around] of rectangles(grid, cells))
    addHoles(context, grid, member, around, new Set(cells), holes);
  return holes.sort((a, b) => a - b);
}

interface Rectangle {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** By member of the grid: the rectangle around those of the cells that lie there. */
function rectangles({ model }: Grid, cells: List): Map<number, Rectangle> {
  const found = new Map<number, Rectangle>();
  for (const cell of cells) {
    const { member, row, column } = model.cells[cell as number]!;
    const known = found.get(member);
    if (!known) {
      found.set(member, { top: row, bottom: row, left: column, right: column });
      continue;
    }
    known.top = Math.min(known.top, row);
    known.bottom = Math.max(known.bottom, row);
    known.left = Math.min(known.left, column);
    known.right = Math.max(known.right, column);
  }
  return found;
}

/** Adds every area inside of the rectangle from which no way leads out of it. */
function addHoles(
  context: EvaluationContext,
  grid: Grid,
  member: number,
  { top, bottom, left, right }: Rectangle,
  walls: ReadonlySet<Value>,
  holes: number[],
): void {
  const { model, beyond } = grid;
  const seen = new Set<number>();
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const start = grid.cellAt(member, row, column);
      if (start === undefined || walls.has(start) || seen.has(start)) continue;
      const area = [start];
      seen.add(start);
      let isOpen = false;
      for (const cell of area)
        for (const near of beyond[cell]!) {
          const at = near === null ? undefined : model.cells[near]!;
          if (
            near === null ||
            !at ||
            at.row < top ||
            at.row > bottom ||
            at.column < left ||
            at.column > right
          )
            isOpen = true;
          else if (!walls.has(near) && !seen.has(near)) {
            seen.add(near);
            area.push(near);
          }
        }
      spend(context, area.length * 4);
      if (!isOpen) holes.push(...area);
    }
}

/** `all x reached from E by y in D where C`: each once, in the order in which they are found. */
export function prepareReached(
  expr: { readonly from: Expr; readonly local: string; readonly step: Bound; readonly where?: Expr },
  names: NameScope,
  prepare: Prepare,
): Code {
  const from = prepare(expr.from, names);
  const at = names.bind(expr.local);
  const by = prepare(expr.step.in, at.names);
  const next = at.names.bind(expr.step.local);
  const where = expr.where ? prepare(expr.where, next.names) : () => true;
  return (context) => {
    const found = new Set<Value>(asList(from(context)));
    for (const one of found) {
      context.bound[at.slot] = one;
      for (const near of asList(by(context))) {
        spend(context, 1);
        if (found.has(near)) continue;
        context.bound[at.slot] = one;
        context.bound[next.slot] = near;
        if (where(context) !== true) continue;
        // Numbers can go on for ever.
        if (found.size >= MOST_ITEMS) fault(context, 'too-many');
        found.add(near);
      }
    }
    return [...found];
  };
}

const [EAST, WEST] = [1, 3];

/** `longest run of cell and side around E where C`. */
export function prepareLongestRun(
  expr: Of<'longest run'>,
  names: NameScope,
  prepare: Prepare,
  book: Book,
): Code {
  const around = prepare(expr.around, names);
  const grid = gridOf(expr.around, book);
  const cell = names.bind(expr.cell);
  const side = cell.names.bind(expr.side);
  const where = prepare(expr.where, side.names);
  return (context) => {
    const cells = asList(around(context));
    const among = new Set<Value>(cells);
    const behind = (one: number, way: number): number | null => grid.beyond[one]![way] ?? null;
    const isOuter = (one: number, way: number): boolean => !among.has(behind(one, way));
    const seen = new Set<number>();
    let longest = 0;
    for (const start of [...among].sort((a, b) => Number(a) - Number(b)) as number[])
      for (let way = 0; way < 4; way++) {
        if (seen.has(start * 4 + way) || !isOuter(start, way)) continue;
        // Once round with the cells on the right hand: which sides of the ring are meant?
        const meant: boolean[] = [];
        let [one, to] = [start, way];
        do {
          spend(context, 1);
          seen.add(one * 4 + to);
          context.bound[cell.slot] = one;
          context.bound[side.slot] = to;
          meant.push(where(context) === true);
          [one, to] = nextSide(behind, isOuter, one, to, context);
        } while (one !== start || to !== way);
        longest = Math.max(longest, longestOf(meant));
      }
    return longest;
  };
}

/** The side that goes on where this one ends: round its own cell if it can, else straight on, else into the corner. */
function nextSide(
  behind: (cell: number, side: number) => number | null,
  isOuter: (cell: number, side: number) => boolean,
  cell: number,
  side: number,
  context: EvaluationContext,
): [number, number] {
  const ahead = (side + EAST) % 4;
  if (isOuter(cell, ahead)) return [cell, ahead];
  const straight = behind(cell, ahead) ?? fault(context, 'broken');
  if (isOuter(straight, side)) return [straight, side];
  const corner = behind(straight, side) ?? fault(context, 'broken');
  return [corner, (side + WEST) % 4];
}

/** The most in a row in a ring. */
function longestOf(ring: readonly boolean[]): number {
  const gap = ring.indexOf(false);
  if (gap < 0) return ring.length;
  let [longest, run] = [0, 0];
  for (let step = 1; step <= ring.length; step++) {
    run = ring[(gap + step) % ring.length] ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
