import type { Language } from '../game/shown.ts';
import { words } from '../words/site.ts';

export interface PageProps {
  language: Language;
  title: string;
  description: string;
  /** The address of this page in each language, for the switch and for search engines. */
  paths: Readonly<Record<Language, string>>;
  /** The picture for links that are shared; below the root. */
  card?: string;
}

/** What stands on the tab of the browser. */
export function titleOf(language: Language, title: string): string {
  const { name, tagline } = words[language];
  return title === name ? `${name}: ${tagline}` : `${title} · ${name}`;
}
