import { isCollection, piecesIn } from '../../../2-model/types.ts';
import type { Expr, StepOf, TargetOf } from '../../../3-ir/ir.ts';
import { call, text } from '../../code/build.ts';
import { stmts } from '../../code/quote.ts';
import type { Code } from '../../code/tree.ts';
import type { Writer } from '../emitter.ts';
import type { FieldPlace } from '../layout.ts';
import { bitOf } from '../values/branchless.ts';
import { fieldAddress } from '../values/fields.ts';
import { gatherFunction, layAloneFunction, layFunction, noteBits, takeFunction } from './pieces.ts';

export function move(w: Writer, move: StepOf<'move'>): void {
  const what = moved(move);
  const target = move.to as TargetOf<'field'>;
  const pieces = piecesIn(move.what.type);
  const place = w.gen.layout.field(target.field);
  const hasHomes = w.gen.layout.homes.has(pieces);
  const address = (): Code => fieldAddress(w, target);
  if (move.position) {
    const list = w.e.streams.distinct(w, what, pieces);
    const position = w.num(move.position);
    w.code`for (let i = 1; i <= m[${list}]; i++) ${takeFunction(w.e, pieces)}(m[${list} + i]);`;
    w.code`insert(${address()}, ${list}, ${position}, ${text(place.model.name)});`;
    w.push(...noteBits(w.e, pieces, address()));
    const homes = w.gen.layout.homes.get(pieces);
    if (homes)
      w.code`for (let i = 1; i <= m[${list}]; i++) m[${homes} + m[${list} + i]] = (${address()}) * 2;`;
    return;
  }
  if (!hasHomes && what.op === 'every piece' && place.keys.length === 0 && !place.inSeat) {
    w.do(call(gatherFunction(w.e, pieces), [address()]));
    return;
  }
  if (!hasHomes && sift(w, { ...move, what }, target, place)) return;
  const lay = place.model.single ? layAloneFunction(w.e, pieces, place.model.name) : layFunction(w.e, pieces);
  const bind = w.meant(what);
  const isOne = bind ? 'value' in bind : !isCollection(what.type);
  if (isOne && what.type.is !== 'optional') {
    const piece = bind && 'value' in bind ? bind.value : w.num(what);
    w.do(call(lay, [piece, address()]));
    return;
  }
  const list = w.e.streams.distinct(w, what, pieces);
  if (place.model.single) w.code`if (m[${list}] > 1) fault('too-many', ${text(place.model.name)});`;
  w.code`for (let i = 1; i <= m[${list}]; i++) ${lay}(m[${list} + i], ${address()});`;
}

/** Pieces that all lie in one place, to another one: in one pass. */
function sift(w: Writer, statement: StepOf<'move'>, target: TargetOf<'field'>, place: FieldPlace): boolean {
  const { what } = statement;
  const source = what.op === 'all' ? what.bound.in : what;
  if (
    source.op !== 'field' ||
    source.whole !== w.gen.layout.field(source.field).keys.length > 0 ||
    source.field === target.field
  )
    return false;
  const from = w.gen.layout.field(source.field);
  if (from.form !== 'list' || place.form !== 'list' || from.keys.length > 0) return false;
  // A list only names pieces: they lie elsewhere.
  if (source.type.is === 'collection' && source.type.form === 'list') return false;
  const where = what.op === 'all' ? what.where : undefined;
  if (where && [source.field, target.field].some((name) => w.facts.reads(where).has(name))) return false;
  const [here, there] = [fieldAddress(w, source), fieldAddress(w, target)];
  if (!where) {
    w.code`moveAll(${here}, ${there});`;
    if (from.pieceBits && place.pieceBits)
      w.code`m[${place.pieceBits}] |= m[${from.pieceBits}]; m[${from.pieceBits}] = 0;`;
    return true;
  }
  const kept = w.gen.fresh('kept');
  const moved = w.gen.fresh('moved');
  const local = what.op === 'all' ? what.bound.local : '';
  // While a piece lies here, there is room for it in a place that has room for all.
  const hasRoom = place.room >= w.gen.board.piecesOf(piecesIn(source.type)).all.length;
  const bits =
    from.pieceBits && place.pieceBits
      ? { here: from.pieceBits, there: place.pieceBits, those: w.gen.fresh('those') }
      : undefined;
  w.code`let ${kept} = 0;`;
  if (bits) w.code`let ${bits.those} = 0;`;
  const loop = w.inside();
  let isCounted = false;
  loop.each(source, local, (item, to) => {
    const inner = to.bound({ local, in: source }, item);
    const bit = hasRoom ? bitOf(inner, where, () => undefined) : undefined;
    if (bit?.isClean) {
      isCounted = true;
      const goes = w.gen.fresh('goes');
      to.code`
        const ${goes} = ${bit.code};
        m[${there} + 1 + ${moved}] = ${item};
        ${moved} += ${goes};
        m[${here} + 1 + ${kept}] = ${item};
        ${kept} += ${goes} ^ 1;`;
      if (bits) to.code`${bits.those} |= ${goes} << ${item};`;
      return;
    }
    const note = bits ? stmts`${bits.those} |= 1 << ${item};` : [];
    to.code`
      if (${inner.cond(where)}) {
        append(${there}, ${item});
        ${note}
      } else m[${here} + ++${kept}] = ${item};`;
  });
  if (isCounted) w.code`let ${moved} = m[${there}];`;
  w.append(loop);
  w.code`m[${here}] = ${kept};`;
  if (isCounted) w.code`m[${there}] = ${moved};`;
  if (bits) w.code`m[${bits.here}] ^= ${bits.those}; m[${bits.there}] |= ${bits.those};`;
  return true;
}

/** What is moved: of a list of one piece, that piece. */
export function moved({ what }: StepOf<'move'>): Expr {
  const [first, ...others] = what.op === 'list' ? what.items : [];
  return first && others.length === 0 ? first : what;
}
