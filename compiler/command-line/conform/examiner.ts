import { converse, type Dialogue, type Difference, differences, SAVED } from '../../protocol/dialogue.ts';
import type { ReferenceSession } from '../../protocol/reference-session.ts';
import { isObject, type Json, type JsonObject } from '../../runtime/json.ts';
import { EngineProcess, EngineTrouble, type Trouble } from './engine-process.ts';

/** A dialogue that did not go as it must. */
export interface Failure {
  readonly dialogue: Dialogue;
  /** Which step, from 1. */
  readonly step: number;
  readonly request: JsonObject;
  readonly expect: JsonObject;
  /** What was answered; undefined: nothing that is an answer. */
  readonly answer: Json | undefined;
  /** What is wrong, each as a line. */
  readonly differences: readonly string[];
  /** Why there is no answer, and what the engine wrote to its standard error last. */
  readonly trouble: { readonly is: Trouble; readonly detail: string; readonly errors: string } | undefined;
}

/** How many milliseconds an answer may take: the first, for which the program has to start, and each from then on. */
export interface Patience {
  readonly atStart: number;
  readonly afterwards: number;
}

/** An engine that is started, asked, and started again after it has gone astray. */
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

  /** After so many failures to answer in a row, asking on is a waste of time. */
  get givenUp(): boolean {
    return this.#troubles >= 3;
  }

  /** What it wrote to its standard error last. */
  get errors(): string {
    return this.#engine?.errors ?? '';
  }

  async hello(): Promise<Json> {
    return this.#ask({ do: 'hello' });
  }

  /** Leads the dialogue; undefined: every answer is right. */
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

  /** Where only digests differ: what the engine has there, against what the reference has. */
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
