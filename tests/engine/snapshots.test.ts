import { describe, expect, test } from 'vitest';
import { createEngine, Invalid } from '../../generated/runtime/engine.ts';
import { engines, type Generated } from './engines.ts';
import { handMadeCore, handMadeData } from './hand-made.ts';

const core = '0123456789abcdef';
const own = () => createEngine(handMadeCore({ price: 1 }), { ...handMadeData({ price: 1 }), core });
const { digest, entries, forget, log, moves, play, restore, save, saveFor, snapshot, start, story } = own();

type State = ReturnType<typeof start>;

/** A game of so many moves, each another one of those that are allowed. */
function played(
  first: State,
  count: number,
  engine = own() as Pick<Generated['engine'], 'moves' | 'play'>,
): State {
  let state = first;
  for (let turn = 0; turn < count; turn++) {
    const options = engine.moves(state, 'server');
    if (options.length === 0) break;
    state = engine.play(state, options[(turn * 7) % options.length]!, 'mover');
  }
  return state;
}

describe('a snapshot', () => {
  const state = played(start({ players: 2, seed: 'owl' }), 3, { moves, play });

  test('is opened to the same state, as data and as text, and goes on in the same way', () => {
    for (const given of [
      snapshot(state),
      JSON.stringify(snapshot(state)),
      structuredClone(snapshot(state)),
    ]) {
      const again = restore(given);
      expect([digest(again), entries(again)]).toEqual([digest(state), 3]);
      const [move] = moves(again, 'server');
      expect(digest(play(again, move!, 'mover'))).toBe(digest(play(state, move!, 'mover')));
    }
  });

  test('is opened in another process of the same engine', () => {
    const other = own();
    const again = other.restore(snapshot(state));
    expect(other.digest(again)).toBe(digest(state));
  });

  test('is refused by another engine of the game, and where it was damaged', () => {
    const good = snapshot(state);
    const other = createEngine(handMadeCore({ price: 1 }), {
      ...handMadeData({ price: 1 }),
      core: 'fedcba9876543210',
    });
    expect(() => other.restore(good)).toThrow(/^snapshot: core/);
    const without = createEngine(handMadeCore({ price: 1 }), handMadeData({ price: 1 }));
    expect(() => without.snapshot(without.start({ players: 2, seed: 'owl' }))).toThrow(/^snapshot: core/);
    const words = good.words.map((word, at) => (at === 9 ? word + 1 : word));
    const wrong: unknown[] = [
      { ...good, words },
      { ...good, words: good.words.slice(1) },
      { ...good, words: [...good.words, 0] },
      { ...good, words: good.words.map((word) => word + 0.5) },
      { ...good, players: 17 },
      { ...good, players: 3 },
      { ...good, seed: undefined },
      { ...good, seed: 5 },
      { ...good, chance: 'loaded' },
      { ...good, entries: -1 },
      { ...good, game: 'other' },
      { ...good, version: 2 },
      { ...good, more: 1 },
      ...[null, undefined, 5, '', '{', '[]', [], save(state), saveFor(state, 1)],
    ];
    for (const one of wrong) expect(() => restore(one), JSON.stringify(one)).toThrow(Invalid);
  });

  test('what has been forgotten is not told, and the rest is', () => {
    const short = forget(state);
    const next = play(short, moves(short, 'server')[0]!, 'mover');
    expect([entries(short), entries(next)]).toEqual([3, 4]);
    expect(log(next, 1, 3)).toEqual(log(play(state, moves(state, 'server')[0]!, 'mover'), 1, 3));
    expect(saveFor(next, 1, 3).log).toHaveLength(1);
    expect(log(short, 'server', 3)).toEqual([]);
    for (const since of [undefined, 0, 2]) expect(() => log(next, 1, since)).toThrow(/^since: .*forgotten/);
    expect(() => saveFor(next, 1)).toThrow(/^since: /);
    expect(() => save(next)).toThrow(/^state: history/);
    expect(() => JSON.stringify(next)).toThrow(/^state: history/);
    expect(() => story(next, 'server', { language: 'nl' as never })).toThrow(/^state: history/);
  });
});

describe.each(engines.filter(({ id }) => ['clever', 'palace', 'whist'].includes(id)))(
  '$id',
  ({ engine, compiled }) => {
    const players = Math.max(2, compiled.game.players.from);

    test.each(['seed', 'secure'] as const)(
      'games that take turns on one engine, chance from %s, are the games alone',
      (chance) => {
        const begin = (seed: string) =>
          engine.start(chance === 'seed' ? { players, seed } : { players, chance: 'secure' });
        const tables = ['a', 'b', 'c'].map((seed) => ({ alone: begin(seed), resumed: begin(seed) }));
        for (const table of tables)
          table.resumed = engine.restore(JSON.stringify(engine.snapshot(table.alone)));
        for (let turn = 0; turn < 40; turn++)
          for (const table of tables) {
            const legal = engine.moves(table.alone, 'server');
            expect(engine.moves(table.resumed, 'server')).toEqual(legal);
            const move = legal[(turn * 7) % legal.length];
            if (!move) continue;
            table.alone = engine.play(table.alone, move, 'mover');
            // What chance gives in a secure game is drawn anew, so that the other one goes on from there.
            const next = chance === 'seed' ? engine.play(table.resumed, move, 'mover') : table.alone;
            table.resumed = turn % 3 === 0 ? engine.restore(engine.snapshot(next)) : engine.forget(next);
            expect(engine.digest(table.resumed)).toBe(engine.digest(table.alone));
            for (const viewer of [1, 'spectator'] as const)
              expect(engine.view(table.resumed, viewer)).toEqual(engine.view(table.alone, viewer));
          }
      },
    );

    test('the phase is told with who is to act', () => {
      const names = engine.data.phases.map(({ name }) => name);
      const state = played(engine.start({ players, seed: 'phase' }), 5, engine);
      expect(names).toContain(engine.view(state, 'spectator').phase);
      // Digests are of what `read` gives, as they were before.
      expect(engine.read(state).phase).toBe(undefined);
    });
  },
);
