import { type Spelling, spellBeside } from './names.ts';
import { docComment, memberName, quoted } from './print-typescript.ts';
import { Name } from './tree.ts';

/**
 * Code without statements, as in modules of types and data, is written as a template. Its own words are the engine's, and what
 * a game calls things stands in the holes: a name there is spelt as no word of the template is and as no other name is, and
 * data, member names and comments are written so that nothing in them can end them early.
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
export type Hole = Name | Declarations | Data | MemberName | Doc;

interface Data {
  readonly is: 'data';
  readonly value: unknown;
}

interface MemberName {
  readonly is: 'member name';
  readonly name: string;
}

interface Doc {
  readonly is: 'doc';
  readonly text: string;
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
  return { is: 'data', value };
}

/** The name of a member of an object or of its type. */
export function member(name: string): MemberName {
  return { is: 'member name', name };
}

/** A comment above what follows. */
export function doc(text: string): Doc {
  return { is: 'doc', text };
}

export function printDeclarations(whole: Declarations): string {
  return print(whole, spellBeside(namesIn(whole), wordsIn(whole)));
}

/** Whether a name stands somewhere in it. */
export function says(whole: Declarations, name: Name): boolean {
  return [...namesIn(whole)].includes(name);
}

function* namesIn({ holes }: Declarations): Generator<Name> {
  for (const hole of holes) {
    if (hole instanceof Name) yield hole;
    if (hole instanceof Declarations) yield* namesIn(hole);
  }
}

/** The words of the template itself, whatever they mean there; only what stands in its comments is not said. */
function* wordsIn({ strings, holes }: Declarations): Generator<string> {
  for (const part of strings)
    for (const [word] of part.replace(/\/\*.*?\*\//gs, ' ').matchAll(/[A-Za-z_$][\w$]*/g)) yield word;
  for (const hole of holes) if (hole instanceof Declarations) yield* wordsIn(hole);
}

function print({ strings, holes }: Declarations, spell: Spelling): string {
  return strings.reduce((text, part, index) => text + printHole(holes[index - 1]!, spell) + part);
}

function printHole(hole: Hole, spell: Spelling): string {
  if (hole instanceof Name) return spell(hole);
  if (hole instanceof Declarations) return print(hole, spell);
  switch (hole.is) {
    case 'data':
      return printData(hole.value);
    case 'member name':
      return memberName(hole.name);
    case 'doc':
      return docComment(hole.text);
  }
}

/** As `JSON.stringify` would: a member that is undefined is left out. */
function printData(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(printData).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${members.map(([name, one]) => `${memberName(name)}:${printData(one)}`).join(',')}}`;
}
