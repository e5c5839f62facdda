/**
 * A word of the glossary opens its explanation where it is read: by pointing at it, by touching it, by the keyboard. The
 * explanation is the one at the end of the page, so there is nothing to fetch.
 */
export function explainWords(page: ParentNode): void {
  for (const word of page.querySelectorAll<HTMLElement>('.name[data-term]')) {
    if (word.closest('.term') || !document.getElementById(`term-${word.dataset.term}`)) continue;
    word.tabIndex = 0;
    word.setAttribute('role', 'button');
    word.classList.add('explained');
    word.addEventListener('mouseenter', () => show(word));
    word.addEventListener('mouseleave', leave);
    word.addEventListener('focus', () => show(word));
    word.addEventListener('blur', leave);
    word.addEventListener('click', () => show(word));
    word.addEventListener('keydown', (event) => enter(event, word));
  }
}

const bubble = document.createElement('div');
bubble.className = 'bubble';
bubble.id = 'bubble';
// A touch on it must not count as leaving the word.
bubble.tabIndex = -1;
bubble.setAttribute('role', 'tooltip');
bubble.hidden = true;
document.body.append(bubble);

/** Long enough to move the pointer from the word to its explanation, in milliseconds. */
const STAYS = 300;

let shownFor: HTMLElement | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

const show = (word: HTMLElement): void => {
  const term = document.getElementById(`term-${word.dataset.term}`);
  const text = term?.querySelector('.term-text');
  if (!text) return;
  clearTimeout(leaving);
  if (shownFor === word) return;
  shownFor?.removeAttribute('aria-describedby');
  shownFor = word;
  bubble.replaceChildren(...[...text.childNodes].map((node) => node.cloneNode(true)));
  bubble.hidden = false;
  word.setAttribute('aria-describedby', bubble.id);
  putBeside(word);
};

/** Below the word, or above it where the window ends. */
const putBeside = (word: HTMLElement): void => {
  const place = word.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = Math.max(8, Math.min(place.left, document.documentElement.clientWidth - width - 8));
  const below = place.bottom + 6;
  const above = place.top - height - 6;
  const top = below + height > innerHeight && above > 0 ? above : below;
  bubble.style.left = `${left + scrollX}px`;
  bubble.style.top = `${top + scrollY}px`;
};

const hide = (): void => {
  clearTimeout(leaving);
  shownFor?.removeAttribute('aria-describedby');
  shownFor = undefined;
  bubble.hidden = true;
};

/** Whether the pointer or the focus is still on the word or its explanation. */
const isHeld = (): boolean =>
  [shownFor, bubble].some((part) => part?.matches(':hover') || part?.contains(document.activeElement));

const leave = (): void => {
  clearTimeout(leaving);
  leaving = setTimeout(() => isHeld() || hide(), STAYS);
};

/** Opens it, and goes to the first link in it: by the keyboard there is no other way there. */
const enter = (event: KeyboardEvent, word: HTMLElement): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  show(word);
  bubble.querySelector('a')?.focus();
};

/** The explanation stands at the end of the page, but is read behind its word: Tab goes on from there. */
const goOn = (event: KeyboardEvent): void => {
  if (event.key !== 'Tab') return;
  const links = [...bubble.querySelectorAll('a')];
  const last = event.shiftKey ? links[0] : links.at(-1);
  if (document.activeElement !== last && document.activeElement !== bubble) return;
  if (event.shiftKey) event.preventDefault();
  shownFor?.focus();
};

bubble.addEventListener('mouseleave', leave);
bubble.addEventListener('focusout', leave);
bubble.addEventListener('keydown', goOn);
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  if (bubble.contains(document.activeElement)) shownFor?.focus();
  hide();
});
