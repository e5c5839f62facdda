/** Explorers come when the first of them comes into view: until then they are only a picture. */
const explorers = document.querySelectorAll('regel-explore');
const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void import('../pad/explore-element.ts');
  },
  { rootMargin: '200px' },
);
for (const explorer of explorers) observer.observe(explorer);

export {};
