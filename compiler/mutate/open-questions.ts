import type { Source } from '../1-syntax/source.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { compile } from '../compile.ts';
import { type Looked, searchWitness, type WitnessFound } from '../difference/index.ts';
import { Judge } from './judge.ts';
import { applied, type Mutant } from './mutant.ts';
import { mutantsOf } from './mutants.ts';

/** Something that the rules say and no example decides: whether this, or what the mutant says instead. */
export interface OpenQuestion extends WitnessFound {
  readonly mutant: Mutant;
}

export interface QuestionOptions {
  /** How many positions are compared for each question. */
  readonly positions?: number;
}

/** What is known after each piece of work: a question that is open, or only how far it has come. */
export interface Asking {
  readonly question?: OpenQuestion;
  readonly judged: number;
  readonly mutants: number;
  readonly looked?: Looked;
}

const USUAL_POSITIONS = 300;

/**
 * Goes through every small change of the rules, and for each that no example notices looks for the shortest game in which it would show:
 * both outcomes of the question that is open. Whoever asks goes on as long as it likes, and may stop at any time.
 */
export async function* openQuestions(
  sources: readonly Source[],
  base: CompiledGame,
  { positions = USUAL_POSITIONS }: QuestionOptions = {},
): AsyncGenerator<Asking, void> {
  const mutants = mutantsOf(sources, base);
  const judge = new Judge(sources, base.id, undefined);
  for (const [index, mutant] of mutants.entries()) {
    const progress = { judged: index + 1, mutants: mutants.length };
    const { by } = await judge.judge(mutant);
    if (by !== 'nobody') {
      yield progress;
      continue;
    }
    const search = outcomesOf(sources, base, mutant, positions);
    for (;;) {
      const { done, value } = search.next();
      if (done) {
        yield { ...progress, question: value };
        break;
      }
      yield { ...progress, looked: value };
    }
  }
}

/** Both outcomes of one question, as far as a search finds them. */
export function* outcomesOf(
  sources: readonly Source[],
  base: CompiledGame,
  mutant: Mutant,
  positions = USUAL_POSITIONS,
): Generator<Looked, OpenQuestion> {
  const { games } = compile(applied(sources, mutant), { texts: false, runExamples: false });
  const changed = games.find(({ id }) => id === base.id);
  if (!changed) return { mutant, looked: { positions: 0, games: 0, examples: 0 } };
  return { mutant, ...(yield* searchWitness(base, changed, { positions })) };
}
