import type { Work } from '../project.ts';
import { changeBetween, type TextChange } from '../text-change.ts';
import { Full, transact } from './database.ts';

/** A work as it is kept. `revision` counts its changes: who finds another than they wrote knows that another tab was there. */
export interface KeptWork extends Work {
  readonly changed: number;
  readonly revision: string;
}

/** What a work was before a change: the files that differ from what came next, each by what turns it back. */
interface Version {
  readonly work: string;
  readonly at: number;
  readonly back: Readonly<Record<string, TextChange | string | null>>;
}

export type Kept =
  | { readonly is: 'kept' }
  /** Another tab went on with it otherwise: this one is kept under an id of its own, so that neither is lost. */
  | { readonly is: 'apart'; readonly id: string }
  /** `hasRoom`: false where storage is full, undefined where it cannot be used at all. */
  | { readonly is: 'lost'; readonly isFull: boolean };

/** Versions closer to each other than that are one, in milliseconds. */
const APART = 60_000;
const MOST_VERSIONS = 200;
const LONGEST = 4_000_000;

const random = (): string => crypto.randomUUID();

/** The works of this browser. Nothing here throws. */
export class Works {
  /** By work: what this tab last read or wrote. */
  readonly #known = new Map<string, KeptWork>();

  async list(): Promise<readonly Pick<KeptWork, 'id' | 'title' | 'game' | 'changed' | 'course'>[]> {
    const all = await attempt(() =>
      transact<KeptWork[]>('readonly', (works, _, done) => {
        const request = works.getAll();
        request.onsuccess = () => done((request.result as unknown[]).filter(isKept));
      }),
    );
    return (all ?? [])
      .map(({ id, title, game, changed, course }) => ({ id, title, game, changed, course }))
      .sort((a, b) => b.changed - a.changed);
  }

  async find(id: string): Promise<Work | undefined> {
    const found = await attempt(() =>
      transact<unknown>('readonly', (works, _, done) => {
        const request = works.get(id);
        request.onsuccess = () => done(request.result);
      }),
    );
    if (!isKept(found)) return undefined;
    this.#known.set(id, found);
    return workOf(found);
  }

  /** Keeps a work as it is now, and what it was before, in one go. */
  async keep(work: Work, now = Date.now()): Promise<Kept> {
    if (sizeOf(work) > LONGEST) return { is: 'lost', isFull: true };
    const before = this.#known.get(work.id);
    const kept: KeptWork = { ...work, changed: now, revision: random() };
    try {
      const there = await this.#write(kept, before, now);
      this.#known.set(there.id, there);
      return there.id === work.id ? { is: 'kept' } : { is: 'apart', id: there.id };
    } catch (problem) {
      if (!(problem instanceof Full)) return { is: 'lost', isFull: false };
      // Room is made by what is only looked back at, before anything is given up.
      if (before && (await this.#forgetOldest(work.id))) return this.keep(work, now);
      return { is: 'lost', isFull: true };
    }
  }

  async #write(kept: KeptWork, before: KeptWork | undefined, now: number): Promise<KeptWork> {
    const written = await transact<KeptWork>('readwrite', (works, versions, done) => {
      const request = works.get(kept.id);
      request.onsuccess = () => {
        const there = request.result as unknown;
        const isOther = isKept(there) && there.revision !== before?.revision;
        const put = isOther ? { ...kept, id: random() } : kept;
        works.put(put);
        const last = versions.openCursor(rangeOf(put.id), 'prev');
        last.onsuccess = () => {
          const newest = last.result?.value as Version | undefined;
          if (before && !isOther && (!newest || now - newest.at >= APART))
            versions.put({ work: put.id, at: now, back: backTo(before.files, kept.files) } satisfies Version);
          // Between two versions: what leads back from there has to lead back from here.
          else if (before && !isOther && newest)
            versions.put({ ...newest, back: backTo(filesAt(before.files, newest.back), kept.files) });
        };
        done(put);
      };
    });
    if (!written) throw new Error('nothing was written');
    return written;
  }

  /** What a work was before, the newest first. */
  async history(id: string): Promise<readonly { readonly at: number; readonly files: readonly string[] }[]> {
    const versions = await this.#versions(id);
    return versions.map(({ at, back }) => ({ at, files: Object.keys(back) })).reverse();
  }

  /** The files as they were before the change of that moment. */
  async filesBefore(id: string, at: number): Promise<Readonly<Record<string, string>> | undefined> {
    const work = await this.find(id);
    if (!work) return undefined;
    const versions = await this.#versions(id);
    return versions
      .filter((version) => version.at >= at)
      .reverse()
      .reduce((files, { back }) => filesAt(files, back), work.files);
  }

  async remove(id: string): Promise<void> {
    this.#known.delete(id);
    await attempt(() =>
      transact('readwrite', (works, versions) => {
        works.delete(id);
        versions.delete(rangeOf(id));
      }),
    );
  }

  async #versions(id: string): Promise<readonly Version[]> {
    const found = await attempt(() =>
      transact<Version[]>('readonly', (_, versions, done) => {
        const request = versions.getAll(rangeOf(id));
        request.onsuccess = () => done(request.result as Version[]);
      }),
    );
    return found ?? [];
  }

  /** Half of what is kept of earlier versions goes, the oldest first. */
  async #forgetOldest(id: string): Promise<boolean> {
    const versions = await this.#versions(id);
    if (versions.length === 0) return false;
    const gone = versions.slice(0, Math.max(1, Math.ceil(versions.length / 2)));
    await attempt(() =>
      transact('readwrite', (_, store) => {
        for (const { work, at } of gone) store.delete([work, at]);
      }),
    );
    return true;
  }

  /** Keeps the history of a work within bounds. */
  async tidy(id: string): Promise<void> {
    const versions = await this.#versions(id);
    const gone = versions.slice(0, Math.max(0, versions.length - MOST_VERSIONS));
    if (gone.length === 0) return;
    await attempt(() =>
      transact('readwrite', (_, store) => {
        for (const { work, at } of gone) store.delete([work, at]);
      }),
    );
  }
}

/** For each file that differs: what turns it back. A file that was not there is null, one that is gone is its text. */
function backTo(before: Work['files'], after: Work['files']): Version['back'] {
  const back: Record<string, TextChange | string | null> = {};
  for (const file of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[file], after[file]];
    if (old === now) continue;
    if (old === undefined) back[file] = null;
    else back[file] = now === undefined ? old : changeBetween(now, old);
  }
  return back;
}

function filesAt(files: Work['files'], back: Version['back']): Readonly<Record<string, string>> {
  const out: Record<string, string> = { ...files };
  for (const [file, change] of Object.entries(back)) {
    if (change === null) delete out[file];
    else if (typeof change === 'string') out[file] = change;
    else
      out[file] =
        (out[file] ?? '').slice(0, change.start) + change.text + (out[file] ?? '').slice(change.end);
  }
  return out;
}

const rangeOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

function sizeOf({ files, base }: Work): number {
  return [...Object.values(files), ...Object.values(base)].reduce((sum, text) => sum + text.length, 0);
}

function workOf({ changed: _, revision: __, ...work }: KeptWork): Work {
  return work;
}

/** Whatever lies in the storage, if it can be a work. */
function isKept(given: unknown): given is KeptWork {
  if (typeof given !== 'object' || given === null) return false;
  const { id, title, game, folder, origin, files, base, changed, revision } = given as Record<
    string,
    unknown
  >;
  return (
    [id, title, game, folder, origin, revision].every((one) => typeof one === 'string') &&
    typeof changed === 'number' &&
    areFiles(files) &&
    areFiles(base)
  );
}

function areFiles(given: unknown): given is Work['files'] {
  return (
    typeof given === 'object' &&
    given !== null &&
    Object.values(given).every((text) => typeof text === 'string')
  );
}

async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
