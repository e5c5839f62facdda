import type { Project } from '../project.ts';
import type { Works } from './works.ts';

/** How it stands with what was changed: the page says so. */
export type Keeping = 'nothing-yet' | 'kept' | 'writing' | 'full' | 'impossible' | 'other-tab';

/** After a change, so long at most until it is kept, in milliseconds. Who types on is waited for, but not longer than twice that. */
const SOON = 250;
const LATEST = 700;

/** Keeps a project while it is changed. What is new goes to the browser's storage within a second, and when the page is left. */
export class Keeper {
  readonly #project: Project;
  readonly #works: Pick<Works, 'keep' | 'tidy'>;
  readonly #tell: (keeping: Keeping) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since: number | undefined;
  #writing = Promise.resolve();
  #keeping: Keeping = 'nothing-yet';
  readonly #stop: () => void;

  constructor(project: Project, works: Pick<Works, 'keep' | 'tidy'>, tell: (keeping: Keeping) => void) {
    this.#project = project;
    this.#works = works;
    this.#tell = tell;
    this.#stop = project.listen(() => this.#later());
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#since === undefined) return this.#writing;
    this.#since = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  close(): Promise<void> {
    this.#stop();
    return this.flush();
  }

  #later(): void {
    const now = Date.now();
    this.#since ??= now;
    this.#say(this.#keeping === 'full' || this.#keeping === 'impossible' ? this.#keeping : 'writing');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => void this.flush(),
      Math.max(0, Math.min(SOON, this.#since + LATEST - now)),
    );
  }

  async #write(): Promise<void> {
    const { work } = this.#project;
    const kept = await this.#works.keep(work);
    if (kept.is === 'lost') this.#say(kept.isFull ? 'full' : 'impossible');
    else {
      if (kept.is === 'apart') {
        // From here on it is a work of its own. That is no change to be kept once more.
        this.#project.about({ id: kept.id });
        clearTimeout(this.#timer);
        this.#since = this.#project.work.files === work.files ? undefined : this.#since;
      }
      await this.#works.tidy(this.#project.work.id);
      this.#say(kept.is === 'apart' ? 'other-tab' : this.#since === undefined ? 'kept' : 'writing');
    }
  }

  #say(keeping: Keeping): void {
    if (keeping === this.#keeping) return;
    this.#keeping = keeping;
    this.#tell(keeping);
  }
}
