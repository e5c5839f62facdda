import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { writeRecord } from '../record/record.ts';
import type { Session } from '../record/session.ts';
import { sayWriteTrouble } from '../shared/file-errors.ts';
import { replaceText } from '../shared/files.ts';
import { EXIT, harmless, type Io, OutsideError } from '../shared/io.ts';
import type { Say } from '../shared/words/index.ts';

/** Saves a game after every move. An error is reported once, and the game goes on. */
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

  /** Checks that the file can be created, before the first question. */
  checkPlace(): void {
    if (this.#file === undefined) return;
    try {
      accessSync(dirname(resolve(this.#io.cwd, this.#file)), constants.W_OK);
    } catch (error) {
      throw this.#refusal(this.#file, error);
    }
  }

  /** The first save: an error here prevents the game from starting. */
  begin(session: Session): void {
    if (this.#file === undefined) return;
    try {
      this.#write(this.#file, session);
    } catch (error) {
      throw this.#refusal(this.#file, error);
    }
  }

  /** Whether it was written. `insist`: says that it was not, even if that was said before. */
  save(session: Session, insist = false): boolean {
    if (this.#file === undefined) return false;
    if (insist) this.#complained = false;
    try {
      this.#write(this.#file, session);
      this.#complained = false;
      return true;
    } catch (error) {
      if (!this.#complained)
        this.#tell('cannot-write', { file: this.#file, trouble: sayWriteTrouble(error, this.#say) });
      this.#complained = true;
      return false;
    }
  }

  /** Saves from now on in this file; without a name, in one that does not exist yet. Never over another file. */
  saveAs(session: Session, name: string): string | undefined {
    if (name === '' && this.#file !== undefined) return this.save(session, true) ? this.#file : undefined;
    const before = this.#file;
    if (name !== '' && name !== this.#file && existsSync(resolve(this.#io.cwd, name))) {
      this.#tell('file-exists', { file: name });
      return undefined;
    }
    this.#file = name === '' ? this.#freeName(session) : name;
    if (this.save(session, true)) return this.#file;
    this.#file = before;
    return undefined;
  }

  #write(file: string, session: Session): void {
    replaceText(resolve(this.#io.cwd, file), writeRecord(session.record()));
  }

  #refusal(file: string, error: unknown): OutsideError {
    const trouble = sayWriteTrouble(error, this.#say);
    return new OutsideError(this.#say('cannot-write', { file, trouble }), EXIT.usage);
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
