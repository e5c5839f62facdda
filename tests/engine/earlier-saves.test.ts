import { expect, test } from 'vitest';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import * as clever from '../../generated/clever/engine.ts';
import { games } from '../../generated/games.ts';
import * as palace from '../../generated/palace/engine.ts';
import type { AnyGame, Engine } from '../../generated/runtime/engine.ts';
import { EngineSession } from '../../generated/runtime/engine-session.ts';
import { digestOf } from '../../generated/runtime/json.ts';
import type { Saved } from '../../generated/runtime/saved.ts';
import { readSources } from '../sources.ts';
// Written by the engines of version 1, which folded seeds: how a game stood, and how it went on.
import earlier from './earlier/saves.json' with { type: 'json' };
import { compiled } from './emitted.ts';
import { withEveryKey } from './every-key.ts';

/** Whether a cell lies on the plot of then, twelve cells around the fountain; all others were there. */
const isOfThen = (key: string): boolean =>
  !key.startsWith('plot[') || key.match(/-?\d+/g)!.every((number) => Math.abs(Number(number)) <= 12);

test.each([
  ['clever', clever.clever as unknown as Engine<AnyGame>, earlier.clever],
  ['palace', palace.palace as unknown as Engine<AnyGame>, earlier.palace],
] as const)(
  'a game of %s that was saved with an earlier seed is the game that it was',
  (name, engine, one) => {
    const { isSeedEarlier, differs, stopped, state } = engine.load(one.saved);
    expect({ isSeedEarlier, stopped }).toEqual({ isSeedEarlier: true, stopped: undefined });
    // The plot of the palace has grown since, and every cell of it was part of a digest.
    expect(differs?.at).toBe(name === 'palace' ? 0 : undefined);
    const asThen = (now: typeof state) => digestOf(withEveryKey(engine.data, engine.read(now), isOfThen));
    expect(asThen(state)).toBe(one.digest);
    const { player, move, digest } = one.next;
    const next = engine.play(state, move, player);
    expect(asThen(next)).toBe(digest);
    // Saved again, it is still what it was, for whatever opens it next.
    const again: Saved = engine.save(next);
    expect(again).toMatchObject({ version: 1, seed: one.saved.seed });
    if (name !== 'palace') expect(again.log.at(-1)!.digest).toBe(digest.slice(0, 8));
    expect(asThen(engine.load(JSON.stringify(again)).state)).toBe(digest);
  },
);

test('a new game with the same seed is another one, and is told apart', () => {
  const { players, seed } = earlier.palace.saved;
  const now = palace.start({ players: players as 3, seed });
  expect(palace.save(now)).toMatchObject({ version: 3, seed });
  expect(palace.save(now).start).not.toBe(earlier.palace.saved.start);
  expect(palace.load(palace.save(now))).toMatchObject({ isSeedEarlier: false, sameRules: true });
});

test('a save without a seed is the same in all versions, but that digests were of every key until version 2', () => {
  const begun = clever.start({ players: 2 });
  const [first, second] = ['seat-2', '5 4 6 2 4 3'];
  const states = [begun, clever.supply(begun, first!)];
  states.push(clever.supply(states[1]!, second!));
  const [start, ...digests] = states.map((state) =>
    digestOf(withEveryKey(clever.clever.data, clever.read(state))).slice(0, 8),
  );
  const log = clever.save(states[2]!).log.map((entry, index) => ({ ...entry, digest: digests[index]! }));
  for (const version of [1, 2]) {
    const earlier = { ...clever.save(states[2]!), version, start: start!, log };
    const loaded = clever.load(earlier);
    expect(loaded).toMatchObject({ isSeedEarlier: false, sameRules: true });
    expect(clever.digest(loaded.state)).toBe(clever.digest(states[2]!));
    expect(() => clever.load({ ...earlier, start: clever.save(begun).start })).toThrow('save: start');
  }
});

test('there is no other version, and version 1 had no secure chance', () => {
  const saved = clever.save(clever.start({ players: 2, seed: 'x' }));
  const { seed: _, ...without } = saved;
  expect(() => clever.load({ ...saved, version: 4 })).toThrow('save: version');
  expect(() => clever.load({ ...without, version: 1, chance: 'secure' })).toThrow('save: chance');
  expect(() => clever.load({ ...saved, chance: 'secure' })).toThrow('save: chance');
  expect(() => clever.load({ ...without, chance: 'any' })).toThrow('save: chance');
});

test.each([
  ['engine', () => new EngineSession(games)],
  [
    'interpreter',
    () => new ReferenceSession([{ id: 'clever', game: compiled('clever', readSources('rules')).game }]),
  ],
] as const)('the protocol over the %s loads what version 1 saved', (_, created) => {
  const session = created();
  const { saved, state, next } = earlier.protocol;
  expect(session.ask({ do: 'load', saved })).not.toHaveProperty('error');
  const asThen = () => withEveryKey(clever.clever.data, session.ask({ do: 'state' }).state);
  expect({ digest: digestOf({ state: asThen() }) }).toEqual(state);
  const { player, move } = next;
  const { digest } = session.ask({ do: 'play', player, move });
  expect(digestOf(asThen())).toBe(next.digest);
  // Saved and loaded once more, and then another game: that one reads its seed as all do now.
  const again = session.ask({ do: 'save' }).saved!;
  expect(again).not.toHaveProperty('protocol');
  expect(created().ask({ do: 'load', saved: again })).toMatchObject({ digest });
  const fresh = session.ask({ do: 'start', game: 'clever', players: 2, seed: 'owl' });
  expect(fresh).toEqual(created().ask({ do: 'start', game: 'clever', players: 2, seed: 'owl' }));
  const now = session.ask({ do: 'save' }).saved!;
  expect(now).toMatchObject({ protocol: 3 });
  expect(created().ask({ do: 'load', saved: now })).toEqual(fresh);
});
