import type { Language } from '../game/shown.ts';
import { embedPath } from './paths.ts';

/** What is to be shown in a page of somebody else. */
export interface Embedded {
  /** Where this site is: `https://example.org`. */
  readonly site: string;
  readonly language: Language;
  readonly game: string;
  readonly example?: string | undefined;
  /** What it is called, and the address of the page where it stands here. */
  readonly title: string;
  readonly page: string;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** As an element: it grows with what is in it; without scripts it is a link. */
export function elementSnippet({ site, language, game, example, title, page }: Embedded): string {
  const named = example === undefined ? '' : ` example="${escaped(example)}"`;
  return `<regelwerk-embed game="${escaped(game)}"${named} language="${language}"><a href="${escaped(page)}">${escaped(title)}</a></regelwerk-embed>
<script src="${escaped(site)}/embed.js" async></script>`;
}

/** As a frame, for pages into which no scripts may be put. */
export function frameSnippet({ site, language, game, example, title }: Embedded): string {
  const address = escaped(site + embedPath(language, game, example));
  return `<iframe src="${address}" title="${escaped(title)}" width="100%" height="720" style="border: 0" loading="lazy" allow="clipboard-write"></iframe>`;
}
