import { itemType, present, type Type } from '../../../2-model/types.ts';
import type { HeadLine } from '../../../3-ir/ir.ts';
import type { Emitter } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { not, Out } from '../text.ts';
import { cond } from '../values/expressions.ts';
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
  readonly choice: Choose;
  /** The list of what can be chosen. */
  readonly options: string;
  /** The list that holds the set which is looked at. */
  readonly set: string;
  readonly lines: readonly HeadLine[];
  readonly scope: Scope;
  /** Looks at the set; `noLarger` is to become true where no larger set can be allowed. */
  visit(noLarger: string, out: Out): void;
  /** What is done where no set can be allowed any more because of this line. */
  hopeless?(line: number, out: Out): void;
}

/**
 * Goes through every set that can be chosen, each once, a set before those that add to it. Of pieces that are alike in all
 * properties and in their face, the first ones stand for all: a piece is taken only after the one before it that is like it.
 */
export function walkSets(e: Emitter, walk: Walk, out: Out): void {
  const { choice, options, set } = walk;
  const { gen } = e;
  const type: Type = present(itemType(choice.type));
  const room = e.gen.layout.span(type).size;
  const region = (about: string): string => gen.layout.take('scratch', room + 1, about).name;
  const [before, taken, stack] = [region('like before'), region('is taken'), region('taken')];
  const [count, size, next, known, noLarger] = ['count', 'size', 'next', 'isKnown', 'noLarger'].map((name) =>
    gen.fresh(name),
  ) as [string, string, string, string, string];
  out.push(`sort(${options});`, `distinct(${options});`, `const ${count} = m[${options}]!;`);
  if (type.is === 'piece') {
    const { alike } = gen.board.piecesOf(type.pieces);
    const faces = gen.layout.faces.get(type.pieces)?.name ?? '-1';
    out.push(`noteAlike(${options}, ${gen.array(`${type.pieces} alike`, alike)}, ${faces}, ${before});`);
  } else out.push(`m.fill(0, ${before}, ${before} + ${count} + 1);`);
  out.push(`m.fill(0, ${taken}, ${taken} + ${count} + 1);`, `m[${set}] = 0;`, `let ${noLarger} = false;`);
  if (choice.several === 'any') walk.visit(noLarger, out);
  const looksAhead = behind(walk.lines).some((line) => prunes(line, 'growing'));
  const ifAhead = (line: string): string[] => (looksAhead ? [line] : []);
  out.push(
    ...ifAhead(`let ${known} = false;`),
    `for (let ${size} = 0, ${next} = 1; !${noLarger} || ${size} > 0; ${next}++) {`,
  );
  out.push(
    `while (${next} <= ${count} && m[${before} + ${next}] !== 0 && m[${taken} + m[${before} + ${next}]!] === 0) ${next}++;`,
  );
  const stop = gen.fresh('isOver');
  out.push(`${looksAhead ? 'let' : 'const'} ${stop} = ${next} > ${count};`);
  if (looksAhead) {
    const largest = gen.scratch('largest', room);
    out.push(
      `if (!${stop} && !${known}) {`,
      `largestSet(${options}, ${before}, ${taken}, ${set}, ${next}, ${largest});`,
    );
    hopelessness(e, walk, largest, stop, out);
    out.push('}');
  }
  out.push(
    `if (${stop}) {`,
    `if (${size} === 0) break;`,
    `${next} = m[${stack} + ${size}]!;`,
    `m[${taken} + ${next}] = 0;`,
    `m[${set}] = --${size};`,
    ...ifAhead(`${known} = false;`),
    'continue;',
    '}',
  );
  out.push(
    `m[${taken} + ${next}] = 1;`,
    `m[${stack} + ++${size}] = ${next};`,
    `m[${set} + ${size}] = m[${options} + ${next}]!;`,
    `m[${set}] = ${size};`,
  );
  out.push(`${noLarger} = false;`);
  walk.visit(noLarger, out);
  out.push(
    ...ifAhead(`${known} = !${noLarger};`),
    `if (${noLarger}) {`,
    `m[${taken} + ${next}] = 0;`,
    `m[${set}] = --${size};`,
    `${noLarger} = false;`,
    '}',
    '}',
  );
}

/** Whether the largest set that can still come fails at a condition that would hold for every larger one if it held. */
function hopelessness(
  e: Emitter,
  { choice, lines, scope, hopeless }: Walk,
  largest: string,
  stop: string,
  out: Out,
): void {
  let open = 0;
  let isElse = false;
  let inner: Scope = new Map([...scope, [choice.local, { list: largest, room: e.roomOf(choice.type) }]]);
  for (const [index, line] of behind(lines).entries()) {
    if (line.is === 'choose') break;
    if (isElse) {
      out.push('else {');
      open++;
    }
    isElse = false;
    if (line.is === 'let') {
      inner = letIn(e, line.local, line.value, inner, out);
      continue;
    }
    const test = new Out();
    const when = line.when ? `${cond(e, line.when, inner, test)} && ` : '';
    const holds = cond(e, line.condition, inner, test);
    out.append(test);
    if (prunes(line, 'growing')) {
      out.push(`if (${when}${not(holds)}) {`, `${stop} = true;`);
      hopeless?.(index, out);
      out.push('}');
      isElse = true;
    } else {
      out.push(`if (${when === '' ? holds : `!(${when}${not(holds)})`}) {`);
      open++;
    }
  }
  out.push('}'.repeat(open));
}
