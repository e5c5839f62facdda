// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { ValueType } from './data.ts';
import { LONGEST_MOVE } from './limits.ts';
import type { Event, Machine } from './machine.ts';
import type { State } from './state.ts';

/** The type of each value of an outcome: the faces of what is rolled, else what is shuffled or drawn. */
export function typeOfOutcome({ data }: Machine, { is, type }: Event): ValueType {
  if (is !== 'roll' || type.is !== 'piece') return type;
  return data.pieces.find(({ name }) => name === type.pieces)?.face?.type ?? type;
}

/**
 * What chance is said to give, in the words of the core: a face for each piece, the new order, or the one option. It is
 * told as it is written, or as JSON: a list, or the option itself. Undefined: it makes no sense here.
 */
export function readOutcome(machine: Machine, event: Event, given: unknown): number[] | undefined {
  const { codec } = machine;
  const type = typeOfOutcome(machine, event);
  const isOne = event.is === 'draw' || event.is === 'lot';
  const read = (one: unknown): number | undefined => {
    const value = typeof given === 'string' ? codec.readText(type, one as string) : codec.read(type, one);
    return typeof value === 'number' ? value : undefined;
  };
  const parts = partsOf(given, isOne);
  if (!parts || (isOne && parts.length !== 1)) return undefined;
  const values = parts.map(read);
  return values.every((value) => value !== undefined) ? values : undefined;
}

function partsOf(given: unknown, isOne: boolean): readonly unknown[] | undefined {
  if (typeof given === 'string') return given.length > LONGEST_MOVE ? undefined : given.trim().split(/\s+/);
  if (isOne) return [given];
  return Array.isArray(given) ? given : undefined;
}

export function writeOutcome(machine: Machine, event: Event, outcome: readonly number[]): string {
  const type = typeOfOutcome(machine, event);
  return outcome.map((value) => machine.codec.text(type, value)).join(' ');
}

/** Whether chance can give this. */
export function isPossible(
  machine: Machine,
  state: State,
  event: Event,
  outcome: readonly number[],
): boolean {
  const { among, fitting } = event;
  switch (event.is) {
    case 'roll': {
      if (outcome.length !== among.length) return false;
      if (fitting.length > 0) return fitting.some((one) => isSame(one, outcome));
      const faces = typeOfOutcome(machine, event);
      return outcome.every((face) => machine.codec.fits(faces, face, state.game.seating));
    }
    case 'shuffle':
      return outcome.length === among.length && among.every((piece) => outcome.includes(piece));
    case 'draw':
    case 'lot':
      return outcome.length === 1 && among.includes(outcome[0]!);
  }
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
