import type { Type } from '../../../2-model/types.ts';
import { firstValue } from '../../../2-model/values.ts';
import { deriveAll } from '../collections/bits.ts';
import type { Emitter } from '../emitter.ts';
import { literal, word } from '../gen.ts';
import type { FieldPlace } from '../layout.ts';
import { ref } from '../machine/machine.ts';
import { put } from '../statements/changes.ts';
import { Out, plus } from '../text.ts';

export function beginning(e: Emitter, entry: number, runsGame: string): string {
  const { game, layout } = e.gen;
  e.gen.local = e.gen.names.inner();
  const out = new Out();
  for (const [index, { name }] of game.options.entries())
    out.push(`m[${layout.options.get(name)}] = setup.options[${index}]!;`);
  for (const { name, face, pieces } of game.pieces) {
    const first = face ? word(firstValue(face)) : 0;
    if (first !== 0)
      out.push(
        `m.fill(${literal(first)}, ${layout.faces.get(name)!.name}, ${layout.faces.get(name)!.name} + ${pieces.length});`,
      );
  }
  const places = [...layout.fields.values()];
  const seatsOf = (place: FieldPlace): string =>
    place.model.owner === 'seat' ? 'm[PLAYERS]! + m[IMAGINARY]!' : 'm[PLAYERS]!';
  const each = (place: FieldPlace, body: (start: string) => string): string =>
    place.inSeat
      ? `for (let seat = 0; seat < ${seatsOf(place)}; seat++) {\nconst block = SEATS + seat * SEAT_WORDS;\n${body(`block + ${place.name}`)}\n}`
      : `{\n${body(place.name)}\n}`;
  const count = (place: FieldPlace): number => place.keys.reduce((product, { size }) => product * size, 1);
  for (const place of places) {
    const first = place.form === 'word' ? word(firstValue(place.model.type)) : 0;
    if (first === 0) continue;
    out.push(
      each(place, (start) =>
        count(place) === 1
          ? `m[${start}] = ${literal(first)};`
          : `m.fill(${literal(first)}, ${start}, ${start} + ${count(place)});`,
      ),
    );
  }
  for (const place of places) {
    const { start, markedStart } = place.model;
    if (!start && !markedStart) continue;
    out.push(
      each(place, (address) => {
        const inner = new Out();
        if (start) {
          if (place.keys.length === 0) put(e, place, address, start, new Map(), inner);
          else {
            inner.push(`for (let i = 0; i < ${count(place)}; i++) {`);
            put(e, place, `${address} + i * ${place.words}`, start, new Map(), inner);
            inner.push('}');
          }
        }
        if (markedStart)
          for (const position of markedPositions(e, place))
            put(e, place, `${address} + ${position * place.words}`, markedStart, new Map(), inner);
        if (markedStart && place.there && isKnownAtStart(place))
          for (const [word, bits] of bitsAtStart(e, place))
            inner.push(`m[${plus(address.replace(place.name, place.there.name), word)}] = ${bits};`);
        return String(inner);
      }),
    );
  }
  return `
/** Brings what is worked out once and kept in line with the fields: to be called when somebody else has written them. */
function derive(): void {
${deriveAll(e)}
}

function blank(setup: CoreSetup): void {
  m[LISTED_FOR] = -1;
  m.fill(0, 0, SEATS + (setup.players + setup.imaginary) * SEAT_WORDS);
  m[PLAYERS] = setup.players;
  m[IMAGINARY] = setup.imaginary;
  if (setup.seed) {
    m[SEEDED] = 1;
    for (let i = 0; i < 4; i++) m[RANDOM + i] = setup.seed[i]!;
  }
${out}
${places.every(isKnownAtStart) && layout.homes.size === 0 ? '' : 'derive();'}
}

function start(setup: CoreSetup): void {
  blank(setup);
  m[${runsGame}] = 1;
  m[MAIN] = ${ref(entry)};
  goOn(MAIN);
}`;
}

/** Whether it is known while compiling which cells hold something when the game begins. */
function isKnownAtStart({ there, model: { start, markedStart } }: FieldPlace): boolean {
  return (
    !there || (!start && (!markedStart || (markedStart.op === 'constant' && markedStart.value !== null)))
  );
}

/** The bits of the cells that are marked before the game, by word. */
function bitsAtStart(e: Emitter, place: FieldPlace): Map<number, number> {
  const words = new Map<number, number>();
  for (const cell of markedPositions(e, place)) {
    const word = place.there!.wordOf[cell]!;
    words.set(word, (words.get(word) ?? 0) | (1 << place.there!.bitOf[cell]!));
  }
  return words;
}

/** Where the values of cells that are marked before the game lie among the values of a field. */
function markedPositions(e: Emitter, place: FieldPlace): number[] {
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
