import {
  FluentParser,
  type Message,
  type MessageReference,
  type VariableReference,
  Visitor,
} from '@fluent/syntax';
import { Problems } from '../problems/problem.ts';
import type { Worded } from '../rulebook/page.ts';
import { pageOf } from '../rulebook/page.ts';
import { readPage } from '../rulebook/read.ts';
import { readable } from '../texts/readable.ts';
import type { Named, Symbols } from './symbols.ts';

/** A name in a text or a page, which is part of an id: `money` in `field-money`. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly symbol: Named;
}

const SORTED = /^(kind|pieces|table|grid|field|option|term|phase|action|scoring|reason|variant)-(.+)$/;

/** What an id of a text is about, and where in it the name begins. */
function aboutId(id: string, symbols: Symbols, folder: string): { symbol: Named; at: number } | undefined {
  const [, sort, name] = SORTED.exec(id) ?? [];
  if (sort === 'reason' || sort === 'variant')
    return { symbol: { key: `${folder} ${sort} ${name}`, sort, name: name! }, at: sort.length + 1 };
  if (sort !== undefined && name !== undefined) {
    const isScript = sort === 'phase' || sort === 'action' || sort === 'scoring';
    const symbol = isScript ? symbols.script(name) : symbols.named(name);
    if (symbol) return { symbol, at: sort.length + 1 };
  }
  const dash = id.indexOf('-');
  const value = dash < 0 ? undefined : symbols.valueIn(id.slice(0, dash), id.slice(dash + 1));
  return value && { symbol: value, at: dash + 1 };
}

/** The names in a file of texts. */
export function namesInTexts(text: string, symbols: Symbols, folder: string): Mention[] {
  const found: Mention[] = [];
  const note = (start: number, symbol: Named | undefined): void => {
    if (symbol) found.push({ start, end: start + symbol.name.length, symbol });
  };
  for (const entry of new FluentParser().parse(readable(text).text).body) {
    if (entry.type !== 'Message') continue;
    const { name } = entry.id;
    const start = entry.id.span!.start;
    const about = aboutId(name, symbols, folder);
    if (about) note(start + about.at, about.symbol);
    // `Currency-gulden` names the kind too.
    const kind = about?.symbol.sort === 'value' ? symbols.named(name.slice(0, name.indexOf('-'))) : undefined;
    note(start, kind);
    const partOf = (part: string): Named | undefined =>
      about?.symbol.sort === 'action'
        ? symbols.choice(about.symbol.name, part)
        : about && symbols.hasProperty(about.symbol.name, part)
          ? symbols.property(about.symbol.name, part)
          : undefined;
    for (const { id } of entry.attributes) {
      const part = partOf(id.name);
      if (part && symbols.isKnown(part)) note(id.span!.start, part);
      else if (about?.symbol.sort === 'variant') {
        const inside = aboutId(id.name.replace(/-(?:tie-\d+|solo|[a-z]+)$/, ''), symbols, folder);
        if (inside) note(id.span!.start + inside.at, inside.symbol);
      }
    }
    for (const { name: variable, at } of variablesIn(entry)) {
      const part = partOf(variable.replace(/-(?:many|[a-z]+)$/, '')) ?? partOf(variable);
      if (part && symbols.isKnown(part)) note(at, part);
    }
    for (const { name: referred, at } of referredIn(entry)) {
      const other = aboutId(referred, symbols, folder);
      if (other) note(at + other.at, other.symbol);
    }
  }
  return found;
}

/** The names in a rulebook, those in its expressions left to `read`. */
export function namesInPage(
  file: string,
  text: string,
  symbols: Symbols,
  read: (worded: Worded) => readonly Mention[],
): Mention[] {
  const page = pageOf(file);
  if (!page) return [];
  const { sections } = readPage(file, page.language, text, new Problems(), page.variant !== undefined);
  const id = ({ text: said, at }: Worded): Mention[] => {
    const about = aboutId(said.split('.')[0]!, symbols, page.folder);
    if (!about) return [];
    const start = at.start + about.at;
    return [{ start, end: start + about.symbol.name.length, symbol: about.symbol }];
  };
  const bare = ({ text: said, at }: Worded, symbol: Named | undefined): Mention[] => {
    const name = said.replace(/\[.*$/, '');
    return symbol ? [{ start: at.start, end: at.start + name.length, symbol }] : [];
  };
  return sections.flatMap(({ rules, components }) => [
    ...rules.flatMap(id),
    ...components.flatMap(({ name, about }) => {
      const word = about.text.replace(/\[.*$/, '');
      if (name === 'Value') return read(about);
      if (name === 'Table' || name === 'Grid' || name === 'Pieces') return bare(about, symbols.named(word));
      if (name === 'Turn') return bare(about, symbols.script(word));
      if (name === 'Reason')
        return bare(about, { key: `${page.folder} reason ${word}`, sort: 'reason', name: word });
      if (name === 'Example') return bare(about, symbols.example(word));
      return name === 'Name' || name === 'Term' || name === 'Explore' ? id(about) : [];
    }),
  ]);
}

interface Found {
  readonly name: string;
  readonly at: number;
}

class Finder extends Visitor {
  readonly variables: Found[] = [];
  readonly referred: Found[] = [];

  override visitVariableReference(node: VariableReference): void {
    this.variables.push({ name: node.id.name, at: node.id.span!.start });
  }

  override visitMessageReference(node: MessageReference): void {
    this.referred.push({ name: node.id.name, at: node.id.span!.start });
  }
}

function finder(entry: Message): Finder {
  const found = new Finder();
  found.visit(entry);
  return found;
}

const variablesIn = (entry: Message): Found[] => finder(entry).variables;
const referredIn = (entry: Message): Found[] => finder(entry).referred;

/** The ids of rules in what was confirmed: `term-money=8daed700`. */
export function namesInConfirmed(text: string, symbols: Symbols, folder: string): Mention[] {
  return [...text.matchAll(/ ([A-Za-z][\w-]*)=[0-9a-f]{8}/g)].flatMap((match) => {
    const about = aboutId(match[1]!, symbols, folder);
    if (!about) return [];
    const start = match.index + 1 + about.at;
    return [{ start, end: start + about.symbol.name.length, symbol: about.symbol }];
  });
}
