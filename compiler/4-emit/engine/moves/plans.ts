import { present } from '../../../2-model/types.ts';
import type { Bound, Choose, Expr, HeadLine } from '../../../3-ir/ir.ts';
import { beforeChoice, isLocal, localsIn } from '../../../3-ir/walk.ts';
import type { Emitter } from '../emitter.ts';
import { type Known, simplify } from './simplify.ts';

/** Some of the values of a choice. */
export interface ChoicePart {
  /** The values, where they are known. */
  readonly cells?: readonly number[];
  /** Where they lie, for who reads the code: `sheet[yellow]`, or in a word, `yellow`. */
  readonly about?: { readonly text: string; readonly word: string };
  /** What they come from, where it is not all that can be chosen from. */
  readonly from?: Expr;
  /** They are cells at which this field holds something. */
  readonly holds?: Expr;
}

/** A grid family is listed grid by grid: what the rules say of one grid is no concern of the others. */
export function partsOf(e: Emitter, choice: Choose, known: Known): ChoicePart[] {
  const { from } = choice;
  if (from.op === 'cells') {
    const grid = e.gen.board.grid(from.grid);
    if (!from.member)
      return grid.cellsOf.map((cells, member) => {
        const { key, members } = grid.model;
        const word = key ? e.gen.board.words(key.kind)[members[member]!.value!]! : from.grid;
        return { cells, about: { text: key ? `${from.grid}[${word}]` : word, word } };
      });
    const member = simplify(e, from.member, known);
    if (member.op === 'constant') {
      const position = grid.model.members.findIndex(({ value }) => value === member.value);
      return [{ cells: grid.cellsOf[position]! }];
    }
  }
  if (from.op === 'every piece') return [{ cells: e.gen.board.piecesOf(from.pieces).all }];
  return [{}];
}

/** What a collection is joined of, each part with what is known of its values. */
export function joinedParts(e: Emitter, expr: Expr, known: Known): ChoicePart[] {
  if (expr.op === 'joined') return [expr.left, expr.right].flatMap((part) => joinedParts(e, part, known));
  const from = simplify(e, expr, known);
  if (from.op === 'joined') return joinedParts(e, from, known);
  if (from.op === 'constant' && typeof from.value === 'number') return [{ from, cells: [from.value] }];
  return [{ from, ...(from.op === 'cells of field' ? { holds: from.of } : {}) }];
}

/** What is left of an action's lines for one part of a choice's values. */
export interface Plan {
  /** Conditions that do not look at the value chosen. */
  readonly before: readonly Expr[];
  /** The lines that are left to look at, in their order. */
  readonly lines: readonly HeadLine[];
  /** The only value that can be chosen, if it is something. */
  readonly pin?: { readonly value: Expr; readonly isAmongCells: boolean };
  /** The values that show a certain number. */
  readonly index?: { readonly property: string; readonly of: Expr; readonly is: Expr };
  readonly known: Known;
}

/**
 * The lines of a head with each condition as far up as it can be asked: what does not depend on a choice need not be asked for each of
 * its values. Nothing is asked before a line that may end in a fault.
 */
export function asSoonAsKnown(e: Emitter, head: readonly HeadLine[]): readonly HeadLine[] {
  const lines: HeadLine[] = [];
  for (const line of head) {
    let at = lines.length;
    if (line.is === 'need' && !e.facts.mayFault(line)) {
      const names = localsIn(line);
      const stops = (before: HeadLine): boolean =>
        before.is === 'need' || names.has(before.local) || e.facts.mayFault(before);
      while (at > 0 && !stops(lines[at - 1]!)) at--;
    }
    lines.splice(at, 0, line);
  }
  return lines;
}

/**
 * Sorts what the rules ask into what can be asked before the value is chosen, what leads to the value, and the rest.
 * Undefined where nothing can be chosen. `cells` are the values that can be chosen, where they are known.
 */
export function planOf(
  e: Emitter,
  choice: Choose,
  cells: readonly number[] | undefined,
  lines: readonly HeadLine[],
  known: Known,
): Plan | undefined {
  const own = beforeChoice(lines);
  const learnt = new Map(known);
  const needs: Expr[] = [];
  const ordered: HeadLine[] = [];
  const dependent = new Set([choice.local]);
  for (const line of own) {
    if (line.is === 'let') {
      const value = simplify(e, line.value, learnt);
      if (value.op === 'constant' && typeof value.value === 'number') learnt.set(line.local, [value.value]);
      else if (value.op === 'local') learnt.set(line.local, { same: value });
      ordered.push({ is: 'let', local: line.local, value });
      dependent.add(line.local);
    } else if (line.is === 'need') {
      const need = conditionOf(e, line, learnt);
      for (const part of need.op === 'and' ? need.parts : [need]) {
        if (part.op === 'constant' && part.value === true) continue;
        if (part.op === 'constant') return undefined;
        needs.push(part);
        ordered.push({ is: 'need', condition: part, reason: line.reason });
      }
    }
  }
  const isFree = (expr: Expr): boolean =>
    ![...localsIn(expr)].some((local) => dependent.has(local)) && !e.facts.mayFault(expr);
  const before = needs.filter(isFree);
  const others = needs.filter((need) => !before.includes(need));
  const without = (settled: readonly Expr[]): HeadLine[] =>
    ordered.filter((line) => line.is !== 'need' || !settled.includes(line.condition));
  const pinned = others.find((need) => pinOf(need, choice.local, isFree));
  if (pinned) {
    const value = pinOf(pinned, choice.local, isFree)!;
    const implied = needs.filter((need) => isImplied(e, need, value, choice));
    // Whether there is such a value is asked first: it is asked once for several pieces.
    return {
      before: [],
      lines: without([pinned, ...implied]),
      pin: { value, isAmongCells: cells !== undefined && liesAmong(e, value, cells) },
      known: learnt,
    };
  }
  const indexed = known.has(choice.local)
    ? others.find((need) => indexOf(need, choice.local, isFree))
    : undefined;
  if (indexed)
    return {
      before,
      lines: without([...before, indexed]),
      index: indexOf(indexed, choice.local, isFree)!,
      known: learnt,
    };
  return { before, lines: without(before), known: learnt };
}

/** A condition of a head, as far as it can be worked out. */
export function conditionOf(e: Emitter, line: Extract<HeadLine, { is: 'need' }>, known: Known): Expr {
  const condition = simplify(e, line.condition, known);
  if (!line.when) return condition;
  const when = simplify(e, line.when, known);
  const type = line.condition.type;
  if (when.op === 'constant') return when.value === true ? condition : { op: 'constant', value: true, type };
  return { op: 'or', parts: [simplify(e, { op: 'not', part: when, type }, known), condition], type };
}

/** `x is E`: the only value that can be chosen. */
function pinOf(need: Expr, local: string, isFree: (expr: Expr) => boolean): Expr | undefined {
  if (need.op !== 'same' || need.not) return undefined;
  if (isLocal(need.left, local) && isFree(need.right)) return need.right;
  if (isLocal(need.right, local) && isFree(need.left)) return need.left;
  return undefined;
}

/** `P of x is E`: the values that show the number E. */
function indexOf(need: Expr, local: string, isFree: (expr: Expr) => boolean): Plan['index'] {
  if (need.op !== 'same' || need.not) return undefined;
  for (const [a, b] of [
    [need.left, need.right],
    [need.right, need.left],
  ] as const) {
    if (a.op !== 'property' || !isLocal(a.of, local) || !isFree(b)) continue;
    if (present(b.type).is !== 'number' && present(b.type).is !== 'kind') continue;
    if (b.type.is === 'optional' || b.type.is === 'none') continue;
    return { property: a.property, of: a.of, is: b };
  }
  return undefined;
}

type Search = Extract<Expr, { bound: Bound }>;

/** `first cell in sheet[green] where entry[cell] is none`. */
function isSearch(expr: Expr): expr is Search {
  return (expr.op === 'first of' || expr.op === 'last of') && !expr.otherwise;
}

/** Whether what is searched for is found only where a condition holds for it. */
function isImplied(e: Emitter, need: Expr, pin: Expr, choice: Choose): boolean {
  if (!isSearch(pin) || !pin.where) return false;
  const chosen: Expr = { op: 'local', local: choice.local, type: choice.type };
  const where =
    pin.bound.local === choice.local
      ? pin.where
      : simplify(e, pin.where, new Map([[pin.bound.local, { same: chosen }]]));
  const holds = where.op === 'and' ? where.parts : [where];
  return holds.some((one) => written(one) === written(need));
}

/** Whether what is searched for is one of these cells, if it is found. */
function liesAmong(e: Emitter, pin: Expr, cells: readonly number[]): boolean {
  if (!isSearch(pin) || pin.bound.in.op !== 'cells') return false;
  const { grid, member } = pin.bound.in;
  const { all, cellsOf, model } = e.gen.board.grid(grid);
  if (member && member.op !== 'constant') return false;
  const those = member ? cellsOf[model.members.findIndex(({ value }) => value === member.value)] : all;
  return those?.every((cell) => cells.includes(cell)) ?? false;
}

/** An expression as text, whatever its types. */
function written(expr: Expr): string {
  return JSON.stringify(expr, (key, part: unknown) => (key === 'type' ? undefined : part));
}
