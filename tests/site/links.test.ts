import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../generated/games.ts';
import { ROOT } from '../sources.ts';
import { attributes, type BuiltPage, builtPages } from './pages.ts';

let pages: readonly BuiltPage[] = [];
let byPath = new Map<string, BuiltPage>();
beforeAll(async () => {
  pages = await builtPages();
  byPath = new Map(pages.map((page) => [page.path, page]));
});

const isFile = (name: string): boolean => existsSync(path.join(ROOT, 'site/dist', name));

describe('the pages', () => {
  it('are there for every game, variant and language', () => {
    const of = (language: string) => pages.filter((page) => page.path.startsWith(`/${language}/`)).length;
    expect(of('nl')).toBe(of('de'));
    // Games and variants with six pages each, the home page, what the site is, shared rules, the workshop and its course.
    expect(of('nl')).toBe(games.length * 6 + 5);
  });

  it('lead nowhere that is not there, down to the section', () => {
    const dead: string[] = [];
    for (const { path: from, html } of pages)
      for (const href of attributes(html, 'href')) {
        const to = new URL(href, `https://regelwerk.example${from}`);
        if (to.host !== 'regelwerk.example') dead.push(`${from}: ${href} is on another host`);
        const target = byPath.get(to.pathname);
        if (!target && !isFile(to.pathname)) dead.push(`${from}: ${href}`);
        if (
          target &&
          to.hash &&
          !attributes(target.html, 'id').includes(decodeURIComponent(to.hash.slice(1)))
        )
          dead.push(`${from}: ${href} has no such place`);
      }
    expect([...new Set(dead)]).toEqual([]);
  });

  it('have each id once', () => {
    const twice = pages.flatMap(({ path: from, html }) => {
      const ids = attributes(html, 'id');
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${from}: ${id}`);
    });
    expect(twice).toEqual([]);
  });

  it('say their language, their name, what they are about, and where they are in the other language', () => {
    for (const { path: from, html } of pages.filter((page) => /^\/(nl|de)\//.test(page.path))) {
      expect(html, from).toContain(`<html lang="${from.slice(1, 3)}"`);
      expect(html.match(/<h1[ >]/g), from).toHaveLength(1);
      expect(html, from).toMatch(/<title>[^<]{5,}<\/title>/);
      // Nouns are large in German, in a title too: “Clever: Spielregeln”.
      if (from.startsWith('/de/')) expect(html, from).not.toMatch(/<title>[^<]*: \p{Ll}/u);
      expect(html, from).toMatch(/<meta name="description" content="[^"]{20,}"/);
      for (const language of ['nl', 'de']) {
        const alternate = new RegExp(`hreflang="${language}" href="https://regelwerk.example([^"]+)"`).exec(
          html,
        );
        expect(byPath.has(alternate?.[1] ?? ''), `${from} in ${language}`).toBe(true);
      }
      const image = /property="og:image" content="https:\/\/regelwerk.example([^"]+)"/.exec(html);
      expect(isFile(image?.[1] ?? ''), `${from}: ${image?.[1]}`).toBe(true);
    }
  });

  it('are all in the map for search engines', async () => {
    const { readFile } = await import('node:fs/promises');
    const map = await readFile(path.join(ROOT, 'site/dist/sitemap-0.xml'), 'utf8');
    for (const { path: from } of pages.filter((page) => /^\/(nl|de)\//.test(page.path)))
      expect(map).toContain(`<loc>https://regelwerk.example${from}</loc>`);
  });
});
