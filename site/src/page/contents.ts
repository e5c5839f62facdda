/**
 * Marks where the reader is in the table of contents. It begins closed, so that nothing jumps on a phone; beside the text it opens.
 * Who has opened it on a phone before this script came finds it open.
 */
export function followReader(): void {
  const details = document.querySelector<HTMLDetailsElement>('.contents details');
  const narrow = matchMedia('(max-width: 60rem)');
  if (details && !narrow.matches) details.open = true;
  narrow.addEventListener('change', () => {
    if (details) details.open = !narrow.matches;
  });
  details?.addEventListener('click', (event) => {
    if (narrow.matches && event.target instanceof HTMLAnchorElement) details.open = false;
  });

  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.contents a')].map((link) => [
      link.hash.slice(1),
      link,
    ]),
  );
  const inView = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = (target as HTMLElement).dataset.section!;
        if (isIntersecting) inView.add(id);
        else inView.delete(id);
      }
      let marked = false;
      for (const [id, link] of links) {
        const isHere: boolean = !marked && inView.has(id);
        if (isHere) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
        marked ||= isHere;
      }
    },
    { rootMargin: '-15% 0px -60% 0px' },
  );
  for (const section of document.querySelectorAll('section[data-section]')) observer.observe(section);
}
