// What the browser keeps for when it reaches no server: one page and its style sheet, and never an answer of the server.
// The server writes the version in, so that a page with other words or another number takes the old one's place.
const kept = 'offline-{version}';
const page = '/offline.html';
const styles = '/offline.css';

/** Past the browser's own cache: what is kept is what the server has now. */
async function keep() {
  const cache = await caches.open(kept);
  await cache.addAll([page, styles].map((path) => new Request(path, { cache: 'reload' })));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
}

const find = (path) => caches.match(path, { cacheName: kept });

/** The server's answer, whatever it is; the page that is kept only where there is none. */
async function answer(asked) {
  try {
    return (await asked.preloadResponse) ?? (await fetch(asked.request));
  } catch (error) {
    const found = await find(page);
    if (found) return found;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

// The page is asked for while this script starts, so that nobody waits for it.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') event.respondWith(answer(event));
  // Kept together with the page, since the two belong together.
  else if (url === new URL(styles, self.location.origin).href)
    event.respondWith(find(styles).then((found) => found ?? fetch(event.request)));
});
