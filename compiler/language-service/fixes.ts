import { folderOf, type Source } from '../1-syntax/source.ts';
import type { Problem } from '../problems/problem.ts';
import { fillTexts, type Wanted } from '../texts/to-write.ts';
import type { Edits, Fix } from './answers.ts';
import { byFile, difference } from './edits.ts';

/** Problems whose place begins with the word that is misspelt, or is just that. */
function suggested({ data, at }: Problem, text: string): Edits | undefined {
  const suggestion = String(data.suggestion ?? '');
  if (suggestion === '') return undefined;
  const written = text.slice(at.start, at.end);
  const words = Object.entries(data).flatMap(([name, value]) =>
    name !== 'suggestion' && String(value) !== '' && written.includes(String(value)) ? [String(value)] : [],
  );
  const [word] = words.toSorted((a, b) => b.length - a.length);
  if (word === undefined) return undefined;
  const found = [
    ...written.matchAll(
      new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'g'),
    ),
  ];
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const start = at.start + only.index;
  return byFile([{ at: { file: at.file, start, end: start + word.length }, text: suggestion }]);
}

/** What is written by the cure of a problem, by its code. */
const CURES: Readonly<
  Partial<
    Record<Problem['code'], (problem: Problem, text: string, sources: readonly Source[]) => Edits | undefined>
  >
> = {
  tab: ({ at }, text) => {
    const end = text.indexOf('\n', at.start);
    const line = text.slice(at.start, end < 0 ? text.length : end);
    const tabs = [...line.matchAll(/\t/g)].map(({ index }) => at.start + index);
    return byFile(tabs.map((start) => ({ at: { file: at.file, start, end: start + 1 }, text: '  ' })));
  },
  'odd-character': ({ at }) => byFile([{ at, text: ' ' }]),
  'not-indented': ({ at }) => byFile([{ at: { ...at, end: at.start }, text: '  ' }]),
  'text-for-nothing': ({ at }, text) => without(at, text, /\n(?=[^\s}])|$/g),
  unused: ({ at, data }, text) => (data.sort === 'field' ? undefined : without(at, text, /\n(?=\S)|$/g)),
  'no-text': missingText,
  'no-text-file': missingText,
  'no-text-attribute': missingText,
};

/** The declaration or text at a place goes, to where the next begins. */
function without(at: Problem['at'], text: string, next: RegExp): Edits | undefined {
  const start = text.lastIndexOf('\n', at.start - 1) + 1;
  // Only what begins in the first column stands alone.
  if (/\s/.test(text[start] ?? ' ')) return undefined;
  next.lastIndex = at.end;
  const found = next.exec(text);
  const end = found ? Math.min(found.index + 1, text.length) : text.length;
  return byFile([{ at: { file: at.file, start, end }, text: '' }]);
}

/** A missing text is added to its file, marked as still to be written. */
function missingText({ code, data, at }: Problem, _: string, sources: readonly Source[]): Edits | undefined {
  const file = String(data.file ?? `${folderOf(at.file)}/text/${data.language}.ftl`);
  const before = sources.find((source) => source.file === file)?.text ?? '';
  if (code === 'no-text-file') return { [file]: [{ start: 0, end: 0, text: '\n' }] };
  const parts = String(data.parts ?? '')
    .split(', ')
    .filter((part) => part !== '');
  const attributes =
    code === 'no-text-attribute' ? [String(data.attribute)] : parts.map((part) => part.slice(1));
  const wanted: Wanted = { id: String(data.id), attributes };
  return { [file]: difference(before, fillTexts(before, [wanted]).text) };
}

/** The cures that can be applied, of the problems that have one. */
export function fixesOf(problems: readonly Problem[], sources: readonly Source[]): Fix[] {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  return problems.flatMap((problem): Fix[] => {
    const text = texts.get(problem.at.file) ?? '';
    const edits =
      (problem.fix && byFile(problem.fix)) ??
      suggested(problem, text) ??
      CURES[problem.code]?.(problem, text, sources);
    if (!edits || Object.values(edits).every((one) => one.length === 0)) return [];
    const writes = Object.values(edits)
      .flat()
      .map((one) => one.text.trim())
      .join(' ');
    return [{ problem, writes, edits }];
  });
}
