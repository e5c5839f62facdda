/**
 * The files that belong to a game, by their paths below the rules folder. Whatever else a change names is refused: it may be written to a
 * disk later, where other paths lead elsewhere.
 */
const NAME = '[A-Za-z0-9][A-Za-z0-9_-]{0,59}';
const FOLDER = `(?:starters/)?${NAME}`;
const FILE = [
  `${NAME}\\.regel`,
  `variants/${NAME}\\.regel`,
  `text/${NAME}\\.ftl`,
  `rulebook/(?:${NAME}\\.mdx|confirmed\\.txt)`,
  `variants/${NAME}/(?:${NAME}\\.mdx|confirmed\\.txt)`,
].join('|');
const FILE_NAME = new RegExp(`^${FOLDER}/(?:${FILE})$`);
const FOLDER_NAME = new RegExp(`^${FOLDER}$`);
const GAME_NAME = new RegExp(`^${NAME}(?:/${NAME})?$`);
/** Names that lead to devices and not to files, on Windows. */
const DEVICES = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i;

export function isFileName(file: string): boolean {
  return FILE_NAME.test(file) && !DEVICES.test(file);
}

export function isFolderName(folder: string): boolean {
  return FOLDER_NAME.test(folder) && !DEVICES.test(folder);
}

export function isGameName(game: string): boolean {
  return GAME_NAME.test(game);
}
