import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { cards } from './integrations/cards.ts';
import { contentPolicy } from './integrations/content-policy.ts';
import { followRules } from './integrations/follow-rules.ts';
import { leanGrammars, leanMessages, leanRuntime } from './integrations/lean-messages.ts';
import { offline } from './integrations/offline.ts';
import { preactOnce } from './integrations/preact-once.ts';
import { search } from './integrations/search.ts';

/** Where the site is published: the only place that says so. */
const HOME = process.env.SITE_URL ?? 'https://regelwerk.example';

/** Engines are fetched by readers when they play, but not by who builds the pages. */
const MEANINGLESS = ['INEFFECTIVE_DYNAMIC_IMPORT'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  site: HOME,
  trailingSlash: 'always',
  // Only blank lines go: a space between two words on two lines must stay.
  compressHTML: true,
  devToolbar: { enabled: false },
  i18n: {
    locales: ['nl', 'de'],
    defaultLocale: 'nl',
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  // A page on a slow line is drawn as soon as it is there, without waiting for a second file.
  build: { inlineStylesheets: 'always' },
  vite: {
    // The worker of the bots fetches engines when it needs them, which only modules can.
    worker: { format: 'es', plugins: () => [leanMessages(), leanGrammars(), leanRuntime()] },
    build: {
      // Scripts and pictures are files, so that the policy of the site can forbid all others.
      assetsInlineLimit: 0,
      rolldownOptions: {
        onLog(level, log, handler) {
          if (!MEANINGLESS.includes(log.code ?? '')) handler(level, log);
        },
      },
    },
  },
  // The last one lists what the others have written.
  integrations: [
    followRules(),
    preactOnce(),
    sitemap({
      i18n: { defaultLocale: 'nl', locales: { nl: 'nl', de: 'de' } },
      filter: (page) => !new URL(page).pathname.startsWith('/embed/'),
    }),
    contentPolicy(),
    cards(),
    search(),
    offline(),
  ],
});
