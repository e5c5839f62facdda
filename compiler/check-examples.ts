import type { ExampleModel } from './2-model/model.ts';
import type { CompiledGame } from './compile.ts';
import { type ExampleProblem, runExample } from './interpret/examples.ts';
import { createInterpreter } from './interpret/index.ts';
import type { Problems } from './problems/problem.ts';

/** Plays every worked example; one that does not hold is a problem at the line that is not so. */
export function checkExamples(games: readonly CompiledGame[], problems: Problems): void {
  for (const { model, game } of games) {
    const interpreter = createInterpreter(game);
    for (const [index, example] of model.examples.entries()) {
      const found = runExample(game, game.examples[index]!, interpreter);
      // An example of the base game that a variant does not keep is told once, at the variant.
      if (model.base && example.at.file !== model.at.file) {
        if (found.length > 0)
          problems.warning(
            'variant-breaks-example',
            model.at,
            { example: example.name, variant: model.name },
            example.at,
          );
      } else for (const problem of found) report(example, problem, problems);
    }
  }
}

function report(example: ExampleModel, { fact, code, data }: ExampleProblem, problems: Problems): void {
  problems.warning(code, example.facts[fact]?.at ?? example.at, data);
}
