import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/** The dialogs that Pagefind brings along; the site has its own. */
const UNUSED = /^pagefind-(.*ui\.|highlight)/;

/**
 * Makes the index of the search from the pages as they were written, one for each language. What is drawn or played there is left
 * out by its own markup (`data-pagefind-ignore`): labels of drawings are no sentences.
 */
export function search(): AstroIntegration {
  return {
    name: 'search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { index, errors } = await createIndex({});
        if (!index) throw new Error(errors.join('\n'));
        const added = await index.addDirectory({ path: fileURLToPath(dir) });
        // Its own `writeFiles` says that it is done before all bytes are in the files, and `close` then cuts them off.
        const made = await index.getFiles();
        await close();
        const wrong = [...added.errors, ...made.errors];
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
        for (const file of made.files) {
          if (UNUSED.test(file.path)) continue;
          const place = path.join(fileURLToPath(new URL('pagefind/', dir)), file.path);
          await mkdir(path.dirname(place), { recursive: true });
          await writeFile(place, file.content);
        }
        logger.info(`${added.page_count} pages can be searched`);
      },
    },
  };
}
