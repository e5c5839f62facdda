import { h, render } from 'preact';
import { ReaderApp } from './ReaderApp.tsx';

/** `<regel-reader language="nl" workshop="/nl/…/">`: rules that somebody has sent, from the fragment of the address. */
class RegelReader extends HTMLElement {
  connectedCallback(): void {
    const language = this.getAttribute('language') === 'de' ? 'de' : 'nl';
    this.replaceChildren();
    render(h(ReaderApp, { language, workshop: this.getAttribute('workshop') ?? '' }), this);
  }

  disconnectedCallback(): void {
    render(null, this);
  }
}

if (!customElements.get('regel-reader')) customElements.define('regel-reader', RegelReader);
