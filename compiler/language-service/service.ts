import { formatFile } from '../1-syntax/format.ts';
import { folderOf, type Source } from '../1-syntax/source.ts';
import type { Environment } from '../2-model/environment.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import type { Place, Problem } from '../problems/problem.ts';
import type { RulebookModel } from '../rulebook/book.ts';
import type { NeededText } from '../texts/texts.ts';
import type {
  Checked,
  Completions,
  Fix,
  Fold,
  Form,
  Meaning,
  OutlineItem,
  Renaming,
  TextEdit,
  Token,
} from './answers.ts';
import { Checker } from './checker.ts';
import { completionsAt } from './completion.ts';
import { applied, difference } from './edits.ts';
import { fixesOf } from './fixes.ts';
import { formsIn, setting } from './forms.ts';
import { meaningOf, placeOf } from './meaning.ts';
import { NameIndex } from './name-index.ts';
import type { Occurrence } from './names.ts';
import { foldsIn, outlineOf } from './outline.ts';
import { renaming } from './rename.ts';
import { Words } from './words.ts';

/**
 * Rules, texts and pages while they are edited: it holds the text of every file, and answers what editors ask. It reads no disk and
 * knows no clock. Work that takes long is done in small steps, between which files may change.
 */
export class LanguageService {
  readonly #texts = new Map<string, string>();
  readonly #checker = new Checker();
  readonly #names = new NameIndex(this.#checker);
  #version = 0;
  /** Of the sources that were checked last. */
  #checkedVersion = -1;
  #rest: Generator<void, void> | undefined;
  #told: Checked | undefined;

  constructor(sources: Iterable<Source> = []) {
    for (const { file, text } of sources) this.#texts.set(file, text);
  }

  /** Counts the changes of the sources. */
  get version(): number {
    return this.#version;
  }

  sources(): Source[] {
    return [...this.#texts].map(([file, text]) => ({ file, text }));
  }

  textOf(file: string): string | undefined {
    return this.#texts.get(file);
  }

  /** A file with this text, whether it was there or not. */
  set(file: string, text: string): void {
    if (this.#texts.get(file) === text) return;
    this.#texts.set(file, text);
    this.#changed();
  }

  /** Changes in a file; offsets are those of its text before all of them. */
  edit(file: string, edits: readonly TextEdit[]): void {
    this.set(file, applied(this.#texts.get(file) ?? '', edits));
  }

  remove(file: string): void {
    if (this.#texts.delete(file)) this.#changed();
  }

  /** The quick part: syntax, model and checks of what has changed. */
  check(): Checked {
    if (this.#checkedVersion !== this.#version) {
      this.#checker.check(this.sources());
      this.#checkedVersion = this.#version;
      this.#rest = this.#checker.rest();
      this.#told = undefined;
    }
    return this.checked();
  }

  /** One small step of the rest: examples, trial games, texts, pages. False if nothing is left to do. */
  step(): boolean {
    this.check();
    if (!this.#rest) return false;
    if (this.#rest.next().done !== true) return true;
    this.#rest = undefined;
    this.#told = undefined;
    return false;
  }

  /** Everything, without a pause. */
  finish(): Checked {
    while (this.step());
    return this.checked();
  }

  /** All that is known of the sources as they were when they were checked last. */
  checked(): Checked {
    this.#told ??= {
      version: this.#checkedVersion,
      problems: this.#checker.problems(),
      isComplete: this.#checker.whole !== undefined,
      games: this.#checker.games.map(({ id }) => id),
    };
    return this.#told;
  }

  /** A game or variant that can be played, by its id. */
  game(id: string): CompiledGame | undefined {
    this.check();
    return this.#checker.games.find((game) => game.id === id);
  }

  /** Where a place in the model of a game is in its file now: models keep theirs while other declarations move. */
  inFile<P extends Place>(place: P): P {
    return this.#checker.inFile(place);
  }

  /** Its rulebook, once all is checked. */
  book(id: string): RulebookModel | undefined {
    return this.#checker.whole?.rulebooks.get(id);
  }

  /** The texts that a game, variant or library needs, once all is checked. */
  neededTexts(id: string): readonly NeededText[] | undefined {
    return this.#checker.whole?.neededTexts.get(id);
  }

  /** What can be written at a place of a file of rules. */
  complete(file: string, offset: number): Completions {
    this.check();
    if (!this.#isRules(file)) return { start: offset, end: offset, items: [] };
    const env = this.#names.partAt(file, offset)?.build.env;
    return completionsAt(this.#text(file), offset, env, [...this.#checker.folders.keys()]);
  }

  /** What the name at a place means, in rules, texts and pages. */
  hover(file: string, offset: number): Meaning | undefined {
    const here = this.#nameAt(file, offset);
    if (!here) return undefined;
    const env = this.#names.partAt(file, offset)?.build.env;
    return meaningOf(here, this.#declarationOf(here), env, this.sources());
  }

  /** Where it is declared. */
  definition(file: string, offset: number): Place[] {
    const here = this.#nameAt(file, offset);
    const declared = here && this.#declarationOf(here);
    return declared ? [placeOf(declared)] : [];
  }

  /** Everywhere where the same is named, its declaration among them. */
  references(file: string, offset: number): Place[] {
    const here = this.#nameAt(file, offset);
    return here ? this.#names.all(here.symbol.key, this.sources()).map(placeOf) : [];
  }

  rename(file: string, offset: number, name: string): Renaming {
    const here = this.#nameAt(file, offset);
    if (!here) return { isRefused: true, why: 'no-name' };
    const sources = this.sources();
    return renaming(name, here, this.#names.all(here.symbol.key, sources), sources);
  }

  /** What names stand for, for colours. */
  tokens(file: string): Token[] {
    this.check();
    return this.#names
      .inFile({ file, text: this.#text(file) })
      .map(({ start, end, symbol, isDeclaration }) => ({
        start,
        end,
        sort: symbol.sort,
        ...(isDeclaration ? { isDeclaration } : {}),
      }));
  }

  /** The cures that can be applied: of these problems, or of all that are known. */
  fixes(problems: readonly Problem[] = this.check().problems): Fix[] {
    return fixesOf(problems, this.sources());
  }

  #nameAt(file: string, offset: number): Occurrence | undefined {
    this.check();
    return this.#names.at({ file, text: this.#text(file) }, offset);
  }

  #declarationOf({ symbol }: Occurrence): Occurrence | undefined {
    return this.#names.all(symbol.key, this.sources()).find(({ isDeclaration }) => isDeclaration);
  }

  outline(file: string): OutlineItem[] {
    return this.#isRules(file) ? outlineOf(file, this.#text(file), this.#checker.cache) : [];
  }

  folds(file: string): Fold[] {
    return this.#isRules(file) ? foldsIn(this.#text(file)) : [];
  }

  /** What sets a file of rules as it should be; declarations with mistakes stay as they are. */
  format(file: string): TextEdit[] {
    return this.#isRules(file) ? difference(this.#text(file), formatFile(this.#text(file))) : [];
  }

  /** The declarations of a file whose cells and numbers can be changed in a form. */
  forms(file: string): Form[] {
    if (!this.#isRules(file)) return [];
    return formsIn(file, this.#text(file), this.#checker.cache, new Words(this.#environmentOf(file)));
  }

  /** What must be written so that a cell or a number of a form says something else, with columns that stay below each other. */
  setting(file: string, place: Pick<Place, 'start' | 'end'>, value: string): TextEdit[] {
    return setting(this.#text(file), place, value);
  }

  #changed(): void {
    this.#version++;
  }

  #text(file: string): string {
    return this.#texts.get(file) ?? '';
  }

  #isRules(file: string): boolean {
    return file.endsWith('.regel') && this.#texts.has(file);
  }

  /** What is declared in the folder of a file: by its game, or by itself. */
  #environmentOf(file: string): Environment | undefined {
    this.check();
    return this.#checker.parts.find((part) => part.folder === folderOf(file))?.build.env;
  }
}
