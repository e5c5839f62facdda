import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, type Source } from '../../1-syntax/source.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { rulesFolder } from '../../4-emit/origin.ts';
import { rulebook as ofRulebooks } from '../../problems/messages/rulebook.ts';
import { rulebookPages as ofPages } from '../../problems/messages/rulebook-pages.ts';
import { rulebookVariants as ofVariants } from '../../problems/messages/rulebook-variants.ts';
import type { Place, Problem } from '../../problems/problem.ts';
import { renderProblem } from '../../problems/render.ts';
import { pageOf } from '../../rulebook/page.ts';
import { folderOfGame } from '../../runtime/game-folder.ts';

/** With these a book is not finished, but what it says can be shown: a section may wait to be read again. */
const MAY_WAIT: readonly Problem['code'][] = [
  'section-to-reread',
  'variant-section-to-read',
  'section-unread',
  'confirmed-line',
  'rule-not-explained',
  'example-not-shown',
  'example-shown-twice',
];

/** Whether a problem is about a rulebook, and not about the rules themselves. */
export function isOfBook({ code, at }: Problem): boolean {
  const isCode = [ofRulebooks, ofPages, ofVariants].some((codes) => Object.hasOwn(codes, code));
  return isCode || pageOf(at.file) !== undefined;
}

/** What a problem is about: the folder of a game, or `folder/variant` where only that variant has it. */
function bookOf({ at, variant, data }: Problem): string {
  const one = variant ?? pageOf(at.file)?.variant ?? (data.variant as string | undefined);
  return one === undefined ? folderOf(at.file) : `${folderOf(at.file)}/${one}`;
}

/** What keeps books from being shown, by the folder of their rules, or by folder and variant. */
export function wrongBooks(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const wrong = problems.filter(
    (problem) => problem.severity === 'error' && isOfBook(problem) && !MAY_WAIT.includes(problem.code),
  );
  const books = new Set(wrong.map(bookOf));
  return new Map([...books].map((book) => [book, wrong.filter((problem) => bookOf(problem) === book)]));
}

/** The games and variants whose book is not wrong. */
export function withBook(
  games: readonly CompiledGame[],
  wrong: ReadonlyMap<string, unknown>,
): readonly CompiledGame[] {
  return games.filter(({ model }) => {
    const folder = rulesFolder(model);
    return ![folder, ...(model.chain ?? []).map((variant) => `${folder}/${variant}`)].some((one) =>
      wrong.has(one),
    );
  });
}

/** Maximum number of problems shown for a book; more of them say no more. */
const MOST_TOLD = 5;

/** The first problems of each book, as `regel check` shows them. */
export function toldOf(wrong: ReadonlyMap<string, readonly Problem[]>, sources: readonly Source[]): string[] {
  const path = (file: string): string => `rules/${file}`;
  const placed = (place: Place): Place => ({ ...place, file: path(place.file) });
  const texts = new Map(sources.map(({ file, text }) => [path(file), text]));
  const options = { language: 'en', colour: false, width: 100 } as const;
  return [...wrong].flatMap(([folder, problems]) => [
    ...problems.slice(0, MOST_TOLD).map(({ at, also, related, ...rest }) => {
      const problem = { ...rest, at: placed(at), ...(also ? { also: placed(also) } : {}) };
      return `${renderProblem(problem, texts, options)}\n`;
    }),
    ...(problems.length > MOST_TOLD
      ? [`${problems.length} problems; all: npx regel check rules/${folder}\n`]
      : []),
  ]);
}

/** Without these files the site has no pages of a game or variant. */
export function removeBook(generated: string, { id }: Pick<CompiledGame, 'id'>): void {
  for (const file of ['rulebook.ts', 'examples.ts'])
    rmSync(join(generated, folderOfGame(id), file), { force: true });
}
