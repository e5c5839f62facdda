import type { Language } from '../game/shown.ts';
import { wordsIn } from './words/words.ts';

/** `<regel-workshop language="nl">`, beside the lists of games on its page: they stay until something is worked on. */
class RegelWorkshop extends HTMLElement {
  connectedCallback(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    const language: Language = this.getAttribute('language') === 'de' ? 'de' : 'nl';
    const say = wordsIn(language);
    const start = document.querySelector<HTMLElement>('[data-workshop-start]')!;
    // Who comes with an address does not want to see the lists first.
    const isCourse = this.hasAttribute('course');
    start.hidden = isCourse || window.location.hash.length > 1;
    if (start.hidden) this.#tell(say.loading);
    try {
      const { mountWorkshop } = await import('./mount-workshop.tsx');
      const links = [...start.querySelectorAll<HTMLElement>('[data-folder]')];
      const folders = new Map(links.map(({ dataset }) => [dataset.game!, dataset.folder!]));
      this.replaceChildren();
      mountWorkshop(this, { language, folders, start, isCourse, reader: this.getAttribute('reader') ?? '' });
    } catch {
      const again = document.createElement('button');
      again.type = 'button';
      again.className = 'button';
      again.textContent = say.retry;
      // Browsers remember that an import failed: only a page loaded anew asks again.
      again.addEventListener('click', () => window.location.reload());
      this.#tell(say.loadFailed, again);
    }
  }

  #tell(text: string, ...more: Node[]): void {
    const note = document.createElement('p');
    note.setAttribute('role', 'status');
    note.textContent = text;
    this.replaceChildren(note, ...more);
  }
}

if (!customElements.get('regel-workshop')) customElements.define('regel-workshop', RegelWorkshop);
