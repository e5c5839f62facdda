/** The form of the files of cases: one text file with the sources and, in golden cases, what is expected of them. */
import type { Source } from '../../compiler/compile.ts';

export interface CaseFile {
  /** The words of the first line, if the file does not begin with a section: `texts`. */
  readonly header: readonly string[];
  readonly sources: readonly Source[];
  /** What stands below `=== problems`; undefined where there is no such section. */
  readonly expected: string | undefined;
  /** The file up to `=== problems`, as it stands. */
  readonly input: string;
}

const SECTION = /^=== (.+)$/;
const EXPECTED = 'problems';

/** Reads the sections `=== <path>`; line ends inside them are kept as they are. */
export function readCase(text: string): CaseFile {
  const sections: { name: string; lines: string[] }[] = [];
  const before: string[] = [];
  let input = text.length;
  let at = 0;
  for (const line of text.split('\n')) {
    const name = SECTION.exec(line)?.[1];
    if (name !== undefined) sections.push({ name, lines: [] });
    else (sections.at(-1)?.lines ?? before).push(line);
    if (name === EXPECTED) input = at;
    at += line.length + 1;
  }
  const body = (lines: readonly string[]) => lines.join('\n').replace(/\n*$/, '\n');
  const expected = sections.find((section) => section.name === EXPECTED);
  return {
    header: before.join(' ').split(/\s+/).filter(Boolean),
    sources: sections
      .filter((section) => section !== expected)
      .map(({ name, lines }) => ({ file: name, text: body(lines) })),
    expected: expected && body(expected.lines),
    input: text.slice(0, input),
  };
}
