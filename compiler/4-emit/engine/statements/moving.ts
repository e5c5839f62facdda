import type { Expr, Statement, Target } from '../../../2-model/model.ts';
import { itemType } from '../../../2-model/types.ts';
import type { Emitter } from '../emitter.ts';
import { at, fault, lookUp, type Scope } from '../gen.ts';
import type { FieldPlace } from '../layout.ts';
import { camel, type Out } from '../text.ts';
import { bitOf } from '../values/branchless.ts';
import { cond, isCollection, num } from '../values/expressions.ts';
import { fieldAddress } from '../values/fields.ts';
import { piecesOfPlace } from './pieces.ts';

type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

export function move(e: Emitter, move: Of<'move'>, scope: Scope, out: Out): void {
  const what = moved(move);
  const target = move.to as Extract<Target, { is: 'field' }>;
  const pieces = piecesOfPlace(itemType(move.what.type));
  const place = e.gen.layout.fields.get(target.field)!;
  const address = (): string => fieldAddress(e, target, scope, out);
  if (move.position) {
    const list = e.streams.copy(what, pieces, scope, out);
    const position = num(e, move.position, scope, out);
    out.push(`for (let i = 1; i <= ${at(list)}; i++) ${e.pieces.take(pieces)}(m[${list} + i]!);`);
    out.push(`insert(${address()}, ${list}, ${position}, '${place.model.name}');`);
    out.push(...e.pieces.noteBits(pieces, address()));
    if (e.pieces.hasHomes(pieces)) out.push('derive();');
    return;
  }
  const hasHomes = e.pieces.hasHomes(pieces);
  if (!hasHomes && what.op === 'every piece' && place.keys.length === 0 && !place.inSeat) {
    out.push(`${e.pieces.gather(pieces)}(${address()});`);
    return;
  }
  if (!hasHomes && sift(e, { ...move, what }, target, place, scope, out)) return;
  const lay = place.model.single ? e.pieces.layAlone(pieces, place.model.name) : e.pieces.lay(pieces);
  const bind = what.op === 'local' ? lookUp(scope, what.local) : undefined;
  const isOne = bind ? 'value' in bind : !isCollection(what.type);
  if (isOne && what.type.is !== 'optional') {
    const js = bind && 'value' in bind ? bind.value.js : num(e, what, scope, out);
    out.push(`${lay}(${js}, ${address()});`);
    return;
  }
  const list = e.streams.copy(what, pieces, scope, out);
  if (place.model.single) out.push(`if (${at(list)} > 1) ${fault('too-many', place.model.name)};`);
  out.push(`for (let i = 1; i <= ${at(list)}; i++) ${lay}(m[${list} + i]!, ${address()});`);
}

/** Pieces that all lie in one place, to another one: in one pass. */
function sift(
  e: Emitter,
  statement: Of<'move'>,
  target: Extract<Target, { is: 'field' }>,
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
  const where = what.op === 'all' ? what.where : undefined;
  if (where && [source.field, target.field].some((name) => e.facts.reads(where).has(name))) return false;
  const [here, there] = [fieldAddress(e, source, scope, out), fieldAddress(e, target, scope, out)];
  if (!where) {
    out.push(`moveAll(${here}, ${there});`);
    if (from.pieceBits && place.pieceBits)
      out.push(`m[${place.pieceBits}]! |= m[${from.pieceBits}]!;`, `m[${from.pieceBits}] = 0;`);
    return true;
  }
  const kept = e.gen.fresh('kept');
  const moved = e.gen.fresh('moved');
  const local = what.op === 'all' ? what.bound.local : '';
  // While a piece lies here, there is room for it in a place that has room for all.
  const hasRoom = place.room >= e.gen.board.piecesOf(piecesOfPlace(itemType(source.type))).all.length;
  const hasBits = from.pieceBits !== undefined && place.pieceBits !== undefined;
  const those = hasBits ? e.gen.fresh('those') : '';
  out.push(`let ${kept} = 0;`, ...(hasBits ? [`let ${those} = 0;`] : []));
  out.ifUsed(moved, `let ${moved} = m[${there}]!;`);
  let isCounted = false;
  e.streams.each(source, e.gen.fresh(camel(local)), scope, out, (item, to) => {
    const inner = new Map(scope);
    inner.set(local, e.bind(item, { name: local, type: itemType(source.type) }, to));
    const bit = hasRoom ? bitOf(e, where, inner, () => undefined) : undefined;
    if (bit?.isClean) {
      isCounted = true;
      const goes = e.gen.fresh('goes');
      to.push(
        `const ${goes} = ${bit.js};`,
        `m[${there} + 1 + ${moved}] = ${item};`,
        `${moved} += ${goes};`,
        `m[${here} + 1 + ${kept}] = ${item};`,
        `${kept} += ${goes} ^ 1;`,
        ...(hasBits ? [`${those} |= ${goes} << ${item};`] : []),
      );
      return;
    }
    to.push(
      `if (${cond(e, where, inner, to)}) {`,
      `append(${there}, ${item});`,
      ...(hasBits ? [`${those} |= 1 << ${item};`] : []),
      `} else m[${here} + ++${kept}] = ${item};`,
    );
  });
  out.push(`m[${here}] = ${kept};`);
  if (isCounted) out.push(`m[${there}] = ${moved};`);
  if (hasBits) out.push(`m[${from.pieceBits}]! ^= ${those};`, `m[${place.pieceBits}]! |= ${those};`);
  return true;
}

/** What is moved: of a list of one piece, that piece. */
export function moved({ what }: Of<'move'>): Expr {
  const [first, ...others] = what.op === 'list' ? what.items : [];
  return first && others.length === 0 ? first : what;
}
