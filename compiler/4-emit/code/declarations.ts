import { behind, below, filled, fits, inLines, lineAt, newLine, STEP, type TextPosition } from './layout.ts';
import { type Spelling, spellBeside } from './names.ts';
import { docComment, memberName, quoted } from './print-words.ts';
import { Name } from './tree.ts';

/**
 * Code without statements, as in modules of types and data, is written as a template. Its own words are the engine's, and what
 * a game calls things stands in the holes: a name there is spelt as no word of the template is and as no other name is, and
 * data, member names and comments are written so that nothing in them can end them early. The lines of what stands in a hole begin
 * where the line with the hole does.
 */
export class Declarations {
  readonly strings: readonly string[];
  readonly holes: readonly Hole[];

  constructor(strings: readonly string[], holes: readonly Hole[]) {
    this.strings = strings;
    this.holes = holes;
  }
}

/** What can stand in a hole; a plain text cannot, since it could be anything. */
export type Hole = Name | Declarations | Data | MemberName | Doc | Union | Listed;

interface Data {
  readonly is: 'data';
  readonly value: unknown;
  /** However long that is. */
  readonly isOneLine: boolean;
}

interface MemberName {
  readonly is: 'member name';
  readonly name: string;
}

interface Doc {
  readonly is: 'doc';
  readonly text: string;
}

interface Union {
  readonly is: 'union';
  readonly types: readonly Declarations[];
}

interface Listed {
  readonly is: 'listed';
  readonly items: readonly Declarations[];
}

export function declarations(strings: TemplateStringsArray, ...holes: readonly Hole[]): Declarations {
  return new Declarations(strings, holes);
}

/** Several parts, with some signs between them. */
export function joined(parts: readonly Declarations[], between: string): Declarations {
  const middle = parts.slice(1).map(() => between);
  return parts.length === 0 ? new Declarations([''], []) : new Declarations(['', ...middle, ''], parts);
}

/** Texts, numbers, lists and objects, as JSON has them. */
export function data(value: unknown): Data {
  return { is: 'data', value, isOneLine: false };
}

/** The same on one line. */
export function dataInLine(value: unknown): Data {
  return { is: 'data', value, isOneLine: true };
}

/** The name of a member of an object or of its type. */
export function member(name: string): MemberName {
  return { is: 'member name', name };
}

/** A comment above what follows. */
export function doc(text: string): Doc {
  return { is: 'doc', text };
}

/** A type that is one of these. */
export function union(types: readonly Declarations[]): Declarations {
  const all = types.flatMap((type) => typesOf(type) ?? [type]);
  const [only, ...others] = all;
  if (!only) return declarations`never`;
  return others.length === 0 ? only : declarations`${{ is: 'union', types: all }}`;
}

/** The types of which one is one. */
function typesOf({ strings, holes: [only] }: Declarations): readonly Declarations[] | undefined {
  if (strings.length !== 2 || strings.some((part) => part !== '') || only instanceof Name) return undefined;
  return only instanceof Declarations ? typesOf(only) : only?.is === 'union' ? only.types : undefined;
}

/** A list of values of a type. */
export function listOf(type: Declarations): Declarations {
  const isLoose = typesOf(type) !== undefined || type.strings[0]!.startsWith('readonly ');
  return isLoose ? declarations`readonly (${type})[]` : declarations`readonly ${type}[]`;
}

/** Just these words or numbers. */
export function oneOf(values: readonly (string | number)[]): Declarations {
  return union(values.map((value) => declarations`${data(value)}`));
}

/** Names in braces. */
export function listed(items: readonly Declarations[]): Declarations {
  return declarations`${{ is: 'listed', items }}`;
}

export function printDeclarations(whole: Declarations): string {
  return new Printer(spellBeside(namesIn(whole), wordsIn(whole))).print(whole);
}

/** Whether a name stands somewhere in it. */
export function says(whole: Declarations, name: Name): boolean {
  return [...namesIn(whole)].includes(name);
}

/** The parts that a hole is made of. */
function partsIn(hole: Hole): readonly Declarations[] {
  if (hole instanceof Name) return [];
  if (hole instanceof Declarations) return [hole];
  return hole.is === 'union' ? hole.types : hole.is === 'listed' ? hole.items : [];
}

function* namesIn({ holes }: Declarations): Generator<Name> {
  for (const hole of holes) {
    if (hole instanceof Name) yield hole;
    for (const part of partsIn(hole)) yield* namesIn(part);
  }
}

/** The words of the template itself, whatever they mean there; only what stands in its comments is not said. */
function* wordsIn({ strings, holes }: Declarations): Generator<string> {
  for (const part of strings)
    for (const [word] of part.replace(/\/\*.*?\*\//gs, ' ').matchAll(/[A-Za-z_$][\w$]*/g)) yield word;
  for (const hole of holes) for (const part of partsIn(hole)) yield* wordsIn(part);
}

class Printer {
  readonly #spell: Spelling;

  constructor(spell: Spelling) {
    this.#spell = spell;
  }

  print({ strings, holes }: Declarations, at: TextPosition = lineAt(0)): string {
    let text = indented(strings[0]!, at.indent);
    for (const [index, hole] of holes.entries()) {
      const next = strings[index + 1]!;
      const [rest] = next.split('\n', 1);
      const isLast = index === holes.length - 1 && rest === next;
      const place = endOf(text, at);
      const inner = this.#hole(hole, { ...place, after: rest!.length + (isLast ? at.after : 0) });
      text = (inner.startsWith('\n') ? text.trimEnd() : text) + inner + indented(next, at.indent);
    }
    return text;
  }

  #hole(hole: Hole, at: TextPosition): string {
    if (hole instanceof Name) return this.#spell(hole);
    if (hole instanceof Declarations) return this.print(hole, at);
    switch (hole.is) {
      case 'data':
        return hole.isOneLine ? dataLine(hole.value) : dataAt(hole.value, at);
      case 'member name':
        return memberName(hole.name);
      case 'doc':
        return docComment(hole.text, at.indent);
      case 'union': {
        const types = this.#all(hole.types);
        const flat = types.join(' | ');
        return fits(flat, at) ? flat : inLines(types, at.indent + STEP, { before: '| ', behind: '' });
      }
      case 'listed': {
        const items = this.#all(hole.items);
        const flat = `{ ${items.join(', ')} }`;
        return fits(flat, at) ? flat : filled(['{', '}'], items, at);
      }
    }
  }

  #all(parts: readonly Declarations[]): string[] {
    return parts.map((part) => this.print(part));
  }
}

/** Where a text ends that began somewhere: in which line, and where in it. */
function endOf(text: string, at: TextPosition): TextPosition {
  const start = text.lastIndexOf('\n');
  if (start < 0) return { ...at, column: at.column + text.length };
  const line = text.slice(start + 1);
  return { indent: line.length - line.trimStart().length, column: line.length, after: 0 };
}

/** The lines of a template, further in. */
function indented(text: string, indent: number): string {
  return indent === 0 ? text : text.replace(/\n(?!\n)/g, newLine(indent));
}

/** Data on one line. As with `JSON.stringify`, a member that is undefined is left out. */
function dataLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(dataLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = membersOf(value).map(([name, one]) => `${memberName(name)}: ${dataLine(one)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function membersOf(value: object): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(value).filter(([, one]) => one !== undefined);
}

/** Data on one line if there is room, or else each part on its own; many short ones share lines. */
function dataAt(value: unknown, at: TextPosition): string {
  const flat = dataLine(value);
  if (fits(flat, at) || typeof value !== 'object' || value === null) return flat;
  if (!Array.isArray(value)) {
    const members = membersOf(value).map(([name, one]) => (inner: TextPosition): string => {
      const start = `${memberName(name)}:`;
      const isText = typeof one === 'string' && !fits(` ${quoted(one)}`, behind(inner, start.length));
      if (isText) return start + newLine(inner.indent + STEP) + quoted(one);
      return `${start} ${dataAt(one, behind(inner, start.length + 1))}`;
    });
    return below(['{', '}'], members, at);
  }
  if (value.every((item) => typeof item !== 'object' || item === null))
    return filled(['[', ']'], value.map(dataLine), at);
  return below(
    ['[', ']'],
    value.map(
      (item) =>
        (inner: TextPosition): string =>
          dataAt(item, inner),
    ),
    at,
  );
}
