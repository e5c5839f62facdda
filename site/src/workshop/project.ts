import type { Files } from './sources.ts';
import { appliedTo, changeBetween, type TextChange } from './text-change.ts';

/** What somebody works on: the files of a game, what they began as, and which game or variant of them is looked at. */
export interface Work {
  readonly id: string;
  /** What its maker calls it; empty: as the game is called. */
  readonly title: string;
  /** The game or variant that is played and read: `clever`, `clever/quick`. */
  readonly game: string;
  /** The folder of its rules; the others are what it is made of. */
  readonly folder: string;
  /** The folder of the site that it began from; `common` for a game of its own. */
  readonly origin: string;
  readonly files: Files;
  /** The step of the course that this is about. */
  readonly course?: number | undefined;
  /** The files as they were when the work began: what has changed is told from here. */
  readonly base: Files;
}

/** A change that can be taken back: where several files change together, they go back together. */
type Step = readonly {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}[];

interface Done {
  readonly step: Step;
  readonly at: number;
  /** Where typing goes on, the next letter belongs to the same step. */
  readonly typed?: { readonly file: string; readonly end: number } | undefined;
}

/** Letters that follow each other so soon are taken back together, in milliseconds. */
const ONE_BREATH = 900;
const MOST_STEPS = 500;

export type Listener = (change: { readonly files: readonly string[] }) => void;

/** The files that are being changed: the one place that has them. Form, text and buttons change them here, and hear of it here. */
export class Project {
  #work: Work;
  #done: Done[] = [];
  #undone: Step[] = [];
  readonly #listeners = new Set<Listener>();
  readonly #now: () => number;

  constructor(work: Work, now: () => number = Date.now) {
    this.#work = work;
    this.#now = now;
  }

  get work(): Work {
    return this.#work;
  }

  text(file: string): string | undefined {
    return Object.hasOwn(this.#work.files, file) ? this.#work.files[file] : undefined;
  }

  get mayUndo(): boolean {
    return this.#done.length > 0;
  }

  get mayRedo(): boolean {
    return this.#undone.length > 0;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** One file as it is now; undefined takes it away. */
  set(file: string, after: string | undefined): void {
    this.setAll({ [file]: after });
  }

  setAll(changes: Readonly<Record<string, string | undefined>>): void {
    const step = Object.entries(changes).flatMap(([file, after]) => {
      const before = this.text(file);
      return before === after ? [] : [{ file, before, after }];
    });
    if (step.length === 0) return;
    this.#remember(step);
    this.#put(step.map(({ file, after }) => [file, after]));
  }

  /** Several stretches of files at once, all of them as the files stand now. */
  apply(
    edits: readonly {
      readonly file: string;
      readonly start: number;
      readonly end: number;
      readonly text: string;
    }[],
  ): void {
    const changes: Record<string, string> = {};
    for (const file of new Set(edits.map((edit) => edit.file))) {
      const own = edits.filter((edit) => edit.file === file);
      changes[file] = appliedTo(this.text(file) ?? '', own);
    }
    this.setAll(changes);
  }

  undo(): readonly string[] {
    const done = this.#done.pop();
    if (!done) return [];
    this.#undone.push(done.step);
    this.#put(done.step.map(({ file, before }) => [file, before]));
    return done.step.map(({ file }) => file);
  }

  redo(): readonly string[] {
    const step = this.#undone.pop();
    if (!step) return [];
    this.#done.push({ step, at: 0 });
    this.#put(step.map(({ file, after }) => [file, after]));
    return step.map(({ file }) => file);
  }

  /** Another title, another variant to look at: nothing to take back. */
  about(changes: Partial<Pick<Work, 'title' | 'game' | 'id' | 'course'>>): void {
    this.#work = { ...this.#work, ...changes };
    this.#tell([]);
  }

  #remember(step: Step): void {
    const at = this.#now();
    const typed = typedIn(step);
    const last = this.#done.at(-1);
    this.#undone = [];
    const [one] = step;
    if (typed && one && last?.typed && last.typed.file === one.file && at - last.at < ONE_BREATH) {
      if (last.typed.end === typed.start) {
        const [before] = last.step;
        this.#done[this.#done.length - 1] = { step: [{ ...one, before: before!.before }], at, typed };
        return;
      }
    }
    this.#done.push({ step, at, typed });
    if (this.#done.length > MOST_STEPS) this.#done.shift();
  }

  #put(changes: readonly (readonly [string, string | undefined])[]): void {
    const files: Record<string, string> = { ...this.#work.files };
    for (const [file, text] of changes) {
      if (text === undefined) delete files[file];
      else files[file] = text;
    }
    this.#work = { ...this.#work, files };
    this.#tell(changes.map(([file]) => file));
  }

  #tell(files: readonly string[]): void {
    for (const listener of [...this.#listeners]) listener({ files });
  }
}

/** Where a letter was typed, if that is all that a step is. */
function typedIn(step: Step): { file: string; start: number; end: number } | undefined {
  const [one, ...others] = step;
  if (!one || others.length > 0 || one.before === undefined || one.after === undefined) return undefined;
  const change: TextChange = changeBetween(one.before, one.after);
  const isLetter = change.start === change.end && change.text.length === 1 && /\S/.test(change.text);
  return isLetter ? { file: one.file, start: change.start, end: change.start + 1 } : undefined;
}
