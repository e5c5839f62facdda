import type { Source } from '../1-syntax/source.ts';
import { type Folders, guarded } from '../2-model/folders.ts';
import type { GameModel } from '../2-model/model.ts';
import { ofVariant, type Part } from '../2-model/parts.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { MOST_WORK_OF_PAGES } from '../limits.ts';
import { Problems } from '../problems/problem.ts';
import { checkRulebook, type RulebookModel, readPages, readValues } from './check.ts';
import { DRAFTED, draftPage } from './draft.ts';
import { pageFile } from './page.ts';
import { readPage } from './read.ts';
import { rulesOf } from './rules.ts';
import { ValueReader } from './values.ts';

/** The rulebooks of all folders, by game and variant. */
export function checkRulebooks(
  folders: Folders,
  parts: readonly Part[],
  games: readonly CompiledGame[],
  sources: readonly Source[],
  problems: Problems,
): ReadonlyMap<string, RulebookModel> {
  const rulebooks = new Map<string, RulebookModel>();
  for (const folder of folders.values()) {
    const own = parts.filter((part) => part.folder === folder.name);
    guarded(folder, problems, () => checkFolderRulebook(own, games, sources, rulebooks, problems));
  }
  return rulebooks;
}

/** Pages for a game without any. */
function drafted(model: GameModel, folder: string): Pick<RulebookModel, 'pages' | 'draft'> {
  const texts = DRAFTED.map((language) => [language, draftPage(model, language)] as const);
  return {
    pages: texts.map(([language, text]) =>
      readPage(pageFile(folder, language), language, text, new Problems()),
    ),
    draft: Object.fromEntries(texts),
  };
}

/** The rulebook of a folder against its game; its values also in each variant, which has no sentences of its own. */
function checkFolderRulebook(
  parts: readonly Part[],
  games: readonly CompiledGame[],
  sources: readonly Source[],
  rulebooks: Map<string, RulebookModel>,
  problems: Problems,
): void {
  const [base] = parts;
  const compiled = base && games.find(({ id }) => id === base.id);
  if (!compiled) return;
  const own = new Problems();
  const pages = readPages(base.folder, sources, own);
  const ofGame = [...own.list];
  const meter = { left: MOST_WORK_OF_PAGES };
  const of = new Map<Part, Problems['list']>();
  for (const part of parts) {
    const { id, build, variant } = part;
    const game = games.find((one) => one.id === id);
    if (!game) continue;
    const found = new Problems();
    const reader = new ValueReader(build.env, game, found, meter);
    readValues(pages, reader);
    if (!variant) ofGame.push(...found.list);
    of.set(part, variant ? found.list : ofGame);
    own.list.push(...ofVariant(found.list, part, (one) => of.get(one) ?? []));
    const shown = pages.length > 0 ? { pages } : drafted(game.model, base.folder);
    rulebooks.set(id, { ...shown, rules: rulesOf(game.model), values: reader.known });
  }
  const variants = parts.slice(1).map(({ build }) => build.game?.name ?? '');
  checkRulebook(base.folder, pages, compiled, variants, sources, own);
  problems.list.push(...own.list);
}
