import type { Language } from '../game/shown.ts';
import type { Begin } from './ExamplePlayer.tsx';
import type { ExampleAddress } from './mount-example.tsx';
import { wordsIn } from './words-loading.ts';

/**
 * `<regel-example game="…" name="…" language="nl">` around a static example, with `rulebook="…"` where it stands on another page. Until somebody presses one of its buttons nothing is
 * loaded; when it comes into view the browser fetches what is needed while it has nothing else to do.
 */
class RegelExample extends HTMLElement {
  #isLive = false;
  #watching: IntersectionObserver | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#pressed);
    this.closest('details')?.addEventListener('toggle', this.#opened);
    this.#watching = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) this.#prefetch();
    });
    this.#watching.observe(this);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#pressed);
    this.closest('details')?.removeEventListener('toggle', this.#opened);
    this.#watching?.disconnect();
  }

  get #address(): ExampleAddress {
    const language: Language = this.getAttribute('language') === 'de' ? 'de' : 'nl';
    return {
      game: this.getAttribute('game') ?? '',
      name: this.getAttribute('name') ?? '',
      language,
      rulebookPage: this.getAttribute('rulebook') ?? undefined,
    };
  }

  #prefetch(): void {
    this.#watching?.disconnect();
    const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500));
    later(() => {
      import('./mount-example.tsx').then((module) => module.prefetch(this.#address)).catch(() => undefined);
    });
  }

  readonly #pressed = (event: Event): void => {
    if (this.#isLive || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('[data-do]');
    if (button && button.getAttribute('aria-disabled') !== 'true')
      void this.#take(button.dataset.do as Begin);
  };

  /** One that was folded away is only told in words until somebody opens it: then the picture comes. */
  readonly #opened = (event: Event): void => {
    const isOpen = (event.target as HTMLDetailsElement).open;
    if (isOpen && !this.#isLive && this.hasAttribute('folded')) void this.#take(undefined);
  };

  async #take(begin: Begin | undefined): Promise<void> {
    this.#isLive = true;
    this.setAttribute('aria-busy', 'true');
    try {
      const { mountExample } = await import('./mount-example.tsx');
      await mountExample(this, this.#address, begin);
      if (!begin) return;
      // What was the last step is now the first, and the button there goes on.
      const does = begin === 'first' ? 'next' : begin;
      const again = this.querySelector<HTMLElement>(`[data-do="${does}"]`) ?? this.querySelector('button');
      again?.focus({ preventScroll: true });
    } catch {
      this.#isLive = false;
      this.#tellFailure();
    } finally {
      this.removeAttribute('aria-busy');
    }
  }

  #tellFailure(): void {
    const { loadFailed, retry } = wordsIn(this.#address.language);
    const note = this.querySelector('.p-failure') ?? document.createElement('p');
    note.className = 'p-failure';
    note.setAttribute('role', 'alert');
    const again = document.createElement('button');
    again.type = 'button';
    again.className = 'button';
    again.textContent = retry;
    // Browsers remember that an import failed: only a page loaded anew asks again.
    again.addEventListener('click', () => window.location.reload());
    note.replaceChildren(loadFailed, ' ', again);
    this.append(note);
  }
}

if (!customElements.get('regel-example')) customElements.define('regel-example', RegelExample);
