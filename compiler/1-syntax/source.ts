/** A source file: its path below the rules folder, with `/`, and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Games to begin with stand together in this folder, each in one of its own. */
export const STARTERS = 'starters';

/** Whether a folder is that of a game to begin with. */
export function isStarter(folder: string): boolean {
  return folder.startsWith(`${STARTERS}/`);
}

/** The folder of a game or library: the first part of the path, or the first two of a game to begin with. */
export function folderOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  return parts.slice(0, parts[0] === STARTERS ? 2 : 1).join('/');
}
