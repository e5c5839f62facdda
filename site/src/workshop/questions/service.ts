import type { Source } from '../../../../compiler/1-syntax/source.ts';
import type { CompiledGame } from '../../../../compiler/3-ir/compiled.ts';
import { emitLive } from '../../../../compiler/4-emit/live.ts';
import { compile } from '../../../../compiler/compile.ts';
import { positionOf, sayDiffering } from '../../../../compiler/difference/index.ts';
import {
  type Asking,
  applied,
  decidingExample,
  type OpenQuestion,
  openQuestions,
} from '../../../../compiler/mutate/index.ts';
import {
  createTranslator,
  foldersOf,
  type Translator,
  textsAmong,
} from '../../../../compiler/texts/translator.ts';
import { runtimeSources } from '../../game/runtime-sources.ts';
import type { Language } from '../../game/shown.ts';
import type { Files } from '../sources.ts';
import type { Asked, Outcomes, ToldQuestion } from './told.ts';

export interface QuestionsAbout {
  readonly files: Files;
  readonly game: string;
  readonly folder: string;
  readonly language: Language;
}

/** So long it looks before it says how far it has come, in milliseconds. */
const SLICE = 250;

/** Looks for what no example decides, in a thread of its own, and writes the example that decides it. */
export class QuestionService {
  #about: QuestionsAbout | undefined;
  #sources: readonly Source[] = [];
  #base: CompiledGame | undefined;
  #asking: AsyncGenerator<Asking, void> | undefined;
  #translator: Translator | undefined;
  readonly #found: OpenQuestion[] = [];

  /** Begins to look; false where the rules cannot be compiled. */
  open(about: QuestionsAbout): boolean {
    const { files, game, folder, language } = about;
    this.#about = about;
    this.#sources = Object.entries(files).map(([file, text]) => ({ file, text }));
    this.#base = compile(this.#sources, { texts: false, runExamples: false }).games.find(
      ({ id }) => id === game,
    );
    this.#translator = createTranslator(
      language,
      textsAmong(this.#sources, foldersOf(this.#sources, folder)),
    );
    if (this.#base) this.#asking = openQuestions(this.#sources, this.#base);
    return this.#base !== undefined;
  }

  /** What is found in a slice of time. */
  async next(): Promise<Asked> {
    const end = performance.now() + SLICE;
    const questions: ToldQuestion[] = [];
    let last: Asking | undefined;
    while (performance.now() < end && questions.length === 0) {
      const step = await this.#asking?.next();
      if (!step || step.done) return { judged: 1, all: 1, questions, isDone: true };
      last = step.value;
      // What could not be shown in a game is nothing to decide about.
      if (last.question?.witness) questions.push(this.#told(last.question));
    }
    return { judged: last?.judged ?? 0, all: last?.mutants ?? 1, questions, isDone: false };
  }

  /** Both outcomes of a question, to be played. */
  outcomes(index: number, hasModules: boolean): Outcomes | undefined {
    const { witness, mutant } = this.#found[index]!;
    const changed = applied(this.#sources, mutant);
    const now = compile(changed, { texts: false, runExamples: false }).games.find(
      ({ id }) => id === this.#about?.game,
    );
    if (!witness || !now || !this.#base) return undefined;
    const seats = (seat: number): string => this.#translator!.say('player-number', { number: seat });
    const outcome = (compiled: CompiledGame, sources: readonly Source[]) => ({
      game: emitLive(compiled, sources, runtimeSources, hasModules),
      example: positionOf(witness, compiled, seats),
    });
    return { before: outcome(this.#base, this.#sources), now: outcome(now, changed) };
  }

  /** The files in which an example decides a question; with the other answer, the rule is changed too. Nothing: only a person can write it. */
  decided(index: number, right: 'before' | 'now'): Files | undefined {
    if (!this.#about) return undefined;
    const written = decidingExample(this.#sources, this.#about.game, this.#found[index]!, right);
    if (!written) return undefined;
    const { files } = this.#about;
    return Object.fromEntries(
      written.sources.flatMap(({ file, text }) => (files[file] === text ? [] : [[file, text] as const])),
    );
  }

  #told(question: OpenQuestion): ToldQuestion {
    const { mutant, witness } = question;
    const translator = this.#translator!;
    const index = this.#found.push(question) - 1;
    return {
      index,
      rule: translator.has(mutant.rule) ? translator.say(mutant.rule) : mutant.rule.replace(/^[a-z]+-/, ''),
      where: mutant.where,
      before: mutant.before,
      after: mutant.after,
      differs: sayDiffering(witness!.differs, translator, this.#about!.language),
    };
  }
}
