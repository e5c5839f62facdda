import type { Game } from '../../../3-ir/ir.ts';
import { comment } from '../../code/build.ts';
import type { Stmt } from '../../code/tree.ts';

/** Room for a line of a comment. */
const WIDTH = 107;

/** What the numbers in a core stand for: a comment for who reads it. */
export function legend({ kinds }: Game): readonly Stmt[] {
  // A part has the numbers of its whole.
  const whole = kinds.filter(({ partOf }) => !partOf);
  if (whole.length === 0) return [];
  return [
    '',
    'Numbers stand for these words, counted from 0 as the rules name them.',
    ...whole.flatMap(({ name, values }) => wrapped(`${name}: ${values.join(', ')}`)),
  ].map(comment);
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `  ${word}`);
  }
  return lines;
}
