import type { ValueType } from '../../../generated/runtime/data.ts';
import type { AnyGame, Engine, GameState } from '../../../generated/runtime/engine.ts';
import { isObject, type Json } from '../../../generated/runtime/json.ts';
import type { Move } from '../../../generated/runtime/moves.ts';
import type { Seen } from '../game/shown.ts';
import { piecesAt } from '../table/hosts.ts';
import { type Candidate, choicesOf, type Marked, valueTypeOf } from './candidates.ts';
import type { Choosing, Question } from './choosing.ts';
import { remaining, slotsOf } from './choosing.ts';

/** What a move would do. Only what does not depend on chance or on what is hidden is looked at. */
export interface Position {
  readonly engine: Engine<AnyGame>;
  readonly state: GameState<AnyGame>;
  readonly player: number;
}

/** More than these are not tried out: whoever waits for a table notices it. */
const MOST_TRIES = 80;

function after({ engine, state, player }: Position, move: Move): GameState<AnyGame> | undefined {
  const next = engine.tryPlay(state, move, player);
  return 'state' in next ? next.state : undefined;
}

/** Whether a move can still be taken back when the same player goes on: then nobody has to be asked twice. */
export function canTakeBack(position: Position, move: Move): boolean {
  const { engine, player } = position;
  const next = after(position, move);
  return next !== undefined && engine.canUndo(next) && engine.toAct(next).includes(player);
}

/** By cell: what would be entered there, where only that cell is still to be chosen, or was filled in by itself. */
export function ghostsOf(
  position: Position,
  choosing: Choosing,
  question: Question | undefined,
): ReadonlyMap<string, Json> {
  const [only, ...more] = remaining(choosing);
  if (!question && only && more.length === 0 && choosing.picks.length > 0)
    return new Map(
      [
        ...slotsOf(choosing).map(({ choice, value }) => ({ type: valueTypeOf(choice), value })),
        ...(only.marks ?? []),
      ].flatMap(({ type, value }) => {
        if (type.is !== 'cell' || typeof value !== 'string') return [];
        const entry = entryAt(position, only, type.grid, value);
        return entry === undefined ? [] : [[value, entry] as const];
      }),
    );
  if (question?.is !== 'choice' || question.several) return new Map();
  const type = valueTypeOf(question.choice);
  if (type.is !== 'cell' || question.options.length > MOST_TRIES) return new Map();
  const left = remaining(choosing);
  return new Map(
    question.options.flatMap((cell) => {
      const moves = left.filter(({ values }) => values[question.index] === cell);
      const [only, ...others] = moves;
      const entry = only && others.length === 0 ? entryAt(position, only, type.grid, cell) : undefined;
      return entry === undefined ? [] : [[cell, entry] as const];
    }),
  );
}

function entryAt(position: Position, { move }: Candidate, grid: string, cell: string): Json | undefined {
  const next = after(position, move);
  if (!next) return undefined;
  for (const { type, was, becomes } of sheetsOf(position, next)) {
    if (type.is !== 'cell' || type.grid !== grid) continue;
    const now = becomes(cell);
    if (now !== null && JSON.stringify(now) !== JSON.stringify(was(cell))) return now;
  }
  return undefined;
}

interface Changing {
  readonly type: ValueType;
  readonly cells: readonly string[];
  readonly was: (cell: string) => Json;
  readonly becomes: (cell: string) => Json;
}

/** What lies on cells before the player or on the table, now and then. */
function sheetsOf({ engine, state, player }: Position, next: GameState<AnyGame>): Changing[] {
  const [was, becomes] = [state, next].map((one) => engine.view(one, player) as Seen);
  return engine.data.fields.flatMap((field): Changing[] => {
    const type = field.keys[0] ?? valueTypeOf(field);
    if (type.is !== 'cell') return [];
    const lookup = (seen: Seen) => {
      const value = seen.fields[field.name] as Json | undefined;
      const own = field.owner === 'table' ? value : Array.isArray(value) ? (value[player - 1] as Json) : null;
      if (Array.isArray(own)) return (cell: string) => (own.includes(cell) ? true : null);
      return (cell: string) => (isObject(own) ? ((own[cell] ?? null) as Json) : null);
    };
    const { grids } = engine.data;
    const cells = grids.find(({ name }) => name === type.grid)?.cells ?? [];
    return [{ type, cells, was: lookup(was!), becomes: lookup(becomes!) }];
  });
}

/**
 * The same candidates, with the fields that they mark without naming them. Only looked for where a game has sheets to write on, and
 * an action that names other things than fields.
 */
export function withMarks(position: Position, choosing: Choosing): Choosing {
  const { data, candidates } = choosing;
  const hasSheet = data.fields.some(
    (field) => (field.keys[0] ?? valueTypeOf(field)).is === 'cell' && valueTypeOf(field).is !== 'piece',
  );
  const isBlind = ({ action }: Candidate) => {
    const types = choicesOf(data, action).map(valueTypeOf);
    return types.length > 0 && types.every(({ is }) => is !== 'cell' && is !== 'line');
  };
  if (!hasSheet || candidates.filter(isBlind).length > MOST_TRIES) return choosing;
  return {
    ...choosing,
    candidates: candidates.map((one) => (isBlind(one) ? { ...one, marks: marksOf(position, one) } : one)),
  };
}

function marksOf(position: Position, { move }: Candidate): readonly Marked[] {
  const next = after(position, move);
  if (!next) return [];
  return sheetsOf(position, next).flatMap(({ type, cells, was, becomes }) =>
    cells.flatMap((value) => (was(value) === null && becomes(value) !== null ? [{ type, value }] : [])),
  );
}

/** What a move does to a number of the player's own, or to pieces that lie before them. */
export interface Effect {
  /** Undefined: points. */
  readonly field?: string;
  /** There where the field has a number for each key. */
  readonly key?: string;
  /** A piece that is given away. */
  readonly piece?: string;
  readonly amount: number;
  /** How many there are now. */
  readonly of: number;
}

/** What a move adds to the player's own numbers and takes from them, as far as nothing is left to chance. */
export function effectsOf(position: Position, move: Move | string): readonly Effect[] {
  const { engine, state, player } = position;
  const next = engine.tryPlay(state, move, player);
  if (!('state' in next)) return [];
  const [was, becomes] = [state, next.state].map((one) => engine.view(one, player) as Seen);
  const total = (seen: Seen) => seen.scores.find(({ seat }) => seat === player)?.total ?? 0;
  const points = total(becomes!) - total(was!);
  return [
    ...(points === 0 ? [] : [{ amount: points, of: total(was!) }]),
    ...engine.data.fields.flatMap((field): Effect[] => {
      if (field.owner === 'table' || field.type.is !== 'number') return [];
      const [before, now] = [was!, becomes!].map((seen) => {
        const value = seen.fields[field.name] as Json | undefined;
        return numbersIn(Array.isArray(value) ? (value[player - 1] as Json) : null);
      });
      return [...new Set([...before!.keys(), ...now!.keys()])].flatMap((key) => {
        const of = before!.get(key) ?? 0;
        const amount = (now!.get(key) ?? 0) - of;
        return amount === 0 ? [] : [{ field: field.name, ...(key === '' ? {} : { key }), amount, of }];
      });
    }),
  ];
}

/** A number under no key, or one under each. */
function numbersIn(value: Json | undefined): ReadonlyMap<string, number> {
  if (typeof value === 'number') return new Map([['', value]]);
  if (!isObject(value)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, one]) => (typeof one === 'number' ? [[key, one] as const] : [])),
  );
}

/**
 * What every move of an action takes from the player's own numbers, and the pieces it takes for nothing. Bookkeeping, which is never
 * drawn, costs nobody anything.
 */
export function costOf(position: Position, choosing: Choosing, action: string): readonly Effect[] {
  const [first] = choosing.candidates.filter((one) => one.action === action);
  if (!first) return [];
  const hidden = new Set(position.engine.data.shows?.hidden);
  const numbers = effectsOf(position, first.move).filter(
    ({ amount, field }) => amount < 0 && field !== undefined && !hidden.has(field),
  );
  return [...numbers, ...piecesGiven(position, first.move, hidden)];
}

/** The pieces that lie before the player no longer, if none comes for them: what is bought or exchanged costs nothing by itself. */
function piecesGiven(position: Position, move: Move, hidden: ReadonlySet<string>): readonly Effect[] {
  const next = after(position, move);
  if (!next) return [];
  const { engine, state, player } = position;
  const [was, becomes] = [state, next].map((one) => {
    const seen = engine.view(one, player) as Seen;
    return engine.data.fields.flatMap((field) => {
      const type = valueTypeOf(field);
      if (field.owner === 'table' || type.is !== 'piece' || hidden.has(field.name)) return [];
      // Dice go round; nobody has them for good.
      if (engine.data.pieces.find(({ name }) => name === type.pieces)?.face) return [];
      const pieces = piecesAt(seen, { field, seat: player }, type.pieces);
      return pieces.map((piece) => ({ field: field.name, piece, sort: type.pieces, of: pieces.length }));
    });
  });
  const isIn = (all: typeof was, { sort, piece }: { readonly sort: string; readonly piece: string }) =>
    all!.some((one) => one.sort === sort && one.piece === piece);
  if (becomes!.some((one) => !isIn(was, one))) return [];
  return was!
    .filter((one) => !isIn(becomes, one))
    .map(({ field, piece, of }) => ({ field, piece, amount: -1, of }));
}
