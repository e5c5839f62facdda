import { itemType, present, type Type } from '../../../2-model/types.ts';
import type { Action, HeadLine } from '../../../3-ir/ir.ts';
import { binary, not, type Operand } from '../../code/build.ts';
import { Out } from '../../code/out.ts';
import { expr } from '../../code/quote.ts';
import type { Name } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import type { Scope } from '../gen.ts';
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

export interface Walk {
  readonly action: Action;
  readonly choice: Choose;
  /** The list of what can be chosen. */
  readonly options: Operand;
  /** The list that holds the set which is looked at. */
  readonly set: Operand;
  readonly lines: readonly HeadLine[];
  readonly scope: Scope;
  /** Looks at the set; `noLarger` is to become true where no larger set can be allowed. */
  visit(noLarger: Name, out: Out): void;
  /** What is done where no set can be allowed any more because of this line. */
  hopeless?(line: number, out: Out): void;
}

/**
 * Goes through every set that can be chosen, each once, a set before those that add to it. Of pieces that are alike in all
 * properties and in their face, the first ones stand for all: a piece is taken only after the one before it that is like it.
 */
export function walkSets(e: Emitter, walk: Walk, out: Out): void {
  const { action, choice, options, set } = walk;
  const { gen } = e;
  const type: Type = present(itemType(choice.type));
  const room = e.mostChosen(action, choice.local);
  const region = (about: string): Name => gen.layout.take('scratch', room + 1, about).name;
  const [before, taken, stack] = [region('like before'), region('is taken'), region('taken')];
  const [count, size, next] = [gen.fresh('count'), gen.fresh('size'), gen.fresh('next')];
  const [isKnown, noLarger] = [gen.fresh('isKnown', 'boolean'), gen.fresh('noLarger', 'boolean')];
  out.code`
    sort(${options});
    distinct(${options});
    const ${count} = m[${options}];
  `;
  if (type.is === 'piece') {
    const { alike } = gen.board.piecesOf(type.pieces);
    const faces = gen.layout.faces.get(type.pieces)?.name ?? -1;
    out.code`noteAlike(k, ${options}, ${gen.array(`${type.pieces} alike`, alike)}, ${faces}, ${before});`;
  } else out.code`m.fill(0, ${before}, ${before} + ${count} + 1);`;
  out.code`
    m.fill(0, ${taken}, ${taken} + ${count} + 1);
    m[${set}] = 0;
    let ${noLarger} = false;
  `;
  if (choice.several === 'any') walk.visit(noLarger, out);
  const looksAhead = behind(walk.lines).some((line) => prunes(line, 'growing'));
  if (looksAhead) out.code`let ${isKnown} = false;`;
  const body = new Out();
  body.code`
    while (${next} <= ${count} && m[${before} + ${next}] !== 0 && m[${taken} + m[${before} + ${next}]] === 0)
      ${next}++;
  `;
  const isOver = gen.fresh('isOver', 'boolean');
  if (looksAhead) {
    const largest = gen.scratch('largest', room);
    const ahead = new Out();
    ahead.code`largestSet(${options}, ${before}, ${taken}, ${set}, ${next}, ${largest});`;
    const scope: Scope = new Map([...walk.scope, [choice.local, e.chosenAt(largest, action, choice.local)]]);
    hopelessness(e, walk, 0, scope, isOver, ahead);
    body.code`
      let ${isOver} = ${next} > ${count};
      if (!${isOver} && !${isKnown}) { ${ahead} }
    `;
  } else body.code`const ${isOver} = ${next} > ${count};`;
  const [nextUnknown, noted] = [new Out(), new Out()];
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
      ${nextUnknown}
      continue;
    }
    m[${taken} + ${next}] = 1;
    m[${stack} + ++${size}] = ${next};
    m[${set} + ${size}] = m[${options} + ${next}];
    m[${set}] = ${size};
    ${noLarger} = false;
  `;
  walk.visit(noLarger, body);
  body.code`
    ${noted}
    if (${noLarger}) {
      m[${taken} + ${next}] = 0;
      m[${set}] = --${size};
      ${noLarger} = false;
    }
  `;
  out.code`
    let ${size} = 0;
    for (let ${next} = 1; !${noLarger} || ${size} > 0; ${next}++) { ${body} }
  `;
}

/**
 * Whether the largest set that can still come fails at a condition that would hold for every larger one if it held; from one of
 * the lines behind the choice on.
 */
function hopelessness(e: Emitter, walk: Walk, index: number, scope: Scope, isOver: Name, out: Out): void {
  const line = behind(walk.lines)[index];
  if (!line || line.is === 'choose') return;
  if (line.is === 'let') {
    hopelessness(e, walk, index + 1, letIn(e, line.local, line.value, scope, out), isOver, out);
    return;
  }
  const when = line.when && e.cond(line.when, scope, out);
  const holds = e.cond(line.condition, scope, out);
  const fails = when ? binary('&&', when, not(holds)) : not(holds);
  const further = new Out();
  if (!prunes(line, 'growing')) {
    hopelessness(e, walk, index + 1, scope, isOver, further);
    out.code`if (${when ? expr`!${fails}` : holds}) { ${further} }`;
    return;
  }
  const hopeless = new Out();
  hopeless.code`${isOver} = true;`;
  walk.hopeless?.(index, hopeless);
  hopelessness(e, walk, index + 1, scope, isOver, further);
  out.code`if (${fails}) { ${hopeless} } else { ${further} }`;
}
