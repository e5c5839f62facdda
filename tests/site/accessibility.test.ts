import AxeBuilder from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { BOOKS } from './books.ts';
import { DESKTOP, PHONE, withSite } from './page.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

describe('nobody is shut out (axe)', () => {
  const paths = [
    '/',
    '/nl/',
    '/de/ueber/',
    '/404.html',
    ...BOOKS.nl.filter((_, at) => at % 2 === 0),
    ...BOOKS.de.filter((_, at) => at % 2 === 1),
    '/nl/clever/snel-spel/',
    '/nl/clever/overzicht/',
    '/de/der-palast-von-alhambra/uebersicht/',
    '/nl/clever/spelen/',
    '/de/der-palast-von-alhambra/spielen/',
    '/nl/clever/punten/',
    '/de/der-palast-von-alhambra/punkte/',
  ];
  // Every page in both; the rulebooks, which are long, in one or the other.
  const isBook = (path: string) => [...BOOKS.nl, ...BOOKS.de, '/nl/clever/snel-spel/'].includes(path);
  const ways = paths.flatMap((path, at) => [
    { path, colorScheme: 'light' as const, options: at % 2 ? PHONE : DESKTOP },
    { path, colorScheme: 'dark' as const, options: at % 2 ? DESKTOP : PHONE },
  ]);
  it.each(ways.filter(({ path }, at) => !isBook(path) || at % 4 === 0 || at % 4 === 3))(
    '$path, $colorScheme',
    async ({ path, colorScheme, options }) => {
      await withSite(
        async (page) => {
          await page.goto(path);
          if (await page.locator('regel-play').count()) {
            await page.locator('regel-play form button[type="submit"]').click();
            await page.locator('.p-chooser, .p-now').first().waitFor();
          }
          if (await page.locator('regel-pad').count())
            await page.locator('regel-pad button').first().waitFor();
          // Sizes and colours are only known of what is laid out.
          await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
          // What is right is only counted: telling it node by node, frame by frame, takes longer than finding it out.
          expect(page.frames().length).toBe(1);
          const { violations } = await new AxeBuilder({ page })
            .options({ runOnly: RULES, resultTypes: ['violations'] })
            .setLegacyMode()
            .analyze();
          const shown = (nodes: (typeof violations)[number]['nodes']) =>
            nodes
              .slice(0, 3)
              .map(({ html }) => html.slice(0, 160))
              .join(' | ');
          expect(violations.map(({ id, nodes }) => `${id}: ${shown(nodes)}`)).toEqual([]);
        },
        // The policy of the site would refuse the style above.
        { ...options, colorScheme, bypassCSP: true },
      );
    },
  );
});
