import { itemType, present } from '../../../2-model/types.ts';
import type { Action, Choose, HeadLine } from '../../../3-ir/ir.ts';
import { beforeChoice, prunes } from '../../../3-ir/walk.ts';
import { code, not, type Operand } from '../../code/build.ts';
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
  /** Sums over the set that the lines ask for; they ask for nothing else of it then. */
  readonly totals?: readonly Total[];
  /** Looks at the set; `noLarger` is to become true where no larger set can be allowed. */
  visit(noLarger: Name, w: Writer): void;
  /** What is done where no set can be allowed any more because of this line. */
  hopeless?(line: number, w: Writer): void;
}

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
  walkSorted(sorted, walk);
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

/** The walk through values in order, each once. Of those taken it is kept in `stack` where they stand. */
function walkSorted(w: Writer, walk: Walk): void {
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
    for (let at = 0; at <= ${count}; at++) m[${taken} + at] = 0;
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
  const { when } = line;
  const asked = (to: Writer): Code => not(to.cond(line.condition));
  const fails = w.inTurn('&&', when ? [(to) => to.cond(when), asked] : [asked]);
  if (!prunes(line, 'growing')) {
    hopelessness(w.when(not(fails)), walk, index + 1, isOver);
    return;
  }
  const hopeless = w.inside();
  hopeless.code`${isOver} = true;`;
  walk.hopeless?.(index, hopeless);
  hopelessness(w.unless(fails, hopeless.statements), walk, index + 1, isOver);
}
