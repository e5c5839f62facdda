import { h, render } from 'preact';
import { AnyExplorer } from './AnyExplorer.tsx';
import { isLanguage, Mounted } from './Mounted.tsx';
import '../table/table.css';
import './pad.css';

/**
 * `<regel-explore game="clever" language="nl" of="scoring-fox-score">`: something to try out in the text of a rulebook. What was
 * built into the page stays until somebody wants to try; only then the game is fetched.
 */
class RegelExplore extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector<HTMLButtonElement>('[data-try]');
    if (button) {
      button.hidden = false;
      button.addEventListener('click', () => this.#open(), { once: true });
    } else this.#open();
  }

  #open(): void {
    const language = this.getAttribute('language');
    if (!isLanguage(language)) return;
    const of = this.getAttribute('of') ?? '';
    const hadFocus = this.contains(document.activeElement);
    const still = this.firstElementChild;
    // Drawn beside what is there, which goes when the game has come: the text below does not jump.
    const place = document.createElement('div');
    this.append(place);
    const ready = (): void => {
      still?.remove();
      if (hadFocus) place.querySelector<HTMLElement>('button, input')?.focus();
    };
    render(
      h(Mounted, {
        id: this.getAttribute('game') ?? '',
        language,
        children: (game) => h(AnyExplorer, { game, language, of, onReady: ready }),
      }),
      place,
    );
  }
}

if (!customElements.get('regel-explore')) customElements.define('regel-explore', RegelExplore);
