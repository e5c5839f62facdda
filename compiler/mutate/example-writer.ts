import type { Value } from '../2-model/model.ts';
import { itemType, present, type Type } from '../2-model/types.ts';
import { isList } from '../2-model/values.ts';
import type { ChanceEvent } from '../interpret/chance.ts';
import type { Interpreter, Move, State } from '../interpret/index.ts';
import { typeOfOutcome } from '../interpret/notation.ts';
import { PASS } from '../interpret/state.ts';

/** Something for which examples have no words. */
export class Unsaid extends Error {
  override readonly name = 'Unsaid';
}

/** Values, moves and outcomes as they are written in examples. */
export class ExampleWriter {
  readonly interpreter: Interpreter;
  readonly #players: readonly string[];

  constructor(interpreter: Interpreter, players: readonly string[]) {
    this.interpreter = interpreter;
    this.#players = players;
  }

  /** Who sits at a seat, from 0. */
  player(seat: number): string {
    const name = this.#players[seat];
    if (name === undefined) throw new Unsaid('seat');
    return name;
  }

  value(type: Type, value: Value): string {
    if (isList(value)) {
      if (value.length === 0) return '()';
      const items = value.map((item) => this.value(itemType(type), item));
      return items.length === 1 ? items[0]! : `(${items.join(', ')})`;
    }
    if (value === null) return 'none';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    const exact = present(itemType(type));
    switch (exact.is) {
      case 'number':
        return String(value);
      case 'kind':
        return this.interpreter.program.board.words(exact.kind)[value]!;
      case 'seat':
        return this.player(value);
      case 'piece':
        return this.#piece(exact.pieces, value);
      case 'cell':
        return this.#cell(exact.grid, value);
      default:
        throw new Unsaid(exact.is);
    }
  }

  /** `use-die with die = Die[white], cell = sheet[green, 1]`. */
  move({ action, choices = {} }: Move): string {
    const code = this.interpreter.program.actions.get(action);
    if (!code) throw new Unsaid(action);
    const chosen = code.choices.flatMap(({ name, type }) => {
      const value = choices[name];
      return value === undefined ? [] : [`${name} = ${this.value(type, value)}`];
    });
    return chosen.length === 0 ? action : `${action} with ${chosen.join(', ')}`;
  }

  /** `Ann does hold`, `Ann passes`. */
  played(move: Move): string {
    const who = this.player(move.player);
    return move.action === PASS ? `${who} passes` : `${who} does ${this.move(move)}`;
  }

  outcome(event: ChanceEvent, outcome: Value): string {
    const type = typeOfOutcome(event);
    if (!isList(outcome)) return this.value(type, outcome);
    return outcome.map((value) => this.value(itemType(type), value)).join(', ');
  }

  /** All that somebody may do here, as it is written behind their name. */
  moves(state: State): readonly Move[] {
    return this.interpreter.moves(state, 'server');
  }

  #piece(name: string, piece: number): string {
    const { model } = this.interpreter.program.board.piecesOf(name);
    const values = model.pieces[piece]!;
    const said = model.properties.flatMap(({ type }, index) => {
      const value = values[index] ?? null;
      return value === null || isList(value) ? [] : [this.value(type, value)];
    });
    if (said.length === 0) throw new Unsaid(name);
    return `${name}[${said.join(', ')}]`;
  }

  #cell(name: string, cell: number): string {
    const { board } = this.interpreter.program;
    const { model } = board.grid(name);
    const { member, row, column } = model.cells[cell]!;
    const { value, asTable } = model.members[member]!;
    const key = model.key && value !== null ? [board.words(model.key.kind)[value]!] : [];
    return `${name}[${[...key, ...(asTable ? [] : [row]), column].join(', ')}]`;
  }
}
