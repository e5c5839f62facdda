import { folderOf } from '../../../../compiler/1-syntax/source.ts';
import { LanguageService } from '../../../../compiler/language-service/index.ts';
import { confirmedFile } from '../../../../compiler/rulebook/page.ts';
import type { Language } from '../../game/shown.ts';
import { type StepLeft, type StepWanted, stepLeft } from '../course/check.ts';
import { partOf } from '../panes/parts.ts';
import type { Files } from '../sources.ts';
import { confirmedWith } from './confirming.ts';
import { examplesOf, examplesTaken } from './examples.ts';
import { formsToTell } from './forms.ts';
import { liveOf, type ToldLive } from './live.ts';
import { declaredIn, Names } from './names.ts';
import { Problems } from './problems.ts';
import { tellMeaning, tellRenaming } from './telling.ts';
import { missingTexts, withText } from './texts.ts';
import type {
  Checked,
  TextEdit,
  ToldCompletions,
  ToldExample,
  ToldForm,
  ToldMeaning,
  ToldPlace,
  ToldRenaming,
  ToldText,
} from './told.ts';

export interface Opening {
  readonly files: Files;
  /** As they were before anything was changed. */
  readonly base: Files;
  /** Where the rules are that are being changed; the others are what they are made of. */
  readonly folder: string;
  readonly language: Language;
}

/** How long a slice of work may take before other questions are answered, in milliseconds. */
const SLICE = 25;

const sourcesIn = (files: Files) => Object.entries(files).map(([file, text]) => ({ file, text }));

/** What the page asks the compiler, in a thread of its own. It knows the files as they are now. */
export class WorkshopService {
  #files = new Map<string, string>();
  #service = new LanguageService([]);
  /** As it was before anything was changed: made when it is first compared with. */
  #base: { readonly files: Files; service?: LanguageService } = { files: {} };
  #folder = '';
  #language: Language = 'nl';
  #names: Names | undefined;

  open({ files, base, folder, language }: Opening): void {
    this.#files = new Map(Object.entries(files));
    this.#service = new LanguageService(sourcesIn(files));
    this.#base = { files: base };
    this.#folder = folder;
    this.#language = language;
    this.#names = undefined;
  }

  /** Some files have changed; null: one is gone. */
  change(changes: Readonly<Record<string, string | null>>): void {
    for (const [file, text] of Object.entries(changes)) {
      if (text === null) {
        this.#files.delete(file);
        this.#service.remove(file);
      } else {
        this.#files.set(file, text);
        this.#service.set(file, text);
      }
      if (file.endsWith('.ftl')) this.#names = undefined;
    }
  }

  /** What is wrong at first sight. */
  check(version: number): Checked {
    this.#service.check();
    return this.#told(version);
  }

  /** What is wrong besides, as far as it is found out in a slice of time. */
  more(version: number): Checked {
    const end = performance.now() + SLICE;
    while (this.#service.step()) if (performance.now() > end) break;
    return this.#told(version);
  }

  complete(file: string, at: number): ToldCompletions {
    const { start, items } = this.#service.complete(file, at);
    return {
      start,
      items: items.map(({ label, insert, detail, textId }) => ({
        label,
        insert,
        detail,
        told: this.#name(file, textId),
      })),
    };
  }

  hover(file: string, at: number): ToldMeaning | undefined {
    const meaning = this.#service.hover(file, at);
    return meaning && tellMeaning(meaning, this.#language);
  }

  definition(file: string, at: number): readonly ToldPlace[] {
    return this.#service.definition(file, at);
  }

  rename(file: string, at: number, name: string): ToldRenaming {
    return tellRenaming(this.#service.rename(file, at, name), this.#language);
  }

  format(file: string): readonly TextEdit[] {
    return this.#service.format(file).map((edit) => ({ ...edit, file }));
  }

  /** Everything in the rules that a form can change. */
  forms(): readonly ToldForm[] {
    return formsToTell(
      [...this.#files.keys()].filter((file) => file.endsWith('.regel') && folderOf(file) === this.#folder),
      this.#service,
      this.#before(),
      this.#naming(),
    );
  }

  /** A cell or a number becomes another; the columns of its table stay below each other. */
  setting(place: ToldPlace, text: string): readonly TextEdit[] {
    return this.#service.setting(place.file, place, text).map((edit) => ({ ...edit, file: place.file }));
  }

  /** The texts that are missing in the rules that are being changed. */
  missing(game: string): readonly ToldText[] {
    const { problems } = this.#service.checked();
    const own = problems.filter(({ at }) => at.file.startsWith(`${this.#folder}/`));
    return missingTexts(own, this.#service.neededTexts(game.split('/')[0]!) ?? [], this.#files);
  }

  /** The files with a text written into one of them. */
  withText(file: string, id: string, attribute: string, value: string): Files {
    const text = withText(this.#files.get(file) ?? '', id, attribute, value);
    return text === undefined ? {} : { [file]: text };
  }

  /** The worked examples of a game or variant; undefined as long as it cannot be played. */
  examples(game: string): readonly ToldExample[] | undefined {
    const compiled = this.#service.game(game);
    return (
      compiled &&
      examplesOf(
        compiled,
        this.#files,
        (place) => this.#service.inFile(place),
        (file, id) => this.#name(file, id),
      )
    );
  }

  /** The game as it is now, to be played, and to be read with what is different; undefined as long as it cannot be played. */
  live(game: string, hasModules: boolean, isRead: boolean): ToldLive | undefined {
    const compiled = this.#service.game(game);
    return compiled && liveOf(compiled, this.#service, isRead ? () => this.#before() : undefined, hasModules);
  }

  /** What is still to be done in a step of the course, once all is checked. */
  course(wanted: StepWanted): StepLeft {
    const { problems } = this.#service.checked();
    const later = [...(wanted.number < 9 ? ['words'] : []), ...(wanted.number < 10 ? ['read'] : [])];
    const count = problems.filter((problem) => !later.includes(partOf(problem))).length;
    const own = new Map([...this.#files].filter(([file]) => file.startsWith(`${this.#folder}/`)));
    return stepLeft(wanted, own, count, this.#service.game(this.#folder));
  }

  /** The files in which examples say what is so now; all examples, if none are named. */
  examplesTaken(game: string, names: readonly string[]): Files {
    return examplesTaken(this.#service.sources(), game, names);
  }

  /** The files in which sections are noted down as read; all of a game, if none are named. */
  confirmed(
    game: string,
    sections: readonly { readonly language: string; readonly section: string }[],
  ): Files {
    const book = this.#service.book(game);
    if (!book) return {};
    const file = confirmedFile(this.#folder, game.split('/')[1]);
    return { [file]: confirmedWith(book, file, this.#files.get(file) ?? '', sections) };
  }

  #told(version: number): Checked {
    const { problems, isComplete, games } = this.#service.checked();
    const told = new Problems(this.#files, this.#language);
    return {
      version,
      isComplete,
      problems: problems.map((problem) => told.tell(problem, this.#service.fixes([problem]))),
      playable: games,
      declared: declaredIn(this.#files, this.#folder).map(({ id, textId, file }) => ({
        id,
        name: this.#name(file, textId) ?? id,
      })),
    };
  }

  #before(): LanguageService {
    this.#base.service ??= new LanguageService(sourcesIn(this.#base.files));
    return this.#base.service;
  }

  #naming(): Names {
    this.#names ??= new Names(this.#language, this.#files);
    return this.#names;
  }

  #name(file: string, id: string | undefined): string | undefined {
    return this.#naming().of(file, id);
  }
}
