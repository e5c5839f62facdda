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

class Memory {
  readonly items = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;
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
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

describe('games kept in the browser', () => {
  test('come back, the newest first, each game by itself', () => {
    const store = createStore(new Memory());
    expect(store.keep(kept('a', 1))).toBe(true);
    expect(store.keep(kept('b', 2))).toBe(true);
    expect(store.keep(kept('a', 3))).toBe(true);
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
    expect(store.keep(kept('one more', 99))).toBe(true);
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
      expect(store.keep(kept('a'))).toBe(false);
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
});
