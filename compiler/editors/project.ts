import type { Diagnostic } from 'vscode-languageserver';
import { type Checked, LanguageService } from '../language-service/index.ts';
import type { Language } from '../problems/messages/message.ts';
import { diagnosticOf } from './diagnostics.ts';
import type { Disk } from './disk.ts';
import { Texts } from './texts.ts';

/** How long a slice of work may take before requests are answered, in milliseconds. */
const SLICE = 20;

export interface Told {
  readonly uri: string;
  readonly diagnostics: Diagnostic[];
}

/** A folder of rules that is edited: files that are open are as the editor has them, the others as they are on the disk. */
export class Project {
  readonly service: LanguageService;
  readonly texts: Texts;
  readonly #root: string;
  readonly #disk: Disk;
  readonly #language: Language;
  readonly #tell: (told: Told) => void;
  /** Open files, by what the editor calls them. */
  readonly #open = new Map<string, string>();
  /** Files that have changed since all was known. */
  readonly #changed = new Set<string>();
  readonly #told = new Map<string, string>();
  #isWaiting = false;

  constructor(root: string, disk: Disk, language: Language, tell: (told: Told) => void) {
    this.#root = root;
    this.#disk = disk;
    this.#language = language;
    this.#tell = tell;
    this.service = new LanguageService(disk.read(root));
    this.texts = new Texts((file) => this.service.textOf(file) ?? '');
  }

  uriOf(file: string): string {
    return this.#open.get(file) ?? this.#disk.uriOf(this.#root, file);
  }

  /** The editor has this text in an open file. */
  set(file: string, uri: string, text: string): void {
    this.#open.set(file, uri);
    this.service.set(file, text);
    this.#changed.add(file);
    this.#soon();
  }

  /** From now on it is what the disk has. */
  close(file: string): void {
    this.#open.delete(file);
    this.reread();
  }

  /** Files on the disk have changed. */
  reread(): void {
    const now = new Map(this.#disk.read(this.#root).map(({ file, text }) => [file, text]));
    for (const { file } of this.service.sources())
      if (!this.#open.has(file) && !now.has(file)) this.#set(file, undefined);
    for (const [file, text] of now) if (!this.#open.has(file)) this.#set(file, text);
    this.#soon();
  }

  #set(file: string, text: string | undefined): void {
    if (this.service.textOf(file) === text) return;
    if (text === undefined) this.service.remove(file);
    else this.service.set(file, text);
    this.#changed.add(file);
  }

  /** What has been typed in the meantime is checked together. */
  #soon(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    setImmediate(() => {
      this.#isWaiting = false;
      this.#check();
    });
  }

  /** What is wrong in what was edited is told at once; the rest when all is known. */
  #check(): void {
    const quick = this.service.check();
    if (!quick.isComplete) this.#publish(quick, (file) => this.#changed.has(file));
    this.#goOn(quick.version);
  }

  #goOn(version: number): void {
    if (this.#isWaiting || version !== this.service.version) return;
    const end = performance.now() + SLICE;
    while (this.service.step())
      if (performance.now() > end) {
        setImmediate(() => this.#goOn(version));
        return;
      }
    this.#changed.clear();
    this.#publish(this.service.checked(), () => true);
  }

  #publish({ problems }: Checked, isTold: (file: string) => boolean): void {
    const found = new Map<string, Diagnostic[]>([...this.#told.keys()].map((file) => [file, []]));
    for (const file of this.#open.keys()) found.set(file, []);
    for (const problem of problems) {
      const { file } = problem.at;
      const list = found.get(file) ?? [];
      found.set(file, list);
      list.push(diagnosticOf(problem, this, this.#language));
    }
    for (const [file, diagnostics] of found) {
      const told = JSON.stringify(diagnostics);
      if (!isTold(file) || this.#told.get(file) === told) continue;
      this.#told.set(file, told);
      this.#tell({ uri: this.uriOf(file), diagnostics });
    }
  }
}
