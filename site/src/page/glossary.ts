/**
 * A word of the glossary opens its explanation where it is read: by pointing at it, by touching it, by the keyboard. The
 * explanation is the one at the end of the page, so there is nothing to fetch.
 */
const bubble = document.createElement('div');
bubble.className = 'bubble';
bubble.id = 'bubble';
bubble.setAttribute('role', 'tooltip');
bubble.hidden = true;
document.body.append(bubble);

let shownFor: HTMLElement | undefined;

const show = (word: HTMLElement): void => {
  const term = document.getElementById(`term-${word.dataset.term}`);
  const text = term?.querySelector('.term-text');
  if (!text) return;
  shownFor?.removeAttribute('aria-describedby');
  shownFor = word;
  bubble.replaceChildren(...[...text.childNodes].map((node) => node.cloneNode(true)));
  bubble.hidden = false;
  word.setAttribute('aria-describedby', bubble.id);
  const place = word.getBoundingClientRect();
  const width = bubble.offsetWidth;
  const left = Math.max(8, Math.min(place.left, document.documentElement.clientWidth - width - 8));
  bubble.style.left = `${left + scrollX}px`;
  bubble.style.top = `${place.bottom + scrollY + 6}px`;
};

const hide = (): void => {
  shownFor?.removeAttribute('aria-describedby');
  shownFor = undefined;
  bubble.hidden = true;
};

for (const word of document.querySelectorAll<HTMLElement>('.name[data-term]')) {
  if (word.closest('.term') || !document.getElementById(`term-${word.dataset.term}`)) continue;
  word.tabIndex = 0;
  word.setAttribute('role', 'button');
  word.classList.add('explained');
  word.addEventListener('mouseenter', () => show(word));
  word.addEventListener('mouseleave', hide);
  word.addEventListener('focus', () => show(word));
  word.addEventListener('blur', hide);
  word.addEventListener('click', () => show(word));
}
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') hide();
});

export {};
