/** What no game can be the folder of: here lies what is alike in all engines, and Windows keeps the others for its devices. */
const TAKEN = /^(runtime|con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The folder of `clever` or `clever/quick` below the one of all engines. It is named as the game is, except that an underscore, which
 * no game has in its name, stands behind a name that is taken and before a capital. The capital itself is written small: many
 * disks do not tell `Clever` from `clever`.
 */
export function folderOfGame(id: string): string {
  return id
    .split('/')
    .map((name) =>
      TAKEN.test(name) ? `${name}_` : name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
    )
    .join('/');
}

/** The game whose folder this is. */
export function gameInFolder(folder: string): string {
  return folder.replace(/_([a-z])/g, (_, sign: string) => sign.toUpperCase()).replaceAll('_', '');
}
