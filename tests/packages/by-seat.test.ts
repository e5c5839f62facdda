import { describe, expect, expectTypeOf, test } from 'vitest';
import { type BySeat, type Camel, sortedBySeat } from '../../compiler/runtime/by-seat.ts';
import type { Fields, SeenFields } from '../../generated/dice-game/engine.ts';

describe('fields by seat', () => {
  test('are counted from 1, under names as TypeScript writes them', () => {
    const fields = {
      'start-token': 'garden',
      'one-two-three': [4, 5],
      'own-tokens': [['a'], ['b', 'c'], { hidden: true, count: 2 }],
      height: [{ oak: 1 }, { oak: 2 }, {}],
    };
    const { table, seats } = sortedBySeat(fields, ['own-tokens', 'height']);
    expect(table).toEqual({ startToken: 'garden', oneTwoThree: [4, 5] });
    expect(seats).toEqual({
      1: { ownTokens: ['a'], height: { oak: 1 } },
      2: { ownTokens: ['b', 'c'], height: { oak: 2 } },
      3: { ownTokens: { hidden: true, count: 2 }, height: {} },
    });
  });

  test('have the types of the game', () => {
    type Seen = BySeat<Fields, 'height' | 'tokens'>;
    expectTypeOf<Camel<'one-two-three'>>().toEqualTypeOf<'oneTwoThree'>();
    expectTypeOf<Seen['seats'][1]>().toEqualTypeOf<{
      readonly height: Fields['height'][number];
      readonly tokens: Fields['tokens'][number];
    }>();
    expectTypeOf<Seen['table']['canCancel']>().toEqualTypeOf<boolean>();
    expectTypeOf<BySeat<SeenFields, 'height' | 'tokens'>['table']['bag']>().toEqualTypeOf<
      SeenFields['bag']
    >();
  });
});
