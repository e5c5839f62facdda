import { describe, expect, test } from 'vitest';
import { Agreement } from '../../compiler/agree/agree.ts';
import { createCore } from '../../generated/palace/core.ts';
import { palace } from '../../generated/palace/engine.ts';
import { seeded } from '../../generated/runtime/random.ts';
import { createWasmCore, wasmModule } from '../../generated/runtime/wasm-core.ts';
import { compiled, emitted, engineFiles } from './emitted.ts';
import { numbers } from './hostile.ts';

describe('a hand of many cards', () => {
  /** The cards of one currency with these values, each as often as it is named: at most three times. */
  const cards = (currency: string, values: readonly number[]): string[] =>
    values.map(
      (value, at) => `${currency}-${value}-${values.slice(0, at + 1).filter((one) => one === value).length}`,
    );
  /** A player with this hand may buy a pavilion that costs 2 gulden. */
  const withHand = (hand: readonly string[]) => {
    const session = palace.session();
    const answer = session.ask({
      do: 'situation',
      players: 3,
      given: [
        { name: 'hand', of: 1, value: hand },
        { name: 'yard', keys: [1], value: 'pavilion-2-north-east-west' },
        { name: 'active', value: 1 },
      ],
      at: { player: 1, action: 'buy', phase: 'actions' },
    });
    expect(answer).not.toHaveProperty('error');
    return session.state!;
  };
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((value) => [value, value, value]);

  test.each([
    { of: 'each value but 9 three times', values: all.slice(0, -2), sets: 4 ** 8 * 2 },
    { of: 'each value once', values: all.filter((_, at) => at % 3 === 0), sets: 2 ** 9 },
  ])('$of: every set that is worth enough is one payment', ({ values, sets }) => {
    const state = withHand(cards('gulden', values));
    const payments = palace.moves(state, 1).filter(({ action }) => action === 'buy');
    // Only nothing at all and a single 1 are worth less than 2.
    expect(payments).toHaveLength(sets - 2);
    expect(new Set(payments.map((move) => palace.write(move))).size).toBe(sets - 2);
    const last = payments.at(-1)!;
    expect(palace.digest(palace.play(state, last, 'mover'))).toBe(
      palace.digest(palace.play(state, palace.write(last), 1)),
    );
  });
});

test('a move means the same to another core that goes on from there', () => {
  const [one, other] = [createCore(), createCore()];
  const pick = numbers(5);
  one.start({ players: 3, imaginary: 0, options: [1], seed: seeded('two cores') });
  // The other core has seen other cards before.
  other.start({ players: 4, imaginary: 0, options: [1], seed: seeded('elsewhere') });
  const playerOf = (core: typeof one): number => 31 - Math.clz32(core.actors());
  const step = (core: typeof one): void => {
    const player = playerOf(core);
    core.apply(player, core.moveAt(pick(core.moveCount(player))));
  };
  for (let move = 0; move < 60; move++) step(other);
  const words = (core: typeof one): number[] => [...core.memory.subarray(0, core.stateWords())];
  for (let move = 0; move < 60; move++) {
    other.copyFrom(one);
    const player = playerOf(one);
    const codes = (core: typeof one): number[] =>
      Array.from({ length: core.moveCount(player) }, (_, index) => core.moveAt(index));
    expect(codes(other)).toEqual(codes(one));
    const code = one.moveAt(pick(one.moveCount(player)));
    other.copyFrom(one);
    one.apply(player, code);
    other.apply(player, code);
    expect(words(other)).toEqual(words(one));
  }
});

test('the moves of an action may have more combinations of choices than fit into a word', async () => {
  const text = `game lock
  players 2..3

each player has
  sum: 0..9999

action turn-dials of player
  choose a from 1..99
  need a is at least 98  else too-small
  choose b from 1..99
  need b is at least 97  else too-small
  choose c from 1..99
  need c is at most 2    else too-large
  choose d from 1..99
  need d is at least 98  else too-small
  choose e from 1..99
  need e is at least 98  else too-small
  sum becomes a + b * 2 + c * 3 + d * 4 + e * 5

phase game
  repeat 5 times
    for each player in players
      player may do one of
        turn-dials

winner player in players by most sum of player
  tie: joint win
`;
  const { game, engine } = await emitted('lock', [{ file: 'lock/lock.regel', text }]);
  const agreement = new Agreement({ id: 'lock', game }, engine);
  const { moves, disagreement } = agreement.play(
    { players: 2, imaginary: 0, options: {} },
    'dials',
    100,
    false,
  );
  expect(disagreement).toBeUndefined();
  expect(moves).toBe(10);
});

test('a decision with more moves than a module has room for is a fault that is told', () => {
  const text = `game safe
  players 2..3

each player has
  sum: 0..9999

action turn-dials of player
  choose a from 1..1100
  choose b from 1..1100
  sum becomes a + b

phase game
  for each player in players
    player must do one of
      turn-dials

winner player in players by most sum of player
  tie: joint win
`;
  const files = engineFiles(compiled('safe', [{ file: 'safe/safe.regel', text }]));
  const core = createWasmCore(wasmModule(files['core.wasm']!));
  const setup = { players: 2, imaginary: 0, options: [], seed: seeded('dials') };
  // 1100 times 1100 is more than 2^20.
  expect(() => core.start(setup)).toThrow(expect.objectContaining({ code: 'too-many', about: 'moves' }));
});
