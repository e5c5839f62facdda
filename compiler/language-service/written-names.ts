import type { Name, Placed, Ref } from '../1-syntax/tree.ts';

/** What sort of name is meant by a name, as far as the place where it stands says it. */
export type Role =
  | 'declares'
  | 'value-of'
  | 'phase'
  | 'action'
  | 'rules'
  | 'scoring'
  | 'reason'
  | 'type'
  | 'any'
  | 'behind-of'
  | 'folder'
  | 'used'
  | 'game'
  | 'choice-of'
  | 'shown'
  | 'cell'
  | 'local';

/** A name where it is written. */
export interface Written {
  readonly name: Name;
  readonly role: Role;
  readonly placed: Placed;
  /** What it declares, or of what it is: a kind for its values, an action for its choices. */
  readonly of?: string;
  /** A name of one declaration alone: where it is introduced tells it from others. */
  readonly local?: string;
  /** An expression in which the name stands. */
  readonly ref?: Ref;
  readonly isDeclaration?: true;
}

/** The names of one declaration that are known at a place in it. */
export type Names = ReadonlyMap<string, { readonly local: string; readonly of?: string }>;

/** Gives the choices of an action, as its offers know them. */
export type ChoicesOf = (action: string) => readonly string[];

/** The names that were found in a declaration so far. */
export class NamesFound {
  readonly all: Written[] = [];
  readonly choicesOf: ChoicesOf;
  /** The action that is being read: what it chooses is known to others. */
  action: string | undefined;
  readonly #placed: Placed;

  constructor(placed: Placed, choicesOf: ChoicesOf) {
    this.#placed = placed;
    this.choicesOf = choicesOf;
  }

  note(name: Name, role: Role, more: Partial<Written> = {}): void {
    this.all.push({ name, role, placed: this.#placed, ...more });
  }

  declares(name: Name, of: string): void {
    this.note(name, 'declares', { of, isDeclaration: true });
  }

  cells(cells: readonly Name[], of: string): void {
    for (const { text, span } of cells)
      for (const found of text.matchAll(/[A-Za-z][\w-]*/g)) {
        const start = span.start + found.index;
        this.note({ text: found[0], span: { start, end: start + found[0].length } }, 'cell', { of });
      }
  }

  /** The name of a local that nobody writes a declaration of: it is known by where it is introduced. */
  ofItself(name: Name): { local: string } {
    return { local: `${this.#placed.file} ${this.#placed.offset + name.span.start}` };
  }

  silently(names: Names, name: Name): Names {
    return new Map([...names, [name.text, this.ofItself(name)]]);
  }

  local(names: Names, name: Name, of?: string): Names {
    const { local } = this.ofItself(name);
    const known = of === undefined ? { local } : { local: `choice ${of}.${name.text}`, of };
    this.note(name, of === undefined ? 'local' : 'choice-of', { ...known, isDeclaration: true });
    return new Map([...names, [name.text, known]]);
  }
}
