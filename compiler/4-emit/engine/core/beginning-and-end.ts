import { firstValue } from '../../../2-model/values.ts';
import type { Expr } from '../../../3-ir/ir.ts';
import { asNumber, code, literal, NONE, not, type Operand, store, sum } from '../../code/build.ts';
import { functions, stmts } from '../../code/quote.ts';
import { type Func, Name, type Stmt } from '../../code/tree.ts';
import { deriveBits } from '../collections/bits.ts';
import { Writer } from '../emitter.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { combinations, word } from '../gen.ts';
import { given } from '../handed-lists.ts';
import { type FieldPlace, valuesOfKey } from '../layout.ts';
import { put } from '../statements/changes.ts';
import { deriveHomes } from '../statements/pieces.ts';
import { eachSeat, eachValue } from '../values/fields.ts';

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
  ${places.flatMap((place) => firstValues(e, place))}
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

/** Fields whose first value is not 0. */
function firstValues(e: GameEmitter, place: FieldPlace): readonly Stmt[] {
  const first = place.form === 'word' ? word(firstValue(place.model.type)) : 0;
  if (first === 0) return [];
  const { count, name } = place;
  return eachSeat(e, place, (block) => {
    const start = sum(block, name);
    return count === 1
      ? stmts`m[${start}] = ${literal(first)};`
      : stmts`m.fill(${literal(first)}, ${start}, ${start} + ${count});`;
  });
}

/** What fields start with, everywhere or on marked cells. */
function starts(e: GameEmitter, place: FieldPlace): readonly Stmt[] {
  const { start, markedStart } = place.model;
  const everywhere = start ? eachValue(e, place, (address) => putAt(e, place, address, start)) : [];
  if (!markedStart) return everywhere;
  const { there, name, words } = place;
  const onMarked = eachSeat(e, place, (block) => [
    ...markedPositions(e, place).flatMap((position) =>
      putAt(e, place, sum(block, name, position * words), markedStart),
    ),
    ...(there && isKnownAtStart(place) ? [...bitsAtStart(e, place)] : []).map(([at, bits]) =>
      store(sum(block, there!.name, at), bits),
    ),
  ]);
  return [...everywhere, ...onMarked];
}

/** Puts a value that is known before the game into a field. */
function putAt(e: GameEmitter, place: FieldPlace, address: Operand, value: Expr): readonly Stmt[] {
  const out = new Writer(e);
  put(out, place, address, value);
  return out.statements;
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
  const { hasSpan, words: all } = place.there!;
  if (hasSpan && words.size > 0) {
    const [first, last] = [Math.min(...words.keys()), Math.max(...words.keys())];
    words.set(all, all - first).set(all + 1, last + 1);
  }
  return words;
}

/** Where the values of cells that are marked before the game lie among the values of a field. */
function markedPositions(e: GameEmitter, place: FieldPlace): number[] {
  const { keys } = place;
  const isMarked = (cell: number, at: number): boolean => {
    const { type } = keys[at]!;
    return type.is === 'cell' && e.gen.board.grid(type.grid).model.cells[cell]!.marked;
  };
  return combinations(keys.map(valuesOfKey)).flatMap((values, position) =>
    values.some(isMarked) ? [position] : [],
  );
}

/** Who has won, and what must always hold. */
export function results(e: GameEmitter): readonly Func[] {
  const { winner, always } = e.gen.game;
  const { rank, solo } = winner;
  const seat = new Name('seat');
  const out = new Writer(e);
  const type = { is: 'seat', player: false } as const;
  const ranked = out.with(rank.local, out.bind(seat, { name: 'seat', type }));
  const alone = solo ? asNumber(ranked.value(solo)) : NONE;
  out.code`return ${alone};`;
  const tests = always.map(({ condition }, index): Stmt => {
    const test = new Writer(e);
    const holds = test.cond(condition);
    const isAlone = test.isEmpty;
    test.code`if (${not(holds)}) return ${index};`;
    return isAlone ? test.statements[0]! : { is: 'block', body: test.statements };
  });
  return functions`
function rank(): number {
  return ${e.winner().rank}();
}

function solo(${seat}: number): number {
  ${out}
}

/** The rule among those that always hold which does not; -1 where all do. */
function broken(): number {
  ${tests}
  return ${code(-1)};
}`;
}
