import { readFileSync } from 'node:fs';
import type { Source } from '../../compiler/1-syntax/source.ts';

export const page = readFileSync(new URL('../../rules/REFERENCE.md', import.meta.url), 'utf8');

/** A sample of the language reference. */
export interface Sample {
  readonly fence: string;
  readonly text: string;
  /** The line of the page on which it begins. */
  readonly line: number;
}

export const samples: readonly Sample[] = [...page.matchAll(/^```([^\n]+)\n(.*?)^```$/gms)].map((match) => ({
  fence: match[1]!,
  text: match[2]!,
  line: page.slice(0, match.index).split('\n').length + 1,
}));

/** The samples of one sort in the order of the page, as a file whose lines have the numbers of the page. */
function fileOf(fence: string): string {
  let text = '';
  // A file of texts may hold no thousand blanks in a row.
  const filler = fence === 'ftl' ? '#\n' : '\n';
  for (const sample of samples.filter((one) => one.fence === fence)) {
    text += filler.repeat(sample.line - text.split('\n').length) + sample.text;
  }
  return text;
}

/** The little game that all samples together are, its variant and its library. */
export const sources: readonly Source[] = [
  { file: 'owl-post/owl-post.regel', text: fileOf('regel') },
  { file: 'owl-post/variants/new-moon.regel', text: fileOf('regel variant') },
  { file: 'post/post.regel', text: fileOf('regel library') },
];

/** The game that the idioms together are. */
export const gallery: readonly Source[] = [{ file: 'gallery/gallery.regel', text: fileOf('regel idiom') }];
