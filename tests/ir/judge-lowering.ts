import { rulesIn } from '../../compiler/2-model/walk.ts';
import type { CompiledGame } from '../../compiler/3-ir/compiled.ts';
import type { Example } from '../../compiler/3-ir/ir.ts';
import { createInterpreter, type Meter, runExample } from '../../compiler/interpret/index.ts';
import { converse, type Dialogue } from '../../compiler/protocol/dialogue.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import type { LoweringMutant } from './mutate-routines.ts';

/** Who notices a mutant, as in `compiler/mutate/judge.ts`. `game`: it cannot even be made ready to be played. */
export interface Noticed {
  readonly by: 'game' | 'example' | 'recorded' | 'nobody';
  readonly what: string;
}

/** An example that takes this many times the work of all of them together is taken for endless. */
const ENDLESS = 20;

/**
 * Plays the worked examples of a game on its mutants. What they expect was written from the rules by people, so that it stays
 * right where lowering is wrong. What was recorded comes from the interpreter: it only notices what changes from now on.
 */
export class LoweringJudge {
  readonly #id: string;
  readonly #examples: readonly { readonly example: Example; readonly rules: readonly string[] }[];
  readonly #dialogues: readonly Dialogue[];
  readonly #work: number;
  /** By rule: the example that noticed the last mutant of it is the likeliest to notice the next. */
  readonly #last = new Map<string, Example>();

  constructor({ id, game }: CompiledGame, dialogues: readonly Dialogue[]) {
    this.#id = id;
    // Whole games first: they go where no example does.
    const isGame = ({ kind }: Dialogue): number => (kind === 'game' ? 0 : 1);
    this.#dialogues = dialogues.toSorted((a, b) => isGame(a) - isGame(b) || a.steps.length - b.steps.length);
    this.#examples = game.examples.map((example) => ({ example, rules: rulesIn(example) }));
    const meter: Meter = { left: Number.MAX_SAFE_INTEGER };
    const interpreter = createInterpreter(game, meter);
    const failed = game.examples.find((example) => runExample(game, example, interpreter).length > 0);
    if (failed) throw new Error(`${id}: ${failed.name} does not hold to begin with`);
    this.#work = Number.MAX_SAFE_INTEGER - meter.left;
  }

  async judge({ rule, game }: LoweringMutant): Promise<Noticed> {
    const meter: Meter = { left: 0 };
    let interpreter: ReturnType<typeof createInterpreter>;
    try {
      interpreter = createInterpreter(game, meter);
    } catch (problem) {
      return { by: 'game', what: problem instanceof Error ? problem.message : String(problem) };
    }
    for (const example of this.#inOrder(rule)) {
      meter.left = this.#work * ENDLESS;
      if (runExample(game, example, interpreter).length === 0) continue;
      this.#last.set(rule, example);
      return { by: 'example', what: example.name };
    }
    const session = new ReferenceSession([{ id: this.#id, game }]);
    for (const dialogue of this.#dialogues)
      if (await converse(dialogue, async (request) => session.ask(request)))
        return { by: 'recorded', what: dialogue.id };
    return { by: 'nobody', what: '' };
  }

  /** What is about the rule comes first. */
  #inOrder(rule: string): readonly Example[] {
    const last = this.#last.get(rule);
    const isNear = (one: { readonly rules: readonly string[] }): boolean => one.rules.includes(rule);
    const ordered = [...this.#examples.filter(isNear), ...this.#examples.filter((one) => !isNear(one))];
    const others = ordered.map(({ example }) => example).filter((example) => example !== last);
    return last ? [last, ...others] : others;
  }
}
