import { folderOf, type Source } from '../1-syntax/source.ts';
import type { Problems } from '../problems/problem.ts';
import { checkTexts, mergeById, type NeededText, readTexts } from '../texts/texts.ts';
import { type Folders, foldersWithErrors, usedBy } from './folders.ts';
import { neededTexts } from './needed-texts.ts';
import type { Part } from './parts.ts';

/** The texts of each folder against what its declarations ask for, its variants' included. Gives what each game, variant or library needs. */
export function checkFolderTexts(
  folders: Folders,
  built: readonly Part[],
  sources: readonly Source[],
  problems: Problems,
  read: typeof readTexts = readTexts,
): ReadonlyMap<string, readonly NeededText[]> {
  const byPart = new Map<string, readonly NeededText[]>();
  const wrong = foldersWithErrors(problems);
  const textsOf = new Map(
    [...folders.keys()].map((name) => {
      const own = sources.filter((source) => source.file.endsWith('.ftl') && folderOf(source.file) === name);
      return [name, read(own, problems)] as const;
    }),
  );
  for (const folder of folders.values()) {
    const parts = built.filter((part) => part.folder === folder.name);
    // While something is wrong, texts may only seem to be missing or left over.
    if (wrong.has(folder.name) || parts.some((part) => part.problems.hasErrors)) continue;
    const ofParts = parts.map(({ id, build, own, variant }) => ({
      id,
      needed: neededTexts(folder, build, own, variant),
    }));
    const needed = ofParts.flatMap((part) => part.needed);
    // What a game needs, its file has for all of its variants too.
    for (const [index, part] of ofParts.entries())
      byPart.set(part.id, mergeById(index === 0 ? needed : part.needed));
    const used = [...usedBy(folder.name, folders)].flatMap((name) => textsOf.get(name) ?? []);
    checkTexts(needed, textsOf.get(folder.name)!, problems, used);
  }
  return byPart;
}
