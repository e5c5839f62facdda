import { converse, type Dialogue, type Difference, differences, SAVED } from '../../protocol/dialogue.ts';
import type { ReferenceSession } from '../../protocol/reference-session.ts';
import { isObject, type Json, type JsonObject } from '../../runtime/json.ts';
import { EngineProcess, EngineTrouble, type Trouble } from './engine-process.ts';

/** A failed dialogue. */
export interface Failure {
  readonly dialogue: Dialogue;
  /** The failed step, counted from 1. */
  readonly step: number;
  readonly request: JsonObject;
  readonly expect: JsonObject;
  /** The engine's answer; undefined if it was none. */
  readonly answer: Json | undefined;
  /** The differences, one per line. */
  readonly differences: readonly string[];
  /** Why the engine did not answer, with the end of its standard error. */
  readonly trouble: { readonly is: Trouble; readonly detail: string; readonly errors: string } | undefined;
}

/** Timeouts in milliseconds: for the first answer, which includes the start of the program, and for each later one. */
export interface Patience {
  readonly atStart: number;
  readonly afterwards: number;
}

/** Asks an engine process, and restarts it after it failed to answer. */
export class Examiner {
  readonly #command: string;
  readonly #cwd: string;
  readonly #patience: Patience;
  #engine: EngineProcess | undefined;
  #troubles = 0;

  constructor(command: string, cwd: string, patience: Patience) {
    this.#command = command;
    this.#cwd = cwd;
    this.#patience = patience;
  }

  /** Whether the engine failed to answer too often in a row. */
  get givenUp(): boolean {
    return this.#troubles >= 3;
  }

  /** The end of its standard error. */
  get errors(): string {
    return this.#engine?.errors ?? '';
  }

  async hello(): Promise<Json> {
    return this.#ask({ do: 'hello' });
  }

  /** Runs the dialogue; undefined if every answer is right. */
  async examine(
    dialogue: Dialogue,
    reference: () => ReferenceSession | undefined,
  ): Promise<Failure | undefined> {
    let asked = 0;
    try {
      const difference = await converse(dialogue, async (request) => {
        asked++;
        return this.#ask(request);
      });
      this.#troubles = 0;
      return difference && (await this.#failed(dialogue, difference, reference));
    } catch (problem) {
      if (!(problem instanceof EngineTrouble)) throw problem;
      const { request, expect } = dialogue.steps[asked - 1]!;
      const trouble = { is: problem.trouble, detail: problem.detail, errors: this.errors };
      this.#troubles++;
      this.stop();
      return { dialogue, step: asked, request, expect, answer: undefined, differences: [], trouble };
    }
  }

  stop(): void {
    this.#engine?.stop();
    this.#engine = undefined;
  }

  async #ask(request: JsonObject): Promise<Json> {
    if (!this.#engine) {
      this.#engine = new EngineProcess(this.#command, this.#cwd);
      const greeting = await this.#engine.ask({ do: 'hello' }, this.#patience.atStart);
      if (request.do === 'hello') return greeting;
    }
    return this.#engine.ask(request, this.#patience.afterwards);
  }

  async #failed(
    dialogue: Dialogue,
    { step, request, expect, answer }: Difference,
    reference: () => ReferenceSession | undefined,
  ): Promise<Failure> {
    const { id: _, ...plain } = isObject(answer) ? answer : {};
    const plainly = differences(expect, isObject(answer) ? plain : answer);
    const deeper = await this.#look(dialogue, step, plainly, reference);
    const found = deeper.length > 0 ? deeper : plainly;
    return { dialogue, step: step + 1, request, expect, answer, differences: found, trouble: undefined };
  }

  /** If only digests differ, compares the full states of engine and interpreter. */
  async #look(
    { steps }: Dialogue,
    step: number,
    plainly: readonly string[],
    session: () => ReferenceSession | undefined,
  ): Promise<string[]> {
    if (!plainly.every((line) => line.startsWith('digest:'))) return [];
    const reference = session();
    if (!reference) return [];
    let saved: Json = null;
    for (const { request } of steps.slice(0, step + 1)) {
      const answer = reference.ask(request.saved === SAVED ? { ...request, saved } : request);
      if (request.do === 'save') saved = answer.saved ?? null;
    }
    const { digest, ...asked } = steps[step]!.request;
    const question: JsonObject = digest === true ? asked : { do: 'state' };
    try {
      const answer = await this.#ask(question);
      const { id: _, ...own } = isObject(answer) ? answer : {};
      return differences(reference.ask(question), own);
    } catch (problem) {
      if (!(problem instanceof EngineTrouble)) throw problem;
      this.stop();
      return [];
    }
  }
}
