import type { GameModel } from '../../2-model/model.ts';
import type { Place } from '../../problems/problem.ts';
import type { TextFile } from '../../texts/files.ts';

/** The declarations of a game as they are written, by `phase mark` and the like: they stand above the code that does them. */
export function sentencesOf(model: GameModel, sources: readonly TextFile[]): ReadonlyMap<string, string> {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const all = new Map<string, string>();
  const add = (sort: string, named: readonly { readonly name: string; readonly at: Place }[]): void => {
    for (const { name, at } of named)
      all.set(`${sort} ${name}`, declarationAt(texts.get(at.file) ?? '', at.start));
  };
  add('term', model.terms);
  add('phase', model.phases);
  add('action', model.actions);
  add('scoring', model.scorings);
  all.set('winner', declarationAt(texts.get(model.winner.at.file) ?? '', model.winner.at.start));
  return all;
}

/** The lines of the declaration in which a place lies, without comments. */
function declarationAt(text: string, start: number): string {
  const lines = text.slice(text.lastIndexOf('\n', start - 1) + 1).split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && !/^\s+\S/.test(line));
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .map((line) => line.replace(/\s+#.*$/, '').trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
