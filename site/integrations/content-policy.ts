import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { EARLY_SCRIPTS } from '../src/page/early.ts';

/**
 * Gives every page its Content-Security-Policy: scripts are files of the site, or one of our own early scripts, by its hash. No other
 * script in a page runs, no handler in an attribute, no `javascript:` link, and nothing is fetched from elsewhere.
 *
 * A page with any other script in it is not published: then something has found a way into it.
 */
export function contentPolicy(): AstroIntegration {
  return {
    name: 'content-policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        let pages = 0;
        for await (const file of glob('**/*.html', { cwd: root })) {
          const place = path.join(root, file);
          await writeFile(place, withPolicy(file, await readFile(place, 'utf8')));
          pages++;
        }
        await writeFile(path.join(root, '_headers'), HEADERS);
        logger.info(`${pages} pages have their policy`);
      },
    },
  };
}

/**
 * What pages cannot say themselves, in the form that several hosts of static sites read: only what is made for it stands in pages of
 * others. Hosts add up what fits an address, so no rule for all of them may forbid it.
 */
const HEADERS = `${['/', '/index.html', '/404.html', '/nl/*', '/de/*']
  .map((pages) => `${pages}\n  Content-Security-Policy: frame-ancestors 'none'\n`)
  .join('')}/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
`;

/** The policy has to stand before everything that it is about; only the encoding comes first. */
const BEFORE = '<meta charset="utf-8">';

export function withPolicy(file: string, html: string): string {
  const start = html.indexOf(BEFORE) + BEFORE.length;
  const end = html.indexOf('</head>');
  if (start < BEFORE.length || end < start) throw new Error(`${file} has no place for a policy.`);
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', text = '']) => (/\ssrc="/.test(attributes) ? [] : [text]),
  );
  if (scripts.some((text) => !EARLY_SCRIPTS.includes(text)))
    throw new Error(`${file} has a script that is none of ours.`);
  // Astro writes all styles into the head; what a page says stands below it.
  const styles = [...html.slice(0, end).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(
    ([, text = '']) => text,
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(scripts, styles)}">`;
  return html.slice(0, start) + meta + html.slice(start);
}

function policy(scripts: readonly string[], styles: readonly string[]): string {
  return Object.entries({
    'default-src': ["'none'"],
    // The search is WebAssembly, and runs in the page where there are no workers.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts.map(hashOf)],
    'script-src-attr': ["'none'"],
    // For browsers that do not know the two below.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", ...styles.map(hashOf)],
    // Drawings place what is in them by such attributes, which run nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
