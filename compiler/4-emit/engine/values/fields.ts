import { howFits } from '../../../2-model/types.ts';
import type { Expr, ExprOf } from '../../../3-ir/ir.ts';
import { binary, code, digits, isNumber, load, type Operand, sum, text, times } from '../../code/build.ts';
import { expr as quoted, stmts } from '../../code/quote.ts';
import type { Code, Stmt } from '../../code/tree.ts';
import type { Emitter, Writer } from '../emitter.ts';
import { loaded, unsupported } from '../gen.ts';
import type { FieldPlace, KeyPlace } from '../layout.ts';

export function fieldValue(w: Writer, expr: ExprOf<'field'>): Code {
  const { model } = w.gen.layout.field(expr.field);
  if (expr.whole && model.keys.length > 0) return unsupported(`all of ${expr.field} as one value`);
  return loaded(fieldAddress(w, expr), model.type);
}

/** The address of one value of a field. */
export function fieldAddress(
  w: Writer,
  target: { readonly field: string; readonly keys: readonly Expr[]; readonly of?: Expr },
): Code {
  const place = w.gen.layout.field(target.field);
  const block = place.inSeat ? blockOf(w, target.of!, place) : 0;
  const index = keyIndex(w, place, target.keys);
  return sum(block, place.name, isNumber(index, 0) ? 0 : times(index, place.words));
}

/** The address of the block of a seat, or of its grids behind the state, counted from those of the first. That somebody sits there, and plays where that is needed, the checker has made sure. */
export function blockOf(w: Writer, of: Expr, field?: FieldPlace): Code {
  const bind = w.meant(of);
  if (field?.isOutside) return bind && 'grids' in bind ? bind.grids! : quoted`${w.num(of)} * GRID_WORDS`;
  if (bind && 'block' in bind && bind.block) return bind.block;
  return quoted`SEATS + ${w.num(of)} * SEAT_WORDS`;
}

/** Does something for a field of the table, or for that of each seat: `block` is where a seat begins, 0 for the table. */
export function eachSeat(
  e: Emitter,
  { inSeat, isOutside, model }: FieldPlace,
  body: (block: Operand) => readonly Stmt[],
): readonly Stmt[] {
  if (!inSeat) return body(0);
  const block = e.gen.fresh('block');
  const seats = model.owner === 'seat' ? quoted`m[PLAYERS] + m[IMAGINARY]` : quoted`m[PLAYERS]`;
  if (isOutside)
    return stmts`for (let ${block} = 0; ${block} < (${seats}) * GRID_WORDS; ${block} += GRID_WORDS) { ${body(block)} }`;
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
function keyIndex(w: Writer, place: FieldPlace, keys: readonly Expr[]): Code {
  return digits(
    keys.map((key, index) => {
      const one = place.keys[index]!;
      return [onePosition(w, one, key, place.model.name), one.size];
    }),
  );
}

function onePosition(w: Writer, place: KeyPlace, key: Expr, about: string): Code {
  const { values, lowest, size } = place;
  if (key.op === 'constant') {
    const known = typeof key.value === 'number' ? key.value : key.value ? 1 : 0;
    const position = values ? values.indexOf(known) : known - lowest;
    if (position >= 0 && position < size) return code(position);
  }
  const asked = w.num(key);
  const fits = howFits(key.type, place.type) === 'fits';
  if (!values) {
    if (!fits) return quoted`keyIn(${asked}, ${lowest}, ${size}, ${text(about)})`;
    return lowest === 0 ? asked : binary('-', asked, lowest);
  }
  const first = Math.min(...values);
  const positions = Array.from({ length: Math.max(...values) - first + 1 }, (_, index) =>
    values.indexOf(index + first),
  );
  const positionOf = (offset: Code): Code => w.gen.at(`position of ${about}`, positions, offset);
  if (fits) return positionOf(first === 0 ? asked : binary('-', asked, first));
  const offset = quoted`keyIn(${asked}, ${first}, ${positions.length}, ${text(about)})`;
  return quoted`there(${positionOf(offset)}, 'no-such-key', ${text(about)})`;
}

export function pointsValue(w: Writer, expr: ExprOf<'points'>): Code {
  const block = blockOf(w, expr.of);
  const all = [...w.gen.layout.points.values()];
  if (expr.scoring === undefined) {
    const words = all.reduce((total, { values }) => total + 1 + values.length, 0);
    return words === 0 ? code(0) : quoted`sum(${block} + ${all[0]!.name}, ${words})`;
  }
  const { name, values } = w.gen.layout.points.get(expr.scoring)!;
  const start = sum(block, name);
  if (expr.for) return load(sum(start, 1, positionAmong(w, values, expr.for)));
  return values.length === 0 ? load(start) : quoted`sum(${start}, ${values.length + 1})`;
}

/** The position of a value among the values that points are awarded for. */
export function positionAmong(w: Writer, values: readonly number[], of: Expr): Code {
  const asked = w.num(of);
  const lowest = values[0] ?? 0;
  if (values.every((one, index) => one === lowest + index))
    return lowest === 0 ? asked : binary('-', asked, lowest);
  return unsupported('points for values with gaps');
}
