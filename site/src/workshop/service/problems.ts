import { type Fix, tellFix } from '../../../../compiler/language-service/index.ts';
import { positionsIn } from '../../../../compiler/problems/positions.ts';
import type { Problem } from '../../../../compiler/problems/problem.ts';
import { tell } from '../../../../compiler/problems/say.ts';
import type { Language } from '../../game/shown.ts';
import type { Cure, TextEdit, ToldProblem } from './told.ts';

/** Problems in the words of the reader, with what can be done about each. */
export class Problems {
  readonly #files: ReadonlyMap<string, string>;
  readonly #language: Language;

  constructor(files: ReadonlyMap<string, string>, language: Language) {
    this.#files = files;
    this.#language = language;
  }

  tell(problem: Problem, fixes: readonly Fix[]): ToldProblem {
    const { code, severity, at, also, related = [], data, variant } = problem;
    const told = tell(problem, this.#language);
    return {
      key: JSON.stringify([code, at.file, data, variant]),
      code,
      severity,
      at,
      line: positionsIn(this.#files, at.file)?.at(at.start).line ?? 1,
      title: told.title,
      message: told.message,
      cure: told.cure,
      related: [
        ...(also ? [{ at: also, label: told.also ?? '' }] : []),
        ...related.map((one, index) => ({ at: one.at, label: told.related[index] ?? '' })),
      ],
      cures: fixes.map((fix) => this.#cure(fix)),
      about: data,
    };
  }

  #cure(fix: Fix): Cure {
    const edits: TextEdit[] = Object.entries(fix.edits).flatMap(([file, own]) =>
      own.map((edit) => ({ ...edit, file })),
    );
    return { label: tellFix(fix, this.#language), edits };
  }
}
