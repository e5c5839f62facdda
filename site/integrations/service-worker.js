// Keeps the whole site, so that it can be read and played without a connection. VERSION and FILES (what is in each file, by its
// path) are written in front of this when the site is built.
/* global VERSION, FILES */

const CACHE = `site-${VERSION}`;
/** Kept last: a version that has it is whole. */
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
  if (request.mode === 'navigate') event.waitUntil(complete());
  event.respondWith(answer(request, url));
});

/**
 * Takes over what has not changed from the version before, and fetches the rest, a few at a time. What does not come, in a tunnel
 * say, is asked for again with the next page.
 */
async function fill() {
  const cache = await caches.open(CACHE);
  if (await cache.match(LIST)) return;
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

let completing;
/** Goes on where the last attempt stopped; several pages at once make one attempt. */
function complete() {
  completing ??= fill()
    .then(tidy)
    .finally(() => {
      completing = undefined;
    });
  return completing;
}

/** The caches of other versions. */
async function others() {
  const names = (await caches.keys()).filter((name) => name.startsWith('site-') && name !== CACHE);
  return Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      return { name, cache, list: await cache.match(LIST) };
    }),
  );
}

/** The version before this one, if it was kept to the end. */
async function before() {
  const found = (await others()).find(({ list }) => list);
  return found && { cache: found.cache, files: await found.list.json() };
}

/**
 * Once this version is whole, the one before gives up all that is here too. What only it had stays until the next version, for
 * pages that are still open: they may yet ask for a script of theirs.
 */
async function tidy() {
  if (!(await (await caches.open(CACHE)).match(LIST))) return;
  for (const { name, cache, list } of await others()) {
    if (!list) await caches.delete(name);
    else await Promise.all([LIST, ...Object.keys(FILES)].map((path) => cache.delete(path)));
  }
}

/** What is kept comes from here, at once; what is not, from the network; and if that has none, from another version. */
async function answer(request, url) {
  const cache = await caches.open(CACHE);
  const folder = url.pathname.endsWith('/') || url.pathname.includes('.') ? url.pathname : `${url.pathname}/`;
  const kept = await cache.match(folder, { ignoreSearch: true });
  if (kept) return kept;
  const older = () => caches.match(folder, { ignoreSearch: true });
  const isPage = request.mode === 'navigate';
  try {
    const fetched = await fetch(request);
    if (fetched.ok && folder in FILES) await cache.put(folder, fetched.clone());
    // A page that is gone is gone; a script of a page that is still open is not.
    return fetched.ok || isPage ? fetched : ((await older()) ?? fetched);
  } catch (problem) {
    const found = (await older()) ?? (isPage && (await lost()));
    if (found) return found;
    throw problem;
  }
}

async function lost() {
  const page = await caches.match('/404.html');
  return (
    page &&
    new Response(await page.blob(), {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  );
}
