import { howFits, isCollection, isPlace, piecesIn, present, type Type } from '../../../2-model/types.ts';
import type { Expr, StepOf, TargetOf } from '../../../3-ir/ir.ts';
import { asNumber, binary, call, load, names, type Operand, sum, text } from '../../code/build.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Stmt } from '../../code/tree.ts';
import { noteFunction } from '../collections/bits.ts';
import { inMemory } from '../collections/stream.ts';
import type { Writer } from '../emitter.ts';
import type { FieldPlace } from '../layout.ts';
import { blockOf, fieldAddress } from '../values/fields.ts';
import { checked, checkedItems, rangeOfItems } from '../values/terms.ts';
import { noteBits, setFunction, takeFunction } from './pieces.ts';

export function set(w: Writer, { target, value }: StepOf<'set'>): void {
  if (target.is === 'face') {
    setFaces(w, target, value);
    return;
  }
  const place = w.gen.layout.field(target.field);
  if (target.whole && place.keys.length > 0) {
    const [start, index, body] = [...names('start', 'i'), w.inside()];
    w.code`const ${start} = ${fieldAddress(w, { ...target, keys: [] })};`;
    put(body, place, expr`${start} + ${index} * ${place.words}`, value);
    w.code`for (let ${index} = 0; ${index} < ${place.count}; ${index}++) { ${body} }`;
    if (place.there) w.code`derive();`;
    return;
  }
  put(w, place, fieldAddress(w, target), value);
  if (place.there) {
    const block = place.inSeat ? [blockOf(w, target.of!, place)] : [];
    const isThere = value.type.is !== 'optional' && value.type.is !== 'none';
    w.do(call(noteFunction(w.e, place, isThere), [...block, w.num(target.keys[0]!)]));
  }
}

/** Puts a value into a field. */
export function put(w: Writer, place: FieldPlace, address: Operand, what: Expr): void {
  const { model } = place;
  if (model.single) {
    w.code`${setFunction(w.e, piecesIn(model.type))}(${address}, ${w.num(what)});`;
    return;
  }
  if (place.form === 'word') {
    const word = asNumber(w.value(what));
    const fits = howFits(what.type, model.type) === 'fits';
    w.code`m[${address}] = ${fits ? word : checked(word, model.type, model.name)};`;
    return;
  }
  const isEmpty = what.op === 'list' && what.items.length === 0;
  if (place.form === 'bits') {
    if (isEmpty) {
      clearBits(place, address, w);
      return;
    }
    const list = w.e.streams.copy(w, what, model.name);
    w.push(...checkedItems(list, what.type, model.type, model.name));
    clearBits(place, address, w);
    const add = (item: Operand, to: Writer): void => to.push(...setBit(place, address, item));
    inMemory(w.e, list).each(w, w.gen.fresh('item'), add);
    w.push(...keptWithin(place, address, model.moreIsLost));
    return;
  }
  if (isEmpty) {
    w.code`m[${address}] = 0;`;
    if (place.pieceBits) w.code`m[${place.pieceBits}] = 0;`;
    return;
  }
  if (isPlace(model.type)) {
    const list = w.e.streams.distinct(w, what, model.name);
    const pieces = piecesIn(model.type);
    w.code`
      for (let i = 1; i <= m[${list}]; i++) ${takeFunction(w.e, pieces)}(m[${list} + i]);
      setList(${address}, ${list});
      ${noteBits(w.e, pieces, address)}`;
    if (w.gen.layout.homes.has(pieces)) w.code`derive();`;
    return;
  }
  const list = w.e.streams.copy(w, what, model.name);
  w.push(...checkedItems(list, what.type, model.type, model.name));
  const most = place.room;
  if (model.moreIsLost) w.code`m[${list}] = Math.min(m[${list}], ${most});`;
  else w.code`if (m[${list}] > ${most}) fault('too-many', ${text(model.name)});`;
  w.code`setList(${address}, ${list});`;
}

function clearBits({ words }: FieldPlace, address: Operand, w: Writer): void {
  for (let word = 0; word < words; word++) w.code`m[${sum(address, word)}] = 0;`;
}

function setFaces(w: Writer, target: TargetOf<'face'>, value: Expr): void {
  const pieces = piecesIn(target.of.type);
  const { name: faces, type } = w.gen.layout.faces.get(pieces)!;
  const fits = howFits(value.type, type) === 'fits';
  const check = (word: Code): Code => (fits ? word : checked(word, type, pieces));
  if (!isCollection(target.of.type)) {
    const shown = check(w.num(value));
    w.code`m[${faces} + ${w.num(target.of)}] = ${shown};`;
    return;
  }
  const those = w.list(target.of);
  const shown = check(w.num(value));
  w.code`for (let i = 1; i <= m[${those}]; i++) m[${faces} + m[${those} + i]] = ${shown};`;
}

export function change(w: Writer, statement: StepOf<'add' | 'remove'>): void {
  const { target } = statement;
  const sign = statement.is === 'add' ? '+' : '-';
  if (target.is === 'face') {
    const pieces = piecesIn(target.of.type);
    const { name: faces, type } = w.gen.layout.faces.get(pieces)!;
    const address = sum(faces, w.num(target.of));
    const changed = binary(sign, load(address), w.num(statement.value));
    w.code`m[${address}] = ${checked(lost(changed, type, statement.moreIsLost), type, pieces)};`;
    return;
  }
  const place = w.gen.layout.field(target.field);
  const { model } = place;
  const moreIsLost = statement.moreIsLost || model.moreIsLost;
  if (statement.to === 'number') {
    const by = w.num(statement.value);
    const address = fieldAddress(w, target);
    const changed = lost(binary(sign, load(address), by), model.type, moreIsLost);
    w.code`m[${address}] = ${checked(changed, model.type, model.name)};`;
    return;
  }
  const address = fieldAddress(w, target);
  const range = rangeOfItems(statement.value.type, model.type);
  const { value } = statement;
  if (statement.is === 'remove') {
    eachOf(w, value, place, (item) => {
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
    eachOf(w, value, place, (item) => [...check(item), ...setBit(place, address, item)]);
    w.push(...keptWithin(place, address, moreIsLost));
    return;
  }
  const most = place.room;
  eachOf(w, value, place, (item) => {
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
  w: Writer,
  values: Expr,
  place: FieldPlace,
  change: (item: Operand) => readonly Stmt[],
): void {
  if (!isCollection(values.type)) {
    w.push(...change(w.num(values)));
    return;
  }
  // What is gone through is settled before it changes.
  const stream = w.facts.reads(values).has(place.model.name)
    ? inMemory(w.e, w.e.streams.copy(w, values, place.model.name))
    : w.stream(values);
  stream.each(w, w.gen.fresh('item'), (item, to) => to.push(...change(item)));
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
