import { ParseCache } from '../../1-syntax/parse.ts';
import type { Source } from '../../1-syntax/source.ts';
import type { Game } from '../../3-ir/ir.ts';
import { emitCore } from '../../4-emit/engine/core/core.ts';
import { gameData } from '../../4-emit/engine/facade/data.ts';
import { liveCore } from '../../4-emit/live.ts';
import { compile } from '../../compile.ts';
import { type Adjustable, type Choice, linesOf } from '../../lab/tune/numbers.ts';
import type { Problem } from '../../problems/problem.ts';
import type { LiveCore, LiveGame } from '../../runtime/live-game.ts';
import { runtimeSources } from '../engines/emit-engines.ts';

const NAME = 'tuned';

/** A choice of numbers as a game that can be played. */
export interface Candidate extends Pick<LiveGame, 'data' | 'core'> {
  readonly choice: Choice;
  readonly lines: readonly string[];
}

/** What the compiler says against a choice. */
export class Unfit extends Error {
  readonly problems: readonly Problem[];
  readonly lines: readonly string[];

  constructor(problems: readonly Problem[], lines: readonly string[]) {
    super('unfit');
    this.problems = problems;
    this.lines = lines;
  }
}

/** Whether two cores play the same game, word for word. */
export function isSameCore(one: LiveCore, other: LiveCore): boolean {
  if (one.is === 'module' && other.is === 'module')
    return one.bytes.length === other.bytes.length && one.bytes.every((byte, at) => byte === other.bytes[at]);
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Compiles choices as variants that nobody writes down. */
export class Candidates {
  readonly #id: string;
  readonly #sources: readonly Source[];
  readonly #folder: string;
  readonly #adjustable: readonly Adjustable[];
  readonly #cache = new ParseCache();
  readonly #runtime = runtimeSources();

  /** `folder` is that of the game `id`; all sources that it needs are given. */
  constructor(id: string, folder: string, sources: readonly Source[], adjustable: readonly Adjustable[]) {
    this.#id = id;
    this.#folder = folder;
    this.#adjustable = adjustable;
    // Examples and other variants say nothing here, and take time.
    const [, variant] = id.split('/');
    const isOther = (file: string): boolean =>
      file.startsWith(`${folder}/`) && file.includes('/variants/') && variant === undefined;
    this.#sources = sources.filter(({ file }) => file.endsWith('.regel') && !isOther(file));
  }

  /** The rules as they are. */
  present(game: Game): Candidate {
    return { ...this.#emitted(this.#id, game), choice: this.#adjustable.map(() => -1), lines: [] };
  }

  /**
   * A choice; undefined if it is what the rules are already. It throws `Unfit` if a number is none of these rules, or the rules do not
   * hold together with it.
   */
  compile(choice: Choice): Candidate | undefined {
    const chosen = [...choice];
    for (;;) {
      const lines = linesOf(this.#adjustable, chosen);
      if (lines.length === 0) return undefined;
      const [base = '', variant = base] = this.#id.split('/');
      const file = `${this.#folder}/variants/${NAME}.regel`;
      const text = `variant ${NAME} of ${variant}\n${lines.map((line) => `  ${line}\n`).join('')}`;
      const compilation = compile([...this.#sources, { file, text }], {
        ...{ texts: false, runExamples: false, cache: this.#cache },
      });
      const found = compilation.games.find(({ id }) => id === `${base}/${NAME}`);
      const problems = compilation.problems.filter((problem) => problem.at.file === file);
      const same = problems.find(({ code }) => code === 'variant-changes-nothing');
      if (same) {
        // This number is what it is already: the others are left.
        const line = text.slice(0, same.at.start).split('\n').length - 2;
        const positions = chosen.flatMap((at, index) => (at < 0 ? [] : [index]));
        chosen[positions[line]!] = -1;
        continue;
      }
      const errors = problems.filter(({ severity }) => severity === 'error');
      if (!found || errors.length > 0)
        throw new Unfit(errors.length > 0 ? errors : compilation.problems, lines);
      return { ...this.#emitted(found.id, found.game), choice: chosen, lines };
    }
  }

  #emitted(id: string, game: Game): Pick<LiveGame, 'data' | 'core'> {
    const core = emitCore(id, game, new Map(), this.#runtime);
    return { data: gameData(id, game, core), core: liveCore(core, this.#runtime) };
  }
}
