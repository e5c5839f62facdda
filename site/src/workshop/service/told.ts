import type { Form, FormCell } from '../../../../compiler/language-service/answers.ts';

/** What the worker tells the page: plain data, in the language of the reader. */

export interface TextEdit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface ToldPlace {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** A cure that can be applied: a button. */
export interface Cure {
  readonly label: string;
  readonly edits: readonly TextEdit[];
}

export interface ToldProblem {
  /** The same as long as the problem is the same, wherever it has moved to. */
  readonly key: string;
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly at: ToldPlace;
  readonly line: number;
  readonly title: string;
  readonly message: string;
  readonly cure: string;
  readonly related: readonly { readonly at: ToldPlace; readonly label: string }[];
  readonly cures: readonly Cure[];
  /** What it is about, as the compiler names it: the id of a section, of a text, of an example. */
  readonly about: Readonly<Record<string, string | number>>;
}

export interface Checked {
  /** Which of the states of the files that were sent it is about. */
  readonly version: number;
  /** Whether examples, texts and pages have been looked at too. */
  readonly isComplete: boolean;
  readonly problems: readonly ToldProblem[];
  /** The games and variants with which nothing is so wrong that they cannot be played. */
  readonly playable: readonly string[];
  /** All that are declared, with their names in the language of the reader. */
  readonly declared: readonly { readonly id: string; readonly name: string }[];
}

/** A declaration with what in it a form can change. */
export interface ToldForm {
  readonly key: string;
  readonly sort: Form['sort'];
  /** In the rules. */
  readonly name: string;
  /** For players; the same where there is no text. */
  readonly title: string;
  readonly isTold: boolean;
  readonly at: ToldPlace;
  /** The variant in which it stands, in the rules and for players. */
  readonly variantId?: string;
  readonly variant?: string;
  readonly comment?: string;
  readonly rows: readonly (readonly ToldCell[])[];
  readonly lines: readonly ToldLine[];
  /** Whether it was not there before. */
  readonly isNew: boolean;
}

export interface ToldCell {
  readonly at: ToldPlace;
  readonly text: string;
  readonly sort: FormCell['sort'];
  readonly told?: string | undefined;
  readonly choices?: readonly { readonly word: string; readonly told: string }[] | undefined;
  readonly was?: string | undefined;
}

/** A line of the rules with the numbers in it. */
export interface ToldLine {
  readonly text: string;
  readonly numbers: readonly {
    readonly at: ToldPlace;
    readonly value: number;
    /** Where it stands in the line. */
    readonly column: number;
    readonly length: number;
    readonly was?: number | undefined;
  }[];
}

/** What a name means: told in the words of players, and as the rules say it. */
export interface ToldMeaning {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly called?: string | undefined;
  readonly lines: readonly { readonly text: string; readonly isCode?: boolean }[];
}

export interface ToldCompletions {
  readonly start: number;
  readonly items: readonly {
    readonly label: string;
    readonly insert: string;
    /** What players call it. */
    readonly told?: string | undefined;
    readonly detail?: string | undefined;
  }[];
}

export interface ToldRenaming {
  readonly edits: readonly TextEdit[];
  /** Why it cannot be. */
  readonly refusal?: string | undefined;
}

/** A text that is missing in some language. */
export interface ToldText {
  readonly id: string;
  /** What of it: `many`, a choice of an action; empty: itself. */
  readonly attribute: string;
  readonly languages: readonly {
    readonly language: string;
    readonly file: string;
    readonly isMissing: boolean;
    readonly text: string;
  }[];
}

/** A worked example of the game or variant that is looked at. */
export interface ToldExample {
  readonly name: string;
  readonly title: string;
  /** The whole of it, as it is written. */
  readonly at: ToldPlace;
  readonly text: string;
  /** What in it is no longer so; `now` is missing where only a person can tell. */
  readonly changes: readonly { readonly before: string; readonly now?: string | undefined }[];
}
