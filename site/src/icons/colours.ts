import { line, STAR } from './draw.ts';

/**
 * Every colour has a shape of its own, so that who sees no colours can tell them apart: yellow is square, blue is round.
 * The shape stands on sheets, in bonuses and on the tokens of the players.
 */
interface Look {
  readonly shape: string;
  /** What is written on it. */
  readonly ink: 'dark' | 'light';
}

const CIRCLE = 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z';

export const COLOURS: Readonly<Record<string, Look>> = {
  white: { shape: CIRCLE, ink: 'dark' },
  yellow: {
    shape: 'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z',
    ink: 'dark',
  },
  blue: { shape: CIRCLE, ink: 'light' },
  green: { shape: 'M12 1.2l9.8 5.4v10.8L12 22.8l-9.8-5.4V6.6z', ink: 'light' },
  orange: { shape: STAR, ink: 'dark' },
  purple: { shape: 'M12 .6 23.4 12 12 23.4.6 12z', ink: 'light' },
  red: { shape: 'M2.5 2.5h19v9c0 5.5-4 9.3-9.5 11.5-5.5-2.2-9.5-6-9.5-11.5z', ink: 'light' },
  brown: { shape: 'M12 1.5l10.5 8.2L19 22H5L1.5 9.7z', ink: 'light' },
  grey: { shape: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z', ink: 'dark' },
  black: {
    shape:
      'M3.5 2h17A1.500 1.500 0 0 1 22 3.500v17a1.500 1.500 0 0 1-1.500 1.500h-17A1.500 1.500 0 0 1 2 20.500v-17A1.500 1.500 0 0 1 3.500 2z',
    ink: 'light',
  },
};

/** The colours of the players, in the order of the seats. */
export const SEAT_COLOURS = ['blue', 'red', 'yellow', 'green', 'purple', 'orange'] as const;

/** What colour a thing has at the table, by its word; undefined: that of the paper. */
const TONES: Readonly<Record<string, string>> = {
  pavilion: 'blue',
  seraglio: 'red',
  arcade: 'brown',
  chamber: 'grey',
  garden: 'green',
  tower: 'purple',
  gulden: 'yellow',
  dirham: 'green',
  denar: 'blue',
  ducat: 'orange',
};

/** The colour that a word names or its thing has: `Colour-yellow`, `Bonus-cross-blue`, `Building-garden`. */
export function toneFor(id: string): string | undefined {
  const word = wordIn(id);
  return TONES[word] ?? word.split('-').find((part) => part in COLOURS);
}

/** The word in the id of a text: `garden` in `Building-garden`. */
export function wordIn(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}

/** A shape filled with its colour, with something on it in ink that can be read. */
export function coloured(colour: string, inside: string): string {
  const { shape, ink } = COLOURS[colour] ?? COLOURS.grey!;
  return `<path d="${shape}" style="fill:var(--${colour});stroke:var(--edge,rgb(0 0 0/.35));stroke-width:1"/><g style="color:${ink === 'dark' ? '#22253a' : '#fff'};stroke:currentColor;stroke-width:2.4">${inside}</g>`;
}

export const CROSS = line('M7.8 7.8l8.4 8.4M16.2 7.8l-8.4 8.4');
