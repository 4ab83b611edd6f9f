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

/** The server's answer, whatever it is; what is kept only where there is none. */
async function answer(asked, path) {
  try {
    return (await asked.preloadResponse) ?? (await fetch(asked.request));
  } catch (error) {
    const found = await caches.match(path);
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
  if (event.request.mode === 'navigate') event.respondWith(answer(event, page));
  else if (event.request.url === new URL(styles, self.location.origin).href)
    event.respondWith(answer(event, styles));
});
