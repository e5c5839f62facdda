import type { Language } from '../game/shown.ts';
import { type Embedded, elementSnippet, frameSnippet } from './snippets.ts';
import { embedWords } from './words.ts';

/** Puts a button to share below every example of a page, and where the page has room for that of the game: without scripts there is none. */
export function offerSharing(page: Document): void {
  const language: Language = page.documentElement.lang === 'de' ? 'de' : 'nl';
  const say = embedWords[language];
  const place = new URL(page.location.pathname, page.location.origin).href;
  const offer = (
    label: string,
    about: Pick<Embedded, 'game' | 'example' | 'title' | 'page'>,
  ): HTMLElement => {
    const opens = button(say.share, () => open(language, { site: page.location.origin, language, ...about }));
    opens.setAttribute('aria-label', `${label}: ${about.title}`);
    opens.setAttribute('aria-haspopup', 'dialog');
    opens.classList.add('no-print');
    return opens;
  };
  for (const details of page.querySelectorAll<HTMLElement>('details.example')) {
    const shown = details.querySelector('regel-example');
    const [game, example] = [shown?.getAttribute('game'), shown?.getAttribute('name')];
    if (!game || !example) continue;
    const title = details.querySelector('.example-title')?.textContent ?? example;
    const line = page.createElement('p');
    line.className = 'share-line';
    line.append(offer(say.shareExample, { game, example, title, page: `${place}#${details.id}` }));
    details.append(line);
  }
  for (const room of page.querySelectorAll<HTMLElement>('[data-share-game]')) {
    const title = page.querySelector('h1')?.textContent?.trim() ?? '';
    room.replaceChildren(offer(say.shareGame, { game: room.dataset.shareGame!, title, page: place }));
  }
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button';
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

/** A dialog with what is to be copied; it goes when it is closed. */
function open(language: Language, embedded: Embedded): void {
  const say = embedWords[language];
  const dialog = document.createElement('dialog');
  dialog.className = 'share';
  dialog.setAttribute('aria-label', `${say.share}: ${embedded.title}`);
  const title = document.createElement('h2');
  title.textContent = embedded.title;
  const about = document.createElement('p');
  about.textContent = say.about;
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  const field = (name: string, text: string): HTMLElement => {
    const box = document.createElement('textarea');
    box.readOnly = true;
    box.value = text;
    box.rows = text.length > 120 ? 4 : 2;
    box.addEventListener('focus', () => box.select());
    const label = document.createElement('label');
    label.append(name, box);
    const copy = button(say.copy, async () => {
      const isCopied = await navigator.clipboard?.writeText(text).then(
        () => true,
        () => false,
      );
      note.textContent = isCopied ? `${name}: ${say.copied}` : say.copyYourself;
      if (!isCopied) box.focus();
    });
    copy.setAttribute('aria-label', `${say.copy}: ${name}`);
    const line = document.createElement('div');
    line.className = 'share-field';
    line.append(label, copy);
    return line;
  };
  dialog.append(
    title,
    about,
    field(say.link, embedded.page),
    field(say.element, elementSnippet(embedded)),
    field(say.frame, frameSnippet(embedded)),
    note,
    button(say.close, () => dialog.close()),
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
