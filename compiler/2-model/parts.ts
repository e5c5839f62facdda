import { VARIANTS_LIMIT } from '../limits.ts';
import { type Problem, Problems } from '../problems/problem.ts';
import { type Building, type Built, buildGame, buildLibrary } from './build.ts';
import { type Entry, type Folder, gatherEntries, gatherShows, placeOf } from './collect.ts';
import { type Folders, guarded, usedBy } from './folders.ts';
import { withoutFollowUps } from './follow-ups.ts';
import type { GameModel } from './model.ts';
import { applyVariant } from './variant/apply.ts';
import { type Declared, declaredGame, type Variant } from './variant/declared.ts';
import { inVariant, reportOtherTypes } from './variant/problems.ts';

/** More unknown names than this come from a file that could not be read, and not from slips. */
const MANY_LOST = 5;

/** A game, a variant or a library, built from its declarations. */
export interface Part {
  readonly id: string;
  readonly folder: string;
  readonly build: Built;
  /** All its declarations, and those of its own, which must be used and have texts. */
  readonly entries: readonly Entry[];
  readonly own: readonly Entry[];
  readonly library: boolean;
  /** What a game or variant is built from. */
  readonly declared?: Declared;
  readonly variant?: Variant;
  /** Of a variant: the game or variant that it changes. */
  readonly parent?: Part;
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

/** What the build of a game or variant is told, by its id. */
export type BuildingOf = (id: string) => Building;

/** The game of a folder and its variants; a folder without a game is a library. */
export function buildFolder(
  folder: Folder,
  folders: Folders,
  unread: ReadonlySet<string>,
  buildingOf: BuildingOf = () => ({}),
): Part[] {
  const problems = new Problems();
  const entries = gatherEntries(folder, folders, problems);
  const declared = declaredGame(folder, entries, gatherShows(folder, folders));
  const part = {
    folder: folder.name,
    entries,
    own: folder.entries,
    library: false,
    otherTypes: new Set<string>(),
    problems,
  };
  if (!declared) {
    if (!unread.has(folder.name)) for (const variant of folder.variants) wrongGame(variant, [], problems);
    const env = buildLibrary(folder, folders, entries, problems, buildingOf(folder.name));
    const build = { env, at: { file: folder.name, start: 0, end: 0 }, unproven: [] };
    return [{ ...part, id: folder.name, build, library: true }];
  }
  const game: Part = {
    ...part,
    id: declared.name,
    build: buildGame(folder, folders, declared, problems, buildingOf(declared.name)),
    declared,
  };
  const variants = new Map<string, Part>();
  const most = mostVariants(folder, folders);
  const sound = !problems.hasErrors && !unread.has(folder.name);
  // What is wrong with the game would be told again for each of its variants.
  for (const [index, variant] of sound ? orderedVariants(folder, declared.name, problems).entries() : []) {
    if (index >= most) {
      problems.error('too-many-variants', placeOf(variant.placed, variant.tree.name), { limit: most });
      break;
    }
    const parent = variants.get(variant.tree.game.text) ?? game;
    if (parent.problems.hasErrors && parent !== game) continue;
    const { text } = variant.tree.name;
    const building = buildingOf(`${declared.name}/${text}`);
    variants.set(text, buildVariant(folder, folders, game, parent, variant, building));
  }
  // In the order of the files, which is not the one in which they are made.
  return [game, ...folder.variants.flatMap(({ tree }) => variants.get(tree.name.text) ?? [])];
}

function buildVariant(
  folder: Folder,
  folders: Folders,
  game: Part,
  parent: Part,
  variant: Variant,
  building: Building,
): Part {
  const problems = new Problems();
  const declared = applyVariant(parent.declared!, variant, problems, building.memo);
  const build = buildGame(folder, folders, declared, problems, building);
  const own = declared.entries.filter((entry) => entry.placed === variant.placed);
  const otherTypes = reportOtherTypes(parent.build.env, build.env, variant, own);
  const { entries } = declared;
  const id = `${game.id}/${declared.name}`;
  return { ...game, id, build, entries, own, variant, parent, otherTypes, problems, declared };
}

/** The variants that are of the game or of each other, each behind the one that it is of. */
function orderedVariants(folder: Folder, game: string, problems: Problems): Variant[] {
  const ordered = new Set<Variant>();
  const inCircles = new Set<Variant>();
  const names = [game, ...folder.variants.map(({ tree }) => tree.name.text)];
  for (const variant of folder.variants) {
    const path: Variant[] = [];
    for (let one: Variant | undefined = variant; one && !ordered.has(one); ) {
      path.unshift(one);
      const { text }: Variant['tree']['game'] = one.tree.game;
      if (text === game) break;
      const of: Variant | undefined = folder.variants.find(({ tree }) => tree.name.text === text);
      if (of && inCircles.has(of)) inCircles.add(one);
      else if (of && path.includes(of)) {
        for (const other of path) inCircles.add(other);
        problems.error('circle-of-variants', placeOf(one.placed, one.tree.game), { name: text });
      } else if (!of) wrongGame(one, names, problems);
      if (!of || path.includes(of) || inCircles.has(of)) path.length = 0;
      one = of && path.length > 0 ? of : undefined;
    }
    for (const one of path) ordered.add(one);
  }
  return [...ordered];
}

function wrongGame({ placed, tree }: Variant, known: readonly string[], problems: Problems): void {
  const others = known.filter((name) => name !== tree.name.text);
  const near = problems.suggest(tree.game.text, () => others) ?? others[0];
  problems.error('variant-of-nothing', placeOf(placed, tree.game), {
    name: tree.game.text,
    ...(near === undefined ? {} : { suggestion: near }),
  });
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
  return parts.flatMap((part) => problemsOf(part, folders, unread));
}

function problemsOf(part: Part, folders: Folders, unread: ReadonlySet<string>): Problem[] {
  const { problems, entries, folder, otherTypes } = part;
  const used = [...usedBy(folder, folders)];
  const unreadable = used.flatMap((name) => [...(folders.get(name)?.broken.names ?? [])]);
  const broken = new Set([...unreadable, ...otherTypes]);
  const main = withoutFollowUps(problems.list, entries, folders.get(folder)?.uses ?? [], broken);
  // Many names that nobody knows, in a folder that could not be read to its end, are those that were lost with it.
  const lost =
    main.filter(({ code }) => code === 'unknown-name' || code === 'unknown-value').length > MANY_LOST;
  if (lost && used.some((name) => unread.has(name))) return [];
  return ofVariant(main, part, ({ problems: known }) => known.list);
}

/** Problems of a part: a variant is not told what is wrong already with what it changes. */
export function ofVariant(
  found: readonly Problem[],
  { variant, parent, entries, declared }: Part,
  problemsIn: (part: Part) => readonly Problem[],
): Problem[] {
  if (!variant || !declared) return [...found];
  const known: Problem[] = [];
  for (let one = parent; one; one = one.parent) known.push(...problemsIn(one));
  return inVariant(found, known, variant, entries, declared.gone);
}
