// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import { shortened } from './errors.ts';
import { digestOf, isObject, type Json, type JsonObject, member } from './json.ts';
import { LONGEST_LINE, MOST_ENTRIES } from './limits.ts';
import type { Seeding } from './random.ts';
import { type ErrorCode, Members, NAMED, ProtocolError, SITUATION } from './request.ts';

/** In version 1, seeds meant other games (`earlier-seeds.ts`), and `moves` and `view` could be asked without a player. */
export const PROTOCOL = 3;
/** Versions whose saves are loaded: they only differ in what is answered. */
const LOADED: readonly Json[] = [2, PROTOCOL];

const SETUP = ['game', 'players', 'imaginary', 'options', 'seed'] as const;

/** What each request may say, besides `do`, `id` and `digest`; of which type it is stands in `compiler/protocol/schema.ts`. */
const MEMBERS = {
  hello: [],
  start: [...SETUP],
  situation: [...SETUP, ...SITUATION],
  give: [...SITUATION],
  run: ['phase', 'args', 'of'],
  score: ['scorings'],
  chances: [],
  mayGive: ['outcome'],
  chance: ['outcome'],
  moves: ['player'],
  play: ['player', 'move'],
  pass: ['player'],
  explain: ['player', 'move', 'fully'],
  state: [],
  view: ['player'],
  scores: [],
  result: [],
  always: [],
  value: [...NAMED],
  count: ['depth'],
  save: [],
  load: ['saved'],
} as const;
export type RequestName = keyof typeof MEMBERS;
/** What a request of this name may say. */
export type MemberOf<Name extends RequestName> = (typeof MEMBERS)[Name][number];
export const REQUESTS = Object.keys(MEMBERS) as RequestName[];

/** The requests that begin a game: a save has one of them, at its beginning. */
const BEGINNING: readonly RequestName[] = ['start', 'situation'];

/** The requests that change the game. In order, those since its beginning are what a save consists of. */
const CHANGING: readonly RequestName[] = [...BEGINNING, 'give', 'run', 'score', 'chance', 'play', 'pass'];

/** The requests that are answered by whatever plays the game. */
export type Answers = Readonly<
  Record<Exclude<RequestName, 'hello' | 'save' | 'load'>, (request: Members) => JsonObject>
>;

/** The changing requests since the game began, the latest first. */
interface Journal {
  readonly request: JsonObject;
  readonly before: Journal | undefined;
  /** How the seed of this game is read. */
  readonly seeding: Seeding;
}

/**
 * The engine protocol (`compiler/protocol/README.md`): one line in, one line out. It never throws, and after an error the game
 * is as it was. What plays the games is up to the class that extends it.
 */
export abstract class ProtocolSession {
  #journal: Journal | undefined;
  /** How games that begin here read their seeds: otherwise than usual only while one is loaded that version 1 saved. */
  protected seeding: Seeding = 'sha-256';
  #isReplaying = false;
  #isDigested = true;

  /** The ids of the games that it offers. */
  protected abstract games(): readonly string[];

  protected abstract readonly answers: Answers;

  /** The error for what a game throws; undefined for what was not expected. */
  protected abstract errorFor(
    problem: unknown,
  ): { readonly code: ErrorCode; readonly about: string } | undefined;

  /** Around each request from outside: here work can be counted. The requests of a save are part of the one that loads it. */
  protected counted<T>(work: () => T): T {
    return work();
  }

  /** Whether a save is being played again: nobody reads the answers, so that they need not say how the game stands. */
  protected get isReplaying(): boolean {
    return this.#isReplaying;
  }

  /** Whether the stand is told with its digest; to work it out may take longer than a move, and whoever needs none says so. */
  protected get isDigested(): boolean {
    return this.#isDigested;
  }

  /** Another session over the same games, in which none has begun. */
  protected abstract fresh(): ProtocolSession;

  /** Goes on with the game of a session that `fresh` gave, and answers as `start` does. */
  protected abstract goOnFrom(other: ProtocolSession): JsonObject;

  answer(line: string): string {
    if (line.length > LONGEST_LINE) return JSON.stringify(errorAnswer('too-long', 'line'));
    let request: unknown;
    try {
      request = JSON.parse(line);
    } catch {
      return JSON.stringify(errorAnswer('not-json', 'line'));
    }
    return JSON.stringify(this.ask(request as Json));
  }

  /** The same for a request that has been read. */
  ask(request: Json): JsonObject {
    return this.counted(() => this.#respond(request));
  }

  #respond(request: Json): JsonObject {
    const id = isObject(request) ? member(request, 'id') : undefined;
    const isNumber = typeof id === 'number' && Number.isFinite(id);
    const echo: JsonObject = isNumber || (typeof id === 'string' && id.length <= 200) ? { id } : {};
    try {
      if (id !== undefined && !('id' in echo)) throw new ProtocolError('bad-argument', 'id');
      return { ...echo, ...this.#handle(request) };
    } catch (problem) {
      return { ...echo, ...this.#errorAnswer(problem) };
    }
  }

  #handle(request: Json): JsonObject {
    if (!isObject(request)) throw new ProtocolError('not-a-request', 'line');
    const name = member(request, 'do');
    if (typeof name !== 'string') throw new ProtocolError('not-a-request', 'do');
    if (!isRequest(name)) throw new ProtocolError('unknown-request', shortened(name));
    const members = new Members(request, ['do', 'id', 'digest', ...MEMBERS[name]]);
    const short = members.flag('digest');
    this.#isDigested = members.json('digest') !== false;
    const answer = this.#answer(name, members);
    if (CHANGING.includes(name)) {
      const before = BEGINNING.includes(name) ? undefined : this.#journal;
      this.#journal = { request, before, seeding: before?.seeding ?? this.seeding };
    }
    return short ? { digest: digestOf(answer) } : answer;
  }

  #answer(name: RequestName, request: Members): JsonObject {
    switch (name) {
      case 'hello':
        return { protocol: PROTOCOL, games: [...this.games()] };
      case 'save':
        return { saved: this.#save() };
      case 'load':
        return this.#load(request.json('saved'));
      default:
        return this.answers[name](request);
    }
  }

  // ---- saves

  /** The game is no longer what the requests have led to: until another begins it cannot be saved. */
  protected forgetRequests(): void {
    this.#journal = undefined;
  }

  #save(): JsonObject {
    if (!this.#journal) throw new ProtocolError('no-game', 'start');
    const requests: JsonObject[] = [];
    for (let one: Journal | undefined = this.#journal; one; one = one.before) requests.push(one.request);
    const version: JsonObject = this.#journal.seeding === 'sha-256' ? { protocol: PROTOCOL } : {};
    return { ...version, requests: requests.reverse() };
  }

  /** Sends the requests of a save again. What was not written by `save` is refused, and nothing has changed then. */
  #load(saved: Json | undefined): JsonObject {
    const refuse = (): never => {
      throw new ProtocolError('bad-argument', 'saved');
    };
    if (!isObject(saved)) return refuse();
    const { requests, protocol, ...others } = saved;
    // Version 1 did not write which one it was.
    const isKnown = protocol === undefined || LOADED.includes(protocol);
    if (Object.keys(others).length > 0 || !isKnown) return refuse();
    if (!Array.isArray(requests) || requests.length === 0 || requests.length > MOST_ENTRIES) return refuse();
    const again = this.fresh();
    again.#isReplaying = true;
    if (protocol === undefined) again.seeding = 'splitmix32';
    for (const [index, request] of requests.entries()) {
      const name = isObject(request) ? member(request, 'do') : undefined;
      // Whatever begins a game forgets all before it, so that `save` writes one such request, the first.
      const allowed = index === 0 ? BEGINNING : CHANGING.filter((one) => !BEGINNING.includes(one));
      if (!allowed.some((one) => one === name)) return refuse();
      const { error } = again.#respond(request);
      if (isObject(error) && member(error, 'about') === 'endless')
        throw new ProtocolError('too-many', 'saved');
      if (error !== undefined) return refuse();
    }
    const answer = this.goOnFrom(again);
    this.#journal = again.#journal;
    return answer;
  }

  #errorAnswer(problem: unknown): JsonObject {
    const found = problem instanceof ProtocolError ? problem : this.errorFor(problem);
    if (found) return errorAnswer(found.code, found.about);
    return errorAnswer('unexpected', problem instanceof Error ? problem.name : 'unknown');
  }
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(MEMBERS, name);
}

function errorAnswer(code: ErrorCode, about: string): JsonObject {
  return { error: { code, about } };
}
