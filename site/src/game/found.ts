import { folderOfGame } from '../../../generated/runtime/game-folder.ts';

/** Where a file of a game lies, as the modules here see it. */
export function fileOf(id: string, name: string): string {
  return `../../../generated/${folderOfGame(id)}/${name}`;
}

/** One of the files that the compiler generated for a game; a promise that fails where there is none. */
export function found<Module>(
  modules: Readonly<Record<string, () => Promise<Module>>>,
  id: string,
  name: string,
): Promise<Module> {
  return modules[fileOf(id, name)]?.() ?? Promise.reject(new Error(`There is no ${name} of ${id}.`));
}
