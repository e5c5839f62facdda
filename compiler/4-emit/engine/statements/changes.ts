import type { Expr, Statement, Target } from '../../../2-model/model.ts';
import { howFits, piecesIn, present, type Type } from '../../../2-model/types.ts';
import { noteFunction } from '../collections/bits.ts';
import type { Emitter } from '../emitter.ts';
import { asNumber, at, fault, type Scope } from '../gen.ts';
import type { FieldPlace } from '../layout.ts';
import type { Out } from '../text.ts';
import { isCollection, num, thing, value } from '../values/expressions.ts';
import { blockOf, fieldAddress } from '../values/fields.ts';
import { checked, checkedItems, rangeOfItems } from '../values/fitting.ts';
import { piecesOfPlace } from './pieces.ts';

type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

export function set(e: Emitter, statement: Of<'set'>, scope: Scope, out: Out): void {
  const { target } = statement;
  if (target.is === 'face') {
    setFaces(e, statement, target, scope, out);
    return;
  }
  const place = e.gen.layout.fields.get(target.field)!;
  if (target.whole && place.keys.length > 0) {
    setAll(e, statement, target, place, scope, out);
    return;
  }
  const address = fieldAddress(e, target, scope, out);
  put(e, place, address, statement.value, scope, out);
  if (place.there) {
    const block = place.inSeat ? [blockOf(e, target.of!, scope, out)] : [];
    const isThere = statement.value.type.is !== 'optional' && statement.value.type.is !== 'none';
    out.push(
      `${noteFunction(e, place, isThere)}(${[...block, num(e, target.keys[0]!, scope, out)].join(', ')});`,
    );
  }
}

/** Puts a value into a field. */
export function put(
  e: Emitter,
  place: FieldPlace,
  address: string,
  expr: Expr,
  scope: Scope,
  out: Out,
): void {
  const { model } = place;
  if (model.single) {
    out.push(`${e.pieces.become(piecesOfPlace(model.type))}(${address}, ${num(e, expr, scope, out)});`);
    return;
  }
  if (place.form === 'word') {
    const js = value(e, expr, scope, out);
    const fits = howFits(expr.type, model.type) === 'fits';
    out.push(`m[${address}] = ${fits ? asNumber(js) : checked(asNumber(js), model.type, model.name)};`);
    return;
  }
  const isEmpty = expr.op === 'list' && expr.items.length === 0;
  if (place.form === 'bits') {
    if (isEmpty) {
      for (let word = 0; word < place.words; word++)
        out.push(`m[${address}${word === 0 ? '' : ` + ${word}`}] = 0;`);
      return;
    }
    const list = e.streams.copy(expr, model.name, scope, out);
    out.push(...checkedItems(list, expr.type, model.type, model.name));
    for (let word = 0; word < place.words; word++)
      out.push(`m[${address}${word === 0 ? '' : ` + ${word}`}] = 0;`);
    out.push(
      `for (let i = 1; i <= ${at(list)}; i++) {`,
      `const item = m[${list} + i]!;`,
      bit(place, address, 'item', '|='),
      '}',
    );
    return;
  }
  if (isEmpty) {
    out.push(`m[${address}] = 0;`);
    if (place.pieceBits) out.push(`m[${place.pieceBits}] = 0;`);
    return;
  }
  const isPlace =
    present(model.type).is === 'collection' &&
    (present(model.type) as Extract<Type, { is: 'collection' }>).form === 'place';
  const list = e.streams.copy(expr, model.name, scope, out);
  if (isPlace) {
    const pieces = piecesIn(model.type);
    out.push(
      `for (let i = 1; i <= ${at(list)}; i++) ${e.pieces.take(pieces)}(m[${list} + i]!);`,
      `setList(${address}, ${list});`,
      ...e.pieces.noteBits(pieces, address),
    );
    if (e.pieces.hasHomes(pieces)) out.push('derive();');
    return;
  }
  out.push(...checkedItems(list, expr.type, model.type, model.name));
  const most = model.upTo ?? place.room;
  if (model.moreIsLost) out.push(`m[${list}] = Math.min(${at(list)}, ${most});`);
  else out.push(`if (${at(list)} > ${most}) ${fault('too-many', model.name)};`);
  out.push(`setList(${address}, ${list});`);
}

function setAll(
  e: Emitter,
  statement: Of<'set'>,
  target: Extract<Target, { is: 'field' }>,
  place: FieldPlace,
  scope: Scope,
  out: Out,
): void {
  const count = place.keys.reduce((product, { size }) => product * size, 1);
  const start = e.gen.fresh('start');
  out.push(`const ${start} = ${fieldAddress(e, { ...target, keys: [] }, scope, out)};`);
  const index = e.gen.fresh('i');
  out.push(`for (let ${index} = 0; ${index} < ${count}; ${index}++) {`);
  put(e, place, `${start} + ${index} * ${place.words}`, statement.value, scope, out);
  out.push('}');
  if (place.there) out.push('derive();');
}

function setFaces(
  e: Emitter,
  statement: Of<'set'>,
  target: Extract<Target, { is: 'face' }>,
  scope: Scope,
  out: Out,
): void {
  const pieces = piecesIn(target.of.type);
  const { face } = e.gen.game.pieces.find(({ name }) => name === pieces)!;
  const faces = e.gen.layout.faces.get(pieces)!.name;
  const fits = howFits(statement.value.type, face!) === 'fits';
  const check = (js: string): string => (fits ? js : checked(js, face!, pieces));
  if (!isCollection(target.of.type)) {
    const js = check(num(e, statement.value, scope, out));
    out.push(`m[${faces} + ${thing(e, target.of, scope, out)}] = ${js};`);
    return;
  }
  const those = e.streams.list(target.of, scope, out);
  const js = check(num(e, statement.value, scope, out));
  out.push(`for (let i = 1; i <= ${at(those)}; i++) m[${faces} + m[${those} + i]!] = ${js};`);
}

export function change(e: Emitter, statement: Of<'add' | 'remove'>, scope: Scope, out: Out): void {
  const { target } = statement;
  const sign = statement.is === 'add' ? '+' : '-';
  if (target.is === 'face') {
    const pieces = piecesIn(target.of.type);
    const { face } = e.gen.game.pieces.find(({ name }) => name === pieces)!;
    const address = `${e.gen.layout.faces.get(pieces)!.name} + ${thing(e, target.of, scope, out)}`;
    const js = `${at(address)} ${sign} ${num(e, statement.value, scope, out)}`;
    out.push(`m[${address}] = ${checked(lost(js, face!, statement.moreIsLost), face!, pieces)};`);
    return;
  }
  const place = e.gen.layout.fields.get(target.field)!;
  const { model } = place;
  const moreIsLost = statement.moreIsLost || model.moreIsLost;
  if (statement.to === 'number') {
    const by = num(e, statement.value, scope, out);
    const address = fieldAddress(e, target, scope, out);
    const js = checked(lost(`${at(address)} ${sign} ${by}`, model.type, moreIsLost), model.type, model.name);
    out.push(`m[${address}] = ${js};`);
    return;
  }
  const address = fieldAddress(e, target, scope, out);
  const range = rangeOfItems(statement.value.type, model.type);
  const { value } = statement;
  if (statement.is === 'remove') {
    const isIn = range && place.form === 'bits' ? isWithin(range) : () => '';
    eachOf(e, value, place, scope, out, (item) =>
      place.form === 'bits'
        ? `${isIn(item)}${bit(place, address, item, '&=')}`
        : `removeLast(${address}, ${item});`,
    );
    return;
  }
  const check = (item: string): string =>
    range ? `itemWithin(${item}, ${range.from}, ${range.to}, '${model.name}'); ` : '';
  if (place.form === 'bits') {
    eachOf(e, value, place, scope, out, (item) => `${check(item)}${bit(place, address, item, '|=')}`);
    return;
  }
  const most = model.upTo ?? place.room;
  const push = (item: string): string => {
    const append = `m[${address} + ++m[${address}]!] = ${item};`;
    const isFull = `if (${at(address)} >= ${most}) ${fault('too-many', model.name)};`;
    return check(item) + (moreIsLost ? `if (${at(address)} < ${most}) ${append}` : `${isFull} ${append}`);
  };
  eachOf(e, value, place, scope, out, push);
}

/** What is in no set need not be taken out of one: its bit would be that of something else. */
function isWithin({ from, to }: { from: number; to: number }): (item: string) => string {
  return (item) => `if (${item} >= ${from} && ${item} <= ${to}) `;
}

/** Does something with one value, or with each of a collection. */
function eachOf(
  e: Emitter,
  expr: Expr,
  place: FieldPlace,
  scope: Scope,
  out: Out,
  change: (item: string) => string,
): void {
  if (!isCollection(expr.type)) {
    out.push(change(num(e, expr, scope, out)));
    return;
  }
  const name = e.gen.fresh('item');
  if (e.facts.reads(expr).has(place.model.name)) {
    const list = e.streams.copy(expr, place.model.name, scope, out);
    out.push(
      `for (let i = 1; i <= ${at(list)}; i++) {`,
      `const ${name} = m[${list} + i]!;`,
      change(name),
      '}',
    );
    return;
  }
  e.streams.each(expr, name, scope, out, (item, to) => to.push(change(item)));
}

function bit(place: FieldPlace, address: string, item: string, how: '|=' | '&='): string {
  const position = place.lowest === 0 ? item : `(${item} - ${place.lowest})`;
  const word = place.room <= 32 ? `m[${address}]!` : `m[${address} + (${position} >> 5)]!`;
  const bit = place.room <= 32 ? `1 << ${position}` : `1 << (${position} & 31)`;
  return how === '|=' ? `${word} |= ${bit};` : `${word} &= ~(${bit});`;
}

function lost(js: string, type: Type, moreIsLost: boolean): string {
  const exact = present(type);
  return moreIsLost && exact.is === 'number' ? `Math.min(${js}, ${exact.to})` : js;
}
