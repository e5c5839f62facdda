/** Explorers come when the first of them comes into view: until then they are only a picture. */
export function awaitExplorers(page: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void import('../pad/explore-element.ts');
    },
    { rootMargin: '200px' },
  );
  for (const explorer of page.querySelectorAll('regel-explore')) observer.observe(explorer);
}
