import { describe, expect, test } from 'vitest';
import { RandomNumbers } from '../../compiler/bots/random-numbers.ts';
import type { AnyGame, Engine, GameState } from '../../generated/runtime/engine.ts';
import { digestOf } from '../../generated/runtime/json.ts';
import type { SavedMatch } from '../../site/src/play/match.ts';
import type { SeatKind } from '../../site/src/play/settings.ts';
import { isShareLink, readShared, writeShared } from '../../site/src/play/share.ts';
import earlier from '../engine/earlier/saves.json' with { type: 'json' };
import { isOfThen, withEveryKey } from '../engine/every-key.ts';
import { loaded } from './loaded.ts';

function played(engine: Engine<AnyGame>, seed: string, moves: number): GameState<AnyGame> {
  const random = new RandomNumbers(seed);
  let state = engine.start({ players: engine.data.players.to, seed });
  for (let made = 0; made < moves; made++) {
    const legal = engine.moves(state, 'server');
    if (legal.length === 0) break;
    state = engine.play(state, legal[random.below(legal.length)]!, 'mover');
  }
  return state;
}

const matchOf = (engine: Engine<AnyGame>, moves: number): SavedMatch => {
  const saved = engine.save(played(engine, 'a link', moves));
  const seats = Array.from(
    { length: saved.players },
    (_, index): SeatKind => (index === 0 ? 'person' : 'greedy'),
  );
  return { saved, seats, names: seats.map((_, index) => `Zoë ${index}`) };
};

describe('a game as a link', () => {
  test.each(loaded.map(({ engine }) => [engine.id, engine] as const))(
    'comes back whole: %s',
    async (_, engine) => {
      const match = matchOf(engine, 60);
      const link = await writeShared({ ...match, at: 7 });
      const back = await readShared(link);
      expect(back).toMatchObject({ names: match.names, seats: match.seats, at: 7 });
      const { state, sameRules, differs } = engine.load(back!.saved);
      expect(engine.digest(state)).toBe(engine.digest(engine.load(match.saved).state));
      expect([sameRules, differs]).toEqual([true, undefined]);
      expect(link).toMatch(/^#partij=[\w-]+$/);
      // Messengers cut long links.
      expect(link.length).toBeLessThan(2500);
    },
  );

  test('that was made when seeds meant other games opens as the game that it was', async () => {
    const clever = loaded.find(({ engine: { id } }) => id === 'clever')!.engine;
    const back = await readShared(earlier.link);
    const { state, isSeedEarlier, stopped } = clever.load(back!.saved);
    expect({ isSeedEarlier, stopped }).toEqual({ isSeedEarlier: true, stopped: undefined });
    expect(digestOf(withEveryKey(clever.data, clever.read(state), isOfThen))).toBe(earlier.clever.digest);
    // Sent on, it is still that game.
    const again = await readShared(await writeShared({ ...back!, saved: clever.save(state) }));
    expect(clever.digest(clever.load(again!.saved).state)).toBe(clever.digest(state));
  });

  const { engine } = loaded[0]!;

  test.each([
    '',
    '#',
    '#sectie',
    '#partij=',
    '#partij=%%%',
    '#partij=<script>',
    '#partij=AAAA',
    `#partij=${'A'.repeat(300_000)}`,
    '#partij=äöü',
  ])('is not made of %s', async (hash) => {
    expect(await readShared(hash.slice(0, 250_000))).toBeUndefined();
    expect(isShareLink(hash)).toBe(hash.startsWith('#partij='));
  });

  test('that was cut or changed is told apart, or loads as a game of the rules', async () => {
    const link = await writeShared(matchOf(engine, 20));
    const random = new RandomNumbers('broken');
    for (let attempt = 0; attempt < 60; attempt++) {
      const at = 8 + random.below(link.length - 8);
      const broken =
        attempt % 2 === 0
          ? link.slice(0, at)
          : `${link.slice(0, at)}${'Ab9_-'[random.below(5)]}${link.slice(at + 1)}`;
      const shared = await readShared(broken);
      if (!shared || shared.saved.game !== engine.id) continue;
      try {
        engine.load(shared.saved);
      } catch (problem) {
        expect((problem as Error).name).toBe('Invalid');
      }
    }
  });

  const packed = async (data: unknown): Promise<string> => {
    const bytes = new TextEncoder().encode(typeof data === 'string' ? data : JSON.stringify(data));
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return `#partij=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
  };

  test('is not taken from hostile data', async () => {
    const { saved } = matchOf(engine, 5);
    const hostile: unknown[] = [
      null,
      [],
      'text',
      { saved: null },
      { saved: { players: 1e9, log: [] } },
      { saved: { ...saved, log: 'x' } },
      { saved: { ...saved, log: Array.from({ length: 20_000 }, () => ({ player: 1, move: 'pass' })) } },
      // A few bytes that unpack to a great many.
      ' '.repeat(30_000_000),
    ];
    for (const data of hostile) expect(await readShared(await packed(data))).toBeUndefined();
    const odd = await readShared(
      await packed({
        saved,
        names: [{ toString: 'x' }, 'n'.repeat(500)],
        seats: ['boss'],
        at: 1e9,
        __proto__: { a: 1 },
      }),
    );
    expect(odd?.names[0]).toBe('');
    expect(odd?.names[1]?.length ?? 0).toBeLessThan(50);
    expect(odd?.seats.every((kind) => kind === 'person')).toBe(true);
    expect(odd?.at).toBeUndefined();
  });

  test('with a seed that no game can be begun with is refused by the engine', async () => {
    const { saved, ...rest } = matchOf(engine, 0);
    const shared = await readShared(
      await packed({ ...rest, saved: { ...saved, seed: 'x'.repeat(3_000_000) } }),
    );
    expect(() => engine.load(shared!.saved)).toThrow('seed');
  });
});
