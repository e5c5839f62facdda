import { piecesIn, present, type Type } from '../../../2-model/types.ts';
import { func, type Operand, sum, text } from '../../code/build.ts';
import { pascal } from '../../code/hints.ts';
import { Out } from '../../code/out.ts';
import { expr, stmts } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import { noteFunction } from '../collections/bits.ts';
import type { Emitter } from '../emitter.ts';
import type { FieldPlace } from '../layout.ts';

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
  take(pieces: string): Name {
    const { gen } = this.#e;
    const home = gen.layout.homes.get(pieces);
    return gen.function(`take ${pieces}`, `take${pascal(pieces)}`, (own) => {
      const piece = gen.fresh('piece');
      const body = home
        ? this.#takeHome(pieces, home, piece)
        : this.#places(pieces).flatMap((place) =>
            this.#each(place, (address) =>
              place.pieceBits
                ? stmts`
                    if (((m[${place.pieceBits}] >>> ${piece}) & 1) === 1) {
                      m[${place.pieceBits}] ^= 1 << ${piece};
                      removeFrom(${address}, ${piece});
                      return;
                    }`
                : stmts`if (removeFrom(${address}, ${piece})) return;`,
            ),
          );
      return func(own, { doc: 'Takes a piece away from where it lies.', params: [piece] }, body);
    });
  }

  #takeHome(pieces: string, homes: Name, piece: Name): readonly Stmt[] {
    const home = this.#e.gen.fresh('home');
    const isSingle = this.#places(pieces).some(({ model }) => model.single);
    return stmts`
      const ${home} = m[${homes} + ${piece}];
      if (${home} === 0) return;
      m[${homes} + ${piece}] = 0;
      ${
        isSingle
          ? stmts`
              if ((${home} & 1) === 1) ${this.hold(pieces)}(${home} >> 1, NONE);
              else removeFrom(${home} >> 1, ${piece});`
          : stmts`removeFrom(${home} >> 1, ${piece});`
      }`;
  }

  /** Lays a piece at the end of a list. */
  lay(pieces: string): Name {
    const { gen } = this.#e;
    const home = gen.layout.homes.get(pieces);
    return gen.function(`lay ${pieces}`, `lay${pascal(pieces)}`, (own) => {
      const [piece, place] = [gen.fresh('piece'), gen.fresh('place')];
      const bits = gen.layout.pieceBits.get(pieces);
      const note = home
        ? stmts`m[${home} + ${piece}] = ${place} * 2;`
        : bits
          ? stmts`m[${place} + ${bits}] |= 1 << ${piece};`
          : [];
      return func(
        own,
        { doc: 'Lays a piece at the end of a place, from wherever it lay.', params: [piece, place] },
        stmts`
          ${this.take(pieces)}(${piece});
          append(${place}, ${piece});
          ${note}`,
      );
    });
  }

  /** Lays a piece in a place for one. */
  layAlone(pieces: string, field: string): Name {
    const { gen } = this.#e;
    return gen.function(`lay alone ${pieces} ${field}`, `lay${pascal(pieces)}Alone`, (own) => {
      const [piece, place] = [gen.fresh('piece'), gen.fresh('place')];
      return func(
        own,
        { doc: 'Lays a piece in a place for one, which must be free.', params: [piece, place] },
        stmts`
          ${this.take(pieces)}(${piece});
          if (m[${place}] !== NONE) fault('too-many', ${text(field)});
          ${this.hold(pieces)}(${place}, ${piece});`,
      );
    });
  }

  /** Puts a piece, or none, into a place for one; what lay there lies nowhere then. */
  become(pieces: string): Name {
    const { gen } = this.#e;
    const home = gen.layout.homes.get(pieces)!;
    return gen.function(`become ${pieces}`, `set${pascal(pieces)}`, (own) => {
      const [place, piece] = [gen.fresh('place'), gen.fresh('piece')];
      const doc = 'Puts a piece, or none, into a place for one; what lay there is out of the game.';
      return func(
        own,
        { doc, params: [place, piece] },
        stmts`
          if (${piece} !== NONE) ${this.take(pieces)}(${piece});
          if (m[${place}] !== NONE) m[${home} + m[${place}]] = 0;
          ${this.hold(pieces)}(${place}, ${piece});`,
      );
    });
  }

  /** Writes a place for one, and what is known of it. */
  hold(pieces: string): Name {
    const { gen } = this.#e;
    const home = gen.layout.homes.get(pieces)!;
    return gen.function(`hold ${pieces}`, `hold${pascal(pieces)}`, (own) => {
      const [at, piece] = [gen.fresh('place'), gen.fresh('piece')];
      const notes = this.#places(pieces).flatMap((place) => {
        if (!place.model.single || !place.there) return [];
        const size = place.keys[0]!.size;
        const { name } = place;
        if (!place.inSeat)
          return stmts`
            if (${at} >= ${name} && ${at} < ${name} + ${size})
              ${noteFunction(this.#e, place)}(${at} - ${name});`;
        return stmts`
          if (${at} >= SEATS) {
            const cell = ((${at} - SEATS) % SEAT_WORDS) - ${name};
            if (cell >= 0 && cell < ${size}) ${noteFunction(this.#e, place)}(${at} - ${name} - cell, cell);
          }`;
      });
      return func(
        own,
        { doc: 'Writes what lies in a place for one.', params: [at, piece] },
        stmts`
          m[${at}] = ${piece};
          if (${piece} !== NONE) m[${home} + ${piece}] = ${at} * 2 + 1;
          ${notes}`,
      );
    });
  }

  /** Which item of its list a piece is, so that it can be put back; 0 where it lies alone, or nowhere. */
  position(piece: Operand, home: Operand): Code {
    return expr`(${home} & 1) === 1 || ${home} === 0 ? 0 : positionOrZero(${piece}, ${home} >> 1)`;
  }

  /** Puts a piece back where it lay, from wherever it lies now. */
  putBack(pieces: string): Name {
    const { gen } = this.#e;
    const homes = gen.layout.homes.get(pieces)!;
    const isSingle = this.#places(pieces).some(({ model }) => model.single);
    return gen.function(`put back ${pieces}`, `putBack${pascal(pieces)}`, (own) => {
      const [piece, home, position] = [gen.fresh('piece'), gen.fresh('home'), gen.fresh('position')];
      return func(
        own,
        {
          doc: 'Puts a piece back where it lay, from wherever it lies now.',
          params: [piece, home, position],
        },
        stmts`
          ${this.take(pieces)}(${piece});
          if (${home} === 0) return;
          ${isSingle ? stmts`if ((${home} & 1) === 1) return ${this.hold(pieces)}(${home} >> 1, ${piece});` : []}
          insertItem(${home} >> 1, ${piece}, ${position});
          m[${homes} + ${piece}] = ${home};`,
      );
    });
  }

  /** All pieces of a kind, from wherever they lie, to one place. */
  gather(pieces: string): Name {
    const { gen } = this.#e;
    const count = gen.board.piecesOf(pieces).all.length;
    return gen.function(`gather ${pieces}`, `gather${pascal(pieces)}`, (own) => {
      const to = gen.fresh('place');
      const out = new Out();
      for (const place of this.#places(pieces)) {
        out.push(...this.#each(place, (address) => stmts`m[${address}] = 0;`));
        if (place.pieceBits) out.code`m[${place.pieceBits}] = 0;`;
      }
      if (count <= MOST_SIDE_BY_SIDE)
        for (let piece = 0; piece < count; piece++) out.code`m[${to} + ${1 + piece}] = ${piece};`;
      else out.code`for (let piece = 0; piece < ${count}; piece++) m[${to} + 1 + piece] = piece;`;
      out.code`m[${to}] = ${count};`;
      const bits = gen.layout.pieceBits.get(pieces);
      if (bits) out.code`m[${to} + ${bits}] = ${2 ** count - 1};`;
      const doc = 'All pieces of a kind, from wherever they lie, to one place.';
      return func(own, { doc, params: [to] }, out.statements);
    });
  }

  /** What follows a change of a whole place: the bits of what lies there now. */
  noteBits(pieces: string, address: Operand): readonly Stmt[] {
    const bits = this.#e.gen.layout.pieceBits.get(pieces);
    return bits ? stmts`m[${address} + ${bits}] = bitsOfList(${address});` : [];
  }

  /** Notes where every piece lies, from the places. */
  deriveHomes(): readonly Stmt[] {
    const { layout, board } = this.#e.gen;
    const kept = [...layout.fields.values()].flatMap(({ name, pieceBits }) =>
      pieceBits ? stmts`m[${pieceBits}] = bitsOfList(${name});` : [],
    );
    const homes = [...layout.homes].flatMap(([pieces, home]) => [
      ...stmts`m.fill(0, ${home}, ${home} + ${board.piecesOf(pieces).all.length});`,
      ...this.#places(pieces).flatMap((place) =>
        this.#each(place, (address) =>
          place.model.single
            ? stmts`if (m[${address}] !== NONE) m[${home} + m[${address}]] = ${address} * 2 + 1;`
            : stmts`for (let j = 1; j <= m[${address}]; j++) m[${home} + m[${address} + j]] = ${address} * 2;`,
        ),
      ),
    ]);
    return [...kept, ...homes];
  }

  /** Does something for every place of a field. */
  #each(place: FieldPlace, body: (address: Code) => readonly Stmt[]): readonly Stmt[] {
    const count = place.keys.reduce((product, { size }) => product * size, 1);
    const all = (...start: readonly Operand[]): readonly Stmt[] => {
      if (count === 1) return body(sum(...start));
      const i = this.#e.gen.fresh('i');
      return stmts`
        for (let ${i} = 0; ${i} < ${count}; ${i}++) {
          ${body(sum(...start, expr`${i} * ${place.words}`))}
        }`;
    };
    if (!place.inSeat) return all(place.name);
    const seats = place.model.owner === 'seat' ? expr`m[PLAYERS] + m[IMAGINARY]` : expr`m[PLAYERS]`;
    const block = this.#e.gen.fresh('block');
    return stmts`
      const last = SEATS + ${seats} * SEAT_WORDS;
      for (let ${block} = SEATS; ${block} < last; ${block} += SEAT_WORDS) {
        ${all(block, place.name)}
      }`;
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
