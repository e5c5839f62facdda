import { describe, expect, test } from 'vitest';
import { createStore, type Kept } from '../../site/src/play/store.ts';
import { loaded } from './loaded.ts';

const { engine } = loaded[0]!;
const saved = engine.save(engine.start({ players: engine.data.players.to, seed: 'store' }));

const kept = (id: string, changed = 1): Kept => ({
  id,
  changed,
  isOver: false,
  names: Array.from({ length: saved.players }, () => 'Anna'),
  seats: Array.from({ length: saved.players }, () => 'person' as const),
  saved,
});

/** A game after a number of moves: another `way`, other moves. */
function going(id: string, moves: number, way = 0): Kept {
  let state = engine.start({ players: saved.players, seed: 'store' });
  for (let made = 0; made < moves; made++) {
    const legal = engine.moves(state, 'server');
    state = engine.play(state, legal.at(way === 0 ? 0 : -1)!, 'mover');
  }
  return { ...kept(id), saved: engine.save(state) };
}

class Memory {
  readonly items = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;
  longest = Number.POSITIVE_INFINITY;
  get length(): number {
    return this.items.size;
  }
  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (!this.items.has(key) && this.items.size >= this.room) throw new Error('full');
    if (value.length > this.longest) throw new Error('full');
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

describe('games kept in the browser', () => {
  test('come back, the newest first, each game by itself', () => {
    const store = createStore(new Memory());
    expect(store.keep(kept('a', 1))).toBe('a');
    expect(store.keep(kept('b', 2))).toBe('b');
    expect(store.keep(kept('a', 3))).toBe('a');
    expect(store.list(engine.id)).toEqual([kept('a', 3), kept('b', 2)]);
    expect(store.list('another')).toEqual([]);
    store.remove('a');
    expect(store.list(engine.id).map(({ id }) => id)).toEqual(['b']);
    expect(engine.load(store.list(engine.id)[0]!.saved).sameRules).toBe(true);
  });

  test('make room for new ones', () => {
    const memory = new Memory();
    const store = createStore(memory);
    for (let day = 0; day < 40; day++) store.keep(kept(`day ${day}`, day));
    expect(store.list(engine.id).length).toBeLessThanOrEqual(20);
    expect(store.list(engine.id)[0]?.id).toBe('day 39');
    memory.room = memory.items.size;
    expect(store.keep(kept('one more', 99))).toBe('one more');
    expect(store.list(engine.id)[0]?.id).toBe('one more');
  });

  test('are not needed: without storage, or with one that throws, nothing breaks', () => {
    const angry = new Proxy({} as Storage, {
      get: () => {
        throw new Error('forbidden');
      },
    });
    for (const storage of [undefined, angry]) {
      const store = createStore(storage);
      expect(store.list(engine.id)).toEqual([]);
      expect(store.keep(kept('a'))).toBeUndefined();
      expect(store.find('a')).toBeUndefined();
      expect(() => store.remove('a')).not.toThrow();
    }
  });

  test('are left out where somebody else wrote', () => {
    const memory = new Memory();
    const good = JSON.stringify({ ...kept('good'), version: 1 });
    const written: Record<string, string> = {
      'regelwerk-match-1': 'not json',
      'regelwerk-match-2': 'null',
      'regelwerk-match-3': '{"version":1,"saved":{"players":2}}',
      'regelwerk-match-4': JSON.stringify({ ...kept('old'), version: 2 }),
      'regelwerk-match-5': `"${'x'.repeat(1_100_000)}"`,
      'regelwerk-match-6': good.replace('"changed":1', '"changed":"soon"'),
      'something else': good,
    };
    for (const [key, value] of Object.entries(written)) memory.items.set(key, value);
    expect(
      createStore(memory)
        .list(engine.id)
        .map(({ id }) => id),
    ).toEqual(['6']);
  });

  test('are only dated with what a calendar knows', () => {
    const memory = new Memory();
    const dates = [-1, 8.64e15 + 1, 1e300, 8.64e15, 0];
    dates.forEach((changed, index) => {
      memory.items.set(
        `regelwerk-match-${index}`,
        JSON.stringify({ ...kept(`${index}`), changed, version: 1 }),
      );
    });
    const when = new Intl.DateTimeFormat('nl');
    const read = createStore(memory).list(engine.id);
    expect(read.map(({ changed }) => changed)).toEqual([8.64e15, 0, 0, 0, 0]);
    for (const { changed } of read) expect(() => when.format(changed)).not.toThrow();
  });
});

describe('a storage that is full', () => {
  test('loses nothing to a game that finds no room anyway', () => {
    const memory = new Memory();
    const store = createStore(memory);
    for (const [day, id] of ['a', 'b', 'c'].entries()) store.keep(kept(id, day));
    const before = new Map(memory.items);
    memory.longest = Math.max(...[...memory.items.values()].map(({ length }) => length));
    for (let move = 1; move < 4; move++) expect(store.keep(going('new', 60 + move))).toBeUndefined();
    expect(memory.items).toEqual(before);
  });

  test('gives up what nobody can read before any game, but nothing of another version', () => {
    const memory = new Memory();
    const store = createStore(memory);
    store.keep(kept('a', 1));
    memory.items.set('regelwerk-match-broken', '{"version":1');
    memory.items.set('regelwerk-match-later', '{"version":2}');
    memory.room = memory.items.size;
    expect(store.keep(kept('b', 2))).toBe('b');
    expect([...memory.items.keys()].sort()).toEqual(['a', 'b', 'later'].map((id) => `regelwerk-match-${id}`));
  });

  test('is not given what could not be read again', () => {
    const memory = new Memory();
    const store = createStore(memory);
    store.keep(kept('a', 1));
    const before = new Map(memory.items);
    const long = { ...kept('a', 2), saved: { ...saved, seed: 'x'.repeat(1_000_000) } };
    expect(store.keep(long)).toBeUndefined();
    expect(memory.items).toEqual(before);
  });
});

describe('two tabs', () => {
  test('that go on with the same game keep both', () => {
    const memory = new Memory();
    const [one, two] = [createStore(memory), createStore(memory)];
    one.keep(going('a', 4));
    expect(two.find('a')?.saved.log.length).toBe(4);
    expect(one.keep(going('a', 6))).toBe('a');
    const other = two.keep(going('a', 5, 1));
    expect(other).not.toBe('a');
    expect(two.find('a')?.saved.log).toEqual(going('a', 6).saved.log);
    expect(two.find(other!)?.saved.log).toEqual(going('a', 5, 1).saved.log);
    // Each goes on with its own.
    expect(one.keep(going('a', 7))).toBe('a');
    expect(two.keep({ ...going('a', 6, 1), id: other! })).toBe(other);
    expect(memory.items.size).toBe(2);
  });

  test('need no second game where one only went on from the other, or took its own moves back', () => {
    const memory = new Memory();
    const [one, two] = [createStore(memory), createStore(memory)];
    one.keep(going('a', 4));
    expect(two.keep(going('a', 6))).toBe('a');
    expect(two.keep(going('a', 3))).toBe('a');
    expect(memory.items.size).toBe(1);
    // The first has not heard of that.
    expect(one.keep(going('a', 2))).not.toBe('a');
    expect(two.find('a')?.saved.log.length).toBe(3);
  });
});
