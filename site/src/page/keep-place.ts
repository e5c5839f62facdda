/** The language switch leads to the same section: the ids of sections are the same in every language. */
const visible = (): string => {
  if (location.hash) return location.hash;
  const headings = [...document.querySelectorAll<HTMLElement>('main section[data-section] > h2[id]')];
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3).at(-1);
  return passed ? `#${passed.id}` : '';
};

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-place]')) {
  link.addEventListener('click', () => {
    link.hash = visible();
  });
}

export {};
