/** The form of the files of cases: one text file with the sources and, in golden cases, what is expected of them. */
import type { Source } from '../../compiler/1-syntax/source.ts';

export interface CaseFile {
  /** `texts` in the first line: everything must have texts. */
  readonly texts: boolean;
  /** `languages` in the first line: the problems are shown in every language, one after another. */
  readonly inAllLanguages: boolean;
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
  const header = before.join(' ');
  // `repeat 3000`: the last line of the first file stands there so often
  const times = Number(/\brepeat (\d+)/.exec(header)?.[1] ?? 1);
  const repeated = (source: string, index: number) =>
    index === 0 && times > 1
      ? source + source.slice(source.lastIndexOf('\n', source.length - 2) + 1).repeat(times - 1)
      : source;
  return {
    texts: /\btexts\b/.test(header),
    inAllLanguages: /\blanguages\b/.test(header),
    sources: sections
      .filter((section) => section !== expected)
      .map(({ name, lines }, index) => ({ file: name, text: repeated(body(lines), index) })),
    expected: expected && body(expected.lines),
    input: text.slice(0, input),
  };
}
