import { expect, test } from 'vitest';
import { Chooser } from './chooser.ts';
import { type Policy, walkCore, walkLimit } from './palace-agree.ts';

const random: Policy = (names, chooser) => chooser.pick(names.length);

/** One of the moves of an action as soon as there are any, mostly; else any move. */
const preferring =
  (...actions: readonly string[]): Policy =>
  (names, chooser) => {
    const isOne = (name: string) => actions.some((action) => name.startsWith(action));
    const wanted = [...names.keys()].filter((index) => isOne(names[index]!));
    const any = chooser.pick(names.length);
    return wanted.length > 0 && chooser.pick(8) > 0 ? wanted[chooser.pick(wanted.length)]! : any;
  };

function compare(seed: number, players: number, policy: Policy): void {
  const found = walkLimit(seed, players, policy, new Chooser(seed));
  const expected = walkCore(seed, players, policy, new Chooser(seed));
  for (let step = 0; ; step++) {
    const [one, other] = [found.next(), expected.next()];
    expect(one, `step ${step} of game ${seed}`).toEqual(other);
    if (one.done) return;
  }
}

// From the same seed both come to the same states and list the same moves in the same order, to the last points.
test.each([2, 3, 4, 5, 6])(
  'with %i players the limit plays the palace of the generated engine',
  (players) => {
    for (let seed = 1; seed <= 6; seed++) compare(seed, players, random);
  },
);

// Random players have few cards and small palaces.
test.each([
  ['rich', preferring('take-money')],
  ['building much', preferring('buy', 'build')],
  ['often rebuilding', preferring('buy', 'take-down', 'build')],
])('that goes for players who are %s as well', (_, policy) => {
  for (const players of [2, 3, 6]) compare(players, players, policy);
});
