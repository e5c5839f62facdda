import type { Language } from '../game/shown.ts';
import { wordsIn } from './words-loading.ts';

/** `<regel-play game="…" language="nl" rulebook="/nl/…/">`: the play page of a game, loaded when it is there. */
class RegelPlay extends HTMLElement {
  connectedCallback(): void {
    void this.#load();
  }

  get #language(): Language {
    return this.getAttribute('language') === 'de' ? 'de' : 'nl';
  }

  async #load(): Promise<void> {
    const words = wordsIn(this.#language);
    this.#tell(words.loading);
    try {
      const { mountPlay } = await import('./mount-play.tsx');
      await mountPlay(this, {
        game: this.getAttribute('game') ?? '',
        language: this.#language,
        rulebookPage: this.getAttribute('rulebook') ?? undefined,
      });
    } catch {
      const again = document.createElement('button');
      again.type = 'button';
      again.className = 'button';
      again.textContent = words.retry;
      // Browsers remember that an import failed: only a page loaded anew asks again. Games are kept, so nothing is lost.
      again.addEventListener('click', () => window.location.reload());
      this.#tell(words.loadFailed, again);
    }
  }

  #tell(text: string, ...more: Node[]): void {
    const note = document.createElement('p');
    note.setAttribute('role', 'status');
    note.textContent = text;
    this.replaceChildren(note, ...more);
  }
}

if (!customElements.get('regel-play')) customElements.define('regel-play', RegelPlay);
