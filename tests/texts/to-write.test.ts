import { describe, expect, test } from 'vitest';
import { fillTexts } from '../../compiler/texts/to-write.ts';

const WANTED = [
  { id: 'game', attributes: ['about'] },
  { id: 'phase-game', attributes: [] },
  { id: 'winner', attributes: ['tie-1', 'solo'] },
  { id: 'Suit-clubs', attributes: [] },
];

describe('filling in what is missing', () => {
  test('an empty file gets everything, marked', () => {
    const { text, added } = fillTexts('', WANTED);
    expect(text).toBe(
      'game = ??? game\n    .about = ??? about\nphase-game = ??? game\n' +
        'winner = ??? winner\n    .tie-1 = ??? tie 1\n    .solo = ??? solo\nSuit-clubs = ??? clubs\n',
    );
    expect(added).toEqual([
      ...['game', 'game.about', 'phase-game', 'winner', 'winner.tie-1', 'winner.solo', 'Suit-clubs'],
    ]);
  });

  test('what was filled in needs nothing more', () => {
    const { text } = fillTexts('', WANTED);
    expect(fillTexts(text, WANTED)).toEqual({ text, added: [] });
  });

  test('a part goes below its text, a missing text into its line, and nothing else changes', () => {
    const before =
      '# Words\n\ngame =\n    .about =  A game. \n\nwinner = Most\n  points\n    .solo = Alone\n\n\n-own = x\n';
    const { text, added } = fillTexts(before, WANTED);
    expect(text).toBe(
      '# Words\n\ngame = ??? game\n    .about =  A game. \n\nwinner = Most\n  points\n    .solo = Alone\n    .tie-1 = ??? tie 1\n\n\n-own = x\n' +
        '\nphase-game = ??? game\nSuit-clubs = ??? clubs\n',
    );
    expect(added).toEqual(['game', 'phase-game', 'winner.tie-1', 'Suit-clubs']);
  });

  test('keeps line ends, a mark at the beginning and a last line without end', () => {
    const before = '\ufeffgame = G\r\n    .about = A';
    const { text } = fillTexts(before, WANTED.slice(0, 2));
    expect(text).toBe('\ufeffgame = G\r\n    .about = A\r\n\r\nphase-game = ??? game\r\n');
  });

  test('leaves alone what cannot be read', () => {
    const before = 'game = { open\nphase-game = x\nwinner = w\n    .tie-1 = t\n    .solo = s\n';
    const { text, added } = fillTexts(before, WANTED);
    expect([text, added]).toEqual([`${before}\nSuit-clubs = ??? clubs\n`, ['Suit-clubs']]);
  });
});
