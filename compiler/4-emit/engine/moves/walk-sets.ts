import { itemType, present } from '../../../2-model/types.ts';
import type { Action, Choose, HeadLine } from '../../../3-ir/ir.ts';
import { beforeChoice, localsIn, prunes } from '../../../3-ir/walk.ts';
import { binary, chain, code, either, not, type Operand } from '../../code/build.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Name } from '../../code/tree.ts';
import type { Bind, Emitter, Writer } from '../emitter.ts';
import { letIn } from '../values/terms.ts';
import { changeTotals, noteTotals, type Total, totalsOfAll, totalsWithRest } from './running-totals.ts';

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
  readonly totals?: readonly Total[];
  /** Looks at the set; `noLarger` is to become true where no larger set can be allowed. */
  visit(noLarger: Name, w: Writer): void;
  /** What is done where no set can be allowed any more because of this line. */
  hopeless?(line: number, w: Writer): void;
}

/** Up to this number of values to choose from have a bit each in one word. */
const MOST_OPEN = 30;

/**
 * Goes through every set that can be chosen, each once, a set before those that add to it. Of pieces that are alike in all
 * properties and in their face, the first ones stand for all: a piece is taken only after the one before it that is like it.
 */
export function walkSets(w: Writer, walk: Walk): void {
  const sorted = w.inside();
  sorted.code`
    sort(${walk.options});
    distinct(${walk.options});
  `;
  if (hasBitForEach(w.e, walk)) walkWithBits(sorted, walk);
  else walkWithLists(sorted, walk);
  const { totals = [] } = walk;
  if (totals.length === 0 || !beforeChoice(walk.lines).some((line) => prunes(line, 'growing'))) {
    w.append(sorted);
    return;
  }
  // Often all together are not enough.
  const isOver = w.gen.fresh('isOver', 'boolean');
  const { binds, summed } = totalsOfAll(totals, walk.options);
  w.code`let ${isOver} = false; ${summed}`;
  hopelessness(w.in(new Map([...w.scope, ...binds])), walk, 0, isOver);
  w.code`if (!${isOver}) { ${sorted} }`;
}

/** Whether all that can be chosen has a bit in one word. */
export function hasBitForEach(
  e: Emitter,
  { bits, action, choice }: Pick<Walk, 'bits' | 'action' | 'choice'>,
): boolean {
  return bits !== undefined || e.mostChosen(action, choice.local) <= MOST_OPEN;
}

/**
 * The walk where everything that can be chosen has a bit, by its position. `open` are those that can be added next: all behind
 * the one added last, but of pieces that are alike only the first that is not taken. So nothing is looked at in vain.
 */
function walkWithBits(w: Writer, walk: Walk): void {
  const { action, choice, options, set, bits } = walk;
  const { gen } = w.e;
  const room = w.e.mostChosen(action, choice.local);
  const left = gen.words('left open', room + 1);
  const [open, more, size] = [gen.fresh('open'), gen.fresh('more'), gen.fresh('size')];
  const [next, item, isKnown] = [gen.fresh('next'), gen.fresh('item'), gen.fresh('isKnown', 'boolean')];
  const alike = alikeIn(w.e, choice);
  const after = alike && gen.words('alike after', room + 1);
  const mayEnd = beforeChoice(walk.lines).some((line) => prunes(line, 'shrinking'));
  /** Looks at the set, with what can be added then. */
  const visit = (added: Code, to: Writer): Code => {
    const noLarger = gen.fresh('noLarger', 'boolean');
    if (mayEnd) to.code`let ${noLarger} = false;`;
    walk.visit(noLarger, to);
    return mayEnd ? either(noLarger, 0, added) : added;
  };
  w.code`
    m[${set}] = 0;
    ${bits ? stmts`let ${bits.name} = 0;` : []}
  `;
  const first = alike
    ? expr`noteAlikeAfter(k, ${options}, ${alike.map(code)}, ${after!})`
    : expr`(1 << m[${options}]) - 1`;
  w.code`let ${open} = ${choice.several === 'any' ? visit(first, w) : first};`;
  const ahead = lookAhead(w, walk, open, after ?? -1, isKnown);
  if (ahead) w.code`let ${isKnown} = false;`;
  const body = w.inside();
  const unknown = ahead ? stmts`${isKnown} = false;` : [];
  body.code`
    if (${open} === 0) {
      if (${size} === 0) break;
      ${bits ? stmts`${bits.name} ^= 1 << m[${set} + ${size}] - ${bits.lowest};` : []}
      ${open} = m[${left} + ${size}];
      m[${set}] = --${size};
      ${unknown}
      continue;
    }
    ${ahead ?? []}
    const ${next} = lowestIn(${open});
    const ${item} = m[${options} + 1 + ${next}];
    ${open} &= ${open} - 1;
    m[${set} + ++${size}] = ${item};
    m[${set}] = ${size};
    ${bits ? stmts`${bits.name} |= 1 << ${item} - ${bits.lowest};` : []}
  `;
  const added = visit(after ? expr`${open} | m[${after} + ${next}]` : code(open), body);
  body.code`
    const ${more} = ${added};
    if (${more} === 0) {
      ${bits ? stmts`${bits.name} ^= 1 << ${item} - ${bits.lowest};` : []}
      m[${set}] = --${size};
      ${unknown}
    } else {
      m[${left} + ${size}] = ${open};
      ${open} = ${more};
    }
  `;
  w.code`for (let ${size} = 0; ; ) { ${body} }`;
}

/**
 * Before more is added: whether even the largest set that can still come is refused. It stays the same until something is left
 * out, and is not looked at while its conditions do not count.
 */
function lookAhead(
  w: Writer,
  walk: Walk,
  open: Name,
  after: Name | number,
  isKnown: Name,
): Writer | undefined {
  const { e } = w;
  const { action, choice, options, set } = walk;
  const lines = beforeChoice(walk.lines);
  const growing = lines.flatMap((line) => (line.is === 'need' && prunes(line, 'growing') ? [line] : []));
  if (growing.length === 0) return undefined;
  const largest = e.gen.scratch('largest', e.mostChosen(action, choice.local));
  const isHopeless = e.gen.fresh('isHopeless', 'boolean');
  const looked = w.inside().with(choice.local, e.chosenAt(largest, action, choice.local));
  looked.code`
    largestOpen(${options}, ${set}, ${open}, ${after}, ${largest});
    let ${isHopeless} = false;
  `;
  hopelessness(looked, walk, 0, isHopeless);
  looked.code`
    if (${isHopeless}) { ${open} = 0; continue; }
    ${isKnown} = true;
  `;
  const ahead = w.inside();
  const made = new Set([choice.local, ...lines.flatMap((line) => (line.is === 'let' ? [line.local] : []))]);
  const whens = growing.flatMap(({ when }) =>
    when && ![...localsIn(when)].some((local) => made.has(local)) ? [when] : [],
  );
  const counts = whens.map((when) => ahead.cond(when));
  const mayFail = counts.length === growing.length ? [expr`(${chain('||', counts)})`] : [];
  ahead.code`if (${chain('&&', [expr`!${isKnown}`, ...mayFail])}) { ${looked} }`;
  return ahead;
}

/** The walk where a word has not enough bits for what there may be to choose from. */
function walkWithLists(w: Writer, walk: Walk): void {
  const { action, choice, options, set, totals = [] } = walk;
  const { gen } = w.e;
  const room = w.e.mostChosen(action, choice.local);
  const [before, taken, stack] = ['like before', 'is taken', 'taken'].map((about) =>
    gen.words(about, room + 1),
  ) as [Name, Name, Name];
  const [count, size, next] = [gen.fresh('count'), gen.fresh('size'), gen.fresh('next')];
  const [isKnown, noLarger] = [gen.fresh('isKnown', 'boolean'), gen.fresh('noLarger', 'boolean')];
  const alike = alikeIn(w.e, choice);
  w.code`const ${count} = m[${options}];`;
  if (alike) w.code`noteAlike(k, ${options}, ${alike.map(code)}, ${before});`;
  else w.code`m.fill(0, ${before}, ${before} + ${count} + 1);`;
  w.code`
    m.fill(0, ${taken}, ${taken} + ${count} + 1);
    m[${set}] = 0;
    let ${noLarger} = false;
    ${noteTotals(totals, options, count)}
  `;
  if (choice.several === 'any') walk.visit(noLarger, w);
  const looksAhead = beforeChoice(walk.lines).some((line) => prunes(line, 'growing'));
  if (looksAhead) w.code`let ${isKnown} = false;`;
  const body = w.inside();
  body.code`
    while (${next} <= ${count} && m[${before} + ${next}] !== 0 && m[${taken} + m[${before} + ${next}]] === 0)
      ${next}++;
  `;
  const isOver = gen.fresh('isOver', 'boolean');
  /** The largest set that can still come; of sums, one that is no smaller is enough. */
  const largest = (to: Writer): Iterable<readonly [string, Bind]> => {
    if (totals.length > 0) return totalsWithRest(totals, count, next);
    const list = gen.scratch('largest', room);
    to.code`largestSet(${options}, ${before}, ${taken}, ${set}, ${next}, ${list});`;
    return [[choice.local, w.e.chosenAt(list, action, choice.local)]];
  };
  if (looksAhead) {
    const ahead = w.inside();
    hopelessness(ahead.in(new Map([...w.scope, ...largest(ahead)])), walk, 0, isOver);
    body.code`
      let ${isOver} = ${next} > ${count};
      if (!${isOver} && !${isKnown}) { ${ahead} }
    `;
  } else body.code`const ${isOver} = ${next} > ${count};`;
  const [nextUnknown, noted] = [w.inside(), w.inside()];
  if (looksAhead) {
    nextUnknown.code`${isKnown} = false;`;
    noted.code`${isKnown} = !${noLarger};`;
  }
  body.code`
    if (${isOver}) {
      if (${size} === 0) break;
      ${next} = m[${stack} + ${size}];
      m[${taken} + ${next}] = 0;
      m[${set}] = --${size};
      ${changeTotals(totals, next, false)}
      ${nextUnknown}
      continue;
    }
    m[${taken} + ${next}] = 1;
    m[${stack} + ++${size}] = ${next};
    m[${set} + ${size}] = m[${options} + ${next}];
    m[${set}] = ${size};
    ${changeTotals(totals, next, true)}
    ${noLarger} = false;
  `;
  walk.visit(noLarger, body);
  body.code`
    ${noted}
    if (${noLarger}) {
      m[${taken} + ${next}] = 0;
      m[${set}] = --${size};
      ${changeTotals(totals, next, false)}
      ${noLarger} = false;
    }
  `;
  w.code`
    let ${size} = 0;
    for (let ${next} = 1; !${noLarger} || ${size} > 0; ${next}++) { ${body} }
  `;
}

/** The table and the faces that tell which pieces are alike; undefined where every value is another. */
export function alikeIn(
  { gen }: Emitter,
  { type }: Choose,
): readonly [alike: Name, faces: Operand] | undefined {
  const item = present(itemType(type));
  if (item.is !== 'piece') return undefined;
  const { alike } = gen.board.piecesOf(item.pieces);
  return [gen.array(`${item.pieces} alike`, alike), gen.layout.faces.get(item.pieces)?.name ?? -1];
}

/**
 * Whether the largest set that can still come fails at a condition that would hold for every larger one if it held; from one of
 * the lines behind the choice on.
 */
function hopelessness(w: Writer, walk: Walk, index: number, isOver: Name): void {
  const line = beforeChoice(walk.lines)[index];
  if (!line) return;
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
