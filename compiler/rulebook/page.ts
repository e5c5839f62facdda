import { folderOf } from '../1-syntax/source.ts';
import type { Place } from '../problems/problem.ts';

/** One language of a rulebook, as far as it could be read: its head and its sections. */
export interface Page {
  readonly file: string;
  readonly language: string;
  /** Of the head: its lines by name. */
  readonly head: ReadonlyMap<string, Worded>;
  readonly sections: readonly Section[];
  /** On a page of a variant: the sections of the game that it leaves out. */
  readonly without: readonly Worded[];
  /** Of the page of a variant as it is shown: the page that was written for it. */
  readonly own?: Page;
  /** It was not read at all. */
  readonly unread?: true;
}

/** A stretch of text, and where it stands. */
export interface Worded {
  readonly text: string;
  readonly at: Place;
}

export interface Section {
  readonly id: string;
  /** Its id where it is written. */
  readonly at: Place;
  /** On a page of a variant: the section behind which it stands. */
  readonly after?: Worded;
  /** The ids of the rules that it explains. */
  readonly rules: readonly Worded[];
  /** It stands on the quick reference, as this part of it, and not in the book. */
  readonly sheet?: Sheet;
  /** The heading, without components and marks. */
  readonly title: string;
  /** All that stands in it, in order. */
  readonly components: readonly Component[];
  readonly links: readonly Worded[];
}

export interface Component {
  readonly name: ComponentName;
  /** What it is about: its `of` or `name`. */
  readonly about: Worded;
  /** What it says besides: those of its attributes that may be left out. */
  readonly besides: ReadonlyMap<string, Worded>;
}

/**
 * What may stand in a rulebook besides sentences. `line`: in a sentence; `block`: alone on a line; `around`: around
 * others, its two halves each alone on a line.
 */
export const COMPONENTS = {
  Section: { stands: 'around', attributes: ['id', 'rules'], inVariant: ['after'], optional: ['sheet'] },
  Without: { stands: 'block', attributes: ['id'] },
  Ask: { stands: 'around', attributes: [] },
  Term: { stands: 'around', attributes: ['of', 'also'] },
  Example: { stands: 'block', attributes: ['name'] },
  Table: { stands: 'block', attributes: ['of'] },
  Grid: { stands: 'block', attributes: ['of'] },
  Pieces: { stands: 'block', attributes: ['of'] },
  Turn: { stands: 'block', attributes: ['of'] },
  Explore: { stands: 'block', attributes: ['of'] },
  Value: { stands: 'line', attributes: ['of'], optional: ['noun', 'players'] },
  Name: { stands: 'line', attributes: ['of'] },
  Reason: { stands: 'line', attributes: ['of'] },
} as const satisfies Record<
  string,
  {
    readonly stands: 'line' | 'block' | 'around';
    readonly attributes: readonly string[];
    /** What it may also have, on a page of a variant. */
    readonly inVariant?: readonly string[];
    readonly optional?: readonly string[];
  }
>;

export type ComponentName = keyof typeof COMPONENTS;

/**
 * The parts of the quick reference, one page that lies beside the table: steps of a turn, what brings points, what is easily
 * forgotten, and how the game ends.
 */
export const SHEETS = ['turn', 'points', 'remember', 'end'] as const;
export type Sheet = (typeof SHEETS)[number];

/** What belongs into the book alone: it is long, or to be tried out. */
export const NOT_ON_SHEET: readonly ComponentName[] = ['Ask', 'Term', 'Example', 'Turn', 'Explore'];

/** The sections that belong together with one: those of the book, or those of the quick reference. */
export function besides(section: Pick<Section, 'sheet'>, sections: readonly Section[]): Section[] {
  return sections.filter(({ sheet }) => (sheet === undefined) === (section.sheet === undefined));
}

export function isComponent(name: string): name is ComponentName {
  return Object.hasOwn(COMPONENTS, name);
}

/** The attributes that a component may have besides those that it must have. */
export function optionalOf(name: ComponentName): readonly string[] {
  const component = COMPONENTS[name];
  return 'optional' in component ? component.optional : [];
}

/** Where a link may lead: to a section, or to another site. Nothing else, so that no address can run anything. */
const LINK = /\]\((#[a-z0-9-]+|https:\/\/[A-Za-z0-9./_~%#?=+-]+)\)/y;

/** The end of a link, from its `]` on: where it leads, and where it is over. */
export function linkAt(
  text: string,
  start: number,
): { readonly to: string; readonly end: number } | undefined {
  LINK.lastIndex = start;
  const found = LINK.exec(text);
  return found ? { to: found[1]!, end: start + found[0].length } : undefined;
}

/** A rulebook of a game, `rules/<folder>/rulebook/<language>.mdx`; of a variant, `rules/<folder>/variants/<variant>/<language>.mdx`. */
const PAGE = /\/(?:rulebook|variants\/([^/]+))\/([^/]+)\.mdx$/;

export interface PageName {
  readonly folder: string;
  readonly language: string;
  readonly variant?: string;
}

/** Of which folder and in which language a file is, if it is a rulebook. */
export function pageOf(file: string): PageName | undefined {
  const [inside, variant, language] = PAGE.exec(file) ?? [];
  const folder = folderOf(file);
  if (language === undefined || file !== `${folder}${inside}`) return undefined;
  return { folder, language, ...(variant === undefined ? {} : { variant }) };
}

function bookFolder(folder: string, variant: string | undefined): string {
  return variant === undefined ? `${folder}/rulebook` : `${folder}/variants/${variant}`;
}

export function pageFile(folder: string, language: string, variant?: string): string {
  return `${bookFolder(folder, variant)}/${language}.mdx`;
}

/** Where it is noted down which meaning the sections were written for. */
export function confirmedFile(folder: string, variant?: string): string {
  return `${bookFolder(folder, variant)}/confirmed.txt`;
}

export function isConfirmedFile(file: string): boolean {
  const inside = /\/(?:rulebook|variants\/[^/]+)\/confirmed\.txt$/.exec(file)?.[0];
  return inside !== undefined && file === `${folderOf(file)}${inside}`;
}
