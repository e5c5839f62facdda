/**
 * For pages of anybody: <regelwerk-embed game="clever" example="…" language="nl">, an example of a rulebook, or without `example` the whole
 * game. It is a frame of this site, which can reach nothing of the page around it; of an example it tells how high it is.
 */
(() => {
  const home = new URL('.', document.currentScript.src);
  const GAME = /^[A-Za-z][A-Za-z0-9-]*(\/[A-Za-z][A-Za-z0-9-]*)?$/;
  const HEIGHT = { least: 120, usual: 720, most: 4000 };

  class RegelwerkEmbed extends HTMLElement {
    static observedAttributes = ['game', 'example', 'language'];
    #frame = document.createElement('iframe');

    constructor() {
      super();
      Object.assign(this.#frame, {
        loading: 'lazy',
        allow: 'clipboard-write',
        referrerPolicy: 'no-referrer',
      });
      Object.assign(this.#frame.style, { display: 'block', width: '100%', border: '0' });
    }

    connectedCallback() {
      window.addEventListener('message', this.#told);
      this.#draw();
    }

    disconnectedCallback() {
      window.removeEventListener('message', this.#told);
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#draw();
    }

    /** What is in the element stays there until it is known what to show in its place. */
    #draw() {
      const game = this.getAttribute('game') ?? '';
      if (!GAME.test(game)) return;
      const language = this.getAttribute('language') === 'de' ? 'de' : 'nl';
      const address = new URL(`embed/${language}/${game}/`, home);
      address.hash = this.getAttribute('example') ?? '';
      this.style.display ||= 'block';
      this.#frame.title = this.textContent.trim() || game;
      this.#frame.style.height = `${HEIGHT.usual}px`;
      if (this.#frame.src !== address.href) this.#frame.src = address.href;
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).append(this.#frame);
    }

    #told = ({ source, origin, data }) => {
      if (source !== this.#frame.contentWindow || origin !== home.origin || data?.regelwerk !== 'height')
        return;
      const height = Math.min(HEIGHT.most, Math.max(HEIGHT.least, Number(data.height) || HEIGHT.usual));
      this.#frame.style.height = `${height}px`;
    };
  }

  if (!customElements.get('regelwerk-embed')) customElements.define('regelwerk-embed', RegelwerkEmbed);
})();
