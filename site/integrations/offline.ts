import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What is only for machines, or for pages of others. */
const LEFT_OUT = [/\.xml$/, /^cards\//, /^sw\.js$/, /^embed[/.]/, /^_headers$/];

/**
 * Writes the service worker: the program in `service-worker.js` with the list of all files and what is in them. The list
 * tells after an update which files have changed, so that only those are fetched again.
 */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const names = (await readdir(root, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) =>
            path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
          )
          .filter((name) => !LEFT_OUT.some((left) => left.test(name)))
          .sort();
        const files: Record<string, string> = {};
        for (const name of names) {
          const digest = createHash('sha256')
            .update(await readFile(path.join(root, name)))
            .digest('hex');
          files[`/${name.replace(/(^|\/)index\.html$/, '$1')}`] = digest.slice(0, 12);
        }
        const program = await readFile(new URL('service-worker.js', import.meta.url), 'utf8');
        const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
        const list = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n`;
        await writeFile(path.join(root, 'sw.js'), list + program);
        logger.info(`${names.length} files are kept for reading without a connection`);
      },
    },
  };
}
