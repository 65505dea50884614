import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { product } from '@/brand';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn<() => void>();

/** The module as a newly loaded page runs it. */
async function loadedPage() {
  vi.resetModules();
  return import('./import-or-reload');
}

function browser({ isOnline }: { isOnline: boolean }) {
  const kept = new Map<string, string>();
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return Response.json({ name: product });
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

/** 'waiting' if it never settles, because the page is about to be replaced. */
const outcome = (attempt: Promise<unknown>) =>
  Promise.race([
    attempt.catch(() => 'rejected'),
    new Promise((resolve) => setTimeout(resolve, 5, 'waiting')),
  ]);

beforeEach(() => reload.mockClear());
afterEach(() => vi.unstubAllGlobals());

it('returns what was loaded', async () => {
  browser({ isOnline: true });
  const { importOrReload } = await loadedPage();
  expect(await importOrReload(() => Promise.resolve('page'))).toBe('page');
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page once when a chunk is gone', async () => {
  browser({ isOnline: true });
  const before = await loadedPage();
  expect(await outcome(before.importOrReload(gone))).toBe('waiting');
  expect(reload).toHaveBeenCalledOnce();
  const after = await loadedPage();
  expect(await outcome(after.importOrReload(gone))).toBe('rejected');
  expect(reload).toHaveBeenCalledOnce();
});

it('shows no failure of another chunk while the page reloads', async () => {
  browser({ isOnline: true });
  const { importOrReload } = await loadedPage();
  expect(await Promise.all([gone, gone].map((load) => outcome(importOrReload(load))))).toEqual([
    'waiting',
    'waiting',
  ]);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload without a connection', async () => {
  browser({ isOnline: false });
  const { importOrReload } = await loadedPage();
  expect(await outcome(importOrReload(gone))).toBe('rejected');
  expect(reload).not.toHaveBeenCalled();
});
