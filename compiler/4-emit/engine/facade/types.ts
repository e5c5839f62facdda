import { MANY, present, type Type } from '../../../2-model/types.ts';
import { Board } from '../../../3-ir/board.ts';
import type { Game } from '../../../3-ir/ir.ts';
import { ValueNames } from '../../../3-ir/value-names.ts';
import { pascal } from '../../code/hints.ts';
import { firstFree } from '../../code/names.ts';

/** So many numbers are still listed one by one. */
const FEW = 12;

/** What every engine declares or imports: no type of a game can have these names. */
const TAKEN =
  `Chance Engine Entry Faces Fields GameState GameTypes Hidden Invalid Json Loaded Move Options Partial Pass Readonly Reason
  Record Refused Result Saved Score Seat SeenFields Sight State Texts View`.split(/\s+/);

/** The types of a game in TypeScript: literal unions for everything that has a name, declared when they are first needed. */
export class FaceTypes {
  readonly game: Game;
  readonly #board: Board;
  readonly #values: ValueNames;
  readonly #taken = new Set(TAKEN);
  /** By what they stand for: the name of each type, and its declaration. */
  readonly #declared = new Map<string, { readonly name: string; readonly text: string }>();

  constructor(game: Game) {
    this.game = game;
    this.#board = new Board(game);
    this.#values = new ValueNames(this.#board);
    // Named things first, so that they get the names of the rules.
    for (const { name } of game.kinds) this.#kind(name);
    for (const { name } of game.pieces) this.#pieces(name);
  }

  take(name: string): string {
    const free = firstFree(pascal(name), (word) => this.#taken.has(word));
    this.#taken.add(free);
    return free;
  }

  /** All declarations, in the order in which they were needed: what a type uses stands before it. */
  get declarations(): string[] {
    return [...this.#declared.values()].map(({ text }) => text);
  }

  /** A type as a front end sees it: as JSON. */
  of(type: Type): string {
    switch (type.is) {
      case 'number': {
        const { from, to } = type;
        if (from <= -MANY || to >= MANY || to - from >= FEW) return 'number';
        return Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).join(' | ');
      }
      case 'yes or no':
        return 'boolean';
      case 'kind':
        return this.#kindPart(type.kind, type.values);
      case 'seat':
        return 'Seat';
      case 'piece':
        return this.#pieces(type.pieces);
      case 'cell':
        return this.#cells(type.grid, type.members);
      case 'line':
        return this.#lines(type.grid);
      case 'collection':
        return `readonly ${bracketed(this.of(type.of))}[]`;
      case 'optional':
        return `${this.of(type.of)} | null`;
      case 'none':
        return 'null';
      default:
        return 'Json';
    }
  }

  /** An object by key. */
  byKey(keys: readonly Type[], value: string): string {
    return keys.reduceRight((inner, key) => `Readonly<Record<${this.#keyName(key)}, ${inner}>>`, value);
  }

  #keyName(key: Type): string {
    const name = this.of(key);
    switch (present(key).is) {
      case 'yes or no':
        return "'yes' | 'no'";
      default:
        return key.is === 'optional' ? `${this.of(key.of)} | 'none'` : name;
    }
  }

  /** What a type holds, as the rules would say it. */
  words(type: Type): string {
    switch (type.is) {
      case 'number':
        if (type.from <= -MANY && type.to >= MANY) return 'number';
        return `${type.from}..${type.to >= MANY ? '' : type.to}`;
      case 'kind': {
        const part = this.#kindPart(type.kind, type.values);
        return part.includes(' ') ? type.kind : part;
      }
      case 'seat':
        return type.player ? 'player' : 'seat';
      case 'piece':
        return type.pieces;
      case 'cell':
      case 'line':
        return `${type.is} of ${type.grid}`;
      case 'collection':
        if (type.form === 'place') return `place of ${this.words(type.of)}, in the order of arrival`;
        return `${type.form === 'set' ? 'set' : 'list'} of ${this.words(type.of)}`;
      case 'optional':
        return `${this.words(type.of)} or none`;
      default:
        return type.is;
    }
  }

  #declare(key: string, about: string, name: string, members: readonly string[]): string {
    const known = this.#declared.get(key);
    if (known) return known.name;
    const taken = this.take(name);
    const union = members.length === 0 ? 'never' : members.join(' | ');
    this.#declared.set(key, { name: taken, text: `/** ${about} */\nexport type ${taken} = ${union};` });
    return taken;
  }

  #kind(kind: string): string {
    const { values, partOf } = this.game.kinds.find(({ name }) => name === kind)!;
    const about = partOf ? `Some of \`${partOf.kind}\`.` : `A value of the kind \`${kind}\`.`;
    return this.#declare(`kind ${kind}`, about, kind, values.map(quoted));
  }

  /** The kind, a declared part of it, or just these words. */
  #kindPart(kind: string, values: readonly number[]): string {
    const words = this.#board.words(kind);
    const wanted = values.map((value) => words[value]!);
    const same = this.game.kinds.find(
      (one) =>
        (one.name === kind || one.partOf?.kind === kind) &&
        one.values.length === wanted.length &&
        wanted.every((word) => one.values.includes(word)),
    );
    return same ? this.#kind(same.name) : wanted.map(quoted).join(' | ') || 'never';
  }

  #pieces(pieces: string): string {
    const all = this.#board.piecesOf(pieces).all;
    const names = all.map((piece) => quoted(this.#values.write({ is: 'piece', pieces }, piece)));
    return this.#declare(`pieces ${pieces}`, `One of the pieces \`${pieces}\`.`, pieces, names);
  }

  /** The cells of a grid; those of a family are put together from its members. */
  #cells(grid: string, members: readonly number[]): string {
    const { model, cellsOf } = this.#board.grid(grid);
    const ofMember = (member: number): string => {
      const type = { is: 'cell', grid, members: [member] } as const;
      const names = cellsOf[member]!.map((cell) => quoted(this.#values.write(type, cell)));
      const { value } = model.members[member]!;
      const word = model.key && value !== null ? this.#board.words(model.key.kind)[value]! : '';
      const about = `A cell of \`${grid}${word === '' ? '' : `[${word}]`}\`.`;
      return this.#declare(`cell ${grid} ${member}`, about, `${grid} ${word} cell`, names);
    };
    if (members.length === 1) return ofMember(members[0]!);
    const parts = members.map(ofMember);
    if (members.length < model.members.length) return parts.join(' | ');
    return this.#declare(`cell ${grid}`, `A cell of \`${grid}\`.`, `${grid} cell`, parts);
  }

  #lines(grid: string): string {
    const { model } = this.#board.grid(grid);
    const type = { is: 'line', grid, members: [], sorts: [] } as const;
    const names = model.lines.map((_, line) => quoted(this.#values.write(type, line)));
    return this.#declare(`line ${grid}`, `A line of \`${grid}\`.`, `${grid} line`, names);
  }
}

export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** The name of a member: quoted only where it must be. */
export function property(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function bracketed(type: string): string {
  return type.includes(' ') ? `(${type})` : type;
}
