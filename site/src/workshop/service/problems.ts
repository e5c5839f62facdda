import type { Fix } from '../../../../compiler/language-service/answers.ts';
import { positionsIn } from '../../../../compiler/problems/positions.ts';
import type { Problem } from '../../../../compiler/problems/problem.ts';
import { tell } from '../../../../compiler/problems/say.ts';
import type { Language } from '../../game/shown.ts';
import { serviceWords } from '../words/service.ts';
import { fill } from '../words/words.ts';
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

  #cure({ writes, edits }: Fix): Cure {
    const say = serviceWords[this.#language];
    const flat: TextEdit[] = Object.entries(edits).flatMap(([file, own]) =>
      own.map((edit) => ({ ...edit, file })),
    );
    const written = writes.trim().replace(/\s+/g, ' ');
    const label = written === '' ? say.takeAway : fill(say.write, { text: shortened(written) });
    return { label, edits: flat };
  }
}

const LONGEST = 40;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
