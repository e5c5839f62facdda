import type { Value } from '../2-model/model.ts';
import { itemType, type Type } from '../2-model/types.ts';
import { asList, isList, type List } from '../2-model/values.ts';
import type { Loop } from '../3-ir/ir.ts';
import { prepare } from './expressions.ts';
import { prepareRank, type RankCode, type Ranked } from './rank.ts';
import { type Book, type Names, type Scene, type Slots, spend, timesIn } from './scene.ts';

/** A loop that may stop inside. What is still to come is kept in a slot of the routine, if anything is. */
export interface LoopCode {
  /** Begins it; `isInside`: puts it in its first pass. */
  start(scene: Scene, isInside: boolean): void;
  /** Takes the next item; false: it is over. */
  next(scene: Scene): boolean;
  readonly ranking?: RankingCode;
}

/** A loop through a ranking: the lots drawn so far are kept in a slot too. */
export interface RankingCode {
  readonly rank: RankCode;
  /** Of one who is ranked. */
  readonly type: Type;
  readonly picks: number;
  begin(scene: Scene, ranked: readonly Ranked[]): void;
}

export function prepareLoop(loop: Loop, number: number, slots: Slots, names: Names, book: Book): LoopCode {
  if (loop.over === 'condition') {
    const condition = loop.condition && prepare(loop.condition, names, book);
    return { start: () => {}, next: (scene) => !condition || condition(scene) === true };
  }
  const rest = slots.define(`loop ${number}`);
  switch (loop.over) {
    case 'times': {
      const times = prepare(loop.times, names, book);
      return {
        start: (scene, isInside) => {
          const count = timesIn(scene, times(scene));
          scene.locals[rest] = isInside ? Math.max(0, count - 1) : count;
        },
        next: (scene) => {
          const count = scene.locals[rest] as number;
          if (count === 0) return false;
          scene.locals[rest] = count - 1;
          return true;
        },
      };
    }
    case 'items': {
      const items = prepare(loop.in, names, book);
      const local = slots.define(loop.local);
      const next = (scene: Scene): boolean => {
        const item = take(scene, rest, loop.backwards);
        if (item !== undefined) scene.locals[local] = item;
        return item !== undefined;
      };
      return {
        start: (scene, isInside) => {
          scene.locals[rest] = asList(items(scene));
          if (isInside && !next(scene)) scene.locals[local] = null;
        },
        next,
      };
    }
    case 'ranking': {
      const all = prepare(loop.rank.in, names, book);
      const rank = prepareRank(loop.rank, names, book);
      const own = [loop.rank.local, loop.place, loop.shared].map((name) => slots.define(name));
      const picks = slots.define(`lots ${number}`);
      const set = (scene: Scene, item: List): void =>
        own.forEach((slot, index) => {
          scene.locals[slot] = item[index]!;
        });
      return {
        start: (scene) => {
          scene.locals[rest] = [];
          set(scene, [asList(all(scene))[0] ?? null, 1, 1]);
        },
        next: (scene) => {
          const item = take(scene, rest, false);
          if (item !== undefined && isList(item)) set(scene, item);
          return item !== undefined;
        },
        ranking: {
          rank,
          type: itemType(loop.rank.in.type),
          picks,
          begin: (scene, ranked) => {
            scene.locals[rest] = ranked.map(({ value, place, shared }) => [value, place, shared]);
            scene.locals[picks] = null;
          },
        },
      };
    }
  }
}

/** Takes an item off a list in a slot. To copy the rest costs little for each item, but for long lists again and again. */
function take(scene: Scene, slot: number, backwards: boolean): Value | undefined {
  const items = scene.locals[slot] as List;
  spend(scene, items.length >> 6);
  scene.locals[slot] = backwards ? items.slice(0, -1) : items.slice(1);
  return items.at(backwards ? -1 : 0);
}
