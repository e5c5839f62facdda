import type { Expr, ExprOf } from '../../../2-model/model.ts';
import { howFits } from '../../../2-model/types.ts';
import { binary, code, isNumber, load, type Operand, sum, text, times } from '../../code/build.ts';
import type { Out } from '../../code/out.ts';
import { expr as quoted, stmts } from '../../code/quote.ts';
import type { Code, Stmt } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import { loaded, lookUp, type Scope, unsupported } from '../gen.ts';
import type { FieldPlace, KeyPlace } from '../layout.ts';

export function fieldValue(e: Emitter, expr: ExprOf<'field'>, scope: Scope, out: Out): Code {
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
): Code {
  const place = e.gen.layout.fields.get(target.field)!;
  const block = place.inSeat ? blockOf(e, target.of!, scope, out) : 0;
  const index = keyIndex(e, place, target.keys, scope, out);
  return sum(block, place.name, isNumber(index, 0) ? 0 : times(index, place.words));
}

/** The address of the block of a seat. That somebody sits there, and plays where that is needed, the checker has made sure. */
export function blockOf(e: Emitter, of: Expr, scope: Scope, out: Out): Code {
  const bind = of.op === 'local' ? lookUp(scope, of.local) : undefined;
  if (bind && 'block' in bind && bind.block) return bind.block;
  return quoted`SEATS + ${e.num(of, scope, out)} * SEAT_WORDS`;
}

/** Does something for a field of the table, or for that of each seat: `block` is where a seat begins, 0 for the table. */
export function eachSeat(
  e: Emitter,
  { inSeat, model }: FieldPlace,
  body: (block: Operand) => readonly Stmt[],
): readonly Stmt[] {
  if (!inSeat) return body(0);
  const block = e.gen.fresh('block');
  const seats = model.owner === 'seat' ? quoted`m[PLAYERS] + m[IMAGINARY]` : quoted`m[PLAYERS]`;
  return stmts`
    const last = SEATS + (${seats}) * SEAT_WORDS;
    for (let ${block} = SEATS; ${block} < last; ${block} += SEAT_WORDS) {
      ${body(block)}
    }`;
}

/** Does something with every value of a field, by its address. */
export function eachValue(
  e: Emitter,
  place: FieldPlace,
  body: (address: Code) => readonly Stmt[],
): readonly Stmt[] {
  const { name, count, words } = place;
  return eachSeat(e, place, (block) => {
    if (count === 1) return body(sum(block, name));
    const i = e.gen.fresh('i');
    return stmts`
      for (let ${i} = 0; ${i} < ${count}; ${i}++) {
        ${body(sum(block, name, times(i, words)))}
      }`;
  });
}

/** The position of a value of a field among all, from its keys. */
function keyIndex(e: Emitter, place: FieldPlace, keys: readonly Expr[], scope: Scope, out: Out): Code {
  return keys.reduce((before, key, index) => {
    const position = onePosition(e, place.keys[index]!, key, place.model.name, scope, out);
    return isNumber(before, 0) ? position : sum(times(before, place.keys[index]!.size), position);
  }, code(0));
}

function onePosition(e: Emitter, place: KeyPlace, key: Expr, about: string, scope: Scope, out: Out): Code {
  const { values, lowest, size } = place;
  if (key.op === 'constant') {
    const known = typeof key.value === 'number' ? key.value : key.value ? 1 : 0;
    const position = values ? values.indexOf(known) : known - lowest;
    if (position >= 0 && position < size) return code(position);
  }
  const asked = e.num(key, scope, out);
  const fits = howFits(key.type, place.type) === 'fits';
  if (!values) {
    if (!fits) return quoted`keyIn(${asked}, ${lowest}, ${size}, ${text(about)})`;
    return lowest === 0 ? asked : binary('-', asked, lowest);
  }
  const first = Math.min(...values);
  const positions = Array.from({ length: Math.max(...values) - first + 1 }, (_, index) =>
    values.indexOf(index + first),
  );
  const positionOf = (offset: Code): Code => e.gen.at(`position of ${about}`, positions, offset);
  if (fits) return positionOf(first === 0 ? asked : binary('-', asked, first));
  const offset = quoted`keyIn(${asked}, ${first}, ${positions.length}, ${text(about)})`;
  return quoted`there(${positionOf(offset)}, 'no-such-key', ${text(about)})`;
}

export function pointsValue(e: Emitter, expr: ExprOf<'points'>, scope: Scope, out: Out): Code {
  const block = blockOf(e, expr.of, scope, out);
  const all = [...e.gen.layout.points.values()];
  if (expr.scoring === undefined) {
    const words = all.reduce((total, { values }) => total + 1 + values.length, 0);
    return words === 0 ? code(0) : quoted`sum(${block} + ${all[0]!.name}, ${words})`;
  }
  const { name, values } = e.gen.layout.points.get(expr.scoring)!;
  const start = sum(block, name);
  if (expr.for) return load(sum(start, 1, positionAmong(e, values, expr.for, scope, out)));
  return values.length === 0 ? load(start) : quoted`sum(${start}, ${values.length + 1})`;
}

/** The position of a value among the values that points are awarded for. */
export function positionAmong(e: Emitter, values: readonly number[], of: Expr, scope: Scope, out: Out): Code {
  const asked = e.num(of, scope, out);
  const lowest = values[0] ?? 0;
  if (values.every((one, index) => one === lowest + index))
    return lowest === 0 ? asked : binary('-', asked, lowest);
  return unsupported('points for values with gaps');
}
