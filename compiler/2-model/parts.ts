import { VARIANTS_LIMIT } from '../limits.ts';
import { type Problem, Problems } from '../problems/problem.ts';
import { buildGame, buildLibrary } from './build.ts';
import { applyVariant, type Entry, type Folder, gatherEntries, placeOf } from './collect.ts';
import { type Folders, guarded, usedBy } from './folders.ts';
import { withoutFollowUps } from './follow-ups.ts';
import type { GameModel } from './model.ts';
import { inVariant, reportOtherTypes } from './variant-problems.ts';

/** More unknown names than this come from a file that could not be read, and not from slips. */
const MANY_LOST = 5;

/** A game, a variant or a library, built from its declarations. */
export interface Part {
  readonly id: string;
  readonly folder: string;
  readonly build: NonNullable<ReturnType<typeof buildGame>>;
  /** All its declarations, and those of its own, which must be used and have texts. */
  readonly entries: readonly Entry[];
  readonly own: readonly Entry[];
  readonly library: boolean;
  readonly variant?: Folder['variants'][number];
  /** What a variant makes something else than in the game: what uses it is not to blame. */
  readonly otherTypes: ReadonlySet<string>;
  /** What is wrong with just this game or variant, in whatever file it shows. */
  readonly problems: Problems;
}

/** All games and variants of all folders, and the libraries. */
export function buildFolders(folders: Folders, unread: ReadonlySet<string>, problems: Problems): Part[] {
  return [...folders.values()].flatMap(
    (folder) => guarded(folder, problems, () => buildFolder(folder, folders, unread)) ?? [],
  );
}

/** The game of a folder and its variants; a folder without a game is a library. */
function buildFolder(folder: Folder, folders: Folders, unread: ReadonlySet<string>): Part[] {
  const problems = new Problems();
  const entries = gatherEntries(folder, folders, problems);
  const base = buildGame(folder, folders, entries, problems);
  const [declared] = folder.games;
  const part = {
    folder: folder.name,
    entries,
    own: folder.entries,
    library: false,
    otherTypes: new Set<string>(),
    problems,
  };
  const wrongGame = ({ placed, tree }: Folder['variants'][number], suggestion: object): void =>
    problems.error('variant-of-nothing', placeOf(placed, tree.game), { name: tree.game.text, ...suggestion });
  if (!base || !declared) {
    if (!unread.has(folder.name)) for (const variant of folder.variants) wrongGame(variant, {});
    const env = buildLibrary(folder, folders, entries, problems);
    const build = { env, at: { file: folder.name, start: 0, end: 0 }, unproven: [] };
    return [{ ...part, id: folder.name, build, library: true }];
  }
  const name = declared.tree.name.text;
  const result: Part[] = [{ ...part, id: name, build: base }];
  const most = mostVariants(folder, folders);
  for (const [index, variant] of folder.variants.entries()) {
    // What is wrong with the game would be told again for each of its variants.
    if (problems.hasErrors || unread.has(folder.name)) break;
    if (variant.tree.game.text !== name) {
      wrongGame(variant, { suggestion: name });
      continue;
    }
    if (index >= most) {
      problems.error('too-many-variants', placeOf(variant.placed, variant.tree.name), { limit: most });
      break;
    }
    const ownProblems = new Problems();
    const changed = applyVariant(entries, variant.placed, variant.tree, ownProblems);
    const build = buildGame(folder, folders, changed, ownProblems, variant);
    const own = changed.filter((entry) => entry.placed === variant.placed);
    const id = `${name}/${variant.tree.name.text}`;
    if (!build) continue;
    const otherTypes = reportOtherTypes(base.env, build.env, variant, own);
    result.push({ ...part, id, build, entries: changed, own, variant, otherTypes, problems: ownProblems });
  }
  return result;
}

/** Each variant is a whole game to check: the larger the rules, the fewer there may be. */
function mostVariants(folder: Folder, folders: Folders): number {
  const sizes = [...usedBy(folder.name, folders)].map((name) => folders.get(name)?.size ?? 0);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  return Math.floor(VARIANTS_LIMIT / Math.max(1, size)) - 1;
}

/** The games and variants with which nothing is wrong, nor with the files they are made of. */
export function soundGames(
  parts: readonly Part[],
  folders: Folders,
  unread: ReadonlySet<string>,
): { readonly id: string; readonly model: GameModel }[] {
  return parts.flatMap(({ id, folder, build: { game: model }, problems }) => {
    const isRead = ![...usedBy(folder, folders)].some((name) => unread.has(name));
    return model && isRead && !problems.hasErrors ? [{ id, model }] : [];
  });
}

/** What is wrong with all parts, without what only follows from something else that is told. */
export function mainProblems(
  parts: readonly Part[],
  folders: Folders,
  unread: ReadonlySet<string>,
): Problem[] {
  return parts.flatMap((part) => problemsOf(part, parts, folders, unread));
}

function problemsOf(
  { problems, entries, folder, variant, otherTypes }: Part,
  built: readonly Part[],
  folders: Folders,
  unread: ReadonlySet<string>,
): Problem[] {
  const used = [...usedBy(folder, folders)];
  const unreadable = used.flatMap((name) => [...(folders.get(name)?.broken.names ?? [])]);
  const broken = new Set([...unreadable, ...otherTypes]);
  const main = withoutFollowUps(problems.list, entries, folders.get(folder)?.uses ?? [], broken);
  // Many names that nobody knows, in a folder that could not be read to its end, are those that were lost with it.
  const lost =
    main.filter(({ code }) => code === 'unknown-name' || code === 'unknown-value').length > MANY_LOST;
  if (lost && used.some((name) => unread.has(name))) return [];
  const game = variant && built.find((part) => part.folder === folder && !part.variant);
  return variant ? inVariant(main, game?.problems.list ?? [], variant, entries) : main;
}
