// Where the page was opened without a network, say so; that page tries again by itself, and so leads into the seat.
const OFFLINE = '/offline';

self.addEventListener('install', (event) => {
  const kept = caches.open('paiju').then((cache) => cache.add(new Request(OFFLINE, { cache: 'reload' })));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});
