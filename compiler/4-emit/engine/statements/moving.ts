import type { Expr, TargetOf } from '../../../2-model/model.ts';
import { isCollection, piecesIn } from '../../../2-model/types.ts';
import type { StepOf } from '../../../3-ir/ir.ts';
import { call, text } from '../../code/build.ts';
import { camel } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { stmts } from '../../code/quote.ts';
import type { Code } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';
import { lookUp, type Scope } from '../gen.ts';
import type { FieldPlace } from '../layout.ts';
import { bitOf } from '../values/branchless.ts';
import { fieldAddress } from '../values/fields.ts';
import { gatherFunction, layAloneFunction, layFunction, noteBits, takeFunction } from './pieces.ts';

export function move(e: Emitter, move: StepOf<'move'>, scope: Scope, out: Out): void {
  const what = moved(move);
  const target = move.to as TargetOf<'field'>;
  const pieces = piecesIn(move.what.type);
  const place = e.gen.layout.fields.get(target.field)!;
  const hasHomes = e.gen.layout.homes.has(pieces);
  const address = (): Code => fieldAddress(e, target, scope, out);
  if (move.position) {
    const list = e.streams.distinct(what, pieces, scope, out);
    const position = e.num(move.position, scope, out);
    out.code`for (let i = 1; i <= m[${list}]; i++) ${takeFunction(e, pieces)}(m[${list} + i]);`;
    out.code`insert(${address()}, ${list}, ${position}, ${text(place.model.name)});`;
    out.push(...noteBits(e, pieces, address()));
    const homes = e.gen.layout.homes.get(pieces);
    if (homes)
      out.code`for (let i = 1; i <= m[${list}]; i++) m[${homes} + m[${list} + i]] = (${address()}) * 2;`;
    return;
  }
  if (!hasHomes && what.op === 'every piece' && place.keys.length === 0 && !place.inSeat) {
    out.do(call(gatherFunction(e, pieces), [address()]));
    return;
  }
  if (!hasHomes && sift(e, { ...move, what }, target, place, scope, out)) return;
  const lay = place.model.single ? layAloneFunction(e, pieces, place.model.name) : layFunction(e, pieces);
  const bind = what.op === 'local' ? lookUp(scope, what.local) : undefined;
  const isOne = bind ? 'value' in bind : !isCollection(what.type);
  if (isOne && what.type.is !== 'optional') {
    const piece = bind && 'value' in bind ? bind.value : e.num(what, scope, out);
    out.do(call(lay, [piece, address()]));
    return;
  }
  const list = e.streams.distinct(what, pieces, scope, out);
  if (place.model.single) out.code`if (m[${list}] > 1) fault('too-many', ${text(place.model.name)});`;
  out.code`for (let i = 1; i <= m[${list}]; i++) ${lay}(m[${list} + i], ${address()});`;
}

/** Pieces that all lie in one place, to another one: in one pass. */
function sift(
  e: Emitter,
  statement: StepOf<'move'>,
  target: TargetOf<'field'>,
  place: FieldPlace,
  scope: Scope,
  out: Out,
): boolean {
  const { what } = statement;
  const source = what.op === 'all' ? what.bound.in : what;
  if (
    source.op !== 'field' ||
    source.whole !== e.gen.layout.fields.get(source.field)!.keys.length > 0 ||
    source.field === target.field
  )
    return false;
  const from = e.gen.layout.fields.get(source.field)!;
  if (from.form !== 'list' || place.form !== 'list' || from.keys.length > 0) return false;
  // A list only names pieces: they lie elsewhere.
  if (source.type.is === 'collection' && source.type.form === 'list') return false;
  const where = what.op === 'all' ? what.where : undefined;
  if (where && [source.field, target.field].some((name) => e.facts.reads(where).has(name))) return false;
  const [here, there] = [fieldAddress(e, source, scope, out), fieldAddress(e, target, scope, out)];
  if (!where) {
    out.code`moveAll(${here}, ${there});`;
    if (from.pieceBits && place.pieceBits)
      out.code`m[${place.pieceBits}] |= m[${from.pieceBits}]; m[${from.pieceBits}] = 0;`;
    return true;
  }
  const kept = e.gen.fresh('kept');
  const moved = e.gen.fresh('moved');
  const local = what.op === 'all' ? what.bound.local : '';
  // While a piece lies here, there is room for it in a place that has room for all.
  const hasRoom = place.room >= e.gen.board.piecesOf(piecesIn(source.type)).all.length;
  const bits =
    from.pieceBits && place.pieceBits
      ? { here: from.pieceBits, there: place.pieceBits, those: e.gen.fresh('those') }
      : undefined;
  out.code`let ${kept} = 0;`;
  if (bits) out.code`let ${bits.those} = 0;`;
  const loop = new Out();
  let isCounted = false;
  e.streams.each(source, e.gen.fresh(camel(local)), scope, loop, (item, to) => {
    const inner = e.streams.bound({ local, in: source }, item, scope, to);
    const bit = hasRoom ? bitOf(e, where, inner, () => undefined) : undefined;
    if (bit?.isClean) {
      isCounted = true;
      const goes = e.gen.fresh('goes');
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
      if (${e.cond(where, inner, to)}) {
        append(${there}, ${item});
        ${note}
      } else m[${here} + ++${kept}] = ${item};`;
  });
  if (isCounted) out.code`let ${moved} = m[${there}];`;
  out.append(loop);
  out.code`m[${here}] = ${kept};`;
  if (isCounted) out.code`m[${there}] = ${moved};`;
  if (bits) out.code`m[${bits.here}] ^= ${bits.those}; m[${bits.there}] |= ${bits.those};`;
  return true;
}

/** What is moved: of a list of one piece, that piece. */
export function moved({ what }: StepOf<'move'>): Expr {
  const [first, ...others] = what.op === 'list' ? what.items : [];
  return first && others.length === 0 ? first : what;
}
