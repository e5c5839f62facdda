// Keeps the whole site, so that it can be read and played without a connection. VERSION and FILES (what is in each file, by its
// path) are written in front of this when the site is built.
/* global VERSION, FILES */

const CACHE = `site-${VERSION}`;
const LIST = '/files-of-this-version';
const AT_ONCE = 6;

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(answer(request, url));
});

/**
 * Takes over what has not changed from the version before, and fetches the rest, a few at a time. What does not come, in a tunnel
 * say, is kept when somebody reads it.
 */
async function fill() {
  const cache = await caches.open(CACHE);
  const known = await before();
  const waiting = Object.entries(FILES);
  let isWhole = true;
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [path, digest] = next;
      if (await cache.match(path)) continue;
      const same = known?.files[path] === digest && (await known.cache.match(path));
      const kept = same ? cache.put(path, same) : cache.add(new Request(path, { cache: 'no-cache' }));
      await kept.catch(() => {
        isWhole = false;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (isWhole) await cache.put(LIST, new Response(JSON.stringify(FILES)));
}

/** The version before this one, if it was kept to the end. */
async function before() {
  for (const name of await caches.keys()) {
    if (name === CACHE || !name.startsWith('site-')) continue;
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    if (list) return { cache, files: await list.json() };
  }
  return undefined;
}

async function tidy() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('site-') && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** What is kept comes from here, at once; everything else, and what is not kept yet, from the network. */
async function answer(request, url) {
  const cache = await caches.open(CACHE);
  const folder = url.pathname.endsWith('/') || url.pathname.includes('.') ? url.pathname : `${url.pathname}/`;
  const kept = await cache.match(folder, { ignoreSearch: true });
  if (kept) return kept;
  try {
    const fetched = await fetch(request);
    if (fetched.ok && folder in FILES) await cache.put(folder, fetched.clone());
    return fetched;
  } catch (problem) {
    if (request.mode !== 'navigate') throw problem;
    const lost = await cache.match('/404.html');
    if (lost)
      return new Response(await lost.blob(), {
        status: 404,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    throw problem;
  }
}
