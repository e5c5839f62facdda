import type { Expr } from '../../../2-model/model.ts';
import { howFits } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import { type Js, loaded, lookUp, unsupported } from '../gen.ts';
import type { FieldPlace, KeyPlace } from '../layout.ts';
import type { Out } from '../text.ts';
import { num } from './expressions.ts';

type Of<Op extends Expr['op']> = Extract<Expr, { op: Op }>;

export function fieldValue(e: Emitter, expr: Of<'field'>, scope: Scope, out: Out): Js {
  const { model } = e.gen.layout.fields.get(expr.field)!;
  if (expr.whole && model.keys.length > 0) return unsupported(`all of ${expr.field} as one value`);
  return loaded(fieldAddress(e, expr, scope, out), model.type);
}

/** The address of one value of a field. */
export function fieldAddress(
  e: Emitter,
  target: { readonly field: string; readonly keys: readonly Expr[]; readonly of?: Expr },
  scope: Scope,
  out: Out,
): string {
  const place = e.gen.layout.fields.get(target.field)!;
  const parts: string[] = [];
  if (place.inSeat) parts.push(blockOf(e, target.of!, scope, out));
  parts.push(place.name);
  const index = keyIndex(e, place, target.keys, scope, out);
  if (index !== '0') parts.push(place.words === 1 ? index : `(${index}) * ${place.words}`);
  return parts.join(' + ');
}

/** The address of the block of a seat. That somebody sits there, and plays where that is needed, the checker has made sure. */
export function blockOf(e: Emitter, of: Expr, scope: Scope, out: Out): string {
  const bind = of.op === 'local' ? lookUp(scope, of.local) : undefined;
  if (bind && 'block' in bind && bind.block) return bind.block;
  return `SEATS + ${num(e, of, scope, out)} * SEAT_WORDS`;
}

/** The position of a value of a field among all, from its keys. */
function keyIndex(e: Emitter, place: FieldPlace, keys: readonly Expr[], scope: Scope, out: Out): string {
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
