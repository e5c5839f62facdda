import { typeOfOutcome, writeOutcome } from './chance.ts';
import { Invalid } from './errors.ts';
import type { Event, Machine } from './machine.ts';
import { below, inOrderOf } from './random.ts';
import type { State } from './state.ts';

/**
 * In a game with `chance: 'secure'`, goes on until somebody is to decide: whatever chance has to give on the way is drawn from
 * the cryptographic random numbers of the machine, when it is needed and not before. There is no seed and no state of a
 * generator from which anybody could work out what has been drawn or will be; each outcome is in the log of the game instead,
 * as with real dice. All other games are left where they stand.
 */
export function settled(machine: Machine, state: State): State {
  if (state.game.chance.is !== 'secure') return state;
  let here = state;
  for (let event = machine.event(here); event; event = machine.event(here)) {
    const outcome = drawn(machine, here, event);
    here = machine.supply(here, outcome, writeOutcome(machine, event, outcome));
  }
  return here;
}

/** What chance gives, in the words of the core; all outcomes are as likely as those from a seed (`random.ts`). */
function drawn(machine: Machine, { game }: State, event: Event): number[] {
  const { among, fitting } = event;
  const one = <T>(items: readonly T[]): T => items[below(items.length, secureNumber)]!;
  switch (event.is) {
    case 'roll': {
      if (fitting.length > 0) return [...one(fitting)];
      const faces = machine.codec.domain(typeOfOutcome(machine, event), game.seating);
      return among.map(() => one(faces));
    }
    case 'shuffle':
      return inOrderOf((n) => below(n, secureNumber), among);
    case 'draw':
    case 'lot':
      return [one(among)];
  }
}

/** From 0 to 2^32 - 1. Every browser and Node have such numbers; where they are missing nothing else takes their place. */
function secureNumber(): number {
  const { crypto } = globalThis;
  if (!crypto) throw new Invalid('setup', 'chance', 'this machine has no cryptographic random numbers');
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
