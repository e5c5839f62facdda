import { describe, expect, test } from 'vitest';
import { blank, readFilled } from '../../site/src/pad/filled.ts';
import { Counter } from '../../site/src/pad/situation.ts';
import { StoredSheet } from '../../site/src/pad/store.ts';
import { known } from './known.ts';

/** Things that no pad has ever stored. */
const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  0,
  'text',
  [],
  [[]],
  { players: -1 },
  { players: 1e9, imaginary: 1e9, values: 7, names: 'x', before: {}, options: [], round: null },
  { players: 2.5, names: [1, null, {}, 'A'.repeat(5000)], before: ['7', 1e300, null, -12], values: [] },
  { players: 3, values: { '': 1, ' ': 1, '__proto__ 1': 1, 'constructor 1 a': 1, 'toString 0': [] } },
  JSON.parse(
    '{"__proto__":{"players":3},"values":{"__proto__":5},"round":{"__proto__":1,"kind Scoring":"Z"}}',
  ),
  {
    players: 2,
    imaginary: 99,
    round: { a: {}, b: 'x', 'kind Scoring': 'nothing' },
    options: { nonsense: true },
  },
];

describe.each(known)('$id', ({ engine, scratch, learnt, book }) => {
  const { data } = engine;
  const counter = new Counter({ scratch, book, fields: learnt.fields, relations: learnt.relations });

  test('whatever was stored, there is a pad that can be counted', () => {
    const nasty = Object.fromEntries(
      data.fields.flatMap(({ name, keys }) => {
        const at = keys.map(() => 'nonsense').join(' ');
        return [1, 0, 99, -1].map((seat) => [
          `${name} ${seat}${at ? ` ${at}` : ''}`,
          ['x', -1, {}, null][seat & 3],
        ]);
      }),
    );
    for (const stored of [...HOSTILE, { players: 3, values: nasty }]) {
      const filled = readFilled(data, stored);
      const outcome = counter.count(filled);
      expect(outcome.scored).toBeDefined();
      expect(filled.names.every((name) => name.length <= 24)).toBe(true);
    }
  });

  test('pieces that lie in two places are kept in one', () => {
    const field = data.fields.find(
      ({ type, owner, keys }) =>
        owner !== 'table' && keys.length === 0 && type.is === 'collection' && type.form === 'place',
    );
    if (!field) return;
    const type = field.type as { of: { pieces: string } };
    const piece = data.pieces.find(({ name }) => name === type.of.pieces)!.names[0]!;
    const values = { [`${field.name} 1`]: [piece], [`${field.name} 2`]: [piece] };
    expect(Object.values(readFilled(data, { ...blank(data), values }).values)).toEqual([[piece]]);
  });

  test('a store that fails is no store', () => {
    const refuse = (): never => {
      throw new Error('denied');
    };
    const sheet = new StoredSheet(data, refuse);
    expect(() => sheet.write(blank(data))).not.toThrow();
    expect(sheet.read()).toEqual(readFilled(data, undefined));
    expect(sheet.changedElsewhere()).toBeUndefined();
    for (const text of ['{', '', 'x'.repeat(300_000), '"\\u0000"']) {
      const { store } = storeWith(data.id, text);
      expect(new StoredSheet(data, store).read()).toEqual(readFilled(data, undefined));
    }
  });

  test('what is only looked at stays as it was stored', () => {
    const text = JSON.stringify({ ...blank(data), names: ['Eva'], later: 'of a newer version' });
    const { store, kept } = storeWith(data.id, text);
    const sheet = new StoredSheet(data, store);
    expect(sheet.read().names[0]).toBe('Eva');
    expect(sheet.changedElsewhere()).toBeUndefined();
    expect([...kept.values()]).toEqual([text]);
  });

  test('a tab sees what another has written, once, and not what it wrote itself', () => {
    const { store, kept } = storeWith(data.id, '');
    const [one, other] = [new StoredSheet(data, store), new StoredSheet(data, store)];
    one.write({ ...blank(data), names: ['Eva'] });
    expect(one.changedElsewhere()).toBeUndefined();
    expect(other.changedElsewhere()?.names[0]).toBe('Eva');
    expect(other.changedElsewhere()).toBeUndefined();
    for (const key of kept.keys()) kept.set(key, 'spoilt');
    expect(other.changedElsewhere()).toBeUndefined();
  });
});

/** A store in which something lies already. */
function storeWith(id: string, text: string) {
  const kept = new Map([[`regel-pad ${id}`, text]]);
  const store = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return { kept, store };
}
