/** Keeps the site for when there is no connection. Only where it is published: while it is being written, nothing is kept. */
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Some browsers forbid it in private windows; the site works without.
    });
  });
}

export {};
