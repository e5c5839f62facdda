import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as clever from '../../generated/clever/engine.ts';
import { palace } from '../../generated/palace/engine.ts';
import type { Texts } from '../../generated/runtime/engine.ts';
import { ROOT } from '../sources.ts';
import { engines } from './engines.ts';
import { ENDLESS, unreadable } from './hostile.ts';

/** A state in which several act at once: all who use a die from the tray. */
function atOnce(): clever.State {
  let state = clever.start({ players: 3, seed: 'owl' });
  while (clever.toAct(state).length < 2)
    state = clever.play(state, clever.moves(state, 'server')[0]!, 'mover');
  return state;
}

function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('a move that cannot be anybody’s is refused, not an error', () => {
  const state = atOnce();
  const expectRefusal = (move: unknown, player: number | 'mover', reason: string): void => {
    const refusal = { reason, text: { nl: expect.any(String), de: expect.any(String) } };
    expect(clever.tryPlay(state, move as never, player)).toEqual({ refusal });
    expect(clever.explain(state, move as never, player)).toEqual(refusal);
    const error = thrown(() => clever.play(state, move as never, player));
    expect(error).toMatchObject({ name: 'Refused', reason });
  };

  test.each([
    ['rubbish', 'mover', 'whose-move'],
    ['pass', 'mover', 'whose-move'],
    ['rubbish', 1, 'no-such-move'],
    ['pass', 9, 'no-such-move'],
    ['pass', 0, 'no-such-move'],
    [{ player: 9, action: 'pass' }, 'mover', 'no-such-move'],
    [{ player: 2, action: 'pass', extra: 1 }, 'mover', 'no-such-move'],
    [{ player: 2, action: 'pass', choices: null }, 'mover', 'no-such-move'],
  ] as const)('%o of player %o: %s', (move, player, reason) => {
    expectRefusal(move, player, reason);
  });

  // Not as rows of a table: the test runner looks at these.
  test('what cannot be read', () => {
    for (const move of unreadable()) expectRefusal(move, 'mover', 'no-such-move');
  });

  test('an object says itself whose it is, and nobody can say otherwise', () => {
    const [move] = clever.moves(state, 'server');
    expect(clever.tryPlay(state, { ...move! }, 'mover')).toHaveProperty('state');
    expect(clever.tryPlay(state, { ...move! }, 9)).toMatchObject({ refusal: { reason: 'no-such-move' } });
  });
});

test('what cannot be read is told by an error of ours', () => {
  const state = clever.start({ players: 2 });
  for (const given of unreadable()) {
    expect(thrown(() => clever.start(given as never))).toMatchObject({ name: 'Invalid', what: 'setup' });
    expect(thrown(() => clever.supply(state, given as never))).toMatchObject({ reason: 'no-such-move' });
    expect(thrown(() => clever.write(given as never))).toMatchObject({ reason: 'no-such-move' });
    expect(clever.session().ask(given as never)).toEqual({ error: { code: 'not-a-request', about: 'line' } });
  }
});

describe('what would take for ever to read is not read to its end', () => {
  const state = clever.start({ players: 2 });
  const cases = [
    ['explain', 'no-such-move', (given) => clever.explain(state, given, 'mover')],
    ['tryPlay', 'no-such-move', (given) => clever.tryPlay(state, given, 'mover')],
    ['supply', 'no-such-move', (given) => clever.supply(state, given)],
    ['write', 'no-such-move', (given) => clever.write(given)],
    ['start', 'players', (given) => clever.start(given)],
    ['load', 'format', (given) => clever.load(given)],
    ['load', 'format', (given) => clever.load({ format: 'regelwerk game', log: given })],
    ['ask', 'not-a-request', (given) => clever.session().ask(given)],
  ] as const satisfies [string, string, (given: never) => unknown][];

  test.each(cases)('%s: %s', { timeout: 60_000 }, (_, reason, ask) => {
    for (const given of ENDLESS) {
      const begun = performance.now();
      let answer: unknown;
      const problem = thrown(() => {
        answer = ask(given as never);
      });
      expect(`${problem} ${JSON.stringify(answer)}`).toContain(reason);
      expect(performance.now() - begun).toBeLessThan(3000);
    }
  });
});

test('a move is read once, whatever it says the second time', () => {
  const state = clever.start({ players: 2, seed: 'owl' });
  let asked = 0;
  const fickle = {
    player: 1,
    get action() {
      return asked++ === 0 ? 'pass' : 'roll-again';
    },
  };
  const after = clever.play(state, fickle as clever.Move, 'mover');
  expect(asked).toBe(1);
  expect(clever.log(after, 'server')).toEqual([{ player: 1, move: 'pass' }]);
});

test('with a seed, there is no chance to supply', () => {
  const state = clever.start({ players: 2, seed: 'owl' });
  expect(thrown(() => clever.supply(state, 'seat-1'))).toMatchObject({
    name: 'Refused',
    reason: 'no-chance',
    text: { nl: 'Het toeval heeft nu niets te bepalen.' },
  });
});

test('where nothing is there to choose from, the text does not say that something was chosen', () => {
  const session = palace.session();
  const given = [{ name: 'yard', keys: [1], value: 'pavilion-2-north-east-west' }];
  const hand = { name: 'hand', of: 1, value: ['gulden-6-1'] };
  const at = { player: 1, action: 'buy', phase: 'actions' };
  session.ask({ do: 'situation', players: 3, given: [...given, hand], at });
  expect(palace.explain(session.state!, 'build', 1)).toMatchObject({
    reason: 'build.tile.none',
    choice: 'tile',
    text: {
      nl: 'Bij “Aanbouwen” valt er hier niets te kiezen; de vraag is: welk gebouwenkaartje?',
      de: 'Bei „Anbauen“ gibt es hier nichts zu wählen; die Frage ist: welches Gebäudeplättchen?',
    },
  });
  expect(palace.explain(session.state!, 'build pavilion-8', 1)).toMatchObject({
    reason: 'build.tile.none',
    text: { nl: 'Bij “Aanbouwen” kun je dat niet kiezen; de vraag is: welk gebouwenkaartje?' },
  });
});

test.each(engines.map(({ id }) => [id]))('every reason of %s has a text in both languages', async (id) => {
  const file = `${ROOT}generated/${id}/texts.ts`;
  const { texts } = (await import(/* @vite-ignore */ file)) as { readonly texts: Texts };
  const facade = readFileSync(`${ROOT}generated/${id}/engine.ts`, 'utf8');
  const union = facade.match(/export type Reason =([^;]+);/)![1]!;
  const reasons = [...union.matchAll(/'([^']+)'/g)].map(([, reason]) => `reason-${reason}`);
  expect(reasons).toContain('reason-fault');
  for (const language of ['nl', 'de'])
    expect(reasons.filter((reason) => !texts[language]![reason])).toEqual([]);
});

test('a session is about its game and says so if another one is asked for', () => {
  const { error } = palace.session().ask({ do: 'start', game: 'clever', players: 2 }) as { error: object };
  expect(error).toEqual({ code: 'no-such-game', about: 'clever' });
  expect(palace.session().ask({ do: 'start', game: 'palace', players: 3 })).not.toHaveProperty('error');
});

test('who wins together has the same place, and no other', () => {
  const session = clever.session();
  session.ask({ do: 'situation', players: 2, at: 'end' });
  const { winner } = clever.why(session.state!, 'server');
  expect(winner!.ranking.map(({ seat, place, places }) => ({ seat, place, places }))).toEqual([
    { seat: 1, place: 1, places: [1] },
    { seat: 2, place: 1, places: [1] },
  ]);
});
