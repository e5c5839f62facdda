import { describe, expect, test } from 'vitest';
import { type AnyGame, createEngine, type Engine } from '../../compiler/runtime/engine.ts';
import { clever } from '../../generated/clever/engine.ts';
import { cleverQuick as quick } from '../../generated/clever/quick/engine.ts';
import { edited, readSources } from '../sources.ts';
import { emitted } from './emitted.ts';

/** Games of Clever that were played by its rules, and what they are told by others. */

const FILE = 'clever/clever.regel';
const CHANGES = {
  'table-rounds': ['rounds  | 6 | 6 |', 'rounds  | 6 | 4 |'],
  'table-blue-points': ['points  | 0 | 1 | 2 |', 'points  | 5 | 6 | 7 |'],
  'table-rating': ['half-stars |      0 |', 'half-stars |      7 |'],
  'term-written': ['value * times of cell', 'value + times of cell'],
  'phase-active-turn': ['is less than face of die to tray', 'is at most face of die to tray'],
  'phase-game': ['win[round-bonus[round]]', 'win[round-bonus[7 - round]]'],
  'phase-extra-dice': ['remove 1 from stock[extra-die]', 'stock[extra-die] becomes 0'],
  'rules-order-of-fields': ['is in green..purple else left', 'is in green..orange else left'],
  'grid-sheet': ['minimum | 1 | 2 | 3 |', 'minimum | 1 | 2 | 4 |'],
} as const satisfies Record<string, readonly [string, string]>;
type Change = keyof typeof CHANGES;

const sources = readSources().filter(({ file }) => /^(clever|common)\//.test(file) && !/variants/.test(file));
const engines = new Map<string, Promise<Engine<AnyGame>>>();

/** The engine after these changes, each of one rule. */
function changed(...rules: Change[]): Promise<Engine<AnyGame>> {
  const key = rules.join();
  const known = engines.get(key);
  if (known) return known;
  const made = (async () => {
    const texts = rules.reduce((all, rule) => {
      const [from, to] = CHANGES[rule];
      return edited(all, FILE, from, to);
    }, sources);
    const { createCore, data } = (await emitted('clever', texts)).engine;
    return createEngine(createCore(), data, {}, { createCore, createTraced: () => expect.unreachable() });
  })();
  engines.set(key, made);
  return made;
}

function played(seed: string, players: 1 | 2 = 2) {
  let state = clever.start({ players, seed });
  for (let turn = 7; clever.toAct(state).length > 0; turn = (turn * 48_271) % 2_147_483_647) {
    const moves = clever.moves(state, 'server');
    state = clever.play(state, moves[turn % moves.length]!, 'mover');
  }
  return clever.save(state);
}

const saves = ['owl', 'elk', 'ant', 'bee', 'cow', 'dog'].map((seed) => played(seed));

describe('a rule that has changed', () => {
  test.each(Object.keys(CHANGES) as Change[])('%s is the only one that has', async (rule) => {
    const { rules } = (await changed(rule)).data;
    const before = clever.data.rules;
    expect(Object.keys(rules)).toEqual(Object.keys(before));
    const told = Object.keys(rules).filter((id) => rules[id]!.fingerprint !== before[id]!.fingerprint);
    expect(told).toEqual([rule]);
  });

  test('is always a declaration that has a name', () => {
    for (const { data } of [clever, quick])
      expect(Object.keys(data.rules).filter((id) => id.includes('/'))).toEqual([]);
  });
});

describe('of two changed rules', () => {
  const rules = (Object.keys(CHANGES) as Change[]).filter((rule) => rule !== 'table-rating');
  const pairs = rules.flatMap((one, index) => rules.slice(index + 1).map((other) => [one, other] as const));

  test.each(pairs)('%s and %s, the one to blame is named', { timeout: 60_000 }, async (...pair) => {
    const both = await changed(...pair);
    const alone = await Promise.all(pair.map(async (rule) => [rule, await changed(rule)] as const));
    for (const saved of saves) {
      const { differs } = both.load(saved);
      if (!differs) continue;
      const guilty = alone.filter(([, engine]) => engine.load(saved).differs?.at === differs.at);
      expect(guilty.some(([rule]) => differs.rules.includes(rule))).toBe(true);
    }
  });

  test('one that only serves for points is not named before points are given', async () => {
    const engine = await changed('table-blue-points', 'phase-active-turn');
    for (const saved of saves) {
      const { differs } = engine.load(saved);
      expect(differs?.at).toBeLessThan(20);
      expect(differs?.rules).toEqual(['phase-active-turn']);
    }
  });

  test('those that a move uses come first', async () => {
    const engine = await changed('table-rounds', 'term-written');
    const told = saves.flatMap((saved) => engine.load(saved).differs ?? []);
    expect(told.map(({ rules: named }) => named)).toContainEqual(['term-written', 'table-rounds']);
  });
});

describe('a game that ends as it did', () => {
  test('but is rated or won otherwise, is told apart', async () => {
    const engine = await changed('table-rating');
    const alone = played('fox', 1);
    expect(clever.load(alone)).toMatchObject({ sameRules: true, differs: undefined });
    expect(engine.load(alone)).toMatchObject({
      sameRules: false,
      differs: { at: alone.log.length, rules: ['table-rating'] },
    });
    expect(engine.load(saves[0]).differs).toBeUndefined();
  });

  test('with another result in the save is damaged', () => {
    for (const result of ['00000000', 'nobody', 7])
      expect(() => clever.load({ ...saves[0], result })).toThrow(
        expect.objectContaining({ what: 'save', about: 'result' }),
      );
  });
});

describe('a variant', () => {
  test('opens a game of the base game, and the other way round', () => {
    const { state, sameRules, differs } = quick.load(saves[0]);
    expect(sameRules).toBe(false);
    expect(differs?.rules).toEqual(['table-rounds']);
    expect(differs?.text).toEqual({ nl: ['aantal rondes'], de: ['Anzahl der Runden'] });
    expect(quick.log(state, 'server').length).toBeLessThan(saves[0]!.log.length);
    expect(quick.save(state).game).toBe('clever/quick');
    const back = clever.load(quick.save(state));
    expect(back.sameRules).toBe(false);
    expect(back.differs?.rules).toEqual(['table-rounds']);
  });

  test('has other rules also where a log tells none', () => {
    const { rules: _, ...byHand } = saves[0]!;
    expect(quick.load(byHand)).toMatchObject({ sameRules: false, differs: { rules: [] } });
    expect(clever.load(byHand)).toMatchObject({ sameRules: true, differs: undefined });
  });
});

describe('an option that these rules do not have', () => {
  const older = {
    ...saves[0]!,
    rules: { ...saves[0]!.rules!, fingerprint: '0123456789abcdef' },
    options: { ...saves[0]!.options, 'dice-of-wood': true },
  };

  test('is left out, and told as a difference from the start on', () => {
    const { state, differs } = clever.load(older);
    expect(differs).toMatchObject({ at: 0 });
    expect(clever.isOver(state)).toBe(true);
  });

  test('is damage where the rules are the same', () => {
    expect(() => clever.load({ ...older, rules: saves[0]!.rules })).toThrow('save: option dice-of-wood');
  });
});
