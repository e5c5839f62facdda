import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../game/shown.ts';
import { wordsIn } from '../words.ts';
import { useLinks } from './links.ts';
import { Panel } from './Panel.tsx';

interface RulePanelProps {
  readonly language: Language;
  /** The address of a section of the rulebook. */
  readonly href: string;
  readonly onClose: (() => void) | undefined;
}

/** The pages that were read, so that the next rule is there at once. */
const pages = new Map<string, Promise<Document>>();

function pageAt(address: string): Promise<Document> {
  const known = pages.get(address);
  if (known) return known;
  const page = fetch(address)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
    .then((html) => new DOMParser().parseFromString(html, 'text/html'));
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

/** A rule as it stands in the rulebook, beside the game. */
export function RulePanel({ language, href, onClose }: RulePanelProps) {
  const say = wordsIn(language);
  const [here, setHere] = useState(href);
  const [failed, setFailed] = useState(false);
  const text = useLinks<HTMLDivElement>((address) => {
    // Another place of the same book opens here too; anything else beside the game.
    const from = new URL(here, window.location.href);
    const url = new URL(address, from);
    if (url.pathname === from.pathname && url.hash) setHere(url.href);
    else window.open(url.href, '_blank', 'noopener');
    return true;
  });
  useEffect(() => setHere(href), [href]);
  useEffect(() => {
    let isWanted = true;
    const url = new URL(here, window.location.href);
    const show = async (): Promise<void> => {
      const section = sectionIn(await pageAt(url.pathname), decodeURIComponent(url.hash.slice(1)));
      if (!isWanted || !section) throw new Error('no such rule');
      text.current?.replaceChildren(section);
      text.current?.parentElement?.scrollTo({ top: 0 });
      setFailed(false);
    };
    show().catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, [here]);
  return (
    <Panel language={language} title={say.ruleTitle} onClose={onClose}>
      {failed && (
        <p>
          {say.ruleFailed} <a href={here}>{say.readRule}</a>
        </p>
      )}
      <div ref={text} class="g-rule" />
      <p>
        <a href={here} target="_blank" rel="noopener">
          {say.wholeBook}
        </a>
      </p>
    </Panel>
  );
}

/** The section of the book, without what only works on its own page. */
function sectionIn(page: Document, id: string): HTMLElement | undefined {
  const found =
    page.getElementById(id)?.closest<HTMLElement>('section') ?? page.querySelector<HTMLElement>('section');
  if (!found) return undefined;
  const section = document.importNode(found, true);
  for (const one of section.querySelectorAll('script, regel-example, regel-explore, noscript, button'))
    one.remove();
  for (const one of section.querySelectorAll('details'))
    if (!one.textContent?.trim() || one.children.length < 2) one.remove();
  for (const one of section.querySelectorAll('[id]')) one.removeAttribute('id');
  section.removeAttribute('aria-labelledby');
  return section;
}
