import type { Language } from '../game/shown.ts';
import { isShareLink } from '../play/share.ts';
import { wordsIn } from '../play/words-loading.ts';

/**
 * `<regel-embed game="…" language="nl" rulebook="/nl/…/">`: what stands in a page of somebody else. The fragment of the address says which
 * example; without it, or with a game that was shared, the game is played.
 */
class RegelEmbed extends HTMLElement {
  connectedCallback(): void {
    window.addEventListener('hashchange', this.#show);
    void this.#show();
    // An example is as high as it is, and the page around it makes room. A game fits itself into what there is.
    if (window.parent === window) return;
    new ResizeObserver(() => {
      if (this.dataset.shows !== 'example') return;
      const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
      // Whoever shows it may know how high it is, and nothing else is told.
      window.parent.postMessage({ regelwerk: 'height', height }, '*');
    }).observe(document.documentElement);
  }

  disconnectedCallback(): void {
    window.removeEventListener('hashchange', this.#show);
  }

  readonly #show = async (): Promise<void> => {
    const game = this.getAttribute('game') ?? '';
    const language: Language = this.getAttribute('language') === 'de' ? 'de' : 'nl';
    const rulebookPage = this.getAttribute('rulebook') ?? '';
    const { hash } = window.location;
    const isExample = hash.length > 1 && !isShareLink(hash);
    this.dataset.shows = isExample ? 'example' : 'game';
    const words = wordsIn(language);
    this.#tell(words.loading);
    try {
      if (isExample) {
        const { mountExample } = await import('../play/mount-example.tsx');
        const host = document.createElement('regel-example');
        const name = decodeURIComponent(hash.slice(1));
        const title = await mountExample(host, { game, name, language, rulebookPage });
        const heading = document.createElement('h2');
        heading.textContent = title;
        this.replaceChildren(heading, host);
      } else {
        const { mountPlay } = await import('../play/mount-play.tsx');
        const host = document.createElement('div');
        this.replaceChildren(host);
        await mountPlay(host, { game, language, rulebookPage });
      }
    } catch {
      const again = document.createElement('button');
      again.type = 'button';
      again.className = 'button';
      again.textContent = words.retry;
      // Browsers remember that an import failed: only a page loaded anew asks again.
      again.addEventListener('click', () => window.location.reload());
      this.#tell(words.loadFailed, again);
    }
  };

  #tell(text: string, ...more: Node[]): void {
    const note = document.createElement('p');
    note.setAttribute('role', 'status');
    note.textContent = text;
    this.replaceChildren(note, ...more);
  }
}

if (!customElements.get('regel-embed')) customElements.define('regel-embed', RegelEmbed);
