import type { Value } from '../2-model/model.ts';
import { firstValue } from '../2-model/values.ts';
import { MOST_VALUES } from '../limits.ts';
import { type Seeding, seeded } from '../runtime/random.ts';
import { type Code, type EvaluationContext, fault, spend, VALUES_A_STEP } from './evaluation-context.ts';
import { prepare } from './expressions.ts';
import { Fault } from './fault.ts';
import { type Field, keyValues, ownersOf, sizeOf, spotOf } from './fields.ts';
import type { Program } from './program.ts';
import type { Held, Setup, State } from './state.ts';
import { putField } from './stores.ts';

export interface StartOptions {
  readonly players: number;
  /** How many seats nobody plays; as many as usual if left out. */
  readonly imaginary?: number;
  /** Options that differ from what the rules say. */
  readonly options?: Readonly<Record<string, number | boolean>>;
  /** Without a seed every outcome of chance is supplied. */
  readonly seed?: string;
  /** How the seed is read: as usual, or as it was when the game was saved. */
  readonly seeding?: Seeding;
  /** Stop at chance events although there is a seed. */
  readonly stopAtChance?: boolean;
  /** Check the `always` rules at every stop. */
  readonly checkAlways?: boolean;
}

/** The setup that is asked for, completed; a setup that the game does not have is a fault. */
export function setUp(program: Program, asked: StartOptions): Setup {
  const { game } = program;
  const { players } = asked;
  const wrong = (about: string): never => {
    throw new Fault('setup', '', about);
  };
  if (!Number.isInteger(players) || players < game.players.from || players > game.players.to)
    wrong('players');
  const rule = game.imaginary.find((one) => one.withPlayers === players);
  const imaginary = asked.imaginary ?? rule?.usually ?? 0;
  if (!Number.isInteger(imaginary) || imaginary < (rule?.from ?? 0) || imaginary > (rule?.to ?? 0))
    wrong('imaginary');
  const options: Record<string, number | boolean> = {};
  for (const { name, value } of game.options) options[name] = value;
  for (const [name, value] of Object.entries(asked.options ?? {})) {
    const option = game.options.find((one) => one.name === name);
    const seating = { players: [], imaginary: [], seats: [], clockwise: [] };
    if (!option || !program.board.fits(option.type, value, seating)) wrong(`option ${name}`);
    options[name] = value;
  }
  return { players, imaginary, options };
}

/** A game of which nothing has been played, not even its set-up. */
export function blankState(program: Program, asked: StartOptions): State {
  const { game } = program;
  const state: State = {
    game: game.name,
    setup: setUp(program, asked),
    fields: {},
    faces: {},
    points: {},
    main: [],
    branches: null,
    random: asked.seed === undefined ? null : seeded(asked.seed, asked.seeding),
    stopAtChance: asked.stopAtChance ?? false,
    always: asked.checkAlways ? game.always.map((rule) => rule.name) : [],
    skipped: [],
    over: false,
  };
  const context = program.contextOf(state);
  spend(context, sizeOfState(program, context) >> VALUES_A_STEP);
  for (const pieces of game.pieces) {
    const { face } = pieces;
    if (face) state.faces[pieces.name] = pieces.pieces.map(() => firstValue(face));
  }
  for (const scoring of game.scorings) state.points[scoring.name] = {};
  for (const field of program.fields.values()) state.fields[field.name] = emptyField(context, field);
  for (const field of program.fields.values()) fillField(program, context, field);
  return state;
}

/** How many values the fields of a state hold. */
export function sizeOfState(program: Program, { seating }: EvaluationContext): number {
  let size = 0;
  for (const field of program.fields.values())
    size += sizeOf(field, seating) * (field.shared ? 1 : ownersOf(field, seating).length);
  return size;
}

function emptyField(context: EvaluationContext, field: Field): Held {
  const value = firstValue(field.model.type);
  const size = sizeOf(field, context.seating);
  if (size > MOST_VALUES) fault(context, 'too-many', field.name);
  const one = (): Held => (field.keys.length === 0 ? value : Array.from({ length: size }, () => value));
  return field.shared ? one() : ownersOf(field, context.seating).map(one);
}

/** Puts the start value everywhere, and what marked cells start at on those. */
function fillField(program: Program, context: EvaluationContext, field: Field): void {
  const names = program.freshNames();
  const start = field.model.start && prepare(field.model.start, names, program);
  const marked = field.model.markedStart && prepare(field.model.markedStart, names, program);
  if (!start && !marked) return;
  const put = (owner: number | null, index: number, code: Code): void =>
    putField(
      context,
      program,
      field,
      spotOf(context.state, field, owner, index),
      code(context),
      field.model.moreIsLost,
    );
  for (const owner of ownersOf(field, context.seating))
    for (const [index, keys] of keyValues(field, program.board, context.seating).entries()) {
      if (marked && keys.some((value, key) => isMarked(program, field, key, value)))
        put(owner, index, marked);
      else if (start) put(owner, index, start);
    }
}

function isMarked(program: Program, field: Field, key: number, value: Value): boolean {
  const type = field.model.keys[key]!;
  return type.is === 'cell' && program.board.grid(type.grid).model.cells[value as number]!.marked;
}
