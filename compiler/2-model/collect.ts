import type { Broken } from '../1-syntax/broken.ts';
import type { Declaration, FieldNode, Name, OptionNode, Placed } from '../1-syntax/tree.ts';
import type { Place, Problems } from '../problems/problem.ts';
import { suggest } from '../problems/suggest.ts';
import { mentionedNames } from './mentions.ts';

/** Everything a folder declares, by name; and how a game comes to its declarations: its own and used ones. What variants make of them is in `variant/`. */

type Tree<Sort extends Declaration['is']> = Extract<Declaration, { readonly is: Sort }>;

export type Sort =
  | 'kind'
  | 'pieces'
  | 'table'
  | 'grid'
  | 'field'
  | 'option'
  | 'term'
  | 'phase'
  | 'action'
  | 'rules'
  | 'scoring'
  | 'always'
  | 'example';

export interface Entry {
  readonly sort: Sort;
  readonly name: string;
  readonly nameAt: Place;
  readonly placed: Placed;
  readonly tree: Declaration;
  /** For a field: its line and whose it is. */
  readonly field?: { readonly node: FieldNode; readonly owner: 'table' | 'seat' | 'player' };
  readonly option?: OptionNode;
}

export interface Folder {
  readonly name: string;
  /** The characters of its rules. */
  readonly size: number;
  /** What could not be read in it. */
  readonly broken: Broken;
  readonly games: readonly { readonly placed: Placed; readonly tree: Tree<'game'> }[];
  readonly winners: readonly { readonly placed: Placed; readonly tree: Tree<'winner'> }[];
  readonly uses: readonly { readonly placed: Placed; readonly tree: Tree<'use'> }[];
  readonly variants: readonly { readonly placed: Placed; readonly tree: Tree<'variant'> }[];
  readonly entries: readonly Entry[];
  /** How things look, which is no rule. */
  readonly shows: readonly Omit<ShowsAt, 'isOwn'>[];
}

/**
 * A declaration of how something looks, where it stands. `isOwn`: of the game or variant that is built; what comes from a folder that it
 * uses, or from the game that a variant changes, may speak of what is not there any more, and was checked where it stands.
 */
export interface ShowsAt {
  readonly placed: Placed;
  readonly tree: Tree<'shows'>;
  readonly isOwn: boolean;
}

export function placeOf(
  placed: Placed,
  node: { readonly span: { readonly start: number; readonly end: number } },
): Place {
  return { file: placed.file, start: placed.offset + node.span.start, end: placed.offset + node.span.end };
}

export function collectFolder(
  name: string,
  size: number,
  declarations: readonly Placed[],
  broken: Broken,
  problems: Problems,
): Folder {
  const folder = {
    name,
    size,
    broken,
    games: [],
    winners: [],
    uses: [],
    variants: [],
    entries: [],
    shows: [],
  } as {
    -readonly [K in keyof Folder]: Folder[K] extends readonly (infer T)[] ? T[] : Folder[K];
  };
  for (const placed of declarations) {
    const tree = placed.tree;
    if (tree.is === 'game') {
      const first = folder.games[0];
      if (first)
        problems.error(
          'second-game',
          placeOf(placed, tree.name),
          { name: tree.name.text },
          placeOf(first.placed, first.tree.name),
        );
      folder.games.push({ placed, tree });
      for (const line of tree.lines)
        if (line.is === 'option')
          folder.entries.push(entryOf('option', line.name, placed, line, { option: line }));
    } else if (tree.is === 'winner') folder.winners.push({ placed, tree });
    else if (tree.is === 'use') folder.uses.push({ placed, tree });
    else if (tree.is === 'variant') folder.variants.push({ placed, tree });
    else if (tree.is === 'shows') folder.shows.push({ placed, tree });
    else folder.entries.push(...entriesOf(placed, tree, problems));
  }
  reportDoubles(folder.entries, problems);
  reportDoubles(
    folder.variants.map(({ placed, tree }) => ({
      space: tree.name.text,
      name: tree.name.text,
      nameAt: placeOf(placed, tree.name),
    })),
    problems,
  );
  reportDoubleWinners(folder.winners, problems);
  return folder;
}

export function reportDoubleWinners(winners: Folder['winners'], problems: Problems): void {
  const [first, second] = winners;
  if (first && second)
    problems.error(
      'double-declaration',
      placeOf(second.placed, second.tree),
      { name: 'winner' },
      placeOf(first.placed, first.tree),
    );
}

/** Games are known by their names, whatever folder they stand in. */
export function reportDoubleGames(folders: Iterable<Folder>, problems: Problems): void {
  const games = [...folders].flatMap((folder) => folder.games.slice(0, 1));
  reportDoubles(
    games.map(({ placed, tree }) => ({
      space: tree.name.text,
      name: tree.name.text,
      nameAt: placeOf(placed, tree.name),
    })),
    problems,
  );
}

/** The entries of one declaration: a `has` block gives one for each of its fields. */
export function entriesOf(placed: Placed, tree: Declaration, problems: Problems): Entry[] {
  switch (tree.is) {
    case 'has': {
      const owner = tree.owner.text;
      if (owner !== 'seat' && owner !== 'player' && owner !== 'table') {
        problems.error('unknown-owner', placeOf(placed, tree.owner), { word: owner });
        return [];
      }
      return tree.fields.map((node) => entryOf('field', node.name, placed, tree, { field: { node, owner } }));
    }
    case 'kind':
    case 'pieces':
    case 'table':
    case 'grid':
    case 'always':
    case 'example':
    case 'scoring':
      return [entryOf(tree.is, tree.name, placed, tree)];
    case 'action':
      // Moves are written by the names of their actions, and this one is written for doing nothing.
      if (tree.head.name.text === 'pass')
        problems.error('action-pass', placeOf(placed, tree.head.name), { name: 'pass' });
      return [entryOf('action', tree.head.name, placed, tree)];
    case 'term':
    case 'phase':
    case 'rules':
      return [entryOf(tree.is, tree.head.name, placed, tree)];
    case 'option':
      return [entryOf('option', tree.name, placed, tree, { option: tree })];
    default:
      return [];
  }
}

function entryOf(
  sort: Sort,
  name: Name,
  placed: Placed,
  tree: Declaration,
  more: Partial<Entry> = {},
): Entry {
  return { sort, name: name.text, nameAt: placeOf(placed, name), placed, tree, ...more };
}

/** Kinds and pieces share one space of names; the rules another; `always` and examples have their own. */
export function spaceOf(entry: Entry): string {
  if (entry.tree.is === 'pieces' && entry.tree.also)
    return `also ${entry.name} ${entry.nameAt.file} ${entry.nameAt.start}`;
  if (entry.sort === 'kind' || entry.sort === 'pieces') return `kind ${entry.name}`;
  if (entry.sort === 'always' || entry.sort === 'example') return `${entry.sort} ${entry.name}`;
  if (entry.sort === 'grid' && entry.tree.is === 'grid' && entry.tree.member) {
    const member = entry.tree.member;
    return `grid ${entry.name}[${member.is === 'ref' ? member.name.text : ''}]`;
  }
  return `name ${entry.name}`;
}

type Named = Pick<Entry, 'name' | 'nameAt'>;

export function reportDoubles(
  entries: readonly (Entry | (Named & { space: string }))[],
  problems: Problems,
): void {
  const seen = new Map<string, Named>();
  for (const entry of entries) {
    const space = 'space' in entry ? entry.space : spaceOf(entry);
    const first = seen.get(space);
    if (!first) seen.set(space, entry);
    else problems.error('double-declaration', entry.nameAt, { name: entry.name }, first.nameAt);
  }
}

/**
 * The declarations of a game: its own, and those it uses from other folders with everything they mention.
 * One of its own replaces one of the same name that was only brought along.
 */
export function gatherEntries(
  folder: Folder,
  folders: ReadonlyMap<string, Folder>,
  problems: Problems,
  known = new Map<string, Entry[]>(),
  path: readonly string[] = [],
): Entry[] {
  const before = known.get(folder.name);
  if (before) return before;
  const own = new Set(folder.entries.map(spaceOf));
  const result = new Map<string, Entry>(folder.entries.map((entry) => [spaceOf(entry), entry]));
  for (const { placed, tree } of folder.uses) {
    const from = tree.folder.text;
    const source = folders.get(from);
    if (!source) {
      const suggestion = suggest(from, folders.keys());
      problems.error('unknown-folder', placeOf(placed, tree.folder), {
        name: from,
        ...(suggestion ? { suggestion } : {}),
      });
      continue;
    }
    if (from === folder.name || path.includes(from)) {
      problems.error('circle-of-folders', placeOf(placed, tree.folder), {
        path: [...path, folder.name, from].join(' → '),
      });
      continue;
    }
    const available = gatherEntries(source, folders, problems, known, [...path, folder.name]);
    const wanted: Entry[] = [];
    for (const name of tree.names) {
      const found = available.filter(
        (entry) => entry.name === name.text && entry.sort !== 'example' && entry.sort !== 'always',
      );
      if (found.length === 0) {
        const suggestion = suggest(
          name.text,
          available.map((entry) => entry.name),
        );
        problems.error('unknown-in-folder', placeOf(placed, name), {
          name: name.text,
          folder: from,
          ...(suggestion ? { suggestion } : {}),
        });
      }
      wanted.push(...found);
    }
    for (const entry of withMentioned(wanted, available, own)) {
      const space = spaceOf(entry);
      const other = result.get(space);
      if (other && !own.has(space) && other.placed !== entry.placed)
        problems.error(
          'double-declaration',
          placeOf(placed, tree.folder),
          { name: entry.name },
          other.nameAt,
        );
      if (!other) result.set(space, entry);
    }
  }
  const entries = [...result.values()];
  known.set(folder.name, entries);
  return entries;
}

/** These entries and, again and again, all that they mention; not what only a replaced one mentions, as nobody asks for it. */
function withMentioned(
  wanted: readonly Entry[],
  available: readonly Entry[],
  replaced: ReadonlySet<string>,
): Entry[] {
  const byName = new Map<string, Entry[]>();
  for (const entry of available)
    for (const name of [entry.name, ...(entry.tree.is === 'pieces' ? [pluralOf(entry.tree)] : [])])
      byName.set(name, [...(byName.get(name) ?? []), entry]);
  const result = new Set<Entry>();
  const queue = [...wanted];
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    if (result.has(entry) || replaced.has(spaceOf(entry))) continue;
    result.add(entry);
    for (const name of mentionedNames(entry.field?.node ?? entry.tree))
      for (const mentioned of byName.get(name) ?? [])
        if (mentioned.sort !== 'example' && mentioned.sort !== 'always') queue.push(mentioned);
  }
  return available.filter((entry) => result.has(entry));
}

/** How things look in the folders that one uses, each once and the nearest last, and then in itself. */
export function gatherShows(folder: Folder, folders: ReadonlyMap<string, Folder>): ShowsAt[] {
  const seen = new Set<string>();
  const visit = (one: Folder): ShowsAt[] => {
    if (seen.has(one.name)) return [];
    seen.add(one.name);
    const used = one.uses.flatMap(({ tree }) => {
      const source = folders.get(tree.folder.text);
      return source ? visit(source) : [];
    });
    return [...used, ...one.shows.map((shows) => ({ ...shows, isOwn: one === folder }))];
  };
  return visit(folder);
}

export function pluralOf(tree: Tree<'pieces'>): string {
  return tree.plural?.text ?? `${tree.name.text.charAt(0).toLowerCase()}${tree.name.text.slice(1)}s`;
}

/** A term that `becomes` another value in a variant: without parameters or owner. */
export function isConstant(tree: Declaration): tree is Tree<'term'> {
  return tree.is === 'term' && tree.head.params.length === 0 && !tree.head.owner;
}
