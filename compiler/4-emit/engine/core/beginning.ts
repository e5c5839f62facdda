import type { Type } from '../../../2-model/types.ts';
import { firstValue } from '../../../2-model/values.ts';
import { literal, type Operand, own, store, sum, times } from '../../code/build.ts';
import { Out } from '../../code/out.ts';
import { functions, stmts } from '../../code/quote.ts';
import type { Func, Stmt } from '../../code/tree.ts';
import { deriveBits } from '../collections/bits.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { word } from '../gen.ts';
import { given } from '../handed-lists.ts';
import type { FieldPlace } from '../layout.ts';
import { put } from '../statements/changes.ts';
import { deriveHomes } from '../statements/pieces.ts';
import { seatsWith } from '../values/fields.ts';

/** How a game begins. */
export function beginning(e: GameEmitter): readonly Func[] {
  const places = [...e.gen.layout.fields.values()];
  const derive = places.every(isKnownAtStart) && e.gen.layout.homes.size === 0 ? [] : stmts`derive();`;
  return functions`
/** Brings what is worked out once and kept in line with the fields: to be called when somebody else has written them. */
function derive(): void {
  ${deriveBits(e)}
  ${deriveHomes(e)}
}

/** Writes what lies where before anything is played. */
function setOut(): void {
  ${options(e)}
  ${faces(e)}
  ${places.flatMap((place) => firstValues(place))}
  ${places.flatMap((place) => starts(e, place))}
  ${derive}
}`;
}

function options({ gen: { game, layout } }: GameEmitter): readonly Stmt[] {
  return game.options.map(({ name }, index) => store(layout.options.get(name)!, given(index)));
}

/** Faces whose first value is not 0. */
function faces({ gen: { game, layout } }: GameEmitter): readonly Stmt[] {
  return game.pieces.flatMap(({ name, face, pieces }) => {
    const first = face ? word(firstValue(face)) : 0;
    if (first === 0) return [];
    const at = layout.faces.get(name)!.name;
    return stmts`m.fill(${literal(first)}, ${at}, ${at} + ${pieces.length});`;
  });
}

/** Something for a field of the table, or for that of each seat. */
function forEachSeat(place: FieldPlace, body: (start: Operand) => readonly Stmt[]): readonly Stmt[] {
  if (!place.inSeat) return [{ is: 'block', body: body(place.name) }];
  const block = own('block');
  return stmts`
    for (let seat = 0; seat < ${seatsWith(place.model)}; seat++) {
      const ${block} = SEATS + seat * SEAT_WORDS;
      ${body(sum(block, place.name))}
    }`;
}

/** Fields whose first value is not 0. */
function firstValues(place: FieldPlace): readonly Stmt[] {
  const first = place.form === 'word' ? word(firstValue(place.model.type)) : 0;
  if (first === 0) return [];
  const { count } = place;
  return forEachSeat(place, (start) =>
    count === 1
      ? stmts`m[${start}] = ${literal(first)};`
      : stmts`m.fill(${literal(first)}, ${start}, ${start} + ${count});`,
  );
}

/** What fields start with, everywhere or on marked cells. */
function starts(e: GameEmitter, place: FieldPlace): readonly Stmt[] {
  const { start, markedStart } = place.model;
  if (!start && !markedStart) return [];
  return forEachSeat(place, (address) => {
    const out = new Out();
    if (start && place.keys.length === 0) put(e, place, address, start, new Map(), out);
    else if (start) {
      const [i, body] = [e.gen.fresh('i'), new Out()];
      put(e, place, sum(address, times(i, place.words)), start, new Map(), body);
      out.code`for (let ${i} = 0; ${i} < ${place.count}; ${i}++) { ${body} }`;
    }
    if (markedStart)
      for (const position of markedPositions(e, place))
        put(e, place, sum(address, position * place.words), markedStart, new Map(), out);
    if (markedStart && place.there && isKnownAtStart(place)) {
      const there = place.inSeat ? sum(own('block'), place.there.name) : place.there.name;
      for (const [at, bits] of bitsAtStart(e, place)) out.code`m[${there} + ${at}] = ${bits};`;
    }
    return out.statements;
  });
}

/** Whether it is known while compiling which cells hold something when the game begins. */
function isKnownAtStart({ there, model: { start, markedStart } }: FieldPlace): boolean {
  return (
    !there || (!start && (!markedStart || (markedStart.op === 'constant' && markedStart.value !== null)))
  );
}

/** The bits of the cells that are marked before the game, by word. */
function bitsAtStart(e: GameEmitter, place: FieldPlace): Map<number, number> {
  const words = new Map<number, number>();
  for (const cell of markedPositions(e, place)) {
    const word = place.there!.wordOf[cell]!;
    words.set(word, (words.get(word) ?? 0) | (1 << place.there!.bitOf[cell]!));
  }
  const { columns, words: rows } = place.there!;
  if (columns)
    words.set(
      rows,
      [...words.keys()].reduce((held, row) => held | (1 << row), 0),
    );
  return words;
}

/** Where the values of cells that are marked before the game lie among the values of a field. */
function markedPositions(e: GameEmitter, place: FieldPlace): number[] {
  const values = place.keys.map(({ type, size, lowest, values: known }) =>
    Array.from({ length: size }, (_, index) => ({ type, value: known?.[index] ?? lowest + index })),
  );
  const all = values.reduce<{ type: Type; value: number }[][]>(
    (before, key) => before.flatMap((some) => key.map((one) => [...some, one])),
    [[]],
  );
  return all.flatMap((keys, position) =>
    keys.some(
      ({ type, value: cell }) => type.is === 'cell' && e.gen.board.grid(type.grid).model.cells[cell]!.marked,
    )
      ? [position]
      : [],
  );
}
