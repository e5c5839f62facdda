import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/** Makes the index of the search from the pages as they were written, one for each language. */
export function search(): AstroIntegration {
  return {
    name: 'search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { index, errors } = await createIndex({});
        if (!index) throw new Error(errors.join('\n'));
        const added = await index.addDirectory({ path: fileURLToPath(dir) });
        const written = await index.writeFiles({ outputPath: fileURLToPath(new URL('pagefind/', dir)) });
        await close();
        const wrong = [...added.errors, ...written.errors];
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
        logger.info(`${added.page_count} pages can be searched`);
      },
    },
  };
}
