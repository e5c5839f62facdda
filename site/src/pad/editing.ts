import type { Json } from '../../../generated/runtime/json.ts';
import type { Seen, Shown } from '../game/shown.ts';
import { cellName, describe, pieceName, seatName, word } from '../table/describe.ts';
import type { Scene, Spot } from '../table/scene.ts';
import { capital, minus } from '../table/words.ts';
import type { FieldPlace } from './fields.ts';
import type { Filled, FillingProblem } from './filled.ts';
import type { Learnt } from './learn.ts';
import { type PadWord, say } from './words.ts';

/** What every editor is handed: what there is, and how to change it. */
export interface Editing {
  readonly shown: Shown;
  readonly learnt: Learnt;
  readonly filled: Filled;
  /** The table as it is filled in. */
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly compact?: boolean;
  /** Fills in a value, or says why that cannot be. */
  put(place: FieldPlace, value: Json): void;
  /** The same for several at once, which are taken back at once. */
  putAll(values: readonly (readonly [FieldPlace, Json])[]): void;
  /** The value of a place before anybody filled in anything. */
  startOf(place: FieldPlace): Json;
  /** Tells something about what was just done. */
  tell(sentence: string): void;
}

export const told = (
  { shown }: Pick<Editing, 'shown'>,
  id: PadWord,
  blanks?: Record<string, string | number>,
): string => say(shown.language, id, blanks);

export function nameOfSeat(
  { shown, names, filled }: Pick<Editing, 'shown' | 'names' | 'filled'>,
  seat: number,
): string {
  return seatName(shown, names, seat, filled.players);
}

/** What a value under keys is called: the keys, or the field where there are none. */
export function nameOfPlace(
  edit: Pick<Editing, 'shown' | 'names'>,
  { field, keys }: Pick<FieldPlace, 'field' | 'keys'>,
): string {
  const { shown, names } = edit;
  if (keys.length === 0) return word(shown, `field-${field.name}`);
  return keys.map((key, at) => describe(shown, field.keys[at]!, key, names)).join(', ');
}

/** Why something cannot be, as a sentence. */
export function problemSaid(
  edit: Pick<Editing, 'shown' | 'names' | 'filled'>,
  problem: FillingProblem,
): string {
  const { shown } = edit;
  switch (problem.is) {
    case 'out-of-range':
      return told(edit, 'outOfRange', { from: minus(problem.from), to: minus(problem.to) });
    case 'too-many':
      return told(edit, 'tooMany', { most: problem.most });
    case 'used': {
      const { seat, field, keys } = problem.at;
      const where = seat === 0 ? word(shown, `field-${field.name}`) : nameOfSeat(edit, seat);
      const piece = pieceName(shown, problem.sort, problem.piece);
      const [key] = field.keys;
      if (key?.is !== 'cell') return told(edit, 'used', { piece: capital(piece), where });
      return told(edit, 'usedAt', {
        piece: capital(piece),
        where,
        cell: cellName(shown, key.grid, String(keys[0])),
      });
    }
    case 'no-more':
      return told(edit, 'noMore');
    default:
      return told(edit, 'wrong');
  }
}

/** A drawing of the table in which one field can be touched. */
export function sceneOf(edit: Editing, spot: Spot, pick?: Scene['pick']): Scene {
  const { shown, seen, names, compact = false, learnt } = edit;
  return {
    shown,
    seen,
    names,
    viewer: spot.seat,
    before: undefined,
    pick,
    compact,
    tables: learnt.book?.tables,
    hosts: { spot: pick ? spot : undefined, palette: [] },
  };
}
