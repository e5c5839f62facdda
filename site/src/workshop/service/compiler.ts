import type { Language } from '../../game/shown.ts';
import type { Project } from '../project.ts';
import { type Remote, remote, type Thread } from './remote.ts';
import type { WorkshopService } from './service.ts';
import type { Checked } from './told.ts';

declare const Worker: new (
  address: URL,
  options: { readonly type: 'module' },
) => Thread & {
  terminate(): void;
};

/** A thread for each language: what it says is a tenth of it. */
const startThread = (language: Language): Thread =>
  language === 'nl'
    ? new Worker(new URL('./worker-nl.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./worker-de.ts', import.meta.url), { type: 'module' });

/** Rules that take longer than this have met a mistake of ours: the thread is started again, in milliseconds. */
const PATIENCE = 20_000;

type Calls = Remote<WorkshopService>;

/** The compiler, in its thread, as the page sees it: it follows a project, and tells what is wrong as soon as it knows. */
export class Compiler {
  readonly #start: (language: Language) => Thread;
  readonly #project: Project;
  readonly #language: Language;
  readonly #listeners = new Set<(checked: Checked) => void>();
  readonly #stop: () => void;
  #thread: Thread;
  #calls: Calls;
  #version = 1;
  #isChecking = false;
  /** What was sent last: a check of anything older is of no interest. */
  #checked = 0;

  constructor(project: Project, language: Language, start: (language: Language) => Thread = startThread) {
    this.#start = start;
    this.#project = project;
    this.#language = language;
    [this.#thread, this.#calls] = this.#begin();
    this.#stop = project.listen(({ files }) => this.#changed(files));
    void this.#check();
  }

  listen(listener: (checked: Checked) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asked after everything that has been changed so far. */
  get ask(): Calls {
    return this.#calls;
  }

  close(): void {
    this.#stop();
    this.#thread.terminate();
  }

  #begin(): [Thread, Calls] {
    const thread = this.#start(this.#language);
    const calls = remote<WorkshopService>(thread, () => this.#restart());
    const { files, base, folder } = this.#project.work;
    calls.open({ files, base, folder, language: this.#language }).catch(() => undefined);
    return [thread, calls];
  }

  #restart(): void {
    this.#thread.terminate();
    [this.#thread, this.#calls] = this.#begin();
  }

  #changed(files: readonly string[]): void {
    if (files.length === 0) return;
    const changes = Object.fromEntries(files.map((file) => [file, this.#project.text(file) ?? null]));
    this.#calls.change(changes).catch(() => undefined);
    this.#version++;
    void this.#check();
  }

  /** One check after the other, always of the newest; then what takes longer, in slices, as long as nothing new comes. */
  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      for (let isDone = false; !isDone; ) {
        const version = this.#version;
        const isNew = this.#checked !== version;
        const checked = await this.#patiently(isNew ? this.#calls.check(version) : this.#calls.more(version));
        this.#checked = version;
        if (checked && version === this.#version) for (const tell of [...this.#listeners]) tell(checked);
        isDone = checked?.isComplete === true && version === this.#version;
      }
    } catch {
      // The thread has been started again, and knows the files: the next change is checked as usual.
    } finally {
      this.#isChecking = false;
    }
  }

  async #patiently<T>(work: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#restart();
        reject(new Error('too long'));
      }, PATIENCE);
    });
    try {
      return await Promise.race([work, tooLong]);
    } finally {
      clearTimeout(timer);
    }
  }
}
