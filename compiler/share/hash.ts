/** What stands before a shared change in the fragment of an address, on every page that opens one. */
const PREFIX = '#regels=';

export function sharedHash(text: string): string {
  return PREFIX + text;
}

/** The text of a shared change in the fragment of an address; undefined if it is another one. */
export function sharedIn(hash: string): string | undefined {
  return hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : undefined;
}
