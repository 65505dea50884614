import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importOrReload } from './import-or-reload';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn<() => void>();

function browser({ onLine }: { onLine: boolean }) {
  const kept = new Map<string, string>();
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

/** 'waiting' when nothing comes of it: the page is about to be replaced. */
const outcome = (attempt: Promise<unknown>) =>
  Promise.race([
    attempt.catch(() => 'rejected'),
    new Promise((resolve) => setTimeout(resolve, 5, 'waiting')),
  ]);

beforeEach(() => reload.mockClear());
afterEach(() => vi.unstubAllGlobals());

it('returns what was loaded', async () => {
  browser({ onLine: true });
  expect(await importOrReload(() => Promise.resolve('page'))).toBe('page');
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page once when a chunk is gone', async () => {
  browser({ onLine: true });
  expect(await outcome(importOrReload(gone))).toBe('waiting');
  expect(reload).toHaveBeenCalledOnce();
  expect(await outcome(importOrReload(gone))).toBe('rejected');
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload without a connection', async () => {
  browser({ onLine: false });
  expect(await outcome(importOrReload(gone))).toBe('rejected');
  expect(reload).not.toHaveBeenCalled();
});
