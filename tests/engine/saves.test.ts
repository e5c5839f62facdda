import { describe, expect, test } from 'vitest';
import { createEngine } from '../../compiler/runtime/engine.ts';
import { handMadeCore, handMadeData } from './hand-made.ts';

const engineFor = (price: number) => createEngine(handMadeCore({ price }), handMadeData({ price }));
const engine = engineFor(1);
const { start, play, supply, save, load, replay, digest, log } = engine;

type State = ReturnType<typeof start>;

function playOn(state: State, ...texts: string[]): State {
  return texts.reduce((here, text) => play(here, text, 'mover'), state);
}

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

const seeded = playOn(
  start({ players: 2, seed: 'owl', options: { rich: true } }),
  'pay 1 @2',
  'throw',
  'draw',
);

describe('a save', () => {
  test('tells how the game was begun and what happened, in words', () => {
    const { fingerprint, rules } = handMadeData({ price: 1 });
    expect(save(seeded)).toEqual({
      format: 'regelwerk game',
      version: 3,
      game: 'hand-made',
      rules: {
        fingerprint,
        each: Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, rule.fingerprint])),
      },
      players: 2,
      imaginary: 0,
      options: { rich: true },
      seed: 'owl',
      start: digest(start({ players: 2, seed: 'owl', options: { rich: true } })).slice(0, 8),
      log: [
        { player: 1, move: 'pay 1 @2', digest: expect.stringMatching(/^[0-9a-f]{8}$/) },
        { player: 2, move: 'throw', digest: expect.stringMatching(/^[0-9a-f]{8}$/) },
        { player: 1, move: 'draw', digest: digest(seeded).slice(0, 8) },
      ],
    });
  });

  test('is loaded to the same state, and goes on in the same way', () => {
    for (const saved of [save(seeded), JSON.stringify(save(seeded)), JSON.stringify(seeded)]) {
      const { state, sameRules, differs } = load(saved);
      expect({ digest: digest(state), sameRules, differs }).toEqual({
        digest: digest(seeded),
        sameRules: true,
        differs: undefined,
      });
      expect(digest(play(state, 'throw', 'mover'))).toBe(digest(play(seeded, 'throw', 'mover')));
      expect(save(state)).toEqual(save(seeded));
    }
  });

  test('holds what chance gave, where that came from outside', () => {
    const state = play(
      supply(play(start({ players: 1, imaginary: 0 }), 'throw', 'mover'), [6, 1]),
      'pay 2',
      'mover',
    );
    expect(log(state, 'server')).toEqual([
      { player: 1, move: 'throw' },
      { chance: '6 1' },
      { player: 1, move: 'pay 2' },
    ]);
    expect(save(state)).not.toHaveProperty('seed');
    expect(digest(load(save(state)).state)).toBe(digest(state));
  });

  test('can be gone through state by state', () => {
    const { states } = replay(save(seeded));
    expect(states.map(digest)).toEqual([
      digest(start({ players: 2, seed: 'owl', options: { rich: true } })),
      ...save(seeded).log.map(({ digest: short }) => expect.stringMatching(`^${short}`)),
    ]);
  });

  test('may be a log that somebody wrote by hand', () => {
    const { rules, start: _, log: all, ...rest } = save(seeded);
    const byHand = { ...rest, log: all.map(({ digest: __, ...entry }) => entry) };
    expect(digest(load(byHand).state)).toBe(digest(seeded));
    expect(rules).toBeDefined();
  });
});

describe('what is no save', () => {
  const good = save(seeded);
  const cases: readonly [string, unknown][] = [
    ['json', ''],
    ['json', '{'],
    ['format', undefined],
    ['size', ' '.repeat(8_000_001)],
    ['format', 'null'],
    ['format', []],
    ['format', {}],
    ['format', { ...good, format: 'chess' }],
    ['version', { ...good, version: 4 }],
    ['game', { ...good, game: 'clever' }],
    ['game', { ...good, game: null }],
    ['players', { ...good, players: 'two' }],
    ['players', { ...good, players: 9 }],
    ['imaginary', { ...good, imaginary: 3 }],
    ['options', { ...good, options: [] }],
    ['option rich', { ...good, options: { rich: 3 } }],
    [
      'option __proto__',
      `{"options":{"__proto__":{"rich":true}},${JSON.stringify({ ...good, options: undefined }).slice(1)}`,
    ],
    ['seed', { ...good, seed: 5 }],
    ['start', { ...good, start: 'today' }],
    ['start', { ...good, start: '00000000' }],
    ['rules', { ...good, rules: { fingerprint: 7 } }],
    ['rules', { ...good, rules: { fingerprint: good.rules!.fingerprint, each: { 'action-pay': 'new' } } }],
    ['hero', { ...good, hero: true }],
    ['log', { ...good, log: {} }],
    ['log', { ...good, log: new Array(50_001).fill({ player: 1, move: 'pass' }) }],
    ['log 1', { ...good, log: ['pass'] }],
    ['log 2', { ...good, log: [good.log[0], { player: 2, move: 'pass', chance: '1' }] }],
    ['log 2', { ...good, log: [good.log[0], { player: 2, move: 'pass', hint: 1 }] }],
    ['log 2', { ...good, log: [good.log[0], { player: 1, move: 'throw' }] }],
    ['log 2', { ...good, log: [good.log[0], { player: 7, move: 'throw' }] }],
    ['log 2', { ...good, log: [good.log[0], { chance: '1 1' }] }],
    ['log 2', { ...good, log: [good.log[0], { ...good.log[1], digest: '00000000' }] }],
    ['log 4', { ...good, log: [...good.log, { player: 2, move: 'win' }] }],
  ];
  test.each(cases)('is refused because of its %s', (about, saved) => {
    const before = JSON.stringify(engine.read(seeded));
    expect(caught(() => load(saved))).toMatchObject({ name: 'Invalid', what: 'save', about });
    expect(JSON.stringify(engine.read(seeded))).toBe(before);
    expect(({} as Record<string, unknown>).rich).toBeUndefined();
  });

  test('something that cannot be read at all', () => {
    const circle: Record<string, unknown> = { ...good };
    circle.log = circle;
    const trap = {
      ...good,
      get seed(): string {
        throw new Error('trap');
      },
    };
    for (const saved of [circle, trap, 5n, () => 1])
      expect(caught(() => load(saved))).toMatchObject({ what: 'save' });
  });
});

describe('a save of other rules', () => {
  // Under these rules a card costs three coins; in the game that was saved it cost one.
  const dear = engineFor(3);

  test('is opened, and told apart', () => {
    const { state, sameRules, differs } = dear.load(
      save(playOn(start({ players: 2 }), 'pay 1', 'mark none')),
    );
    expect({ sameRules, differs }).toEqual({ sameRules: false, differs: undefined });
    expect(dear.read(state).fields).toMatchObject({ coins: [2, 3] });
  });

  test('ends before a move that is no longer allowed, and names the rule', () => {
    const { state, differs, stopped } = dear.load(
      save(playOn(start({ players: 2 }), 'pay 1', 'pass', 'draw', 'pass')),
    );
    expect(differs).toMatchObject({ at: 3, rules: ['term-price'] });
    const refusal = { reason: 'too-few-coins', rule: 'action-draw', text: {} };
    expect(stopped).toEqual({ at: 3, unplayed: 2, refusal });
    expect(dear.read(state)).toMatchObject({ toAct: [1], fields: { coins: [2, 3] } });
  });

  test('goes on where moves are allowed but do something else', () => {
    const saved = save(playOn(start({ players: 2 }), 'pay 1', 'draw', 'pass'));
    const { state, differs, stopped } = dear.load(saved);
    expect(differs).toMatchObject({ at: 2, rules: ['term-price'] });
    expect(stopped).toBeUndefined();
    expect(dear.read(state)).toMatchObject({ toAct: [2], fields: { coins: [2, 0] } });
  });

  test('tells where it stops, also where it went otherwise long before', () => {
    const saved = save(playOn(start({ players: 2 }), 'pay 1', 'draw', 'pass', 'pay 1', 'pass', 'pass'));
    for (const { state, differs, stopped } of [dear.load(saved), dear.replay(saved)]) {
      expect(differs).toMatchObject({ at: 2 });
      expect(stopped).toMatchObject({ at: 4, unplayed: 3, refusal: { reason: 'too-few-coins' } });
      expect(dear.log(state, 'server')).toHaveLength(3);
    }
  });

  test('is not damaged if they are for other numbers of players: it cannot be set up', () => {
    const data = handMadeData({ price: 3 });
    const solo = createEngine(handMadeCore({ price: 3 }), { ...data, players: { from: 1, to: 1 } });
    expect(caught(() => solo.load(save(seeded)))).toMatchObject({
      name: 'Invalid',
      what: 'setup',
      about: 'players',
      message: 'setup: players: these rules have 1 to 1, not 2',
    });
  });

  test('all changed rules are named where the move uses none of them', () => {
    const saved = save(playOn(start({ players: 2 }), 'pay 1'));
    const other = { ...saved, log: [{ ...saved.log[0]!, digest: '00000000' }] };
    expect(dear.load(other).differs).toMatchObject({ at: 1, rules: ['term-price'] });
    const gone = { fingerprint: '0123', each: { ...saved.rules!.each, 'term-tax': '4567' } };
    expect(engine.load({ ...other, rules: gone }).differs).toMatchObject({ at: 1, rules: ['term-tax'] });
  });
});
