import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function sha256(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The lengths keep `ab` and `c` apart from `a` and `bc`.
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}

/** The SHA-256 of a file as `sha256sum` prints it; undefined if it does not exist. */
export function fingerprintOfFile(path: string): string | undefined {
  return existsSync(path) ? fingerprintOfText(readFileSync(path)) : undefined;
}

export function fingerprintOfText(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Changes with every name and every byte below these files and folders. */
export function fingerprintOfTree(paths: readonly string[]): string {
  const files = paths.flatMap((path) =>
    statSync(path).isFile()
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name)),
  );
  return sha256(...files.sort().flatMap((file) => [file, readFileSync(file)]));
}

const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm;

/**
 * Changes with the code of a module and of everything that it imports: its results depend on this and on what it is given.
 * Types have no effect at run time and do not count.
 */
export function fingerprintOfModule(entry: URL): string {
  const known = new Map<string, Buffer>();
  const visit = (url: URL): void => {
    // The import of code that a template writes may be of a file that is not here.
    if (known.has(url.href) || !existsSync(url)) return;
    const text = readFileSync(fileURLToPath(url));
    known.set(url.href, text);
    for (const [, from, bare] of text.toString().matchAll(IMPORT)) visit(new URL(from ?? bare!, url));
  };
  visit(entry);
  return sha256(...[...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text));
}
