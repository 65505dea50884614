/// <reference lib="webworker" />
import { contents } from './contents';

declare const self: ServiceWorkerGlobalScope;

const CACHE_PREFIX = 'verdure-';
const CACHE = CACHE_PREFIX + contents.version;

/** How long to wait for a slow network when something cached can be shown, in milliseconds. */
const TIMEOUT_MS = 5_000;

self.addEventListener('install', (event) => {
  event.waitUntil(fillCache().catch(giveUp));
  // Online, pages come from the network, so the new worker doesn't have to wait for old tabs.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const response = responseTo(event.request);
  if (response) event.respondWith(response);
});

/** Caches all files of the deployment. Rejects if any fails to load, and the browser keeps the old worker. */
async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    contents.files.map(async (path) => {
      const response = await fetch(path, { cache: 'no-cache' });
      if (!response.ok || response.redirected || isPage(response) !== (path === contents.shell))
        throw new Error(`${path} couldn’t be loaded from this site.`);
      await cache.put(path, response);
    }),
  );
}

/** Removes the incomplete cache, which would otherwise count as a deployment's. */
async function giveUp(error: unknown): Promise<never> {
  await caches.delete(CACHE);
  throw error;
}

// A portal or a proxy may answer for any file with a page of its own, which would be cached until the next deployment.
function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true;
}

/** Keeps this deployment and the one before it, since tabs opened before the update still load its chunks. */
async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * The response to a request for this site; undefined for all others, such as those to the backend. Pages come from the
 * network first, so a new deployment shows at once. Files with hashed names come from the cache first.
 */
function responseTo(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return undefined;
  // Such requests check the connection.
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
  const response = fetch(request);
  const timeout = new Promise<undefined>((done) => void setTimeout(done, TIMEOUT_MS));
  const first = await Promise.race([response, timeout]).catch(() => undefined);
  if (first && first.status < 500) return first;
  // If the signal is too weak or the site fails, show the cached page, or else the site's response.
  return (await fallback()) ?? response;
}

/** This deployment's shell: after a rollback, the newer cache belongs to the deployment that was rolled back. */
const findCachedShell = () => findCached(contents.shell, { cacheName: CACHE });

/** A cached file, by default from any deployment. Undefined if there is none, or the cache is damaged. */
function findCached(
  request: Request | string,
  options: MultiCacheQueryOptions = { ignoreVary: true },
): Promise<Response | undefined> {
  return caches.match(request, options).catch(() => undefined);
}
