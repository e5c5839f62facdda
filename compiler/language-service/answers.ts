import type { Place, Problem } from '../problems/problem.ts';

/** What the language service answers. All of it is plain data, which can be sent from a worker to a page. */

/** A stretch of one file becomes this text. Offsets count UTF-16 units in the text before all edits that come together. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits by file. */
export type Edits = Readonly<Record<string, readonly TextEdit[]>>;

/** What is wrong, as far as it is known. */
export interface Checked {
  /** Of the sources that were checked: it counts their changes. */
  readonly version: number;
  /** By file and place. Before all is checked, examples, texts and pages are still to come. */
  readonly problems: readonly Problem[];
  readonly isComplete: boolean;
  /** The games and variants that can be played. */
  readonly games: readonly string[];
}

/** What sort of thing a name stands for. */
export type NameSort =
  | 'game'
  | 'variant'
  | 'folder'
  | 'kind'
  | 'value'
  | 'pieces'
  | 'property'
  | 'table'
  | 'grid'
  | 'field'
  | 'option'
  | 'term'
  | 'phase'
  | 'step'
  | 'action'
  | 'choice'
  | 'rules'
  | 'scoring'
  | 'reason'
  | 'always'
  | 'example'
  | 'winner'
  | 'local'
  | 'word';

/** A declaration, with what stands in it, for an outline. */
export interface OutlineItem {
  readonly name: string;
  readonly sort: NameSort;
  /** The whole declaration, and its name in it. */
  readonly at: Place;
  readonly nameAt: Place;
  readonly children: readonly OutlineItem[];
}

/** What can be folded away, by offsets: from the end of the line that stays to the end of the last that goes. */
export interface Fold {
  readonly start: number;
  readonly end: number;
  readonly isComment?: true;
}

/** A cure that can be applied. */
export interface Fix {
  readonly problem: Problem;
  /** Between several cures of one problem: what is written then. */
  readonly writes: string;
  readonly edits: Edits;
}

export interface Completion {
  readonly label: string;
  readonly sort: NameSort;
  /** What is written over the stretch that the answer names. */
  readonly insert: string;
  /** What it is: a type, a value, where it is from. */
  readonly detail?: string;
  /** The id of its texts: `field-money`. */
  readonly textId?: string;
}

export interface Completions {
  /** The stretch of the file that is replaced. */
  readonly start: number;
  readonly end: number;
  /** What fits best comes first. */
  readonly items: readonly Completion[];
}

/** What a name means, at a place. */
export interface Meaning {
  readonly name: string;
  readonly sort: NameSort;
  /** The name that was asked about. */
  readonly at: Place;
  readonly declaredAt?: Place;
  /** As the rules would write it: `0..30`, `cards`. */
  readonly type?: string;
  /** A constant, or what a value of a kind is one of. */
  readonly value?: string;
  /** The first line of its declaration, as it is written. */
  readonly written?: string;
  /** The comment above it, or at the end of its first line. */
  readonly comment?: string;
  /** What players read, by language. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A new name everywhere, or why that cannot be. */
export type Renaming =
  | { readonly isRefused: false; readonly edits: Edits }
  | {
      readonly isRefused: true;
      readonly why: 'no-name' | 'not-ours' | 'no-word' | 'word-of-the-language' | 'taken' | 'another-meaning';
      /** What stands in its way. */
      readonly at?: Place;
      readonly problem?: Problem;
    };

/** A stretch of text that means something, for colours; from the start of the file to its end. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly sort: NameSort;
  readonly isDeclaration?: true;
}

/** A declaration with the cells and numbers in it that a form can change. */
export interface Form {
  readonly sort: NameSort | 'players' | 'imaginary' | 'change';
  readonly name: string;
  /** The id of its texts, to be labelled in the language of a reader; none where players know no name for it. */
  readonly textId?: string;
  /** The variant in which it stands. */
  readonly variant?: string;
  readonly at: Place;
  readonly comment?: string;
  /** Rows as they are printed. */
  readonly rows: readonly (readonly FormCell[])[];
  /** Numbers outside of rows, in order. */
  readonly numbers: readonly FormNumber[];
}

export interface FormCell {
  readonly at: Place;
  readonly text: string;
  readonly sort: 'head' | 'number' | 'words' | 'text';
  /** The words of which some may stand here, where that is known. */
  readonly choices?: readonly string[];
  /** The id of what the text says, if that is one word with a text. */
  readonly textId?: string;
}

export interface FormNumber {
  readonly at: Place;
  readonly value: number;
  /** The line in which it stands, and where it begins there. */
  readonly line: string;
  readonly column: number;
}
