import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const SITE = 'https://verdure.example';
const shell = new Response('the shell');
const page = new Response('the page');

type Fetched = { request: Request; respondWith: (response: Promise<Response>) => void };
let onFetch: (event: Fetched) => void;
let onInstall: (event: { waitUntil: (done: Promise<void>) => void }) => void;
const stored = new Map<string, Response>();
let cached: Response | undefined;
let isDamaged = false;

beforeAll(async () => {
  vi.stubGlobal('__VERDURE_CONTENTS__', {
    version: '1',
    shell: '/library',
    files: ['/library', '/assets/a.js'],
  });
  vi.stubGlobal('caches', {
    delete: async () => stored.clear(),
    open: async () => ({
      put: async (path: string, response: Response) => void stored.set(path, response),
    }),
    // The other cache belongs to a deployment that was rolled back to this one.
    match: async (_: string, { cacheName }: MultiCacheQueryOptions) => {
      if (isDamaged) throw new Error('UnknownError');
      return cacheName === 'verdure-1' ? cached : new Response('another shell');
    },
  });
  vi.stubGlobal('self', {
    location: new URL(SITE),
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: typeof onFetch & typeof onInstall) => {
      if (name === 'fetch') onFetch = listener;
      if (name === 'install') onInstall = listener;
    },
  });
  await import('./worker');
});

beforeEach(() => {
  vi.useFakeTimers();
  cached = shell;
  isDamaged = false;
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => {
  vi.unstubAllGlobals();
});

/** Opens a page with `fetch` as the network. */
function open(fetch: () => Promise<Response>): Promise<Response> {
  vi.stubGlobal('fetch', fetch);
  const request = new Request(`${SITE}/userlanding`);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return new Promise((respondWith, fail) => {
    onFetch({ request, respondWith: (response) => void response.then(respondWith, fail) });
  });
}

const neverResponds = () => new Promise<Response>(() => undefined);

it('A page comes from the network', async () => {
  expect(await open(async () => page)).toBe(page);
});

it('Offline, a page is the cached shell', async () => {
  expect(await open(() => Promise.reject(new Error('Failed to fetch')))).toBe(shell);
});

it.each([503, 404])(
  'After status %i, a page is the cached shell only for a server error',
  async (status) => {
    const failure = new Response('', { status });
    expect(await open(async () => failure)).toBe(status === 503 ? shell : failure);
    cached = undefined;
    expect(await open(async () => failure)).toBe(failure);
  },
);

it('Without a response, a page is the cached shell after five seconds', async () => {
  const opened = open(neverResponds);
  const onResponse = vi.fn<(response: Response) => void>();
  void opened.then(onResponse);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(onResponse).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onResponse).toHaveBeenCalledWith(shell);
});

it.each([
  ['isn’t cached', () => (cached = undefined)],
  ['can’t be read from its cache', () => (isDamaged = true)],
])(
  'A page that %s waits for a slow network, and fails if the network does',
  async (_, breakCache) => {
    breakCache();
    const slow = open(() => new Promise((answer) => void setTimeout(() => answer(page), 60_000)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await slow).toBe(page);
    await expect(open(() => Promise.reject(new Error('Failed to fetch')))).rejects.toThrow(
      'Failed to fetch',
    );
  },
);

/** Installs the worker with `type` as the content type of the script. */
async function install(type: string): Promise<void> {
  vi.stubGlobal('fetch', async (path: string) => {
    const headers = { 'content-type': path === '/library' ? 'text/html' : type };
    return new Response('', { headers });
  });
  let installed: Promise<void> | undefined;
  onInstall({
    waitUntil: (done) => {
      installed = done;
    },
  });
  await installed;
}

it('An installation caches every file, and fails if a portal’s page replaces one', async () => {
  await install('text/javascript');
  expect([...stored.keys()].toSorted()).toEqual(['/assets/a.js', '/library']);
  await expect(install('text/html; charset=utf-8')).rejects.toThrow('/assets/a.js');
  expect(stored.size).toBe(0);
});
