import {
  type Expression,
  FluentParser,
  type InlineExpression,
  type Message,
  type Pattern as Parsed,
  type SelectExpression,
  type Term,
} from '@fluent/syntax';
import { LONGEST_TEXT } from '../limits.ts';
import type { Part, Pattern } from '../runtime/sentence.ts';
import { languageOf, type TextFile } from './files.ts';
import { readable } from './readable.ts';

/** Texts refer to others, and those to others: more of them than these in a row say nothing more. */
const MOST_REFERENCES = 20;

/** The texts of one language as engines say them: with gaps, and without anything that refers to another text. */
export class SentenceBook {
  readonly language: string;
  readonly #entries = new Map<string, Message | Term>();
  /** What is left to write of the text that is being read; references can make it very long. */
  #room = LONGEST_TEXT;

  /** Of these files the ones in that language; a later one may say anew what an earlier one says. */
  constructor(language: string, files: readonly TextFile[]) {
    this.language = language;
    for (const { text } of files.filter(({ file }) => languageOf(file) === language))
      for (const entry of new FluentParser().parse(readable(text).text).body) {
        if (entry.type === 'Message') this.#entries.set(entry.id.name, entry);
        if (entry.type === 'Term') this.#entries.set(`-${entry.id.name}`, entry);
      }
  }

  attributesOf(id: string): string[] {
    return this.#entries.get(id)?.attributes.map((attribute) => attribute.id.name) ?? [];
  }

  /** A text (`told-move`) or an attribute of one (`action-buy.tell`). */
  pattern(id: string): Pattern | undefined {
    const found = this.#find(id);
    if (!found) return undefined;
    this.#room = LONGEST_TEXT;
    return this.#read(found, new Map(), 0);
  }

  #find(id: string): Parsed | null | undefined {
    const [name = '', attribute] = id.split('.');
    const entry = this.#entries.get(name);
    if (attribute === undefined) return entry?.value;
    return entry?.attributes.findLast((one) => one.id.name === attribute)?.value;
  }

  /** `given` are the variables of a term, which are known when it is referred to. */
  #read(pattern: Parsed, given: ReadonlyMap<string, string>, depth: number): Pattern {
    const parts: Part[] = [];
    const add = (part: Part): void => {
      const last = parts.at(-1);
      if (typeof part !== 'string') parts.push(part);
      else {
        const text = part.slice(0, Math.max(0, this.#room));
        this.#room -= text.length;
        if (typeof last === 'string') parts[parts.length - 1] = last + text;
        else if (text !== '') parts.push(text);
      }
    };
    for (const element of pattern.elements) {
      if (this.#room <= 0) break;
      if (element.type === 'TextElement') add(element.value);
      else for (const part of this.#expression(element.expression, given, depth)) add(part);
    }
    const [first] = parts;
    return parts.length === 0 ? '' : parts.length === 1 && typeof first === 'string' ? first : parts;
  }

  #expression(expression: Expression, given: ReadonlyMap<string, string>, depth: number): readonly Part[] {
    switch (expression.type) {
      case 'StringLiteral':
        return [expression.parse().value];
      case 'NumberLiteral':
        return [expression.value];
      case 'VariableReference': {
        const known = given.get(expression.id.name);
        return [known === undefined ? { of: expression.id.name } : known];
      }
      case 'MessageReference':
      case 'TermReference': {
        const isTerm = expression.type === 'TermReference';
        const name = `${isTerm ? '-' : ''}${expression.id.name}`;
        const found = this.#find(expression.attribute ? `${name}.${expression.attribute.name}` : name);
        if (!found || depth >= MOST_REFERENCES) return [];
        const own = isTerm ? literalsOf(expression.arguments?.named ?? []) : given;
        const read = this.#read(found, own, depth + 1);
        return typeof read === 'string' ? [read] : read;
      }
      case 'SelectExpression':
        return this.#select(expression, given, depth);
      case 'FunctionReference': {
        // What formats numbers has nothing to do: those of a game are whole.
        const [about] = expression.arguments.positional;
        return about ? this.#expression(about, given, depth) : [];
      }
      case 'Placeable':
        return this.#expression(expression.expression, given, depth);
      default:
        return [];
    }
  }

  #select(
    { selector, variants }: SelectExpression,
    given: ReadonlyMap<string, string>,
    depth: number,
  ): readonly Part[] {
    const cases = Object.fromEntries(
      variants.map(({ key, value }) => [
        key.type === 'Identifier' ? key.name : key.value,
        this.#read(value, given, depth),
      ]),
    );
    const usual = variants.find((variant) => variant.default)?.key;
    const otherwise = usual ? (usual.type === 'Identifier' ? usual.name : usual.value) : '';
    const [by] = this.#expression(selector as InlineExpression, given, depth);
    if (typeof by === 'object' && 'of' in by) return [{ by: by.of, cases, otherwise }];
    const chosen = cases[String(by ?? '')] ?? cases[otherwise] ?? '';
    return typeof chosen === 'string' ? [chosen] : chosen;
  }
}

/** The arguments of a reference to a term: `{ -coin(count: 2) }`. */
function literalsOf(
  named: readonly {
    readonly name: { readonly name: string };
    readonly value: { readonly value: string };
  }[],
): Map<string, string> {
  return new Map(named.map(({ name, value }) => [name.name, value.value]));
}
