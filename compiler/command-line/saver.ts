import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { replaceText } from './files.ts';
import { harmless, type Io } from './io.ts';
import { writeRecord } from './record.ts';
import type { Session } from './session.ts';
import { sayTrouble } from './trouble.ts';
import type { Say } from './words/index.ts';

/** Writes a game down after every move. What cannot be written is said once, and the game goes on. */
export class Saver {
  readonly #io: Io;
  readonly #say: Say;
  #file: string | undefined;
  #complained = false;

  constructor(io: Io, say: Say, file: string | undefined) {
    this.#io = io;
    this.#say = say;
    this.#file = file;
  }

  get file(): string | undefined {
    return this.#file;
  }

  save(session: Session): boolean {
    if (this.#file === undefined) return false;
    try {
      replaceText(resolve(this.#io.cwd, this.#file), writeRecord(session.record()));
      this.#complained = false;
      return true;
    } catch (error) {
      if (!this.#complained)
        this.#tell('cannot-write', { file: this.#file, trouble: sayTrouble(error, this.#say) });
      this.#complained = true;
      return false;
    }
  }

  /** Saves from now on in this file; without a name, in one that does not exist yet. Never over another file. */
  saveAs(session: Session, name: string): string | undefined {
    if (name === '' && this.#file !== undefined) return this.save(session) ? this.#file : undefined;
    const before = this.#file;
    if (name !== '' && name !== this.#file && existsSync(resolve(this.#io.cwd, name))) {
      this.#tell('file-exists', { file: name });
      return undefined;
    }
    this.#file = name === '' ? this.#freeName(session) : name;
    if (this.save(session)) return this.#file;
    this.#file = before;
    return undefined;
  }

  #freeName({ table }: Session): string {
    const base = [
      table.id.replace('/', '-'),
      ...(table.seed === undefined ? [] : [table.seed.replace(/[^\w-]+/g, '-')]),
    ].join('-');
    for (let number = 1; ; number++) {
      const name = number === 1 ? `${base}.txt` : `${base}-${number}.txt`;
      if (!existsSync(resolve(this.#io.cwd, name))) return name;
    }
  }

  #tell(id: 'cannot-write' | 'file-exists', values: Record<string, string>): void {
    this.#io.stderr.write(`${harmless(this.#say(id, values))}\n`);
  }
}
