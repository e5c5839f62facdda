import type { GameModel, Script } from '../../2-model/model.ts';
import type { Place } from '../../problems/problem.ts';
import { mentionsIn, type Rule } from '../../rulebook/rules.ts';
import type { About } from '../../runtime/rulebook.ts';
import type { TextFile } from '../../texts/files.ts';

/** A line that ends in one of these goes on in the next. */
const GOES_ON = /(?:[,=+]|\b(?:and|or|where|for|by))$/;

/** The rules as they are written: for the parts of an outline that nobody has put into a sentence. */
export class Written {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #rules: ReadonlyMap<string, Rule>;
  readonly #steps: ReadonlyMap<string, Script>;

  constructor(sources: readonly TextFile[], rules: ReadonlyMap<string, Rule>, { phases }: GameModel) {
    this.#texts = new Map(sources.map(({ file, text }) => [file, text]));
    this.#rules = rules;
    this.#steps = new Map(phases.flatMap(({ name, isStep, body }) => (isStep ? [[name, body]] : [])));
  }

  /** What a declared `step` does; undefined if that is the name of a phase. */
  step(name: string): Script | undefined {
    return this.#steps.get(name);
  }

  about(text: string, tree: unknown): About {
    return { text: text.trim(), rules: this.rulesIn(tree) };
  }

  /** The rules that a tree names, each once, in order. */
  rulesIn(tree: unknown): string[] {
    return [...new Set(mentionsIn(tree))].filter((id) => this.#rules.has(id));
  }

  /** The sentence that begins at a place, on one line, without its comment. */
  head(at: Place): string {
    return this.lines(at)[0] ?? '';
  }

  /** All sentences of the statement at a place, each on one line: its own, then those at the same depth that go with it. */
  lines({ file, start }: Place): string[] {
    const text = this.#texts.get(file) ?? '';
    const begin = text.lastIndexOf('\n', start - 1) + 1;
    const depth = start - begin;
    const result: string[] = [];
    let goesOn = false;
    for (const [index, whole] of text.slice(begin).split(/\r?\n/).entries()) {
      const line = whole.replace(/(^|\s)#.*$/, '').trimEnd();
      const indent = line.length - line.trimStart().length;
      if (line === '') continue;
      if (goesOn) result[result.length - 1] += ` ${line.trim()}`;
      else if (index === 0) result.push(line.slice(depth).trim());
      else if (indent === depth && /^otherwise if\b/.test(line.trim())) result.push(line.trim());
      else if (indent === depth + 2 && /^(tie|solo):/.test(line.trim())) result.push(line.trim());
      else if (indent <= depth) break;
      else {
        // A line further in belongs to a statement below.
        continue;
      }
      goesOn = GOES_ON.test(line);
    }
    return result;
  }

  /** The lines of the winner, which begin at the left edge. */
  winner({ winner }: GameModel): string[] {
    return this.lines(winner.at);
  }
}

/** What stands in a line between two words; up to its end where the second is not there. */
export function between(line: string, from: RegExp, to?: RegExp): string {
  const start = from.exec(line);
  const rest = start ? line.slice(start.index + start[0].length) : line;
  const end = to?.exec(rest);
  return (end ? rest.slice(0, end.index) : rest).trim();
}
