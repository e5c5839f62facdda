import type { Expr } from '../../../2-model/model.ts';
import { howFits } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import type { FieldPlace, KeyPlace } from '../layout.ts';
import type { Out } from '../text.ts';
import { num } from './expressions.ts';

/** The position of a value of a field among all, from its keys. */
export function keyIndex(
  e: Emitter,
  place: FieldPlace,
  keys: readonly Expr[],
  scope: Scope,
  out: Out,
): string {
  return keys.reduce((before, key, index) => {
    const js = onePosition(e, place.keys[index]!, key, place.model.name, scope, out);
    return before === '0' ? js : `(${before} * ${place.keys[index]!.size} + ${js})`;
  }, '0');
}

function onePosition(e: Emitter, place: KeyPlace, key: Expr, about: string, scope: Scope, out: Out): string {
  const { values, lowest, size } = place;
  if (key.op === 'constant') {
    const known = typeof key.value === 'number' ? key.value : key.value ? 1 : 0;
    const position = values ? values.indexOf(known) : known - lowest;
    if (position >= 0 && position < size) return String(position);
  }
  const js = num(e, key, scope, out);
  const fits = howFits(key.type, place.type) === 'fits';
  if (!values) {
    if (!fits) return `keyIn(${js}, ${lowest}, ${size}, '${about}')`;
    return lowest === 0 ? js : `(${js} - ${lowest})`;
  }
  const highest = Math.max(...values);
  const positions = Array.from({ length: highest - Math.min(...values) + 1 }, (_, index) =>
    values.indexOf(index + Math.min(...values)),
  );
  const offset = Math.min(...values) === 0 ? js : `${js} - ${Math.min(...values)}`;
  if (fits) return e.gen.at(`position of ${about}`, positions, offset);
  return `there(${e.gen.at(`position of ${about}`, positions, `keyIn(${js}, ${Math.min(...values)}, ${positions.length}, '${about}')`)}, '${about}')`;
}
