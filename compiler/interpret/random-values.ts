import type { Value } from '../2-model/model.ts';
import { asSet, isList, type List, memberOf } from '../2-model/values.ts';
import { draw, pick } from '../runtime/random.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import type { Chooser, Program } from './program.ts';
import type { Move } from './state.ts';

/** With more values than this, most of them are far from any legal move. */
const MANY_VALUES = 100;

/**
 * A random value of the type of a choice, to ask why it is refused. Of a large type, and of sets, values near those of the legal
 * moves are preferred: the others are all refused for the same reason.
 */
export function randomValue(
  program: Program,
  { seating }: Pick<EvaluationContext, 'seating'>,
  words: number[],
  { name, type, several }: Chooser,
  legal: readonly Move[],
): Value {
  if (type.is === 'number' && !several) return type.from + draw(words, type.to - type.from + 1);
  const values = program.board.domain(type, seating);
  if (several) return randomSet(words, values, chosenIn(legal, name).filter(isList));
  if (values.length <= MANY_VALUES) return pick(words, values);
  const chosen = chosenIn(legal, name);
  const near = chosen.length > 0 && draw(words, 2) === 0;
  if (!near) return pick(words, values);
  const value = pick(words, chosen);
  if (type.is !== 'cell' || draw(words, 2) === 0) return value;
  const beside = program.board.grid(type.grid).beyond[value as number] ?? [];
  return pick(words, beside) ?? value;
}

/** What the legal moves choose under this name. */
function chosenIn(legal: readonly Move[], name: string): Value[] {
  const chosen: Value[] = [];
  for (const { choices } of legal) {
    const value = memberOf(choices, name);
    if (value !== undefined) chosen.push(value);
  }
  return chosen;
}

function randomSet(words: number[], values: List, sets: readonly List[]): List {
  const way = sets.length > 0 ? draw(words, 4) : 3;
  if (way === 0) {
    const set = pick(words, sets);
    const out = draw(words, Math.max(1, set.length));
    return set.filter((_, index) => index !== out);
  }
  if (way === 1) return asSet([...pick(words, sets), ...pick(words, sets)]);
  if (way === 2) return asSet([pick(words, values), pick(words, values)]);
  return asSet(values.filter(() => draw(words, 4) === 0));
}
