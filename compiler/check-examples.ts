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

/** An example of a game, and the first that does not hold in it. */
interface Broken {
  readonly example: ExampleModel;
  readonly problem: ExampleProblem;
}

/**
 * Plays every worked example; one that does not hold is a problem at the line that is not so. Those of a game and its variants share
 * what they may cost; the one that goes beyond it is told, and those behind it are not played.
 */
export function checkExamples(games: readonly CompiledGame[], problems: Problems): void {
  /** By game and variant: the examples that do not hold in it, or in what it changes. */
  const failed = new Map<string, Set<string>>();
  const meters = new Map<string, Meter>();
  for (const { id, model, game } of parentsFirst(games)) {
    const family = model.base ?? model.name;
    const meter = meters.get(family) ?? { left: MOST_WORK_OF_EXAMPLES };
    meters.set(family, meter);
    if (meter.left < 0) continue;
    const interpreter = ready(game, meter);
    if (!(interpreter instanceof Interpreter)) {
      problems.warning('example-fault', model.at, interpreter);
      continue;
    }
    const brokenByVariant: Broken[] = [];
    const parent = games.find((one) => one.id === changedBy(model))?.model;
    const known = new Set(failed.get(changedBy(model) ?? ''));
    failed.set(id, known);
    for (const [index, example] of model.examples.entries()) {
      const found = runExample(game, game.examples[index]!, interpreter);
      const own = !parent?.examples.some(({ at }) => placeKey(at) === placeKey(example.at));
      if (meter.left < 0) {
        const data = { name: example.name, limit: MOST_WORK_OF_EXAMPLES };
        problems.warning('examples-too-long', own ? example.at : model.at, data);
        break;
      }
      const [problem] = found;
      if (!problem) continue;
      if (own) for (const one of found) report(model, example, one, problems);
      // One of the game, or of another variant, that only this variant does not keep is told once, at the variant.
      else if (!known.has(placeKey(example.at))) brokenByVariant.push({ example, problem });
      known.add(placeKey(example.at));
    }
    reportVariant(model, brokenByVariant, problems);
  }
}

/** A variant of a variant behind that one. */
function parentsFirst(games: readonly CompiledGame[]): CompiledGame[] {
  return [...games].sort((a, b) => (a.model.chain?.length ?? 0) - (b.model.chain?.length ?? 0));
}

function placeKey({ file, start }: Place): string {
  return `${file} ${start}`;
}

/** The game, ready to be played, or why it cannot be. */
function ready(game: CompiledGame['game'], meter: Meter): Interpreter | Record<string, string> {
  try {
    return createInterpreter(game, meter);
  } catch (problem) {
    const { code, routine, about } = asFault(problem);
    return { fault: code, routine, about };
  }
}

function report(model: GameModel, example: ExampleModel, problem: ExampleProblem, problems: Problems): void {
  const { code, data } = problem;
  problems.warning(code, placeIn(example, problem), data, undefined, stopIn(model, problem));
}

/** Each example that holds otherwise, and each fault once, however many examples come to it. */
function reportVariant(model: GameModel, broken: readonly Broken[], problems: Problems): void {
  const variant = model.name;
  const faultOf = ({ problem }: Broken): string => JSON.stringify([problem.data, stopIn(model, problem)]);
  const known = new Set<string>();
  for (const one of broken) {
    const { code, data } = one.problem;
    const also = placeIn(one.example, one.problem);
    const example = one.example.name;
    if (code !== 'example-fault') {
      const because = { code, data };
      problems.warning('variant-breaks-example', model.at, { example, variant }, also, { because });
    } else if (!known.has(faultOf(one))) {
      known.add(faultOf(one));
      const count = broken.filter((other) => faultOf(other) === faultOf(one)).length;
      const { fault = '', routine = '', about = '' } = data;
      const told = { variant, fault, routine, about, example, count };
      problems.warning('variant-stops', model.at, told, also, stopIn(model, one.problem));
    }
  }
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
