/** The language switch leads to the same section: the ids of sections are the same in every language. */
const visible = (): string => {
  // An address that carries something, a game or rules that were shared, keeps it.
  if (location.hash.includes('=')) return location.hash;
  const target = location.hash && document.getElementById(location.hash.slice(1));
  // Who came by a link and is still there stays there, be it a section or an example in it.
  if (target && isOnScreen(target)) return location.hash;
  const headings = [...document.querySelectorAll<HTMLElement>('main section[data-section] > h2[id]')];
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3).at(-1);
  if (passed) return `#${passed.id}`;
  return headings.length > 0 ? '' : location.hash;
};

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-place]')) {
  link.addEventListener('click', () => {
    link.hash = visible();
  });
}

export {};
