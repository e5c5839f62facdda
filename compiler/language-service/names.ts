import { parseBlock } from '../1-syntax/parse.ts';
import { folderOf, type Source } from '../1-syntax/source.ts';
import type { Expr as ExprNode } from '../1-syntax/tree.ts';
import type { Folder } from '../2-model/collect.ts';
import type { Folders } from '../2-model/folders.ts';
import type { Expr } from '../2-model/model.ts';
import { buildFolder, type Part } from '../2-model/parts.ts';
import type { Worded } from '../rulebook/page.ts';
import { pageOf } from '../rulebook/page.ts';
import { namesIn } from './names-in.ts';
import { type Mention, namesInConfirmed, namesInPage, namesInTexts } from './names-of-texts.ts';
import { type Named, Symbols } from './symbols.ts';

/** A name where it stands, and what it stands for. Places in rules are those of declarations, wherever these stand now. */
export interface Occurrence {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly symbol: Named;
  readonly isDeclaration?: true;
  /** In rules, and not in texts or pages. */
  readonly isRule: boolean;
  /** What the expression in which it stands was found to be. */
  readonly meaning?: Expr;
}

/** An expression of a page is read as the value of a term. */
const BEFORE = 'term rulebook-value = ';

/** All names of a folder: in its rules, its texts and its pages. */
export class NamesOfFolder {
  readonly rules: readonly Occurrence[];
  readonly #symbols: ReadonlyMap<string | undefined, Symbols>;
  readonly #name: string;

  constructor(folder: Folder, folders: Folders, unread: ReadonlySet<string>) {
    this.#name = folder.name;
    const meanings = new Map<string, Map<ExprNode, Expr>>();
    const parts = buildFolder(folder, folders, unread, (id) => {
      const own = new Map<ExprNode, Expr>();
      meanings.set(id, own);
      return { observe: (node, meaning) => own.set(node, meaning) };
    });
    const [base] = parts;
    const symbolsOf = (part: Part): Symbols =>
      new Symbols(part.build.env, base!.build.env, folder.name, meanings.get(part.id) ?? new Map());
    this.#symbols = new Map(parts.map((part) => [part.variant?.tree.name.text, symbolsOf(part)]));
    this.rules = base ? this.#rulesOf(folder, base, parts, meanings) : [];
  }

  /** What names mean in the game, or in one of its variants. */
  symbolsFor(variant?: string): Symbols | undefined {
    return this.#symbols.get(variant) ?? this.#symbols.get(undefined);
  }

  /** The names in a text or a page of the folder. */
  inOther({ file, text }: Source): Occurrence[] {
    const symbols = this.symbolsFor(pageOf(file)?.variant);
    if (!symbols) return [];
    const read = (worded: Worded): readonly Mention[] => this.#inExpression(worded, symbols);
    const found = file.endsWith('.ftl')
      ? namesInTexts(text, symbols, this.#name)
      : file.endsWith('.mdx')
        ? namesInPage(file, text, symbols, read)
        : file.endsWith('/confirmed.txt')
          ? namesInConfirmed(text, symbols, this.#name)
          : [];
    return found.map((one) => ({ ...one, file, isRule: false }));
  }

  #inExpression({ text, at }: Worded, symbols: Symbols): Mention[] {
    const { tree } = parseBlock(BEFORE + text);
    if (tree?.is !== 'term') return [];
    const offset = at.start - BEFORE.length;
    return namesIn({ file: at.file, offset, tree }, tree, (action) => symbols.choices(action)).flatMap(
      (one) => {
        const symbol = one.isDeclaration && one.role === 'declares' ? undefined : symbols.of(one);
        const { start, end } = one.name.span;
        return symbol ? [{ start: offset + start, end: offset + end, symbol }] : [];
      },
    );
  }

  #rulesOf(
    folder: Folder,
    base: Part,
    parts: readonly Part[],
    meanings: ReadonlyMap<string, ReadonlyMap<ExprNode, Expr>>,
  ): Occurrence[] {
    const placed = new Set([
      ...[folder.games, folder.winners, folder.uses, folder.variants, folder.shows]
        .flat()
        .map((one) => one.placed),
      ...folder.entries.map((one) => one.placed),
    ]);
    return [...placed].flatMap((one) => {
      const variant = one.tree.is === 'variant' ? one.tree.name.text : undefined;
      const part = parts.find(({ variant: of }) => of?.tree.name.text === variant) ?? base;
      const symbols = this.symbolsFor(variant)!;
      const own = meanings.get(part.id);
      return namesIn(one, one.tree, (action) => symbols.choices(action)).flatMap((written): Occurrence[] => {
        const symbol = written.role === 'used' ? undefined : symbols.of(written);
        const used =
          written.role === 'used'
            ? (symbols.named(written.name.text) ?? symbols.script(written.name.text))
            : symbol;
        if (!used) return [];
        const meaning = written.ref && own?.get(written.ref);
        const { start, end } = written.name.span;
        return [
          {
            file: one.file,
            start: one.offset + start,
            end: one.offset + end,
            symbol: used,
            isRule: true,
            ...(written.isDeclaration ? { isDeclaration: true } : {}),
            ...(meaning ? { meaning } : {}),
          },
        ];
      });
    });
  }
}

/** Whether texts, pages or notes of a folder can name its rules. */
export function mayNameRules({ file }: Source, folder: string): boolean {
  return folderOf(file) === folder && /\.(ftl|mdx)$|\/confirmed\.txt$/.test(file);
}
