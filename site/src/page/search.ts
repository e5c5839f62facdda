/** The search dialog. The index is fetched when somebody opens it; it knows the language of the page by itself. */
import { type FoundPage, type Hit, hitsIn, tellingWords } from './search-hits.ts';

interface Result {
  data(): Promise<FoundPage>;
}
interface Index {
  init(): Promise<void>;
  debouncedSearch(text: string, options: object, wait: number): Promise<{ results: Result[] } | null>;
}

const dialog = document.querySelector<HTMLDialogElement>('[data-search]')!;
const input = dialog.querySelector('input')!;
const list = dialog.querySelector<HTMLElement>('.search-hits')!;
const status = dialog.querySelector<HTMLElement>('.search-tell')!;
const common = new Set(dialog.dataset.common!.split(' '));
/** `/nl/clever/`: all pages of a game and of its variants are below it. Other pages belong to no game. */
const home = document.querySelector('.game-nav')
  ? `${location.pathname.split('/', 3).join('/')}/`
  : undefined;

let index: Promise<Index> | undefined;
const loadIndex = (): Promise<Index> => {
  const address = '/pagefind/pagefind.js';
  index ??= import(/* @vite-ignore */ address).then(async (module: Index) => {
    await module.init();
    return module;
  });
  index.catch(() => {
    index = undefined;
  });
  return index;
};

const open = (): void => {
  if (dialog.open) return;
  dialog.showModal();
  input.select();
  void loadIndex().catch(() => {});
};

for (const button of document.querySelectorAll('[data-search-open]')) button.addEventListener('click', open);

document.addEventListener('keydown', (event) => {
  const target = event.target as HTMLElement;
  const isTyping = target.closest('input, textarea, select, [contenteditable]') !== null;
  const isShortcut = event.key === '/' || (event.key === 'k' && (event.ctrlKey || event.metaKey));
  if (!isShortcut || isTyping || dialog.open) return;
  event.preventDefault();
  open();
});

dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close();
});

list.addEventListener('click', () => dialog.close());

// Enter goes to the first hit: the form would only close the dialog.
dialog.querySelector('form')!.addEventListener('submit', (event) => {
  if (event.submitter) return;
  event.preventDefault();
  list.querySelector('a')?.click();
});
input.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  list.querySelector('a')?.click();
});

let asked = 0;
input.addEventListener('input', async () => {
  const number = ++asked;
  const text = input.value.trim();
  if (text === '') {
    list.replaceChildren();
    status.textContent = '';
    return;
  }
  status.textContent = dialog.dataset.loading!;
  try {
    const telling = tellingWords(text, common);
    const found = await (await loadIndex()).debouncedSearch(telling, {}, 120);
    if (!found || number !== asked) return;
    // All of them: the page of this game may be the last.
    const pages = await Promise.all(found.results.map((result) => result.data()));
    if (number !== asked) return;
    const { own, others } = hitsIn(pages, telling, home);
    list.replaceChildren(
      ...shownHits(dialog.dataset.own!, own),
      ...shownHits(dialog.dataset.others!, others),
    );
    const count = own.length + others.length;
    status.textContent = count > 0 ? `${count} ${dialog.dataset.hits}` : dialog.dataset.nothing!;
  } catch {
    if (number === asked) status.textContent = dialog.dataset.failed!;
  }
});

/** Only on a page of a game there are others. */
function shownHits(title: string, hits: readonly Hit[]): HTMLElement[] {
  if (hits.length === 0) return [];
  const items = document.createElement('ol');
  items.className = 'search-list';
  items.append(...hits.map(shownHit));
  if (!home) return [items];
  const heading = document.createElement('h2');
  heading.textContent = title;
  return [heading, items];
}

function shownHit({ url, title, excerpt }: Hit): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  const heading = document.createElement('strong');
  heading.textContent = title;
  const text = document.createElement('small');
  text.append(...marked(excerpt));
  link.append(heading, text);
  item.append(link);
  return item;
}

/** The excerpt is HTML with nothing but marks; only those are made, the rest stays text. */
function marked(excerpt: string): Node[] {
  const decoder = document.createElement('textarea');
  return excerpt.split(/(<mark>.*?<\/mark>)/).map((part) => {
    const inside = /^<mark>(.*)<\/mark>$/.exec(part);
    decoder.innerHTML = inside?.[1] ?? part;
    if (!inside) return document.createTextNode(decoder.value);
    const mark = document.createElement('mark');
    mark.textContent = decoder.value;
    return mark;
  });
}
