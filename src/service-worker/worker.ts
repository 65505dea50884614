/// <reference lib="webworker" />
import { contents } from './contents';

declare const self: ServiceWorkerGlobalScope;

const CACHE_PREFIX = 'verdure-';
const CACHE = CACHE_PREFIX + contents.version;

/** The page that shows every address of the application. */
const SHELL = '/app.html';

/** How long to wait for an unresponsive network if something cached can be shown, in milliseconds. */
const PATIENCE_MS = 5_000;

self.addEventListener('install', (event) => {
  event.waitUntil(fillCache());
  // Pages come from the network while online, so the new worker doesn't have to wait for old tabs.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const response = responseTo(event.request);
  if (response) event.respondWith(response);
});

/** Caches all files of the deployment. Rejects if one fails to load; the browser then keeps the old worker. */
async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(contents.files.map((path) => new Request(path, { cache: 'no-cache' })));
}

/** Keeps this deployment and the one before it: tabs opened before the update still load its chunks. */
async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * The response to a request for this site; undefined for all others, such as requests to the backend. Pages come from
 * the network first, so a new deployment shows at once; files with hashed names come from the cache first.
 */
function responseTo(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return undefined;
  // The page asks whether the network answers.
  if (request.cache === 'no-store') return undefined;
  if (request.mode === 'navigate') return networkFirst(request, findCachedShell);
  if (url.pathname.startsWith('/assets/')) return cacheFirst(request);
  return networkFirst(request, () => findCached(request));
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await findCached(request)) ?? fetch(request);
}

async function networkFirst(
  request: Request,
  fallback: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = fetch(request);
  const late = new Promise<undefined>((done) => void setTimeout(done, PATIENCE_MS));
  const first = await Promise.race([answer, late]).catch(() => undefined);
  if (first && first.status < 500) return first;
  // If the signal is too weak or the site fails, the cached page is shown; without one, whatever the site answers.
  return (await fallback()) ?? answer;
}

/** This deployment's shell: after a rollback, the cache of the one that was taken back is newer. */
const findCachedShell = () => findCached(SHELL, { cacheName: CACHE });

/** A cached file, by default from any deployment. Browsers fail to read a cache that is damaged. */
function findCached(
  request: Request | string,
  options: MultiCacheQueryOptions = { ignoreVary: true },
): Promise<Response | undefined> {
  return caches.match(request, options).catch(() => undefined);
}
