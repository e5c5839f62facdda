import type { Expr, TargetOf } from '../../../2-model/model.ts';
import { howFits, isCollection, isPlace, piecesIn, present, type Type } from '../../../2-model/types.ts';
import type { StepOf } from '../../../3-ir/ir.ts';
import { asNumber, binary, call, load, names, type Operand, sum, text } from '../../code/build.ts';
import { Out } from '../../code/out.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Stmt } from '../../code/tree.ts';
import { noteFunction } from '../collections/bits.ts';
import { inMemory } from '../collections/stream.ts';
import type { Emitter } from '../emitter.ts';
import type { Scope } from '../gen.ts';
import type { FieldPlace } from '../layout.ts';
import { blockOf, fieldAddress } from '../values/fields.ts';
import { checked, checkedItems, rangeOfItems } from '../values/terms.ts';
import { noteBits, setFunction, takeFunction } from './pieces.ts';

export function set(e: Emitter, { target, value }: StepOf<'set'>, scope: Scope, out: Out): void {
  if (target.is === 'face') {
    setFaces(e, target, value, scope, out);
    return;
  }
  const place = e.gen.layout.fields.get(target.field)!;
  if (target.whole && place.keys.length > 0) {
    const [start, index, body] = [...names('start', 'i'), new Out()];
    out.code`const ${start} = ${fieldAddress(e, { ...target, keys: [] }, scope, out)};`;
    put(e, place, expr`${start} + ${index} * ${place.words}`, value, scope, body);
    out.code`for (let ${index} = 0; ${index} < ${place.count}; ${index}++) { ${body} }`;
    if (place.there) out.code`derive();`;
    return;
  }
  put(e, place, fieldAddress(e, target, scope, out), value, scope, out);
  if (place.there) {
    const block = place.inSeat ? [blockOf(e, target.of!, scope, out)] : [];
    const isThere = value.type.is !== 'optional' && value.type.is !== 'none';
    out.do(call(noteFunction(e, place, isThere), [...block, e.num(target.keys[0]!, scope, out)]));
  }
}

/** Puts a value into a field. */
export function put(
  e: Emitter,
  place: FieldPlace,
  address: Operand,
  what: Expr,
  scope: Scope,
  out: Out,
): void {
  const { model } = place;
  if (model.single) {
    out.code`${setFunction(e, piecesIn(model.type))}(${address}, ${e.num(what, scope, out)});`;
    return;
  }
  if (place.form === 'word') {
    const word = asNumber(e.value(what, scope, out));
    const fits = howFits(what.type, model.type) === 'fits';
    out.code`m[${address}] = ${fits ? word : checked(word, model.type, model.name)};`;
    return;
  }
  const isEmpty = what.op === 'list' && what.items.length === 0;
  if (place.form === 'bits') {
    if (isEmpty) {
      clearBits(place, address, out);
      return;
    }
    const list = e.streams.copy(what, model.name, scope, out);
    out.push(...checkedItems(list, what.type, model.type, model.name));
    clearBits(place, address, out);
    const add = (item: Operand, to: Out): void => to.push(...setBit(place, address, item));
    inMemory(e, list).each(out, e.gen.fresh('item'), add);
    out.push(...keptWithin(place, address, model.moreIsLost));
    return;
  }
  if (isEmpty) {
    out.code`m[${address}] = 0;`;
    if (place.pieceBits) out.code`m[${place.pieceBits}] = 0;`;
    return;
  }
  if (isPlace(model.type)) {
    const list = e.streams.distinct(what, model.name, scope, out);
    const pieces = piecesIn(model.type);
    out.code`
      for (let i = 1; i <= m[${list}]; i++) ${takeFunction(e, pieces)}(m[${list} + i]);
      setList(${address}, ${list});
      ${noteBits(e, pieces, address)}`;
    if (e.gen.layout.homes.has(pieces)) out.code`derive();`;
    return;
  }
  const list = e.streams.copy(what, model.name, scope, out);
  out.push(...checkedItems(list, what.type, model.type, model.name));
  const most = place.room;
  if (model.moreIsLost) out.code`m[${list}] = Math.min(m[${list}], ${most});`;
  else out.code`if (m[${list}] > ${most}) fault('too-many', ${text(model.name)});`;
  out.code`setList(${address}, ${list});`;
}

function clearBits({ words }: FieldPlace, address: Operand, out: Out): void {
  for (let word = 0; word < words; word++) out.code`m[${sum(address, word)}] = 0;`;
}

function setFaces(e: Emitter, target: TargetOf<'face'>, value: Expr, scope: Scope, out: Out): void {
  const pieces = piecesIn(target.of.type);
  const { name: faces, type } = e.gen.layout.faces.get(pieces)!;
  const fits = howFits(value.type, type) === 'fits';
  const check = (word: Code): Code => (fits ? word : checked(word, type, pieces));
  if (!isCollection(target.of.type)) {
    const shown = check(e.num(value, scope, out));
    out.code`m[${faces} + ${e.num(target.of, scope, out)}] = ${shown};`;
    return;
  }
  const those = e.streams.list(target.of, scope, out);
  const shown = check(e.num(value, scope, out));
  out.code`for (let i = 1; i <= m[${those}]; i++) m[${faces} + m[${those} + i]] = ${shown};`;
}

export function change(e: Emitter, statement: StepOf<'add' | 'remove'>, scope: Scope, out: Out): void {
  const { target } = statement;
  const sign = statement.is === 'add' ? '+' : '-';
  if (target.is === 'face') {
    const pieces = piecesIn(target.of.type);
    const { name: faces, type } = e.gen.layout.faces.get(pieces)!;
    const address = sum(faces, e.num(target.of, scope, out));
    const changed = binary(sign, load(address), e.num(statement.value, scope, out));
    out.code`m[${address}] = ${checked(lost(changed, type, statement.moreIsLost), type, pieces)};`;
    return;
  }
  const place = e.gen.layout.fields.get(target.field)!;
  const { model } = place;
  const moreIsLost = statement.moreIsLost || model.moreIsLost;
  if (statement.to === 'number') {
    const by = e.num(statement.value, scope, out);
    const address = fieldAddress(e, target, scope, out);
    const changed = lost(binary(sign, load(address), by), model.type, moreIsLost);
    out.code`m[${address}] = ${checked(changed, model.type, model.name)};`;
    return;
  }
  const address = fieldAddress(e, target, scope, out);
  const range = rangeOfItems(statement.value.type, model.type);
  const { value } = statement;
  if (statement.is === 'remove') {
    eachOf(e, value, place, scope, out, (item) => {
      if (place.form !== 'bits') return stmts`removeLast(${address}, ${item});`;
      const removal = clearBit(place, address, item);
      // What is in no set need not be taken out of one: its bit would be that of something else.
      return range ? stmts`if (${item} >= ${range.from} && ${item} <= ${range.to}) { ${removal} }` : removal;
    });
    return;
  }
  const check = (item: Operand): readonly Stmt[] =>
    range ? stmts`itemWithin(${item}, ${range.from}, ${range.to}, ${text(model.name)});` : [];
  if (place.form === 'bits') {
    eachOf(e, value, place, scope, out, (item) => [...check(item), ...setBit(place, address, item)]);
    out.push(...keptWithin(place, address, moreIsLost));
    return;
  }
  const most = place.room;
  eachOf(e, value, place, scope, out, (item) => {
    const append = stmts`m[${address} + ++m[${address}]] = ${item};`;
    return moreIsLost
      ? stmts`${check(item)} if (m[${address}] < ${most}) { ${append} }`
      : stmts`${check(item)} if (m[${address}] >= ${most}) fault('too-many', ${text(model.name)}); ${append}`;
  });
}

/** What follows a change of a set that may hold less than all values. */
function keptWithin(
  { model, words, room }: FieldPlace,
  address: Operand,
  moreIsLost: boolean,
): readonly Stmt[] {
  const { upTo } = model;
  if (upTo === undefined || upTo >= room) return [];
  return moreIsLost
    ? stmts`keepLowest(${address}, ${words}, ${upTo});`
    : stmts`if (bitsIn(${address}, ${words}) > ${upTo}) fault('too-many', ${text(model.name)});`;
}

/** Does something with one value, or with each of a collection. */
function eachOf(
  e: Emitter,
  values: Expr,
  place: FieldPlace,
  scope: Scope,
  out: Out,
  change: (item: Operand) => readonly Stmt[],
): void {
  if (!isCollection(values.type)) {
    out.push(...change(e.num(values, scope, out)));
    return;
  }
  // What is gone through is settled before it changes.
  const stream = e.facts.reads(values).has(place.model.name)
    ? inMemory(e, e.streams.copy(values, place.model.name, scope, out))
    : e.streams.of(values, scope, out);
  stream.each(out, e.gen.fresh('item'), (item, to) => to.push(...change(item)));
}

function setBit(place: FieldPlace, address: Operand, item: Operand): readonly Stmt[] {
  const { word, bit } = bitOf(place, address, item);
  return stmts`${word} |= ${bit};`;
}

function clearBit(place: FieldPlace, address: Operand, item: Operand): readonly Stmt[] {
  const { word, bit } = bitOf(place, address, item);
  return stmts`${word} &= ~${bit};`;
}

/** The word of a set in which the bit of an item lies, and that bit. */
function bitOf({ lowest, room }: FieldPlace, address: Operand, item: Operand): { word: Code; bit: Code } {
  const position = lowest === 0 ? item : binary('-', item, lowest);
  return room <= 32
    ? { word: load(address), bit: expr`1 << ${position}` }
    : { word: expr`m[${address} + (${position} >> 5)]`, bit: expr`1 << (${position} & 31)` };
}

function lost(changed: Code, type: Type, moreIsLost: boolean): Code {
  const exact = present(type);
  return moreIsLost && exact.is === 'number' ? expr`Math.min(${changed}, ${exact.to})` : changed;
}
