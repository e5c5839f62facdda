import {
  type Attribute,
  FluentParser,
  type Junk,
  type Message,
  type MessageReference,
  type Resource,
  type SyntaxNode,
  type Term,
  type TermReference,
  type VariableReference,
  Visitor,
} from '@fluent/syntax';
import { notUtf8 } from '../problems/not-utf8.ts';
import type { Place, Problems } from '../problems/problem.ts';
import { COMMON_TEXTS } from './common.ts';
import { folderOf, LANGUAGES, languageOf, type TextFile, textFileFor } from './files.ts';
import { readable } from './readable.ts';
import { isToWrite } from './to-write.ts';

export type { TextFile } from './files.ts';
export { createTranslator, type Translator } from './translator.ts';

/** What is said about one id in one language. */
export interface Text {
  /** Its id. */
  readonly at: Place;
  /** Its entry cannot be read, which is told: what it says, and whether anything is missing in it, is not known. */
  readonly isBroken?: true;
  /** What of it is still to be written: its attributes by name, itself as ''. */
  readonly toWrite: ReadonlyMap<string, Place>;
  /** It says something itself, and not only in its attributes. */
  readonly hasValue: boolean;
  readonly attributes: ReadonlyMap<string, Place>;
  /** The variables that it names, in its attributes too; those of texts that it refers to are theirs. */
  readonly variables: readonly VariableUse[];
  /** The other texts that it refers to: `points`, `game.about`, `-tray`. */
  readonly references: readonly { readonly name: string; readonly at: Place }[];
}

interface VariableUse {
  readonly name: string;
  /** The attribute in which it is named; '' for the text itself. */
  readonly part: string;
  readonly at: Place;
}

/** By language, then by id. A language is there if it has a file, even an empty one. */
export type Texts = ReadonlyMap<string, ReadonlyMap<string, Text>>;

/** A text that a declaration asks for. The model lists them, folder by folder. */
export interface NeededText {
  /** `kind-Colour`, `action-use-die`, `reason-too-low`. */
  readonly id: string;
  /** What must be said besides: `about`, `many`, the choices of an action. */
  readonly attributes: readonly string[];
  /** The declaration in the rules. */
  readonly at: Place;
  readonly allowedVariables: readonly string[];
  /** What may be said besides, in sentences: if it is said in one language, then in all. */
  readonly sentences?: readonly SentencePart[];
  /** It may have forms of its own in every language, such as one with its article. */
  readonly hasForms?: boolean;
  /** It may be missing: a step has no name, but may have sentences. */
  readonly isOptional?: boolean;
}

/** A sentence that a text may have as an attribute. */
export interface SentencePart {
  readonly part: string;
  /** What a variable needs: the texts that must have a form. Undefined: there is no such variable. */
  reads(variable: string): { readonly form?: string; readonly of?: readonly string[] } | undefined;
  /** What variables can begin with. */
  readonly names: readonly string[];
}

/** The texts of a language whose file cannot be read at all, which is told. */
const UNREADABLE: Map<string, Text> = new Map();

function brokenText(at: Place): Text {
  return {
    at,
    isBroken: true,
    toWrite: new Map(),
    hasValue: true,
    attributes: new Map(),
    variables: [],
    references: [],
  };
}

/** Reads the texts of a folder. Where an id stands twice, the last one counts. */
export function readTexts(files: readonly TextFile[], problems: Problems): Texts {
  const texts = new Map<string, Map<string, Text>>();
  const firsts = new Map<string, Place>();
  for (const { file, text } of files) {
    const language = languageOf(file);
    const known = texts.get(language) ?? new Map<string, Text>();
    const unreadable = notUtf8(text);
    if (unreadable) problems.warning('not-utf', { file, ...unreadable });
    texts.set(language, unreadable ? UNREADABLE : known);
    if (unreadable || known === UNREADABLE) continue;
    for (const entry of entriesOf(file, text, problems)) {
      if (entry.type === 'Junk') {
        reportJunk(entry, file, text, problems);
        const id = /^-?[a-zA-Z][\w-]*/.exec(entry.content)?.[0];
        if (id !== undefined && !known.has(id)) known.set(id, brokenText(placeOf(entry, file)));
      }
      if (entry.type !== 'Message' && entry.type !== 'Term') continue;
      const id = idOf(entry);
      const read = readEntry(entry, file, problems);
      const key = `${folderOf(file)} ${language} ${id}`;
      const first = firsts.get(key);
      if (first) problems.warning('double-text', read.at, { id, language }, first);
      else firsts.set(key, read.at);
      known.set(id, read);
    }
  }
  return texts;
}

/** The entries of a file; what is too large in it is told, and left out. */
function entriesOf(file: string, text: string, problems: Problems): Resource['body'] {
  const { text: read, tooLarge } = readable(text);
  for (const { what, limit, start, end } of tooLarge)
    problems.warning('text-too-large', { file, start, end }, { what, limit });
  return new FluentParser().parse(read).body;
}

/**
 * Compares what a folder says with what its declarations ask for. Its texts may refer to each other, to the
 * common ones and to those of the folders that it uses.
 */
export function checkTexts(
  needed: readonly NeededText[],
  texts: Texts,
  problems: Problems,
  used: readonly Texts[] = [],
): void {
  const [first] = needed;
  if (!first) return;
  const byId = byIdOf(needed);
  for (const language of new Set([...LANGUAGES, ...texts.keys()])) {
    const known = texts.get(language);
    if (known === UNREADABLE) continue;
    if (known) {
      const others = used.flatMap((folder) => folder.get(language) ?? []);
      checkLanguage(language, byId, known, others, problems);
      checkSentences(language, byId, texts, problems);
      checkReferences(language, byId, known, others, problems);
    } else
      problems.warning('no-text-file', first.at, { language, file: textFileFor(first.at.file, language) });
  }
}

function checkLanguage(
  language: string,
  needed: ReadonlyMap<string, NeededText>,
  known: ReadonlyMap<string, Text>,
  others: readonly ReadonlyMap<string, Text>[],
  problems: Problems,
): void {
  // What is probably only misspelt is told there, and not as missing too.
  const missing = [...needed.values()].flatMap(({ id, isOptional }) =>
    isOptional || known.get(id)?.hasValue ? [] : [id],
  );
  const misspelt = new Set<string>();
  for (const [id, text] of known) {
    if (needed.has(id) || id.startsWith('-') || text.isBroken) continue;
    const near = problems.suggest(id, () => missing.filter((one) => !misspelt.has(one)));
    const suggestion = near && { suggestion: near };
    if (near !== undefined && !known.has(near)) misspelt.add(near);
    problems.warning('text-for-nothing', text.at, { id, language, ...suggestion });
  }
  for (const {
    id,
    attributes,
    at,
    allowedVariables,
    sentences = [],
    hasForms,
    isOptional,
  } of needed.values()) {
    const text = known.get(id);
    if (!text?.hasValue && !isOptional && !misspelt.has(id)) {
      const parts = attributes.map((attribute) => `.${attribute}`).join(', ');
      const file = textFileFor(at.file, language);
      problems.warning('no-text', at, { id, language, file, ...(text || parts === '' ? {} : { parts }) });
    }
    if (!text || text.isBroken) continue;
    for (const [attribute, place] of text.toWrite)
      if (attribute === '' || attributes.includes(attribute))
        problems.warning('text-to-write', place, {
          id: attribute === '' ? id : `${id}.${attribute}`,
          language,
        });
    const missingAttributes = new Set(attributes.filter((attribute) => !text.attributes.has(attribute)));
    for (const [attribute, place] of text.attributes) {
      const isSentence = sentences.some(({ part }) => part === attribute);
      if (attributes.includes(attribute) || isSentence || hasForms) continue;
      const near = problems.suggest(attribute, () => [
        ...missingAttributes,
        ...sentences.map(({ part }) => part),
      ]);
      const suggestion = near && { suggestion: `${id}.${near}` };
      if (near !== undefined) missingAttributes.delete(near);
      problems.warning('text-for-nothing', place, { id: `${id}.${attribute}`, language, ...suggestion });
    }
    for (const attribute of missingAttributes)
      problems.warning('no-text-attribute', at, { id, attribute, language });
    for (const { name, part, at: use } of text.variables) {
      const sentence = sentences.find((one) => one.part === part);
      if (sentence ? isSayable(sentence, name, known, others) : allowedVariables.includes(name)) continue;
      const near = problems.suggest(name, () => sentence?.names ?? allowedVariables);
      const suggestion = near && { suggestion: near };
      problems.warning('text-variable', use, { id, variable: name, language, ...suggestion });
    }
  }
}

/** Whether a sentence has such a variable, and all words that it can say have the form that it asks for. */
function isSayable(
  sentence: SentencePart,
  variable: string,
  known: ReadonlyMap<string, Text>,
  others: readonly ReadonlyMap<string, Text>[],
): boolean {
  const { form, of = [] } = sentence.reads(variable) ?? { form: '', of: [''] };
  if (form === undefined) return true;
  // A word that has no text at all is told by itself.
  const found = (id: string) => [known, ...others].flatMap((texts) => texts.get(id) ?? []);
  return of.every((id) => id !== '' && found(id).every(({ attributes }) => attributes.has(form)));
}

/** A sentence that one language has is told in all of them. */
function checkSentences(
  language: string,
  needed: ReadonlyMap<string, NeededText>,
  texts: Texts,
  problems: Problems,
): void {
  for (const { id, at, sentences = [] } of needed.values())
    for (const { part } of sentences) {
      const isSaid = [...texts.values()].some((known) => known.get(id)?.attributes.has(part));
      const own = texts.get(language)?.get(id);
      if (isSaid && own && !own.isBroken && !own.attributes.has(part))
        problems.warning('no-text-attribute', at, { id, attribute: part, language });
    }
}

/** What refers to a text that is not there would be shown as `{points}`. */
function checkReferences(
  language: string,
  needed: ReadonlyMap<string, NeededText>,
  known: ReadonlyMap<string, Text>,
  used: readonly ReadonlyMap<string, Text>[],
  problems: Problems,
): void {
  const exists = (name: string): boolean => {
    const [id = '', attribute] = name.split('.');
    if (attribute === undefined && Object.hasOwn(COMMON_TEXTS, id)) return true;
    return [known, ...used].some((texts) => {
      const text = texts.get(id);
      return attribute === undefined ? text?.hasValue : text?.attributes.has(attribute);
    });
  };
  for (const [id, { references }] of known) {
    if (!needed.has(id) && !id.startsWith('-')) continue;
    for (const { name, at } of references) {
      if (exists(name)) continue;
      const near = problems.suggest(name, () =>
        [...known.keys(), ...Object.keys(COMMON_TEXTS)].filter(
          (other) => other.startsWith('-') === name.startsWith('-'),
        ),
      );
      const suggestion = near && { suggestion: near };
      problems.warning('text-variable', at, { id, variable: name, language, ...suggestion });
    }
  }
}

/** What must be written: the same reason stands at many lines, a grid family in many pictures, one text for all. */
export function mergeById(needed: readonly NeededText[]): NeededText[] {
  return [...byIdOf(needed).values()].filter(({ isOptional }) => !isOptional);
}

function byIdOf(needed: readonly NeededText[]): Map<string, NeededText> {
  const byId = new Map<string, NeededText>();
  for (const one of needed) {
    const before = byId.get(one.id);
    byId.set(one.id, {
      id: one.id,
      at: before?.at ?? one.at,
      attributes: [...new Set([...(before?.attributes ?? []), ...one.attributes])],
      // what is not given everywhere cannot be used
      allowedVariables: one.allowedVariables.filter(
        (name) => before?.allowedVariables.includes(name) ?? true,
      ),
      sentences: merged(before?.sentences ?? [], one.sentences ?? []),
      hasForms: Boolean(before?.hasForms || one.hasForms),
      isOptional: Boolean((before?.isOptional ?? true) && one.isOptional),
    });
  }
  return byId;
}

/** A variant may have another action under the name of one of its game: its sentences may name what either of them has. */
function merged(before: readonly SentencePart[], more: readonly SentencePart[]): SentencePart[] {
  const parts = new Map(before.map((one) => [one.part, one]));
  for (const one of more) {
    const first = parts.get(one.part);
    parts.set(
      one.part,
      first ? { ...one, reads: (variable) => first.reads(variable) ?? one.reads(variable) } : one,
    );
  }
  return [...parts.values()];
}

/** The id of a message; a term of Fluent, which only other texts can use, has a dash before it. */
function idOf(entry: Message | Term): string {
  return entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
}

function readEntry(entry: Message | Term, file: string, problems: Problems): Text {
  const attributes = new Map<string, Place>();
  for (const { id } of entry.attributes) {
    const at = placeOf(id, file);
    const first = attributes.get(id.name);
    const data = { id: `${idOf(entry)}.${id.name}`, language: languageOf(file) };
    if (first) problems.warning('double-text', at, data, first);
    else attributes.set(id.name, at);
  }
  const toWrite = new Map<string, Place>();
  for (const part of [entry, ...entry.attributes])
    if (part.value && isToWrite(part.value))
      toWrite.set(part === entry ? '' : part.id.name, placeOf(part.value, file));
  const { found, referred } = new VariableFinder(entry);
  const variables = found.map(({ variable, part }) => ({
    name: variable.id.name,
    part,
    at: placeOf(variable, file),
  }));
  const references = referred.map((reference) => ({ name: nameOf(reference), at: placeOf(reference, file) }));
  const at = placeOf(entry.id, file);
  return { at, toWrite, hasValue: entry.value !== null, attributes, variables, references };
}

/** What a reference refers to, as `say` takes it. */
function nameOf(reference: MessageReference | TermReference): string {
  const name = reference.type === 'TermReference' ? `-${reference.id.name}` : reference.id.name;
  return reference.attribute ? `${name}.${reference.attribute.name}` : name;
}

class VariableFinder extends Visitor {
  readonly found: { readonly variable: VariableReference; readonly part: string }[] = [];
  #part = '';
  readonly referred: (MessageReference | TermReference)[] = [];

  constructor(entry: Message | Term) {
    super();
    this.visit(entry);
  }

  override visitAttribute(attribute: Attribute): void {
    this.#part = attribute.id.name;
    this.genericVisit(attribute);
    this.#part = '';
  }

  override visitVariableReference(variable: VariableReference): void {
    this.found.push({ variable, part: this.#part });
  }

  override visitMessageReference(reference: MessageReference): void {
    this.referred.push(reference);
  }

  override visitTermReference(reference: TermReference): void {
    this.referred.push(reference);
    this.genericVisit(reference);
  }
}

/** From where the entry stops making sense to the end of that line; its first line, if that is past its end. */
function reportJunk(junk: Junk, file: string, text: string, problems: Problems): void {
  const { start, end } = placeOf(junk, file);
  const [annotation] = junk.annotations;
  const broken = annotation?.span?.start ?? start;
  const place = (broken < end ? restOfLine(text, broken) : undefined) ?? restOfLine(text, start);
  const detail = annotation?.message ?? '';
  problems.warning(
    'text-syntax',
    { file, ...(place ?? { start, end }) },
    { language: languageOf(file), detail },
  );
}

function restOfLine(text: string, start: number): { start: number; end: number } | undefined {
  const rest = /^[^\r\n]*/.exec(text.slice(start))?.[0].trimEnd() ?? '';
  return rest === '' ? undefined : { start, end: start + rest.length };
}

function placeOf(node: SyntaxNode, file: string): Place {
  return { file, start: node.span?.start ?? 0, end: node.span?.end ?? 0 };
}
