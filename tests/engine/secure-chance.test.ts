import { afterEach, describe, expect, test, vi } from 'vitest';
import { engines } from './engines.ts';

afterEach(() => vi.restoreAllMocks());

describe.each(engines)('secure chance in $id', ({ engine, compiled }) => {
  const usesChance = /"end":"(roll|shuffle|draw)"/.test(JSON.stringify(compiled.game));
  const players = engine.data.players.from;
  const start = () => engine.start({ players, chance: 'secure' });

  /** Any moves; a game that stops for chance would have nobody to act. */
  function playedOn(state: ReturnType<typeof start>, most: number): ReturnType<typeof start> {
    let here = state;
    for (let made = 0; made < most && !engine.isOver(here); made++) {
      const moves = engine.moves(here, 'server');
      here = engine.play(here, moves[(made * 7) % moves.length]!, 'mover');
      expect(engine.chance(here)).toBeUndefined();
    }
    return here;
  }

  test('never stops, and everything drawn is in the log, for those who may know it', () => {
    const state = playedOn(start(), 60);
    expect(engine.toAct(state).length > 0 || engine.isOver(state)).toBe(true);
    const log = engine.log(state, 'server');
    expect(log.some((entry) => 'chance' in entry)).toBe(usesChance);
    expect(engine.log(state, 'spectator').length).toBe(log.length);
    expect(() => engine.supply(state, '1')).toThrow('no-chance');
  });

  test('is saved without a seed, and goes on drawing when it is loaded', () => {
    const state = playedOn(start(), 30);
    const saved = engine.save(state);
    expect(saved).toMatchObject({ version: 3, chance: 'secure' });
    expect(saved).not.toHaveProperty('seed');
    const { state: again, sameRules, differs } = engine.load(JSON.stringify(saved));
    expect({ sameRules, differs }).toEqual({ sameRules: true, differs: undefined });
    expect(engine.digest(again)).toBe(engine.digest(state));
    playedOn(again, 30);
    // Cut off where chance has given nothing yet: it draws, as it would have.
    const { state: drawn, states } = engine.replay({
      ...saved,
      start: undefined,
      result: undefined,
      log: [],
    });
    expect(engine.chance(drawn)).toBeUndefined();
    expect(states.at(-1)).toBe(drawn);
  });

  test('uses nothing but the cryptographic numbers of the machine, and no part of the seeded ones', () => {
    const repeated = () => {
      let number = 0;
      vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((words) => {
        (words as Uint32Array)[0] = Math.imul(++number, 0x9e3779b1);
        return words;
      });
      return engine.digest(playedOn(start(), 40));
    };
    const never = vi.spyOn(Math, 'random');
    expect(repeated()).toBe(repeated());
    expect(never).not.toHaveBeenCalled();
  });

  test('a move that let chance decide cannot be taken back', () => {
    let state = start();
    for (let made = 0; made < 40 && !engine.isOver(state); made++) {
      const before = engine.log(state, 'server').length;
      const moves = engine.moves(state, 'server');
      state = engine.play(state, moves[(made * 5) % moves.length]!, 'mover');
      if (engine.log(state, 'server').length > before + 1) expect(engine.canUndo(state)).toBe(false);
    }
  });
});

describe('what cannot be asked for', () => {
  const [{ engine }] = engines as [(typeof engines)[number]];
  const players = engine.data.players.from;

  test('another sort of chance, or a seed besides', () => {
    for (const chance of ['', 'Secure', 'seed', null, 1, true])
      expect(() => engine.start({ players, chance: chance as never })).toThrow('setup: chance');
    expect(() => engine.start({ players, chance: 'secure', seed: 'x' })).toThrow('setup: chance');
  });

  test('secure chance on a machine that has none: it is not replaced by anything weaker', () => {
    vi.stubGlobal('crypto', undefined);
    try {
      expect(() => engine.start({ players, chance: 'secure' })).toThrow('no cryptographic random numbers');
      expect(engine.toAct(engine.start({ players, seed: 'x' }))).not.toEqual([]);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

test('every face and every order comes up about as often', () => {
  const clever = engines.find(({ id }) => id === 'clever')!.engine;
  const faces = new Map<string, number>();
  const first = new Map<string, number>();
  const GAMES = 2000;
  for (let game = 0; game < GAMES; game++) {
    const [seat, roll] = clever.log(clever.start({ players: 2, chance: 'secure' }), 'server') as {
      chance: string;
    }[];
    first.set(seat!.chance, (first.get(seat!.chance) ?? 0) + 1);
    for (const face of roll!.chance.split(' ')) faces.set(face, (faces.get(face) ?? 0) + 1);
  }
  // Eight standard deviations: less often wrong than the machine is.
  expect(faces.size).toBe(6);
  for (const count of faces.values()) expect(Math.abs(count - GAMES)).toBeLessThan(8 * Math.sqrt(GAMES));
  expect(first.size).toBe(2);
  for (const count of first.values())
    expect(Math.abs(count - GAMES / 2)).toBeLessThan(8 * Math.sqrt(GAMES / 4));
});
