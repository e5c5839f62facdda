import { compare, type Problems } from '../problems/problem.ts';
import { besides, type Section } from './page.ts';
import { helpersOf, type Rule } from './rules.ts';

/**
 * What each section was written for: by language, by section, by rule, the fingerprint that the rule had when somebody last read the
 * section. It stands in `rulebook/confirmed.txt`, a line for each section, sorted, so that a change of a rule shows as
 * a change of the sections that were read again.
 */
export type Confirmed = ReadonlyMap<string, ReadonlyMap<string, Meaning>>;

/** By rule: its fingerprint. */
export type Meaning = ReadonlyMap<string, string>;

const TITLE = '# What each section was written for. “npx regel confirm” writes this file.\n';

/** What a section is about now: its rules, and the helpers that are explained with them. */
export function meaningOf(
  rules: ReadonlyMap<string, Rule>,
  section: Section,
  sections: readonly Section[],
): Meaning {
  const explained = new Set(besides(section, sections).flatMap((one) => one.rules.map(({ text }) => text)));
  const own = section.rules.map(({ text }) => text).filter((id) => rules.has(id));
  const ids = [...new Set([...own, ...helpersOf(rules, own, explained)])].sort(compare);
  return new Map(ids.map((id) => [id, rules.get(id)!.fingerprint]));
}

/** The rules that mean something else than before, came in or went away. */
export function differing(before: Meaning | undefined, now: Meaning): string[] {
  const ids = new Set([...now.keys(), ...(before?.keys() ?? [])]);
  return [...ids].filter((id) => before?.get(id) !== now.get(id)).sort(compare);
}

const LINE = /^([a-z]{2,8}) ([a-z][a-z0-9-]*):((?: [A-Za-z][\w-]*=[0-9a-f]{8})*)$/;

/** Reads the file; a line that is none of its own is told. */
export function readConfirmed(file: string, text: string, problems: Problems): Confirmed {
  const confirmed = new Map<string, Map<string, Meaning>>();
  let start = 0;
  for (const whole of text.split('\n')) {
    const line = whole.replace(/\r$/, '');
    const found = LINE.exec(line);
    const known = found && confirmed.get(found[1]!)?.has(found[2]!);
    if (found && !known) {
      const [, language = '', section = '', rules = ''] = found;
      const sections = confirmed.get(language) ?? new Map<string, Meaning>();
      confirmed.set(language, sections);
      const words = rules.split(' ').slice(1);
      sections.set(section, new Map(words.map((word) => word.split('=') as [string, string])));
    } else if (line !== '' && !line.startsWith('#'))
      problems.error('confirmed-line', { file, start, end: start + line.length }, {});
    start += whole.length + 1;
  }
  return confirmed;
}

export function writeConfirmed(confirmed: Confirmed): string {
  const lines = [...confirmed].flatMap(([language, sections]) =>
    [...sections].map(
      ([section, meaning]) =>
        `${language} ${section}:${[...meaning].map(([rule, fingerprint]) => ` ${rule}=${fingerprint}`).join('')}`,
    ),
  );
  return `${TITLE}${lines.sort(compare).join('\n')}\n`;
}
