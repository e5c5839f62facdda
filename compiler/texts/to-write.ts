import { FluentParser, type Message, type Pattern } from '@fluent/syntax';
import { readable } from './readable.ts';

/** A text that begins so is still to be written. */
const MARK = '???';

export function isToWrite(pattern: Pattern | null): boolean {
  const [first] = pattern?.elements ?? [];
  return first?.type === 'TextElement' && first.value.startsWith(MARK);
}

/** A text that must be there, with its parts. */
export interface Wanted {
  readonly id: string;
  readonly attributes: readonly string[];
  /** What it is called in the rules, where its id does not say so. */
  readonly name?: string;
}

export interface Filled {
  readonly text: string;
  /** What was added: `phase-game`, `winner.tie-1`. */
  readonly added: readonly string[];
}

/**
 * A file of texts with all that is wanted: what is missing is added, marked as still to be written. What is there stays as it is, to the
 * last byte; an entry that cannot be read is left to whoever wrote it.
 */
export function fillTexts(text: string, wanted: readonly Wanted[]): Filled {
  const { body } = new FluentParser().parse(readable(text).text);
  const newline = /\r\n/.test(text) ? '\r\n' : '\n';
  const messages = new Map<string, Message>();
  const broken = new Set<string>();
  for (const entry of body) {
    if (entry.type === 'Message') messages.set(entry.id.name, entry);
    if (entry.type === 'Junk') broken.add(/^[a-zA-Z][\w-]*/.exec(entry.content)?.[0] ?? '');
  }
  const added: string[] = [];
  const inserted: { readonly at: number; readonly text: string }[] = [];
  let appended = '';
  for (const { id, attributes, name = id.replace(/^[A-Za-z]+-(?=.)/, '') } of wanted) {
    const entry = messages.get(id);
    if (!entry && broken.has(id)) continue;
    const missing = attributes.filter((part) => !entry?.attributes.some((one) => one.id.name === part));
    const parts = missing.map((part) => `${newline}    .${part} = ${MARK} ${inWords(part)}`).join('');
    const value = ` ${MARK} ${inWords(name)}`;
    if (!entry) appended += `${id} =${value}${parts}${newline}`;
    else {
      const sign = text.indexOf('=', entry.id.span!.end) + 1;
      if (!entry.value) inserted.push({ at: sign, text: value });
      if (parts !== '') inserted.push({ at: endOf(entry, text), text: parts });
    }
    if (!entry?.value) added.push(id);
    added.push(...missing.map((part) => `${id}.${part}`));
  }
  let result = text;
  for (const { at, text: more } of inserted.toSorted((a, b) => b.at - a.at))
    result = result.slice(0, at) + more + result.slice(at);
  if (appended === '') return { text: result, added };
  const between = result === '' ? '' : /\n$/.test(result) ? newline : newline + newline;
  return { text: result + between + appended, added };
}

/** Behind the last word of an entry: white space at its end is no part of it. */
function endOf(entry: Message, text: string): number {
  return text.slice(0, entry.span!.end).trimEnd().length;
}

function inWords(name: string): string {
  return name.replaceAll('-', ' ');
}
