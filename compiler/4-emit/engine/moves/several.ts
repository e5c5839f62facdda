import { itemType, present, type Type } from '../../../2-model/types.ts';
import type { Action, HeadLine } from '../../../3-ir/ir.ts';
import { binary, not, type Operand } from '../../code/build.ts';
import { expr } from '../../code/quote.ts';
import type { Name, Stmt } from '../../code/tree.ts';
import type { Emitter, Writer } from '../emitter.ts';
import type { Bind } from '../gen.ts';
import { letIn } from '../values/terms.ts';

export type Choose = Extract<HeadLine, { is: 'choose' }>;

/** The lines behind a choice, up to the next one: they say which sets need not be looked at. */
export function behind(lines: readonly HeadLine[]): readonly HeadLine[] {
  const next = lines.findIndex((line) => line.is === 'choose');
  return next < 0 ? lines : lines.slice(0, next);
}

export function prunes(line: HeadLine, way: 'growing' | 'shrinking'): boolean {
  return line.is === 'need' && (line.prunes === way || line.prunes === 'both');
}

/** Sums over the set that is looked at, of which `size` are chosen; see `running-totals.ts`. */
export interface Totals {
  /** What works out what each of `count` values in `options` adds. */
  noted(options: Operand, count: Operand): readonly Stmt[];
  /** What follows when the next value is taken, or put back. */
  changed(next: Name, isTaken: boolean): readonly Stmt[];
  /** The names of the sums: of the set that is looked at, of that with all from the next value on, and of all values, with what works them out. */
  readonly now: Names;
  withRest(count: Operand, next: Name): Names;
  ofAll(options: Operand): { readonly names: Names; readonly summed: readonly Stmt[] };
}

type Names = readonly (readonly [string, Bind])[];

export interface Walk {
  readonly action: Action;
  readonly choice: Choose;
  /** The list of what can be chosen. */
  readonly options: Operand;
  /** The list that holds the set which is looked at. */
  readonly set: Operand;
  readonly lines: readonly HeadLine[];
  /** Where a set is one number: its name, with a bit for each value from the lowest on. */
  readonly bits?: { readonly name: Name; readonly lowest: number };
  /** Sums over the set that the lines ask for; they ask for nothing else of it then. */
  readonly totals?: Totals;
  /** Looks at the set; `noLarger` is to become true where no larger set can be allowed. */
  visit(noLarger: Name, w: Writer): void;
  /** What is done where no set can be allowed any more because of this line. */
  hopeless?(line: number, w: Writer): void;
}

/** The table and the faces that tell which pieces are alike; undefined where every value is another. */
export function alikeIn(
  { gen }: Emitter,
  { type }: Choose,
): readonly [alike: Name, faces: Operand] | undefined {
  const item: Type = present(itemType(type));
  if (item.is !== 'piece') return undefined;
  const { alike } = gen.board.piecesOf(item.pieces);
  return [gen.array(`${item.pieces} alike`, alike), gen.layout.faces.get(item.pieces)?.name ?? -1];
}

/**
 * Whether the largest set that can still come fails at a condition that would hold for every larger one if it held; from one of
 * the lines behind the choice on.
 */
export function hopelessness(w: Writer, walk: Walk, index: number, isOver: Name): void {
  const line = behind(walk.lines)[index];
  if (!line || line.is === 'choose') return;
  if (line.is === 'let') {
    hopelessness(letIn(w, line.local, line.value), walk, index + 1, isOver);
    return;
  }
  const when = line.when && w.cond(line.when);
  const holds = w.cond(line.condition);
  const fails = when ? binary('&&', when, not(holds)) : not(holds);
  const further = w.inside();
  if (!prunes(line, 'growing')) {
    hopelessness(further, walk, index + 1, isOver);
    w.code`if (${when ? expr`!${fails}` : holds}) { ${further} }`;
    return;
  }
  const hopeless = w.inside();
  hopeless.code`${isOver} = true;`;
  walk.hopeless?.(index, hopeless);
  hopelessness(further, walk, index + 1, isOver);
  w.code`if (${fails}) { ${hopeless} } else { ${further} }`;
}
