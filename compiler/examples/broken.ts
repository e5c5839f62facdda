import type { ExampleModel } from '../2-model/model.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { type ExampleProblem, runExample } from '../interpret/index.ts';
import type { Place } from '../problems/problem.ts';

/** A stretch of an example that is not so, and what would be so there; undefined where only a person can tell. */
export interface Rewritten {
  readonly at: Place;
  readonly before: string;
  readonly now: string | undefined;
}

/** The examples of a game or variant that do not hold, each with what is not so in it. */
export function brokenExamples(
  { model, game }: CompiledGame,
  textOf: (place: Place) => string,
): { readonly example: ExampleModel; readonly changes: readonly Rewritten[] }[] {
  return model.examples.flatMap((example, index) => {
    const changes = runExample(game, game.examples[index]!).map((problem) =>
      rewritten(example, problem, textOf),
    );
    return changes.length === 0 ? [] : [{ example, changes }];
  });
}

function rewritten(
  example: ExampleModel,
  problem: ExampleProblem,
  textOf: (place: Place) => string,
): Rewritten {
  const fact = example.facts[problem.fact];
  const conjunct = fact?.is === 'holds' ? fact.conjuncts[problem.conjunct ?? 0] : undefined;
  const at = conjunct ?? fact?.at ?? example.at;
  const before = textOf(at);
  return { at, before, now: newText(before, fact?.is, problem) };
}

/** What is written as it was shown: a number, or a word. */
const PLAIN = /^(?:-?\d+|[a-z][A-Za-z0-9-]*)$/;

/** `X is E`, and not `X is at least E`. */
const COMPARED = /^(.*\sis) (?!in\b|not\b|at\b|more\b|less\b|empty\b).+$/s;

function newText(before: string, is: string | undefined, { code, data }: ExampleProblem): string | undefined {
  switch (code) {
    case 'example-fails': {
      const left = String(data.left ?? '');
      const [, compared] = COMPARED.exec(before) ?? [];
      if (compared !== undefined) return PLAIN.test(left) ? `${compared} ${left}` : undefined;
      // A field that is yes or no, and nothing else.
      if (data.left === undefined && /^(not )?[^\s]+( of [^\s]+)*$/.test(before))
        return before.startsWith('not ') ? before.slice(4) : `not ${before}`;
      return undefined;
    }
    case 'example-allowed':
      return /^(\S+ may )not (.*?)(?:: *[\w.-]+)?$/s.exec(before)?.slice(1).join('');
    case 'example-refused-otherwise':
      return before.replace(/:\s*[\w.-]+$/, `: ${data.found}`);
    case 'example-not-allowed':
      return is === 'may' ? `${before.replace(/^(\S+ may) /, '$1 not ')}: ${data.reason}` : undefined;
    default:
      return undefined;
  }
}
