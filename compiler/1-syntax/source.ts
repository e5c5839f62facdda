/** A source file: its path below the rules folder, with `/`, and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** The folder of a game or library: the first part of the path. */
export function folderOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : '';
}
