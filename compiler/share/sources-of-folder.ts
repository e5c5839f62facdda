import { folderOf, type Source } from '../1-syntax/source.ts';

/** All files that a game is made of: those of its folder, of folders that it uses, and the texts that every game shares. */
export function sourcesOfFolder(sources: readonly Source[], folder: string): Source[] {
  const wanted = new Set<string>(['common']);
  const queue = [folder];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (wanted.has(next)) continue;
    wanted.add(next);
    for (const { file, text } of sources)
      if (file.endsWith('.regel') && folderOf(file) === next)
        queue.push(...[...text.matchAll(/^use +([^\s:#]+)/gm)].map((found) => found[1]!));
  }
  return sources.filter(({ file }) => wanted.has(folderOf(file)) && !file.endsWith('/mutants.txt'));
}
