import { Board } from '../../../2-model/board.ts';
import { showType } from '../../../2-model/show.ts';
import { MANY, present, type Type } from '../../../2-model/types.ts';
import { ValueNames } from '../../../2-model/value-names.ts';
import type { Game } from '../../../3-ir/ir.ts';
import { own } from '../../code/build.ts';
import { type Declarations, declarations, doc, listOf, oneOf, union } from '../../code/declarations.ts';
import { pascal } from '../../code/hints.ts';
import { Name } from '../../code/tree.ts';

/** A range with more numbers than this is just `number`. */
const FEW = 12;

/** What the runtime calls a value of any form. */
export const JSON_TYPE = own('Json');

/** The types of a game in TypeScript: literal unions for everything that has a name, declared when they are first needed. */
export class FaceTypes {
  readonly game: Game;
  readonly #board: Board;
  readonly #values: ValueNames;
  readonly #named: Parameters<typeof showType>[0];
  /** By what they stand for: the name of each type, and its declaration. */
  readonly #declared = new Map<string, { readonly name: Name; readonly code: Declarations }>();

  constructor(game: Game) {
    this.game = game;
    this.#board = new Board(game);
    this.#values = new ValueNames(this.#board);
    const byName = <T extends { readonly name: string }>(all: readonly T[]): Map<string, T> =>
      new Map(all.map((one) => [one.name, one]));
    this.#named = { kinds: byName(game.kinds), pieces: byName(game.pieces), grids: byName(game.grids) };
    // Named things first, so that they get the names of the rules.
    for (const { name } of game.kinds) this.#kind(name);
    for (const { name } of game.pieces) this.#pieces(name);
  }

  /** All declarations, in the order in which they were needed: what a type uses stands before it. */
  get declarations(): Declarations[] {
    return [...this.#declared.values()].map(({ code }) => code);
  }

  /** A type as a front end sees it: as JSON. */
  of(type: Type): Declarations {
    switch (type.is) {
      case 'number': {
        const { from, to } = type;
        if (from <= -MANY || to >= MANY || to - from >= FEW) return declarations`number`;
        return oneOf(Array.from({ length: to - from + 1 }, (_, index) => from + index));
      }
      case 'yes or no':
        return declarations`boolean`;
      case 'kind':
        return this.#kindPart(type.kind, type.values);
      case 'seat':
        return declarations`Seat`;
      case 'piece':
        return declarations`${this.#pieces(type.pieces)}`;
      case 'cell':
        return this.#cells(type.grid, type.members);
      case 'line':
        return declarations`${this.#lines(type.grid)}`;
      case 'collection':
        return listOf(this.of(type.of));
      case 'optional':
        return union([this.of(type.of), declarations`null`]);
      case 'none':
        return declarations`null`;
      default:
        return declarations`${JSON_TYPE}`;
    }
  }

  /** An object by key. */
  byKey(keys: readonly Type[], value: Declarations): Declarations {
    return keys.reduceRight(
      (inner, key) => declarations`Readonly<Record<${this.#keyName(key)}, ${inner}>>`,
      value,
    );
  }

  /** An object by key in which nothing stands where there is nothing: no value, no items, nothing at any key. */
  whereThere(keys: readonly Type[], value: Declarations): Declarations {
    return keys.reduceRight(
      (inner, key) => declarations`Readonly<Partial<Record<${this.#keyName(key)}, ${inner}>>>`,
      value,
    );
  }

  #keyName(key: Type): Declarations {
    if (present(key).is === 'yes or no') return oneOf(['yes', 'no']);
    return key.is === 'optional' ? union([this.of(key.of), oneOf(['none'])]) : this.of(key);
  }

  /** What a type holds, as the rules would say it. */
  words(type: Type): string {
    return showType(this.#named, type);
  }

  #declare(key: string, about: string, name: string, members: () => Declarations): Name {
    const known = this.#declared.get(key);
    if (known) return known.name;
    const own = new Name(pascal(name));
    const union = members();
    this.#declared.set(key, {
      name: own,
      code: declarations`${doc(about)}export type ${own} = ${union};`,
    });
    return own;
  }

  #kind(kind: string): Name {
    const { values, partOf } = this.game.kinds.find(({ name }) => name === kind)!;
    const about = partOf ? `Some of \`${partOf.kind}\`.` : `A value of the kind \`${kind}\`.`;
    return this.#declare(`kind ${kind}`, about, kind, () => oneOf(values));
  }

  /** The kind, a declared part of it, or just these words. */
  #kindPart(kind: string, values: readonly number[]): Declarations {
    const words = this.#wordsOf(kind, values);
    const known = this.#kindOf(kind, words);
    return known === undefined ? oneOf(words) : declarations`${this.#kind(known)}`;
  }

  #wordsOf(kind: string, values: readonly number[]): string[] {
    const words = this.#board.words(kind);
    return values.map((value) => words[value]!);
  }

  /** The kind or the declared part of it that has just these words. */
  #kindOf(kind: string, words: readonly string[]): string | undefined {
    return this.game.kinds.find(
      (one) =>
        (one.name === kind || one.partOf?.kind === kind) &&
        one.values.length === words.length &&
        words.every((word) => one.values.includes(word)),
    )?.name;
  }

  #pieces(pieces: string): Name {
    const all = this.#board.piecesOf(pieces).all;
    return this.#declare(`pieces ${pieces}`, `One of the pieces \`${pieces}\`.`, pieces, () =>
      oneOf(all.map((piece) => this.#values.write({ is: 'piece', pieces }, piece))),
    );
  }

  /** The cells of a grid; those of a family are put together from its members. */
  #cells(grid: string, members: readonly number[]): Declarations {
    const { model, cellsOf } = this.#board.grid(grid);
    const ofMember = (member: number): Declarations => {
      const type = { is: 'cell', grid, members: [member] } as const;
      const { value } = model.members[member]!;
      const word = model.key && value !== null ? this.#board.words(model.key.kind)[value]! : '';
      const about = `A cell of \`${grid}${word === '' ? '' : `[${word}]`}\`.`;
      const name = this.#declare(`cell ${grid} ${member}`, about, `${grid} ${word} cell`, () =>
        oneOf(cellsOf[member]!.map((cell) => this.#values.write(type, cell))),
      );
      return declarations`${name}`;
    };
    const parts = members.map(ofMember);
    if (members.length < model.members.length || members.length === 1) return union(parts);
    return declarations`${this.#declare(`cell ${grid}`, `A cell of \`${grid}\`.`, `${grid} cell`, () => union(parts))}`;
  }

  #lines(grid: string): Name {
    const { model } = this.#board.grid(grid);
    const type = { is: 'line', grid, members: [], sorts: [] } as const;
    return this.#declare(`line ${grid}`, `A line of \`${grid}\`.`, `${grid} line`, () =>
      oneOf(model.lines.map((_, line) => this.#values.write(type, line))),
    );
  }
}
