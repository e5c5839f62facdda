import { ParseCache, parseFile } from '../1-syntax/parse.ts';
import type { Source } from '../1-syntax/source.ts';
import type { Declaration } from '../1-syntax/tree.ts';
import { rulesIn } from '../2-model/walk.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import type { Example, Game } from '../3-ir/ir.ts';
import { type Compilation, compile } from '../compile.ts';
import { createInterpreter, type Interpreter, runExample } from '../interpret/index.ts';
import { type Problem, Problems } from '../problems/problem.ts';
import { converse, type Dialogue, type Vectors } from '../protocol/dialogue.ts';
import { ReferenceSession } from '../protocol/reference-session.ts';
import { canonical, type Json } from '../runtime/json.ts';
import { applied, type Mutant } from './mutant.ts';

/** Who notices a mutant. */
export interface Verdict {
  readonly by: /** A worked example, or an `always` rule in one: the specification's own checks. */
    | 'example'
    /** Only games, tables and questions that were recorded from the rules as they are. */
    | 'recorded'
    /** It survives. */
    | 'nobody'
    /** The compiler: nobody could play it, so it does not count. */
    | 'compiler'
    /** It is lowered to the very same game, so that it does not count. */
    | 'same';
  /** The first example or dialogue that noticed it. */
  readonly what: string;
}

/** Why a game cannot be judged: an example does not hold, or the vectors are not those of these rules. */
export type Unready = { readonly example: string } | { readonly dialogue: string };

/** Tells who notices a mutant of a game; the same mutant, the same answer. */
export class Judge {
  readonly #sources: readonly Source[];
  readonly #id: string;
  readonly #dialogues: readonly Dialogue[];
  readonly #cache = new ParseCache();
  readonly #base: CompiledGame;
  readonly #meaning: string;

  /** `vectors`: undefined where none were made of the game. */
  constructor(sources: readonly Source[], id: string, vectors: Pick<Vectors, 'dialogues'> | undefined) {
    this.#sources = sources;
    this.#id = id;
    this.#dialogues = (vectors?.dialogues ?? []).toSorted((a, b) => a.steps.length - b.steps.length);
    const base = this.#compile(sources).games.find((game) => game.id === id);
    if (!base) throw new Error(`${id} does not compile`);
    this.#base = base;
    this.#meaning = meaningOf(base.game);
  }

  /** Whether the rules as they are pass all that a mutant is to be caught by. */
  async unready(): Promise<Unready | undefined> {
    const { game } = this.#base;
    const example = failedExample(game, createInterpreter(game), game.examples);
    if (example !== undefined) return { example };
    const dialogue = await this.#failedDialogue(game, this.#dialogues);
    return dialogue === undefined ? undefined : { dialogue };
  }

  async judge(mutant: Mutant): Promise<Verdict> {
    const sources = applied(this.#sources, mutant);
    const { games, problems } = this.#compile(sources);
    const errors = problems.filter(({ severity }) => severity === 'error');
    const compiled = games.find((game) => game.id === this.#id);
    if (!compiled || errors.length > 0) {
      // An example that speaks of what is gone (a reason, a value) has noticed it.
      const names = errors.map((error) => this.#exampleAt(sources, error));
      const [first] = names;
      return first !== undefined && !names.includes(undefined)
        ? { by: 'example', what: first }
        : { by: 'compiler', what: errors[0]?.code ?? '' };
    }
    const { game } = compiled;
    if (meaningOf(game) === this.#meaning) return { by: 'same', what: '' };
    const interpreter = ready(game);
    if (!interpreter) return { by: 'compiler', what: 'broken' };
    const example = failedExample(game, interpreter, nearestFirst(game.examples, mutant.rule, rulesIn));
    if (example !== undefined) return { by: 'example', what: example };
    const dialogues = nearestFirst(this.#dialogues, mutant.rule, ({ rules }) => rules);
    const dialogue = await this.#failedDialogue(game, dialogues);
    return dialogue === undefined ? { by: 'nobody', what: '' } : { by: 'recorded', what: dialogue };
  }

  #compile(sources: readonly Source[]): Compilation {
    return compile(sources, { texts: false, runExamples: false, cache: this.#cache });
  }

  /** The example in which a problem lies. */
  #exampleAt(sources: readonly Source[], { at }: Problem): string | undefined {
    const source = sources.find(({ file }) => file === at.file);
    if (!source) return undefined;
    const placed = parseFile(source.file, source.text, new Problems(), this.#cache);
    for (const { tree, offset } of placed)
      for (const part of partsOf(tree)) {
        const [start, end] = [offset + part.span.start, offset + part.span.end];
        if (part.is === 'example' && start <= at.start && at.start <= end) return part.name.text;
      }
    return undefined;
  }

  async #failedDialogue(game: Game, dialogues: readonly Dialogue[]): Promise<string | undefined> {
    const session = new ReferenceSession([{ id: this.#id, game }]);
    for (const dialogue of dialogues)
      if (await converse(dialogue, async (request) => session.ask(request))) return dialogue.id;
    return undefined;
  }
}

function failedExample(
  game: Game,
  interpreter: Interpreter,
  examples: readonly Example[],
): string | undefined {
  return examples.find((example) => runExample(game, example, interpreter).length > 0)?.name;
}

/** What is about the rule comes first: it is the likeliest to notice. */
function nearestFirst<T>(all: readonly T[], rule: string, rulesOf: (one: T) => readonly string[]): T[] {
  const isNear = new Map(all.map((one) => [one, rulesOf(one).includes(rule)]));
  return [...all.filter((one) => isNear.get(one)), ...all.filter((one) => !isNear.get(one))];
}

function ready(game: Game): Interpreter | undefined {
  try {
    return createInterpreter(game);
  } catch {
    return undefined;
  }
}

function partsOf(tree: Declaration): readonly Declaration[] {
  return tree.is === 'variant' ? tree.members : [tree];
}

/** All that a game is; the checks that come with it are no part of it. */
function meaningOf({ examples: _, always: __, ...game }: Game): string {
  return canonical(game as unknown as Json);
}
