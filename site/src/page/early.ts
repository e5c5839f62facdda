/**
 * The only scripts that stand in pages themselves: they run before anything is drawn, and cannot wait for a file. They are texts
 * without any hole, so that the policy of the site (`integrations/content-policy.ts`) can name each by its hash.
 */

/** So that nobody is blinded. */
export const THEME_SCRIPT = `
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
`;

/** On the page for what is not there. An address without a language gets the one that the reader prefers. */
export const LANGUAGE_SCRIPT = `
{
  const root = document.documentElement;
  const named = /^\\/(nl|de)(\\/|$)/.exec(location.pathname)?.[1];
  root.lang = named ?? (/^de\\b/.test(navigator.language) ? 'de' : 'nl');
  document.title = root.getAttribute('data-title-' + root.lang);
  document.querySelector('link[rel="manifest"]').href = '/' + root.lang + '/app.webmanifest';
}
`;

/** There too: scripts, and who jumps from part to part, must not meet what is hidden. */
export const ONE_LANGUAGE_SCRIPT = `
document.querySelector('.in-one-language:not([lang="' + document.documentElement.lang + '"])').remove();
`;

export const EARLY_SCRIPTS: readonly string[] = [THEME_SCRIPT, LANGUAGE_SCRIPT, ONE_LANGUAGE_SCRIPT];
