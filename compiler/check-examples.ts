import type { ExampleModel, GameModel } from './2-model/model.ts';
import { type CompiledGame, changedBy } from './3-ir/compiled.ts';
import {
  asFault,
  createInterpreter,
  type ExampleProblem,
  Interpreter,
  type Meter,
  runExample,
} from './interpret/index.ts';
import { placeOfStop } from './interpret/stopped.ts';
import { MOST_WORK_OF_EXAMPLES } from './limits.ts';
import type { Place, Problem, Problems } from './problems/problem.ts';

/** What does not hold in an example, and where. */
interface Found extends Pick<ExampleProblem, 'code' | 'data'> {
  readonly at: Place;
  readonly related: Pick<Problem, 'related'>;
}

/** What playing an example came to, and what it cost. */
export interface Played {
  readonly found: readonly Found[];
  readonly work: number;
}

/** Why a game cannot be played, if it cannot; and what it cost to make it ready. */
export interface Readied {
  readonly fault?: Readonly<Record<string, string>>;
  readonly work: number;
}

/** What is known from before, where the same games are checked again and again. */
export interface PlayedBefore {
  played(game: CompiledGame, example: number): Played | undefined;
  notePlayed(game: CompiledGame, example: number, played: Played): void;
  readied(game: CompiledGame): Readied | undefined;
  noteReadied(game: CompiledGame, readied: Readied): void;
}

/** An example of a game, and the first that does not hold in it. */
interface Broken {
  readonly example: ExampleModel;
  readonly problem: Found;
}

/**
 * Plays every worked example; one that does not hold is a problem at the line that is not so. Those of a game and its variants share
 * what they may cost; the one that goes beyond it is told, and those behind it are not played.
 */
export function checkExamples(games: readonly CompiledGame[], problems: Problems): void {
  for (const _ of playExamples(games, problems));
}

/** The same one by one: it may be left between two. */
export function* playExamples(
  games: readonly CompiledGame[],
  problems: Problems,
  before?: PlayedBefore,
): Generator<void, void> {
  /** By game and variant: the examples that do not hold in it, or in what it changes. */
  const failed = new Map<string, Set<string>>();
  const meters = new Map<string, Meter>();
  for (const compiled of parentsFirst(games)) {
    const { id, model } = compiled;
    const family = model.base ?? model.name;
    const meter = meters.get(family) ?? { left: MOST_WORK_OF_EXAMPLES };
    meters.set(family, meter);
    if (meter.left < 0) continue;
    const player = new Player(compiled, meter, before);
    const { fault } = player.readied;
    yield;
    if (fault) {
      problems.warning('example-fault', model.at, fault);
      continue;
    }
    const brokenByVariant: Broken[] = [];
    const parent = games.find((one) => one.id === changedBy(model))?.model;
    const ofParent = new Set(parent?.examples.map(({ at }) => placeKey(at)));
    const known = new Set(failed.get(changedBy(model) ?? ''));
    failed.set(id, known);
    for (const [index, example] of model.examples.entries()) {
      const found = player.play(index);
      yield;
      const own = !ofParent.has(placeKey(example.at));
      if (meter.left < 0) {
        const data = { name: example.name, limit: MOST_WORK_OF_EXAMPLES };
        problems.warning('examples-too-long', own ? example.at : model.at, data);
        break;
      }
      const [problem] = found;
      if (!problem) continue;
      if (own)
        for (const { code, data, at, related } of found) problems.warning(code, at, data, undefined, related);
      // One of the game, or of another variant, that only this variant does not keep is told once, at the variant.
      else if (!known.has(placeKey(example.at))) brokenByVariant.push({ example, problem });
      known.add(placeKey(example.at));
    }
    reportVariant(model, brokenByVariant, problems);
  }
}

/** Plays the examples of a game, or knows what they came to before. */
class Player {
  readonly readied: Readied;
  readonly #compiled: CompiledGame;
  readonly #meter: Meter;
  readonly #before: PlayedBefore | undefined;
  #interpreter: Interpreter | undefined;

  constructor(compiled: CompiledGame, meter: Meter, before: PlayedBefore | undefined) {
    this.#compiled = compiled;
    this.#meter = meter;
    this.#before = before;
    const known = before?.readied(compiled);
    if (known) meter.left -= known.work;
    this.readied = known ?? this.#makeReady();
  }

  play(index: number): readonly Found[] {
    const known = this.#before?.played(this.#compiled, index);
    if (known) {
      this.#meter.left -= known.work;
      return known.found;
    }
    const { left } = this.#meter;
    this.#ready();
    this.#meter.left = left;
    const { model, game } = this.#compiled;
    const example = model.examples[index]!;
    const found = runExample(game, game.examples[index]!, this.#interpreter).map(
      (problem): Found => ({
        code: problem.code,
        data: told(problem),
        at: placeIn(example, problem),
        related: stopIn(model, problem),
      }),
    );
    if (this.#meter.left >= 0)
      this.#before?.notePlayed(this.#compiled, index, { found, work: left - this.#meter.left });
    return found;
  }

  #makeReady(): Readied {
    const { left } = this.#meter;
    const fault = this.#ready();
    const readied = { ...(fault ? { fault } : {}), work: left - this.#meter.left };
    this.#before?.noteReadied(this.#compiled, readied);
    return readied;
  }

  /** The game, ready to be played; or why it cannot be. */
  #ready(): Record<string, string> | undefined {
    if (this.#interpreter) return undefined;
    const interpreter = ready(this.#compiled.game, this.#meter);
    if (!(interpreter instanceof Interpreter)) return interpreter;
    this.#interpreter = interpreter;
    return undefined;
  }
}

/** A variant of a variant behind that one. */
function parentsFirst(games: readonly CompiledGame[]): CompiledGame[] {
  return [...games].sort((a, b) => (a.model.chain?.length ?? 0) - (b.model.chain?.length ?? 0));
}

function placeKey({ file, start }: Place): string {
  return `${file} ${start}`;
}

function ready(game: CompiledGame['game'], meter: Meter): Interpreter | Record<string, string> {
  try {
    return createInterpreter(game, meter);
  } catch (problem) {
    const { code, routine, about } = asFault(problem);
    return { fault: code, routine, about };
  }
}

/** Each example that holds otherwise, and each fault once, however many examples come to it. */
function reportVariant(model: GameModel, broken: readonly Broken[], problems: Problems): void {
  const variant = model.name;
  const faultOf = ({ problem }: Broken): string => JSON.stringify([problem.data, problem.related]);
  const known = new Set<string>();
  for (const one of broken) {
    const { code, data, at: also, related } = one.problem;
    const example = one.example.name;
    if (code !== 'example-fault') {
      const because = { code, data };
      problems.warning('variant-breaks-example', model.at, { example, variant }, also, { because });
    } else if (!known.has(faultOf(one))) {
      known.add(faultOf(one));
      const count = broken.filter((other) => faultOf(other) === faultOf(one)).length;
      const { fault = '', routine = '', about = '' } = data;
      const told = { variant, fault, routine, about, example, count };
      problems.warning('variant-stops', model.at, told, also, related);
    }
  }
}

/** What is told of it: of rules that stop, the phase, and only what it does not say. */
function told({ code, data }: ExampleProblem): ExampleProblem['data'] {
  if (code !== 'example-fault') return data;
  const { routine = '', about = '', ...rest } = data;
  // What is done at once is a routine of its own: `course/player`.
  const named = String(routine).split('/')[0]!;
  return { ...rest, routine: named, ...(about === routine ? {} : { about }) };
}

/** Where an example does not hold. */
function placeIn(example: ExampleModel, { fact, conjunct }: ExampleProblem): Place {
  const found = example.facts[fact];
  if (found?.is === 'holds' && conjunct !== undefined) return found.conjuncts[conjunct] ?? found.at;
  return found?.at ?? example.at;
}

function stopIn(model: GameModel, { stopped, data }: ExampleProblem): Pick<Problem, 'related'> {
  const at = placeOfStop(model, String(data.routine), stopped);
  return at ? { related: [{ is: 'stopped', at }] } : {};
}
