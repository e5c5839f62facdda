import { h, render } from 'preact';
import { linksTo } from '../game/rulebooks.ts';
import { isLanguage, Mounted } from './Mounted.tsx';
import { PadApp } from './PadApp.tsx';
import '../table/table.css';
import './pad.css';

/** `<regel-pad game="clever" language="nl">`: the score pad of a game, on a page of its own below the rulebook. */
class RegelPad extends HTMLElement {
  connectedCallback(): void {
    const id = this.getAttribute('game') ?? '';
    const language = this.getAttribute('language');
    if (!isLanguage(language)) return;
    const book = this.getAttribute('rulebook') ?? '../';
    this.replaceChildren();
    render(
      h(Mounted, {
        id,
        language,
        children: (game) => h(PadApp, { game, language, linkTo: linksTo(game.learnt.book, book) }),
      }),
      this,
    );
  }

  disconnectedCallback(): void {
    render(null, this);
  }
}

if (!customElements.get('regel-pad')) customElements.define('regel-pad', RegelPad);
