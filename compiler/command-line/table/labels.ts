import type { Value } from '../../2-model/model.ts';
import { present, type Type } from '../../2-model/types.ts';
import { memberOf } from '../../2-model/values.ts';
import { walkOffer } from '../../interpret/head.ts';
import type { Interpreter, Move, State } from '../../interpret/index.ts';
import { decisions } from '../../interpret/moves.ts';
import { isStep } from '../../runtime/presentation.ts';
import type { Translator } from '../../texts/texts.ts';
import { capital } from '../shared/style.ts';

/** The name of the field that holds a piece. */
type WhereOf = (pieces: string, piece: number) => string | undefined;

/** Everything of a game by its name in the language of the players. */
export class Labels {
  readonly interpreter: Interpreter;
  readonly translator: Translator;
  /** Players by seat; imaginary ones are called what the rules call them, or by a number. */
  readonly names: readonly string[];

  constructor(interpreter: Interpreter, translator: Translator, names: readonly string[]) {
    this.interpreter = interpreter;
    this.translator = translator;
    this.names = names;
  }

  seat(seat: number): string {
    const number = seat - this.names.length + 1;
    return this.names[seat] ?? this.#named(number) ?? this.translator.say('imaginary-player', { number });
  }

  /** What the rules call an imaginary player: they give a name to the first. */
  #named(number: number): string | undefined {
    const { imaginary } = this.interpreter.program.game;
    if (number !== 1) return undefined;
    return imaginary.find(({ withPlayers }) => withPlayers === this.names.length)?.named;
  }

  /** At the beginning of a sentence. A player's own name stays as it was given. */
  subject(seat: number): string {
    return this.names[seat] ?? capital(this.seat(seat));
  }

  /** Several at the beginning of a sentence. */
  subjects(seats: readonly number[]): string {
    const [first] = seats;
    const text = this.seats(seats);
    return first === undefined || this.names[first] !== undefined ? text : capital(text);
  }

  seats(seats: readonly number[]): string {
    return new Intl.ListFormat(this.translator.language).format(seats.map((seat) => this.seat(seat)));
  }

  /** The name of an action. To pass, where one may go on as long as one likes, is to be done. */
  action(name: string, repeats = false): string {
    return this.translator.say(name !== 'pass' ? `action-${name}` : repeats ? 'done' : 'pass');
  }

  /** Whether the player may go on with this decision as long as there are moves. */
  repeats(state: State, player: number): boolean {
    const { program } = this.interpreter;
    const open = decisions(program, program.contextOf(state)).find(({ who }) => who === player);
    return open?.choice.how === 'may repeat';
  }

  /** A value in words; a piece with its face, where it has one. */
  value(type: Type, value: Value, state?: State, whereOf?: WhereOf): string {
    const { say } = this.translator;
    if (value === null) return '–';
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
    const exact = present(type);
    if (typeof value === 'object') {
      const of = present(exact.is === 'collection' ? exact.of : exact);
      const items =
        of.is === 'piece'
          ? this.#pieces(of.pieces, value as readonly number[], state, whereOf)
          : value.map((item) => this.value(of, item, state, whereOf));
      return items.length === 0 ? say('none') : items.join(', ');
    }
    switch (exact.is) {
      case 'kind':
        return this.kindValue(exact.kind, value);
      case 'seat':
        return this.seat(value);
      case 'piece': {
        const face = state?.faces[exact.pieces]?.[value];
        const label = [
          this.piece(exact.pieces, value),
          ...(face === undefined ? [] : [this.face(exact.pieces, face)]),
        ];
        return label.join(' ') + this.#where(exact.pieces, value, whereOf);
      }
      case 'cell':
        return this.cell(exact.grid, value);
      case 'line':
        return this.line(exact.grid, value);
      case 'number':
        return isStep(exact) && value > 0 ? `+${value}` : String(value).replace('-', '−');
      case 'collection':
        return this.value(exact.of, value, state, whereOf);
      default:
        return String(value);
    }
  }

  /** A value of a kind; the values of a part have the texts of the whole. */
  kindValue(kind: string, value: number): string {
    const { board, game } = this.interpreter.program;
    const whole = game.kinds.find((one) => one.name === kind)?.partOf?.kind ?? kind;
    return this.translator.say(`${whole}-${board.words(whole)[value]}`);
  }

  /** A piece by its properties: `paars`; without any by what it is. */
  piece(pieces: string, piece: number): string {
    const { model } = this.interpreter.program.board.piecesOf(pieces);
    const words = model.properties.flatMap(({ name, type }, index) => {
      const value = model.pieces[piece]?.[index];
      if (name === 'copy' || value === null || value === undefined) return [];
      if (typeof value !== 'object') return [this.value(type, value)];
      // Without commas: pieces are listed with those between them.
      const of = type.is === 'collection' ? type.of : type;
      return value.length === 0 ? [] : [value.map((one) => this.value(of, one)).join('/')];
    });
    return words.length === 0 ? this.translator.say(`pieces-${pieces}`) : words.join(' ');
  }

  /** Whether pieces of this sort differ only by their faces; several are then named by face. */
  isNamedByFace(pieces: string): boolean {
    const { model } = this.interpreter.program.board.piecesOf(pieces);
    return model.face !== undefined && model.properties.every(({ name }) => name === 'copy');
  }

  /** Several pieces, each with its face; those that read alike are counted: `2 × harem`, `toren`. */
  #pieces(pieces: string, all: readonly number[], state?: State, whereOf?: WhereOf): string[] {
    const faces = this.isNamedByFace(pieces) ? state?.faces[pieces] : undefined;
    if (!faces)
      return countAlike(all.map((piece) => this.value({ is: 'piece', pieces }, piece, state, whereOf)));
    const sorted = [...all].sort((one, other) => Number(faces[one]) - Number(faces[other]));
    return countAlike(
      sorted.map((piece) => this.face(pieces, faces[piece]!) + this.#where(pieces, piece, whereOf)),
    );
  }

  #where(pieces: string, piece: number, whereOf?: WhereOf): string {
    const where = whereOf?.(pieces, piece);
    return where === undefined ? '' : ` (${this.translator.say(`field-${where}`)})`;
  }

  face(pieces: string, face: Value): string {
    const { model } = this.interpreter.program.board.piecesOf(pieces);
    return model.face ? this.value(model.face, face) : '';
  }

  /** The name of a grid, or of the member of a family. */
  member(grid: string, member: number): string {
    const { model } = this.interpreter.program.board.grid(grid);
    const value = model.members[member]?.value ?? null;
    return model.key && value !== null
      ? this.kindValue(model.key.kind, value)
      : this.translator.say(`grid-${grid}`);
  }

  /** A cell by what is printed on it and where it is. */
  cell(grid: string, cell: number): string {
    const { say } = this.translator;
    const { model } = this.interpreter.program.board.grid(grid);
    const { member, row, column } = model.cells[cell]!;
    const name = model.key ? this.member(grid, member) : '';
    if (model.members[member]!.asTable)
      return [...(name === '' ? [] : [name]), say('cell-number', { number: column })].join(', ');
    const printed = this.printed(grid, cell);
    const head = [name, printed].filter((word) => word !== '').join(' ');
    const place = say('cell-at', { row, column });
    return head === '' ? place : `${head} (${place})`;
  }

  /** The text of a cell of a picture. */
  printed(grid: string, cell: number): string {
    const { model } = this.interpreter.program.board.grid(grid);
    const index = model.cellProperties.findIndex((_, at) => model.cells[cell]!.values[at] != null);
    return index < 0 ? '' : this.value(model.cellProperties[index]!.type, model.cells[cell]!.values[index]!);
  }

  line(grid: string, line: number): string {
    const { say } = this.translator;
    const { model } = this.interpreter.program.board.grid(grid);
    const { member, sort } = model.lines[line]!;
    const number = model.lines
      .slice(0, line + 1)
      .filter((one) => one.member === member && one.sort === sort).length;
    const name = sort === 'diagonal' ? say('diagonal') : say(`${sort}-number`, { number });
    return model.key ? `${this.member(grid, member)}, ${name}` : name;
  }

  /** What a move chooses, in words, and the field that it comes to; '' for an action that chooses nothing. */
  choices(state: State, move: Move, whereOf?: WhereOf): string {
    const code = this.interpreter.program.actions.get(move.action);
    const parts = (code?.choices ?? []).map(({ name, type }) =>
      this.value(type, memberOf(move.choices, name) ?? null, state, whereOf),
    );
    const cells = this.#cellsOf(state, move).filter((cell) => !parts.includes(cell));
    return [...parts, ...cells].join('; ');
  }

  /** The cells that an action works out from what was chosen: dice that name a field. */
  #cellsOf(state: State, { player, action, offer, choices = {} }: Move): string[] {
    const { program } = this.interpreter;
    const { head = [] } = program.game.actions.find((one) => one.name === action) ?? {};
    const lets = head.flatMap((line, index) =>
      line.is === 'let' && line.value.type.is === 'cell' ? [{ index, type: line.value.type }] : [],
    );
    const context = program.contextOf(state);
    const open = decisions(program, context).find(({ who }) => who === player);
    const offered = open?.choice.offers[offer ?? -1];
    if (lets.length === 0 || !open || !offered) return [];
    const cells: string[] = [];
    const lines = program.action(action).head;
    walkOffer(program, context, open.frame, offered, player, choices, {
      allowed: (locals) => {
        for (const { index, type } of lets) {
          const line = lines[index]!;
          if (line.is === 'let') cells.push(this.value(type, locals[line.slot]!));
        }
        return true;
      },
      refused: () => {},
    });
    return cells;
  }
}

/** Names that come up several times once, with how often. */
export function countAlike(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}
