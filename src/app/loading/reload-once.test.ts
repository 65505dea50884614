import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orReloadOnce } from './reload-once';

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

it('gives what was loaded', async () => {
  browser({ onLine: true });
  expect(await orReloadOnce(() => Promise.resolve('page'))).toBe('page');
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page anew when a chunk is gone, once', async () => {
  browser({ onLine: true });
  expect(await outcome(orReloadOnce(gone))).toBe('waiting');
  expect(reload).toHaveBeenCalledOnce();
  expect(await outcome(orReloadOnce(gone))).toBe('rejected');
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload without a connection', async () => {
  browser({ onLine: false });
  expect(await outcome(orReloadOnce(gone))).toBe('rejected');
  expect(reload).not.toHaveBeenCalled();
});
