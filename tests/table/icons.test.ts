import { describe, expect, it } from 'vitest';
import { COLOURS as SHOWN_COLOURS, SIGNS } from '../../compiler/runtime/shows.ts';
import { games } from '../../generated/games.ts';
import { COLOURS, iconFor, knownIcon, toneFor } from '../../site/src/icons/index.ts';

describe('icons', () => {
  it('has a drawing of its own for whatever is printed on pieces and sheets, unless the rules name a sign for it', () => {
    for (const { data } of games)
      for (const kind of ['Building', 'Currency', 'Bonus', 'Use', 'Colour', 'Scoring'])
        for (const word of data.kinds[kind] ?? []) {
          const sign = data.shows?.kinds?.[kind]?.[word]?.sign;
          expect(knownIcon(sign ?? `${kind}-${word}`), word).toBeDefined();
        }
  });

  it('draws no two buildings, coins or bonuses alike', () => {
    for (const { data } of games)
      for (const words of ['Building', 'Currency', 'Bonus', 'Use'].flatMap((kind) => [
        (data.kinds[kind] ?? []).map((word) => iconFor(`${kind}-${word}`)),
      ]))
        expect(new Set(words).size).toBe(words.length);
  });

  it('marks what nobody has drawn with its initial, and lets no letter break the drawing', () => {
    expect(iconFor('Spice-saffron')).toContain('>S<');
    expect(iconFor('Spice-<')).not.toContain('><<');
    expect(knownIcon('Spice-saffron')).toBeUndefined();
  });

  it('knows a colour by its word or by its thing', () => {
    expect(toneFor('Colour-yellow')).toBe('yellow');
    expect(toneFor('Bonus-cross-blue')).toBe('blue');
    expect(toneFor('Building-garden')).toBe('green');
    expect(toneFor('Spice-saffron')).toBeUndefined();
  });
});

describe('what rules may ask for', () => {
  it.each(SIGNS)('the sign %s is drawn', (sign) => {
    expect(knownIcon(sign)).toBeDefined();
  });

  it.each(SHOWN_COLOURS)('the colour %s has a shape of its own', (colour) => {
    expect(Object.keys(COLOURS)).toContain(colour);
  });
});
