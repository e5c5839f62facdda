import { folderOf } from '../1-syntax/source.ts';
import type { Expr as ExprNode } from '../1-syntax/tree.ts';
import { choicesOf } from '../2-model/actions.ts';
import type { Entry, Sort } from '../2-model/collect.ts';
import { type Environment, lower } from '../2-model/environment.ts';
import type { Expr } from '../2-model/model.ts';
import { present, type Type } from '../2-model/types.ts';
import type { NameSort } from './answers.ts';
import type { Written } from './written-names.ts';

/** What a name stands for: the same key for the same thing, wherever it is named. */
export interface Named {
  readonly key: string;
  readonly sort: NameSort;
  readonly name: string;
  /** A kind or pieces named by a word that is made of its name. */
  readonly form?: 'lower' | 'plural';
}

const VALUES: readonly Sort[] = ['option', 'field', 'term', 'table', 'grid', 'pieces', 'kind'];
const SCRIPTS: readonly Sort[] = ['phase', 'action', 'rules', 'scoring'];

/** Tells what names stand for, in one game, variant or library. */
export class Symbols {
  readonly #env: Environment;
  readonly #base: Environment;
  readonly #folder: string;
  readonly #meanings: ReadonlyMap<ExprNode, Expr>;

  /** `base`: that of the game that a variant changes, or the same. */
  constructor(env: Environment, base: Environment, folder: string, meanings: ReadonlyMap<ExprNode, Expr>) {
    this.#env = env;
    this.#base = base;
    this.#folder = folder;
    this.#meanings = meanings;
  }

  of({ name, role, of, local, ref, placed }: Written): Named | undefined {
    const { text } = name;
    switch (role) {
      case 'declares':
        if (of === 'game' || of === 'variant')
          return { key: `${this.#folder} ${of} ${text}`, sort: of, name: text };
        if (of === 'always' || of === 'example')
          return {
            key: `${this.#folder} ${of} ${text} ${of === 'always' ? '' : placed.offset}`,
            sort: of,
            name: text,
          };
        return this.#declared(of as Sort, text);
      case 'game':
        return { key: `${this.#folder} game ${text}`, sort: 'game', name: text };
      case 'folder':
        return { key: `folder ${text}`, sort: 'folder', name: text };
      case 'phase':
      case 'action':
      case 'rules':
      case 'scoring':
        return this.#declared(role, text);
      case 'reason':
        return { key: `${this.#folder} reason ${text}`, sort: 'reason', name: text };
      case 'local':
        return { key: `local ${local}`, sort: 'local', name: text };
      case 'choice-of':
        return of === undefined ? undefined : this.choice(of, text);
      case 'type':
        return this.#type(text);
      case 'value-of':
        return this.#value(text, of);
      case 'behind-of':
        return (ref?.of && this.#property(text, ref.of)) ?? this.named(text);
      case 'cell':
        return this.#inRows(text, of ?? '');
      default:
        return this.named(text, ref);
    }
  }

  /** What an expression means by a name without `of`. */
  named(word: string, node?: ExprNode): Named | undefined {
    for (const sort of VALUES) if (this.#env.entry(sort, word)) return this.#declared(sort, word);
    const meaning = node && this.#meanings.get(node);
    const type = meaning && present(meaning.type);
    return this.#value(word, type?.is === 'kind' ? type.kind : undefined);
  }

  /** A script by its name, whatever its sort. */
  script(word: string): Named | undefined {
    const sort = SCRIPTS.find((one) => this.#env.entry(one, word));
    return sort && this.#declared(sort, word);
  }

  choice(action: string, name: string): Named | undefined {
    const home = this.#home('action', action);
    if (home === undefined) return undefined;
    return { key: `${home} choice ${action}.${name}`, sort: 'choice', name };
  }

  property(of: string, name: string): Named | undefined {
    const sort = (['pieces', 'table', 'grid'] as const).find((one) => this.#env.entry(one, of));
    const home = sort && this.#home(sort, of);
    return home === undefined ? undefined : { key: `${home} property ${of}.${name}`, sort: 'property', name };
  }

  valueIn(kind: string, word: string): Named | undefined {
    return this.#env.kinds.has(kind) ? this.#value(word, kind) : undefined;
  }

  example(name: string): Named | undefined {
    const entry = this.#env.entry('example', name);
    return entry && { key: `${this.#folder} example ${name} ${entry.placed.offset}`, sort: 'example', name };
  }

  hasProperty(of: string, name: string): boolean {
    return this.#rowsOf(of).properties.includes(name);
  }

  /** Whether there is such a choice or property. */
  isKnown({ key, sort }: Named): boolean {
    const [, of = '', name = ''] = /([^ .]+)\.([^ .]+)$/.exec(key) ?? [];
    if (sort !== 'choice') return this.hasProperty(of, name);
    return choicesOf(this.#env, of).some((choice) => choice.name === name);
  }

  choices(action: string): string[] {
    return this.#env.entry('action', action) ? choicesOf(this.#env, action).map(({ name }) => name) : [];
  }

  /** The value of a kind; without the kind, of the only one that has it. */
  #value(word: string, kind?: string): Named | undefined {
    const known = kind === undefined ? undefined : this.#env.kinds.get(kind);
    const found = known ? [known] : this.#env.kindsWith(word);
    const [only, ...others] = found;
    const whole = only?.partOf?.kind ?? only?.name;
    const home = whole === undefined ? undefined : this.#home('kind', whole);
    if (!only?.values.includes(word) || others.length > 0 || home === undefined) return undefined;
    return { key: `${home} value ${whole}.${word}`, sort: 'value', name: word };
  }

  #type(word: string): Named | undefined {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    for (const sort of ['kind', 'pieces'] as const) {
      if (this.#env.entry(sort, word)) return this.#declared(sort, word);
      const form = 'lower';
      if (this.#env.entry(sort, capital) && capital !== word)
        return { ...this.#declared(sort, capital)!, form };
    }
    const plural = [...this.#env.pieces.values()].find((pieces) => pieces.plural === word);
    if (plural) return { ...this.#declared('pieces', plural.name)!, form: 'plural' };
    return undefined;
  }

  #property(word: string, of: ExprNode): Named | undefined {
    const meaning = this.#meanings.get(of);
    const owner = meaning && ownerOf(meaning.type);
    if (owner === undefined) return undefined;
    const { properties } = this.#rowsOf(owner);
    if (properties.includes(word)) return this.property(owner, word);
    return undefined;
  }

  /** A word in the rows of a table, pieces or a grid: the name of a column, or a value. */
  #inRows(word: string, of: string): Named | undefined {
    const { properties, kinds } = this.#rowsOf(of);
    if (properties.includes(word)) return this.property(of, word);
    const kind = kinds.find((one) => this.#env.kinds.get(one)?.values.includes(word));
    return this.#value(word, kind);
  }

  #rowsOf(name: string): { readonly properties: readonly string[]; readonly kinds: readonly string[] } {
    const env = this.#env;
    const [pieces, table, grid] = [env.pieces.get(name), env.tables.get(name), env.grids.get(name)];
    const all = [
      ...(pieces?.properties ?? []),
      ...(table ? [...table.keys, ...table.columns] : []),
      ...(grid ? [...grid.cellProperties, ...grid.lineProperties] : []),
    ];
    const kinds = all.flatMap(({ type }) => {
      const one = present(type.is === 'collection' ? type.of : type);
      const inside = one.is === 'collection' ? present(one.of) : one;
      return inside.is === 'kind' ? [inside.kind] : [];
    });
    return { properties: all.map((one) => one.name), kinds };
  }

  #declared(sort: Sort, name: string): Named | undefined {
    const home = this.#home(sort, name);
    if (home === undefined) return undefined;
    const entry = this.#env.entry(sort, name);
    const isStep = entry?.tree.is === 'phase' && entry.tree.isStep;
    return { key: `${home} ${sort} ${name}`, sort: isStep ? 'step' : sort, name };
  }

  /** Where something is declared: in a folder, or in one variant alone. */
  #home(sort: Sort, name: string): string | undefined {
    const entry = this.#base.entry(sort, name) ?? this.#env.entry(sort, name);
    if (!entry) return undefined;
    return homeOf(entry);
  }
}

function homeOf({ placed }: Entry): string {
  const folder = folderOf(placed.file);
  return placed.tree.is === 'variant' ? `${folder}/${placed.tree.name.text}` : folder;
}

function ownerOf(type: Type): string | undefined {
  const one = present(type.is === 'collection' ? type.of : type);
  if (one.is === 'piece') return one.pieces;
  if (one.is === 'cell' || one.is === 'line') return one.grid;
  return one.is === 'row' ? one.table : undefined;
}

/** The word that names a kind or pieces in this form. */
export function inForm(name: string, form: Named['form']): string {
  if (form === 'lower') return lower(name);
  return form === 'plural' ? `${lower(name)}s` : name;
}
