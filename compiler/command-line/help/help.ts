import type { CommandName } from '../shared/command.ts';

/** The help page of one command. */
export interface Page {
  /** One line, for the list of all. */
  readonly summary: string;
  readonly usage: string;
  readonly about: string;
  readonly options: readonly (readonly [string, string])[];
  readonly examples: readonly (readonly [string, string])[];
}

/** All help texts in one language. */
export interface Help {
  readonly pages: Readonly<Record<CommandName, Page>>;
  readonly title: string;
  readonly about: string;
  readonly headings: {
    readonly usage: string;
    readonly commands: string;
    readonly options: string;
    readonly examples: string;
  };
  readonly usage: string;
  readonly version: string;
  readonly more: string;
  /** Options that every command has. */
  readonly everywhere: readonly (readonly [string, string])[];
  readonly exitCodes: string;
}
