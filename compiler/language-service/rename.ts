import type { Source } from '../1-syntax/source.ts';
import { RESERVED } from '../1-syntax/words.ts';
import { BUILT_IN_WORDS } from '../2-model/environment.ts';
import { type Problem, Problems } from '../problems/problem.ts';
import type { RulebookModel } from '../rulebook/book.ts';
import { sectionsToRead } from '../rulebook/check-variant.ts';
import { type Meaning, readConfirmed, writeConfirmed } from '../rulebook/confirmed.ts';
import { confirmedFile } from '../rulebook/page.ts';
import type { Edits, Renaming, TextEdit } from './answers.ts';
import { Checker } from './checker.ts';
import { applied, difference } from './edits.ts';
import { NameIndex } from './name-index.ts';
import type { Occurrence } from './names.ts';
import { inForm } from './symbols.ts';

/** What is told because a section was not read since its rules got another name. */
const TO_READ: readonly Problem['code'][] = ['section-to-reread', 'variant-section-to-read'];

/**
 * A new name everywhere. It is tried out: if anything would be wrong then that is not now, or if the name would come to mean
 * something else anywhere, nothing is changed.
 */
export function renaming(
  name: string,
  there: Occurrence,
  places: readonly Occurrence[],
  sources: readonly Source[],
): Renaming {
  const { symbol } = there;
  const declared = places.find(({ isDeclaration }) => isDeclaration);
  if (!declared) return { isRefused: true, why: 'not-ours' };
  const isCapital = symbol.sort === 'kind' || symbol.sort === 'pieces';
  if (!(isCapital ? /^[A-Z][A-Za-z0-9-]*$/ : /^[A-Za-z][A-Za-z0-9-]*$/).test(name))
    return { isRefused: true, why: 'no-word' };
  if (RESERVED.has(name) || BUILT_IN_WORDS.includes(name))
    return { isRefused: true, why: 'word-of-the-language' };
  const edits: Record<string, TextEdit[]> = {};
  for (const { file, start, end, symbol: one } of places) {
    edits[file] ??= [];
    edits[file].push({ start, end, text: inForm(name, one.form) });
  }
  const after = sources.map(({ file, text }) => ({ file, text: applied(text, edits[file] ?? []) }));
  return tried(name, declared, places, edits, sources, after);
}

function tried(
  name: string,
  declared: Occurrence,
  places: readonly Occurrence[],
  edits: Edits,
  before: readonly Source[],
  after: readonly Source[],
): Renaming {
  const [old, now] = [checked(before), checked(after)];
  const count = (problems: readonly Problem[]): Map<string, Problem[]> => {
    const byCode = new Map<string, Problem[]>();
    for (const problem of problems) byCode.set(problem.code, [...(byCode.get(problem.code) ?? []), problem]);
    return byCode;
  };
  const known = count(old.checker.problems());
  for (const [code, found] of count(now.checker.problems())) {
    if (TO_READ.includes(code as Problem['code'])) continue;
    if (found.length > (known.get(code)?.length ?? 0)) {
      const problem = found.find(({ data }) => Object.values(data).includes(name)) ?? found[0]!;
      const isTaken = code === 'double-declaration' || code === 'name-taken' || code === 'double-value';
      return { isRefused: true, why: isTaken ? 'taken' : 'another-meaning', at: problem.at, problem };
    }
  }
  const moved = places.map((one) => movedBy(one, edits, name));
  const there = movedBy(declared, edits, name);
  const source = after.find(({ file }) => file === there.file)!;
  const found = new NameIndex(now.checker).at(source, there.start);
  const all = found ? new NameIndex(now.checker).all(found.symbol.key, after) : [];
  const keyOf = ({ file, start }: Pick<Occurrence, 'file' | 'start'>): string => `${file} ${start}`;
  const wanted = new Set(moved.map(keyOf));
  const odd = all.find((one) => !wanted.has(keyOf(one))) ?? (all.length < wanted.size ? there : undefined);
  if (odd)
    return {
      isRefused: true,
      why: 'another-meaning',
      at: { file: odd.file, start: odd.start, end: odd.end },
    };
  return {
    isRefused: false,
    edits: { ...edits, ...confirmedAgain(old.checker, now.checker, before, after, edits) },
  };
}

function checked(sources: readonly Source[]): { readonly checker: Checker } {
  const checker = new Checker();
  checker.check(sources);
  for (const _ of checker.rest());
  return { checker };
}

/** Where a place is after the edits of its file. */
function movedBy(
  { file, start }: Occurrence,
  edits: Edits,
  name: string,
): { file: string; start: number; end: number } {
  const before = (edits[file] ?? []).filter((edit) => edit.end <= start);
  const shift = before.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  return { file, start: start + shift, end: start + shift + name.length };
}

/** Sections that were read stay so: a rule under another name means the same. */
function confirmedAgain(
  old: Checker,
  now: Checker,
  before: readonly Source[],
  after: readonly Source[],
  edits: Edits,
): Edits {
  const rewritten: Record<string, TextEdit[]> = {};
  const stale = new Set(
    old
      .problems()
      .filter(({ code }) => TO_READ.includes(code))
      .map(({ data }) => `${data.game} ${data.language} ${data.id}`),
  );
  for (const [id, book] of now.whole?.rulebooks ?? []) {
    const part = now.parts.find((one) => one.id === id);
    if (!part || book.draft) continue;
    const file = confirmedFile(part.folder, part.variant?.tree.name.text);
    const text = after.find((source) => source.file === file)?.text;
    const was = before.find((source) => source.file === file)?.text;
    if (text === undefined || was === undefined) continue;
    const written = confirmedText(file, text, id, book, stale);
    if (written !== text || edits[file]) rewritten[file] = difference(was, written);
  }
  return rewritten;
}

function confirmedText(
  file: string,
  text: string,
  game: string,
  book: RulebookModel,
  stale: ReadonlySet<string>,
): string {
  const confirmed = new Map<string, Map<string, Meaning>>();
  for (const [language, sections] of readConfirmed(file, text, new Problems()))
    confirmed.set(language, new Map(sections));
  for (const { language, section, meaning } of sectionsToRead(book))
    if (confirmed.get(language)?.has(section.id) && !stale.has(`${game} ${language} ${section.id}`))
      confirmed.get(language)!.set(section.id, meaning);
  return writeConfirmed(confirmed);
}
