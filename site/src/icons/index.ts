import { COLOURS, CROSS, coloured, wordIn } from './colours.ts';
import { line, STAR, sign } from './draw.ts';
import { interfaceIcons } from './interface.ts';
import { alsoCalled, things } from './things.ts';

export { COLOURS, SEAT_COLOURS, toneFor } from './colours.ts';

/**
 * The inside of an SVG of 24 by 24 for the id of a text (`Building-garden`, `Bonus-fox`, `Bonus-orange-4`), or for the plain
 * name of an icon (`play`). What nobody has drawn yet gets a star with its initial, so that a new game can do without.
 */
export function iconFor(id: string): string {
  return knownIcon(id) ?? lettered(wordIn(id).slice(0, 1).toUpperCase());
}

/** A star with a few letters, for what nobody has drawn. */
export function lettered(text: string): string {
  return line(STAR) + sign(text, [10, 10, 8, 6.5][text.length]);
}

/** The same, undefined for what has no drawing of its own. */
export function knownIcon(id: string): string | undefined {
  const plain = interfaceIcons[id] ?? things[id];
  if (plain) return plain;
  const word = wordIn(id);
  const drawn = things[alsoCalled[word] ?? word];
  if (drawn) return drawn;
  const parts = word.split('-');
  const colour = parts.find((part) => part in COLOURS);
  if (colour) return coloured(colour, onColour(parts.filter((part) => part !== colour)));
  return word.length <= 2 ? line(STAR) + sign(word, 11) : undefined;
}

/** A cross, a number, or the initial of whatever it is. */
function onColour([word]: readonly string[]): string {
  if (word === undefined) return '';
  if (word === 'cross') return CROSS;
  return sign(/^\d+$/.test(word) ? word : word.slice(0, 1).toUpperCase(), 13);
}

/** The mark of a colour without anything on it, and with a text on it. */
export function markOf(colour: string, text = ''): string {
  return coloured(colour, text === '' ? '' : sign(text, [12, 12, 9.5, 7][text.length]));
}
