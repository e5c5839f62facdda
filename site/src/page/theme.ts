/** Switches between light and dark, and remembers it here. The first press turns over what the device says. */
const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]')) {
  const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : dark.matches);
  const tell = () => button.setAttribute('aria-pressed', String(isDark()));
  button.addEventListener('click', () => {
    const next = isDark() ? 'light' : 'dark';
    root.dataset.theme = next;
    try {
      localStorage.setItem('theme', next);
    } catch {
      // Without storage it lasts until the next page.
    }
    tell();
  });
  tell();
}
