import type { Game } from '../../../3-ir/ir.ts';

/** Room for a line of a comment. */
const WIDTH = 110;

/** What the numbers in a core stand for: a comment for who reads it. */
export function legend({ kinds }: Game): string[] {
  // A part has the numbers of its whole.
  const whole = kinds.filter(({ partOf }) => !partOf);
  if (whole.length === 0) return [];
  return [
    '// Numbers stand for these words, counted from 0 as the rules name them.',
    ...whole.flatMap(({ name, values }) => wrapped(`${name}: ${values.join(', ')}`)),
    '',
  ];
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? `// ${word}` : `//   ${word}`);
  }
  return lines;
}
