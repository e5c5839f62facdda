import type { ExampleModel } from './2-model/model.ts';
import type { CompiledGame } from './compile.ts';
import {
  asFault,
  createInterpreter,
  type ExampleProblem,
  Interpreter,
  runExample,
} from './interpret/index.ts';
import type { Problems } from './problems/problem.ts';

/** Plays every worked example; one that does not hold is a problem at the line that is not so. */
export function checkExamples(games: readonly CompiledGame[], problems: Problems): void {
  const failed = new Set<string>();
  for (const { model, game } of games) {
    const interpreter = ready(game);
    if (!(interpreter instanceof Interpreter)) {
      problems.warning('example-fault', model.at, interpreter);
      continue;
    }
    for (const [index, example] of model.examples.entries()) {
      const found = runExample(game, game.examples[index]!, interpreter);
      if (found.length === 0) continue;
      const key = `${model.base ?? model.name} ${example.name}`;
      const own = !model.base || example.at.file === model.at.file;
      if (own) for (const problem of found) report(example, problem, problems);
      // One of the base game that only the variant does not keep is told once, at the variant.
      else if (!failed.has(key)) {
        const data = { example: example.name, variant: model.name };
        problems.warning('variant-breaks-example', model.at, data, example.at);
      }
      if (!model.base) failed.add(key);
    }
  }
}

/** The game, ready to be played, or why it cannot be. */
function ready(game: CompiledGame['game']): Interpreter | Record<string, string> {
  try {
    return createInterpreter(game);
  } catch (problem) {
    const { code, routine, about } = asFault(problem);
    return { fault: code, routine, about };
  }
}

function report(example: ExampleModel, { fact, code, data }: ExampleProblem, problems: Problems): void {
  problems.warning(code, example.facts[fact]?.at ?? example.at, data);
}
