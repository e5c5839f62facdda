import { piecesIn, present, type Type } from '../../../2-model/types.ts';
import { noteFunction } from '../collections/bits.ts';
import type { Emitter } from '../emitter.ts';
import type { FieldPlace } from '../layout.ts';
import { pascal } from '../text.ts';

/**
 * Pieces and the places in which they lie. A piece lies in one place at most. Where there are many places, a word for each piece
 * tells where: twice the address of the list, or of the place for one, and then 1 more; 0 for nowhere. Where there are few of
 * both, a word behind each list has a bit for each piece that lies in it.
 */
export class Pieces {
  readonly #e: Emitter;

  constructor(e: Emitter) {
    this.#e = e;
  }

  hasHomes(pieces: string): boolean {
    return this.#e.gen.layout.homes.has(pieces);
  }

  /** Takes a piece away from where it lies. */
  take(pieces: string): string {
    const { gen } = this.#e;
    const home = gen.layout.homes.get(pieces);
    return gen.function(`take ${pieces}`, `take${pascal(pieces)}`, (own) => {
      const lines = home
        ? this.#takeHome(pieces, home)
        : this.#places(pieces).map((place) =>
            this.#each(place, (address) =>
              place.pieceBits
                ? `if (((m[${place.pieceBits}]! >>> piece) & 1) === 1) {\nm[${place.pieceBits}]! ^= 1 << piece;\nremoveFrom(${address}, piece);\nreturn;\n}`
                : `if (removeFrom(${address}, piece)) return;`,
            ),
          );
      return `/** Takes a piece away from where it lies. */\nfunction ${own}(piece: number): void {\n${lines.join('\n')}\n}`;
    });
  }

  #takeHome(pieces: string, home: string): string[] {
    const isSingle = this.#places(pieces).some(({ model }) => model.single);
    return [
      `const home = m[${home} + piece]!;`,
      'if (home === 0) return;',
      `m[${home} + piece] = 0;`,
      isSingle
        ? `if ((home & 1) === 1) ${this.#set(pieces)}(home >> 1, NONE);\nelse removeFrom(home >> 1, piece);`
        : 'removeFrom(home >> 1, piece);',
    ];
  }

  /** Lays a piece at the end of a list. */
  lay(pieces: string): string {
    const { gen } = this.#e;
    const home = gen.layout.homes.get(pieces);
    return gen.function(`lay ${pieces}`, `lay${pascal(pieces)}`, (own) => {
      const bits = gen.layout.pieceBits.get(pieces);
      const note = home
        ? `m[${home} + piece] = place * 2;`
        : bits
          ? `m[place + ${bits}]! |= 1 << piece;`
          : '';
      return `/** Lays a piece at the end of a place, from wherever it lay. */\nfunction ${own}(piece: number, place: number): void {\n${this.take(pieces)}(piece);\nappend(place, piece);\n${note}\n}`;
    });
  }

  /** Lays a piece in a place for one. */
  layAlone(pieces: string, field: string): string {
    const { gen } = this.#e;
    return gen.function(`lay alone ${pieces} ${field}`, `lay${pascal(pieces)}Alone`, (own) =>
      [
        '/** Lays a piece in a place for one, which must be free. */',
        `function ${own}(piece: number, place: number): void {`,
        `${this.take(pieces)}(piece);`,
        `if (m[place] !== NONE) fault('too-many', '${field}');`,
        `${this.#set(pieces)}(place, piece);`,
        '}',
      ].join('\n'),
    );
  }

  /** Puts a piece, or none, into a place for one; what lay there lies nowhere then. */
  become(pieces: string): string {
    const { gen } = this.#e;
    const home = gen.layout.homes.get(pieces)!;
    return gen.function(`become ${pieces}`, `set${pascal(pieces)}`, (own) =>
      [
        '/** Puts a piece, or none, into a place for one; what lay there is out of the game. */',
        `function ${own}(place: number, piece: number): void {`,
        `if (piece !== NONE) ${this.take(pieces)}(piece);`,
        `if (m[place] !== NONE) m[${home} + m[place]!] = 0;`,
        `${this.#set(pieces)}(place, piece);`,
        '}',
      ].join('\n'),
    );
  }

  /** Writes a place for one, and what is known of it. */
  #set(pieces: string): string {
    const { gen } = this.#e;
    const home = gen.layout.homes.get(pieces)!;
    return gen.function(`hold ${pieces}`, `hold${pascal(pieces)}`, (own) => {
      const notes = this.#places(pieces).flatMap((place) => {
        if (!place.model.single || !place.there) return [];
        const size = place.keys[0]!.size;
        if (!place.inSeat)
          return [
            `if (place >= ${place.name} && place < ${place.name} + ${size}) ${noteFunction(this.#e, place)}(place - ${place.name});`,
          ];
        return [
          'if (place >= SEATS) {',
          `const cell = ((place - SEATS) % SEAT_WORDS) - ${place.name};`,
          `if (cell >= 0 && cell < ${size}) ${noteFunction(this.#e, place)}(place - ${place.name} - cell, cell);`,
          '}',
        ];
      });
      return [
        '/** Writes what lies in a place for one. */',
        `function ${own}(place: number, piece: number): void {`,
        'm[place] = piece;',
        `if (piece !== NONE) m[${home} + piece] = place * 2 + 1;`,
        ...notes,
        '}',
      ].join('\n');
    });
  }

  /** Which item of its list a piece is, so that it can be put back; 0 where it lies alone, or nowhere. */
  position(piece: string, home: string): string {
    return `(${home} & 1) === 1 || ${home} === 0 ? 0 : positionOrZero(${piece}, ${home} >> 1)`;
  }

  /** Puts a piece back where it lay, from wherever it lies now. */
  putBack(pieces: string): string {
    const { gen } = this.#e;
    const home = gen.layout.homes.get(pieces)!;
    const isSingle = this.#places(pieces).some(({ model }) => model.single);
    return gen.function(`put back ${pieces}`, `putBack${pascal(pieces)}`, (own) =>
      [
        '/** Puts a piece back where it lay, from wherever it lies now. */',
        `function ${own}(piece: number, home: number, position: number): void {`,
        `${this.take(pieces)}(piece);`,
        'if (home === 0) return;',
        ...(isSingle ? [`if ((home & 1) === 1) return ${this.#set(pieces)}(home >> 1, piece);`] : []),
        'insertItem(home >> 1, piece, position);',
        `m[${home} + piece] = home;`,
        '}',
      ].join('\n'),
    );
  }

  /** All pieces of a kind, from wherever they lie, to one place. */
  gather(pieces: string): string {
    const { gen } = this.#e;
    const count = gen.board.piecesOf(pieces).all.length;
    return gen.function(`gather ${pieces}`, `gather${pascal(pieces)}`, (own) => {
      const lines = this.#places(pieces).flatMap((place) => [
        this.#each(place, (address) => `m[${address}] = 0;`),
        ...(place.pieceBits ? [`m[${place.pieceBits}] = 0;`] : []),
      ]);
      lines.push(
        ...(count <= MOST_SIDE_BY_SIDE
          ? Array.from({ length: count }, (_, piece) => `m[place + ${1 + piece}] = ${piece};`)
          : [`for (let piece = 0; piece < ${count}; piece++) m[place + 1 + piece] = piece;`]),
        `m[place] = ${count};`,
      );
      const bits = gen.layout.pieceBits.get(pieces);
      if (bits) lines.push(`m[place + ${bits}] = ${2 ** count - 1};`);
      return `/** All pieces of a kind, from wherever they lie, to one place. */\nfunction ${own}(place: number): void {\n${lines.join('\n')}\n}`;
    });
  }

  /** What follows a change of a whole place: the bits of what lies there now. */
  noteBits(pieces: string, address: string): string[] {
    const bits = this.#e.gen.layout.pieceBits.get(pieces);
    return bits ? [`m[${address} + ${bits}] = bitsOfList(${address});`] : [];
  }

  /** Notes where every piece lies, from the places. */
  deriveHomes(): string[] {
    const { layout, board } = this.#e.gen;
    const kept = [...layout.fields.values()].flatMap(({ name, pieceBits }) =>
      pieceBits ? [`m[${pieceBits}] = bitsOfList(${name});`] : [],
    );
    const homes = [...layout.homes].flatMap(([pieces, home]) => [
      `m.fill(0, ${home}, ${home} + ${board.piecesOf(pieces).all.length});`,
      ...this.#places(pieces).map((place) =>
        this.#each(place, (address) =>
          place.model.single
            ? `if (m[${address}] !== NONE) m[${home} + m[${address}]!] = (${address}) * 2 + 1;`
            : `for (let j = 1; j <= m[${address}]!; j++) m[${home} + m[${address} + j]!] = (${address}) * 2;`,
        ),
      ),
    ]);
    return [...kept, ...homes];
  }

  /** Does something for every place of a field. */
  #each(place: FieldPlace, body: (address: string) => string): string {
    const count = place.keys.reduce((product, { size }) => product * size, 1);
    const all = (start: string): string =>
      count === 1
        ? body(start)
        : `for (let i = 0; i < ${count}; i++) {\n${body(`${start} + i * ${place.words}`)}\n}`;
    if (!place.inSeat) return all(place.name);
    const seats = place.model.owner === 'seat' ? 'm[PLAYERS]! + m[IMAGINARY]!' : 'm[PLAYERS]!';
    return `for (let block = SEATS, last = SEATS + (${seats}) * SEAT_WORDS; block < last; block += SEAT_WORDS) {\n${all(`block + ${place.name}`)}\n}`;
  }

  #places(pieces: string): FieldPlace[] {
    return this.#e.gen.layout.placesOf(pieces);
  }
}

/** So many pieces are laid down one after the other, without a loop. */
const MOST_SIDE_BY_SIDE = 8;

/** The kind of piece that lies in a place. */
export function piecesOfPlace(type: Type): string {
  const exact = present(type);
  return exact.is === 'piece' ? exact.pieces : piecesIn(type);
}
