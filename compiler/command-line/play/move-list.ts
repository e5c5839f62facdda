import type { Value } from '../../2-model/model.ts';
import { present, type Type } from '../../2-model/types.ts';
import { memberOf } from '../../2-model/values.ts';
import type { Move, Refusal, State } from '../../interpret/index.ts';
import { padEnd, padStart, type Style, widthOf } from '../shared/style.ts';
import type { Labels } from '../table/labels.ts';

/** An entry of the list of legal moves. */
export interface Listed {
  readonly number: number;
  readonly move: Move;
  readonly notation: string;
  readonly action: string;
  /** What it chooses; '' where the action says it all. */
  readonly label: string;
}

/** `pass` is what it is called here to do nothing. */
export function listMoves(labels: Labels, state: State, seat: number, pass?: string): Listed[] {
  const { interpreter } = labels;
  const moves = interpreter.moves(state, seat);
  const repeats = labels.repeats(state, seat);
  const plain = moves.map((move) => `${move.action} ${labels.choices(state, move)}`);
  const where = new Map<string, string>();
  const listed = moves.map((move, index) => {
    // Moves with the same text are told apart by the places of their pieces.
    const alike = moves.filter((_, other) => plain[other] === plain[index]);
    if (alike.length > 1)
      for (const [piece, field] of unclearPieces(labels, state, alike)) where.set(piece, field);
    const label = labels.choices(state, move, (pieces, piece) =>
      alike.length > 1 ? where.get(`${pieces} ${piece}`) : undefined,
    );
    const notation = interpreter.notation.write(state, move);
    const action = move.action === 'pass' && pass !== undefined ? pass : labels.action(move.action, repeats);
    return { move, notation, action, label };
  });
  return withoutCopies(labels, listed).map((one, index) => ({ number: index + 1, ...one }));
}

/** One move of those that differ only in which of several pieces without a difference they take; the others can be written. */
function withoutCopies(labels: Labels, listed: readonly Omit<Listed, 'number'>[]): Omit<Listed, 'number'>[] {
  const { program } = labels.interpreter;
  const hasOnlyPrint = ({ type }: { readonly type: Type }): boolean => {
    const exact = present(type);
    return exact.is === 'piece' && !program.board.piecesOf(exact.pieces).model.face;
  };
  const seen = new Set<string>();
  return listed.filter(({ move, action, label }) => {
    const { choices = [] } = program.actions.get(move.action) ?? {};
    if (label === '' || !choices.every(hasOnlyPrint)) return true;
    const text = `${action} ${label}`;
    return !seen.has(text) && seen.add(text);
  });
}

/** Pieces in which moves differ that read alike, with the field that holds each. */
function unclearPieces(labels: Labels, state: State, moves: readonly Move[]): [string, string][] {
  const { program } = labels.interpreter;
  return (program.actions.get(moves[0]!.action)?.choices ?? []).flatMap(({ name, type }) => {
    const values = [...new Set(moves.map((move) => memberOf(move.choices, name) ?? null))];
    const exact = present(type);
    if (exact.is !== 'piece' || values.length < 2) return [];
    const held = values.map((piece) => fieldHolding(labels, state, moves[0]!.player, exact.pieces, piece));
    // Where all lie in one place, its name would tell nothing.
    if (new Set(held).size < 2) return [];
    return values.flatMap((piece, at): [string, string][] => {
      const field = held[at];
      return field === undefined ? [] : [[`${exact.pieces} ${piece}`, field]];
    });
  });
}

/** The field on the table, or of this seat, that holds a piece. */
function fieldHolding(
  labels: Labels,
  state: State,
  seat: number,
  pieces: string,
  piece: Value,
): string | undefined {
  for (const field of labels.interpreter.program.fields.values()) {
    if (field.pieces !== pieces || field.keys.length > 0) continue;
    const held = field.shared
      ? state.fields[field.name]
      : (state.fields[field.name] as readonly Value[])[seat];
    if (Array.isArray(held) && held.includes(piece)) return field.name;
  }
  return undefined;
}

/** The moves below the names of their actions: what they choose, and how to write them down. */
export function drawMoves(style: Style, listed: readonly Listed[]): string[] {
  const lines: string[] = [];
  const digits = String(listed.length).length;
  const width = Math.max(...listed.map(({ action, label }) => widthOf(label === '' ? action : label)));
  let heading = '';
  for (const { number, notation, action, label } of listed) {
    if (label !== '' && action !== heading) lines.push(`  ${action}`);
    heading = label === '' ? '' : action;
    const text = label === '' ? action : label;
    lines.push(
      `  ${style.bold(padStart(String(number), digits + 1))}  ${padEnd(text, width)}  ${style.dim(notation)}`,
    );
  }
  return lines;
}

export type Understood =
  | { readonly is: 'move'; readonly move: Move }
  | { readonly is: 'several'; readonly listed: readonly Listed[] }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'no such number'; readonly number: string }
  | { readonly is: 'not understood' };

/** Parses a typed move: its number, its notation, or an unambiguous prefix. */
export function understandMove(
  labels: Labels,
  state: State,
  seat: number,
  listed: readonly Listed[],
  typed: string,
): Understood {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (/^\d+$/.test(text)) {
    const found = listed[Number(text) - 1];
    return found ? { is: 'move', move: found.move } : { is: 'no such number', number: text };
  }
  const passes = [labels.action('pass'), labels.action('pass', true)];
  for (const { notation, action } of listed) if (notation === 'pass') passes.push(action.toLowerCase());
  const isPass = passes.includes(text.toLowerCase());
  const exact = listed.find(({ notation }) => notation === (isPass ? 'pass' : text));
  if (exact) return { is: 'move', move: exact.move };
  const begun = listed.filter(({ notation }) => notation.startsWith(text));
  if (begun.length === 1) return { is: 'move', move: begun[0]!.move };
  if (begun.length > 1) return { is: 'several', listed: begun };
  return whyNot(labels, state, seat, isPass ? 'pass' : text);
}

/** Explains why a typed move is not legal; omitted choices match anything. */
function whyNot(labels: Labels, state: State, seat: number, text: string): Understood {
  const { program, notation } = labels.interpreter;
  const [action = '', ...words] = text.split(' ');
  const code = program.actions.get(action);
  if (!code && action !== 'pass') return { is: 'not understood' };
  const choices: Record<string, Value> = {};
  for (const [index, word] of words.filter((one) => !one.startsWith('@')).entries()) {
    const choice = code?.choices[index];
    const value = choice && notation.readValue(choice.type, word);
    if (!choice || value === undefined) return { is: 'not understood' };
    choices[choice.name] = value;
  }
  const move = { player: seat, action, choices };
  const refusal = labels.interpreter.explain(state, move);
  if (refusal) return { is: 'refused', refusal };
  // A set of pieces that are like those in the list is as good.
  const isWhole = code?.choices.every(({ name }) => Object.hasOwn(choices, name)) ?? false;
  return isWhole && !text.includes('@') ? { is: 'move', move } : { is: 'not understood' };
}
