import { folderOf, type Source } from '../1-syntax/source.ts';
import type { Problems } from '../problems/problem.ts';
import { checkTexts, readTexts } from '../texts/texts.ts';
import { type Folders, foldersWithErrors, usedBy } from './folders.ts';
import { neededTexts } from './needed-texts.ts';
import type { Part } from './parts.ts';

/** The texts of each folder against what its declarations ask for, its variants' included. */
export function checkFolderTexts(
  folders: Folders,
  built: readonly Part[],
  sources: readonly Source[],
  problems: Problems,
): void {
  const wrong = foldersWithErrors(problems);
  const textsOf = new Map(
    [...folders.keys()].map((name) => {
      const own = sources.filter((source) => source.file.endsWith('.ftl') && folderOf(source.file) === name);
      return [name, readTexts(own, problems)] as const;
    }),
  );
  for (const folder of folders.values()) {
    const parts = built.filter((part) => part.folder === folder.name);
    // While something is wrong, texts may only seem to be missing or left over.
    if (wrong.has(folder.name) || parts.some((part) => part.problems.hasErrors)) continue;
    const needed = parts.flatMap((part) => neededTexts(folder, part.build, part.own, part.variant));
    const used = [...usedBy(folder.name, folders)].flatMap((name) => textsOf.get(name) ?? []);
    checkTexts(needed, textsOf.get(folder.name)!, problems, used);
  }
}
