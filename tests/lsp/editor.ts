import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
} from 'vscode-languageserver-protocol/node';
import { readSources } from '../sources.ts';

/** An editor that has started a language server, with some games of this project in a folder of its own. */
export class Editor {
  readonly root = mkdtempSync(join(tmpdir(), 'regel-lsp-'));
  readonly asked: ProtocolConnection;
  readonly #process: ChildProcess;
  readonly #problems = new Map<string, Diagnostic[]>();
  readonly #texts = new Map<string, string>();
  #version = 1;
  #heard: () => void = () => undefined;
  /** What the server was asked to look after, by the name of the notification. */
  readonly registered: string[] = [];
  can: InitializeResult['capabilities'] = {};

  constructor(command: readonly string[], games: RegExp) {
    for (const { file, text } of readSources('rules', /\.(regel|ftl|mdx)$|confirmed\.txt$/))
      if (games.test(file)) this.write(file, text);
    const [program = '', ...args] = command;
    this.#process = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.asked = createProtocolConnection(
      new StreamMessageReader(this.#process.stdout!),
      new StreamMessageWriter(this.#process.stdin!),
    );
    this.asked.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      this.#problems.set(uri, diagnostics);
      this.#heard();
    });
    this.asked.onRequest(RegistrationRequest.type, ({ registrations }) => {
      this.registered.push(...registrations.map(({ method }) => method));
    });
    this.asked.listen();
  }

  async start(locale: string): Promise<void> {
    const { capabilities } = await this.asked.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: pathToFileURL(this.root).href,
      locale,
      capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
    });
    this.can = capabilities;
    await this.asked.sendNotification(InitializedNotification.type, {});
  }

  /** Says good-bye as the protocol wants it, and gives the exit code. */
  async end(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.#process.on('exit', resolve));
    await this.asked.sendRequest(ShutdownRequest.type);
    await this.asked.sendNotification(ExitNotification.type);
    const code = await ended;
    this.asked.dispose();
    rmSync(this.root, { recursive: true, force: true });
    return code;
  }

  write(file: string, text: string): void {
    const path = join(this.root, 'rules', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  uri(file: string): string {
    return pathToFileURL(join(this.root, 'rules', file)).href;
  }

  /** The text of a file as the editor has it, or else the disk. */
  text(file: string): string {
    return this.#texts.get(file) ?? readFileSync(join(this.root, 'rules', file), 'utf8');
  }

  async open(file: string): Promise<void> {
    const text = this.text(file);
    this.#texts.set(file, text);
    await this.asked.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri: this.uri(file), languageId: 'regel', version: 1, text },
    });
  }

  /** Writes something over the first stretch of an open file that says this. */
  async type(file: string, over: string, text: string): Promise<void> {
    const before = this.text(file);
    const start = before.indexOf(over);
    if (start < 0) throw new Error(`${file} does not hold: ${over}`);
    const range = { start: positionIn(before, start), end: positionIn(before, start + over.length) };
    this.#texts.set(file, before.slice(0, start) + text + before.slice(start + over.length));
    await this.asked.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: this.uri(file), version: ++this.#version },
      contentChanges: [{ range, text }],
    });
  }

  /** A place in a file, as requests name it: behind the first letter of a word in a stretch of the text. */
  at(file: string, part: string, word = part) {
    const text = this.text(file);
    const start = text.indexOf(part);
    if (start < 0) throw new Error(`${file} does not hold: ${part}`);
    const position = positionIn(text, start + part.indexOf(word) + 1);
    return { textDocument: { uri: this.uri(file) }, position };
  }

  /** What a stretch of a file says. */
  said({ uri, range }: { readonly uri: string; readonly range: TextEdit['range'] }): string {
    const text = this.text(this.file(uri));
    return text.slice(offsetIn(text, range.start), offsetIn(text, range.end));
  }

  file(uri: string): string {
    return uri.slice(this.uri('').length + 1);
  }

  /** The problems of a file, once they are such. */
  async problems(file: string, isSo: (problems: readonly Diagnostic[]) => boolean): Promise<Diagnostic[]> {
    for (;;) {
      const known = this.#problems.get(this.uri(file));
      if (known && isSo(known)) return known;
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
  }
}

export function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)!.length };
}

export function offsetIn(text: string, { line, character }: Position): number {
  const lines = text.split('\n').slice(0, line);
  return lines.reduce((sum, one) => sum + one.length + 1, 0) + character;
}

/** A text with edits, each of which names places of the text before all of them. */
export function editedText(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .map(({ range, newText }) => ({
      start: offsetIn(text, range.start),
      end: offsetIn(text, range.end),
      newText,
    }))
    .sort((a, b) => b.start - a.start)
    .reduce((now, { start, end, newText }) => now.slice(0, start) + newText + now.slice(end), text);
}
