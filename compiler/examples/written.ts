import type { Source } from '../1-syntax/source.ts';
import type { Place } from '../problems/problem.ts';
import type { Rewritten } from './broken.ts';

/** The lines of a declaration around a place: from its first line to the last that is indented further. */
export function declarationAround(
  text: string,
  at: number,
): { readonly start: number; readonly end: number } {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const indent = /^ */.exec(text.slice(start))![0].length;
  let end = start;
  for (let line = start; line < text.length; ) {
    const next = text.indexOf('\n', line);
    const stop = next < 0 ? text.length : next;
    const content = text.slice(line, stop);
    const isBlank = content.trim() === '' || content.trimStart().startsWith('#');
    if (line > start && !isBlank && /^ */.exec(content)![0].length <= indent) break;
    if (!isBlank) end = stop;
    line = stop + 1;
  }
  return { start, end };
}

/** A text with stretches of it replaced, which are given by their places in the whole file. */
function replaced(text: string, offset: number, changes: readonly Rewritten[]): string {
  return [...changes]
    .sort((a, b) => b.at.start - a.at.start)
    .reduce(
      (now, { at, now: word, before }) =>
        now.slice(0, at.start - offset) + (word ?? before) + withoutComment(now.slice(at.end - offset)),
      text,
    );
}

/** What a comment says of a line that has changed may no longer be so. */
function withoutComment(rest: string): string {
  return rest.replace(/^([^\n#]*?)\s+#[^\n]*/, '$1');
}

/**
 * The files with an example written anew: in its place if it is one of the variant, else as an example of the variant under the same
 * name, at its end. `variant` is where the name of the variant stands; without it, the example stays where it is.
 */
export function withExample(
  sources: readonly Source[],
  example: Place,
  changes: readonly Rewritten[],
  variant: Place | undefined,
): Source[] {
  const from = sources.find(({ file }) => file === example.file)!;
  const { start, end } = declarationAround(from.text, example.start);
  const own = variant && declarationAround(textOf(sources, variant.file), variant.start);
  const isOwn =
    !variant || (variant.file === example.file && own!.start <= example.start && example.start <= own!.end);
  const written = replaced(from.text.slice(start, end), start, changes);
  const set = (file: string, text: string): Source[] =>
    sources.map((source) => (source.file === file ? { file, text } : source));
  if (isOwn) return set(from.file, from.text.slice(0, start) + written + from.text.slice(end));
  const target = textOf(sources, variant.file);
  const depth = /^ */.exec(written)![0].length;
  const indented = written
    .split('\n')
    .map((line) =>
      line.trim() === '' ? '' : `  ${line.slice(Math.min(depth, line.length - line.trimStart().length))}`,
    )
    .join('\n');
  return set(variant.file, `${target.slice(0, own!.end)}\n\n${indented}${target.slice(own!.end)}`);
}

function textOf(sources: readonly Source[], file: string): string {
  return sources.find((source) => source.file === file)?.text ?? '';
}
