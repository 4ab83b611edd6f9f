// The cache with the offline page and its style sheet; API responses are never cached. The server fills in
// the version, so that a page with a changed text or phone number replaces the previous one.
const kept = 'offline-{version}';
const page = '/offline.html';
const styles = '/offline.css';

/** Bypasses the HTTP cache, which may hold an older version. */
async function keep() {
  const cache = await caches.open(kept);
  await cache.addAll([page, styles].map((path) => new Request(path, { cache: 'reload' })));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
}

const find = (path) => caches.match(path, { cacheName: kept });

/** The server's response, or the cached page when there is none. */
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

// Navigation preload: the request starts while this script starts, so that the script adds no delay.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') event.respondWith(answer(event));
  // From the same cache as the page, so that both have the same version.
  else if (url === new URL(styles, self.location.origin).href)
    event.respondWith(find(styles).then((found) => found ?? fetch(event.request)));
});
