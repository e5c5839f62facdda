/** Says below a table that it goes on to the right, as long as it does. */
export function tellWideTables(page: ParentNode): void {
  for (const hint of page.querySelectorAll<HTMLElement>('[data-goes-on]')) {
    const table = hint.parentElement?.querySelector<HTMLElement>('.scrolls');
    if (!table) continue;
    const look = () => {
      hint.hidden = table.scrollLeft + table.clientWidth >= table.scrollWidth - 2;
    };
    new ResizeObserver(look).observe(table);
    table.addEventListener('scroll', look, { passive: true });
  }
}
