import type { Line } from '../../../compiler/rulebook/line.ts';
import type { Block } from '../../../compiler/rulebook/sentences.ts';
import type { RuleChanged } from '../../../generated/runtime/rulebook.ts';
import { type Book, type BookText, sectionLink, valueText, wordFor } from './book.ts';
import { changeInWords } from './changed-values.ts';
import { linesOf, type Line as OutlineLine } from './outline.ts';

/** Something that is not as it was: what it is about, if that must be said, and what it was and is. */
export interface Change {
  readonly what?: string;
  readonly before?: string;
  readonly now?: string;
}

export interface Difference {
  readonly name: string;
  readonly how: RuleChanged['how'];
  readonly href: string | undefined;
  readonly changes: readonly Change[];
}

/** All that a game has otherwise than the one it comes from: rule by rule, and then the sentences that read otherwise. */
export function differencesOf(now: Book): {
  readonly rules: readonly Difference[];
  readonly sections: readonly Difference[];
} {
  const { before } = now;
  if (!before) return { rules: [], sections: [] };
  return {
    rules: now.game.rulebook.changed.flatMap((one) => ruleDifference(one, before, now)),
    sections: sectionDifferences(before, now),
  };
}

/** What some rules have otherwise, beside the sentences about them. */
export function changesOf(now: Book, rules: readonly string[]): Difference[] {
  const { before } = now;
  if (!before) return [];
  const changed = now.game.rulebook.changed.filter(({ rule, how }) => rules.includes(rule) && how !== 'gone');
  return changed.flatMap((one) => ruleDifference(one, before, now));
}

function ruleDifference(changed: RuleChanged, before: BookText, now: BookText): Difference[] {
  const { rule, how } = changed;
  const name = now.game.texts[now.language][rule] ?? before.game.texts[before.language][rule];
  if (!name) return [];
  const values = changed.values.map((value) => changeInWords(value, rule, before, now));
  const changes = how === 'changed' ? [...values, ...scriptChanges(rule, before, now)] : [];
  return [{ name, how, href: sectionLink(now, rule), changes }];
}

/** What happens in a phase or an action, and how ties are settled, line by line. */
function scriptChanges(rule: string, before: BookText, now: BookText): Change[] {
  return changesBetween(linesAbout(rule, before), linesAbout(rule, now));
}

function linesAbout(rule: string, book: BookText): string[] {
  const { rulebook, texts } = book.game;
  const name = rule.slice(rule.indexOf('-') + 1);
  const script = rule.startsWith('phase-')
    ? rulebook.phases[name]
    : rule.startsWith('action-')
      ? rulebook.actions[name]
      : undefined;
  if (script) return linesOf(book, script.steps, name).flatMap(flat);
  if (rule !== 'winner' && !rule.startsWith('scoring-')) return [];
  const words = texts[book.language];
  return Object.keys(words).flatMap((id) => (id.startsWith(`${rule}.`) ? [words[id]!] : []));
}

function flat({ before, links, below }: OutlineLine): string[] {
  const text = [before, links.map((link) => link.text).join(', ')].filter((part) => part !== '').join(' ');
  return [...(text === '' ? [] : [text]), ...below.flatMap(flat)];
}

// ---- sentences

function sectionDifferences(before: BookText, now: BookText): Difference[] {
  const [old, mine] = [sectionsIn(before), sectionsIn(now)];
  const links = (id: string) => `#${id}`;
  const changed = [...mine].flatMap(([id, { title, sentences }]): Difference[] => {
    const was = old.get(id);
    if (!was) return [{ name: title, how: 'new', href: links(id), changes: [] }];
    const changes = changesBetween(was.sentences, sentences);
    return changes.length > 0 ? [{ name: title, how: 'changed', href: links(id), changes }] : [];
  });
  const gone = [...old].flatMap(([id, { title }]): Difference[] =>
    mine.has(id) ? [] : [{ name: title, how: 'gone', href: undefined, changes: [] }],
  );
  return [...changed, ...gone];
}

interface SectionTold {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** The sections of a page as they read, each with its sentences. */
function sectionsIn(book: BookText): ReadonlyMap<string, SectionTold> {
  return new Map(
    book.sentences.blocks.flatMap((block) => {
      if (block.is !== 'component') return [];
      const [first, ...rest] = block.blocks;
      const title = first?.is === 'heading' ? textOf(book, first.line) : '';
      const sentences = rest.flatMap((one) => textsIn(book, one)).flatMap(sentencesIn);
      return [[block.attributes.id ?? '', { title, sentences }] as const];
    }),
  );
}

function textsIn(book: BookText, block: Block): string[] {
  const inside = (blocks: readonly Block[]): string[] => blocks.flatMap((one) => textsIn(book, one));
  switch (block.is) {
    case 'paragraph':
    case 'heading':
      return [textOf(book, block.line)];
    case 'list':
      return block.items.flatMap(inside);
    case 'quote':
    case 'component':
      return inside(block.blocks);
    case 'table':
      return block.rows.map((row) => row.map((cell) => textOf(book, cell)).join(' · '));
  }
}

function textOf(book: BookText, line: Line): string {
  return line
    .map((part): string => {
      if (typeof part === 'string') return part;
      if (part.is !== 'component') return textOf(book, part.line);
      const of = part.attributes.of ?? '';
      if (part.name === 'Value') return valueText(book, { ...part.attributes, of });
      if (part.name === 'Name') return wordFor(book, of);
      return part.name === 'Reason' ? wordFor(book, `reason-${of}`) : '';
    })
    .join('');
}

function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu}|[“"‘’])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

// ---- what was and what is

/** The lines that only one of two texts has, side by side where they stand in the same place. */
export function changesBetween(before: readonly string[], now: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [left, right]: [string[], string[]] = [[], []];
  const close = (): void => {
    for (let at = 0; at < Math.max(left.length, right.length); at++) {
      const [was, is] = [left[at], right[at]];
      changes.push({
        ...(was === undefined ? {} : { before: was }),
        ...(is === undefined ? {} : { now: is }),
      });
    }
    [left, right] = [[], []];
  };
  const common = longestCommon(before, now);
  let [i, j] = [0, 0];
  for (const line of [...common, undefined]) {
    while (i < before.length && before[i] !== line) left.push(before[i++]!);
    while (j < now.length && now[j] !== line) right.push(now[j++]!);
    close();
    i++;
    j++;
  }
  return changes;
}

/** The longest row of lines that both have in this order. */
function longestCommon(a: readonly string[], b: readonly string[]): string[] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i]![j] =
        a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const common: string[] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; )
    if (a[i] === b[j]) {
      common.push(a[i]!);
      i++;
      j++;
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  return common;
}
