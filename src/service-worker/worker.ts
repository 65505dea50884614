/// <reference lib="webworker" />
import { answerFor } from './answers';
import { contents } from './contents';
import { dropOldCaches, fillCache } from './store';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(fillCache(contents));
  // Pages are always fetched anew while there is a connection, so nothing has to wait for old ones.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches(contents).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, self.location.origin);
  if (answer) event.respondWith(answer);
});
