/** The language switch leads to the same section: the ids of sections are the same in every language. */
const visible = (): string => {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  // Who came by a link and is still there stays there, be it a section or an example in it.
  if (target && isOnScreen(target)) return location.hash;
  const headings = [...document.querySelectorAll<HTMLElement>('main section[data-section] > h2[id]')];
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3).at(-1);
  if (passed) return `#${passed.id}`;
  // On other pages it is not a place: a game that was shared, say.
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
