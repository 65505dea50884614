import { describe, expect, it, vi } from 'vitest';
import { clearAccountCache, recall, remember } from './account-cache';
import {
  evictPicture,
  hasCachedPictures,
  cachePicture,
  cachedPictureUrl,
  MARGIN_MS,
  REUSE_MS,
  SIGNED_MS,
} from './picture-cache';
import * as v from 'valibot';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');
const MINUTE = 60_000;
const signed = { url: 'https://bucket.example/leaf?sig=1', expiresAt: NOW + 60 * MINUTE };

describe('A picture’s signed URL', () => {
  it('is signed for longer than it is reused', () => {
    expect(SIGNED_MS).toBeGreaterThanOrEqual(REUSE_MS + MARGIN_MS);
  });

  it('is reused for 50 minutes', () => {
    cachePicture('me', 'task-pictures/leaf.webp', signed, NOW);
    expect(cachedPictureUrl('me', 'task-pictures/leaf.webp', NOW + 49 * MINUTE)).toBe(signed.url);
    expect(cachedPictureUrl('me', 'task-pictures/leaf.webp', NOW + 50 * MINUTE)).toBeUndefined();
  });

  it('is dropped a minute before shorter-lived credentials expire', () => {
    cachePicture('me', 'p', { ...signed, expiresAt: NOW + 10 * MINUTE }, NOW);
    expect(cachedPictureUrl('me', 'p', NOW + 8 * MINUTE)).toBe(signed.url);
    expect(cachedPictureUrl('me', 'p', NOW + 9 * MINUTE)).toBeUndefined();
  });

  it('belongs to one account and can be evicted', () => {
    cachePicture('me', 'p', signed, NOW);
    expect(cachedPictureUrl('you', 'p', NOW)).toBeUndefined();
    expect([hasCachedPictures('me', NOW), hasCachedPictures('you', NOW)]).toEqual([true, false]);
    expect(hasCachedPictures('me', NOW + 50 * MINUTE)).toBe(false);
    evictPicture('me', 'p', NOW);
    expect(cachedPictureUrl('me', 'p', NOW)).toBeUndefined();
  });

  it('stored by another tab replaces this tab’s', () => {
    cachePicture('me', 'p', signed, NOW);
    remember('me', 'pictures', { p: { url: 'theirs', until: NOW + MINUTE } });
    dispatchEvent(new StorageEvent('storage', { key: 'verdure.account.me.pictures' }));
    expect(cachedPictureUrl('me', 'p', NOW)).toBe('theirs');
  });

  it('is stored for the next page, at once with others signed together', async () => {
    const store = vi.spyOn(Storage.prototype, 'setItem');
    for (const path of ['a', 'b', 'c']) cachePicture('me', path, signed, NOW);
    await vi.waitFor(() => expect(store).toHaveBeenCalled());
    expect(store).toHaveBeenCalledOnce();
    vi.resetModules();
    const nextPage = await import('./picture-cache');
    expect(nextPage.cachedPictureUrl('me', 'c', NOW)).toBe(signed.url);
  });
});

describe('The account cache', () => {
  it('returns a value only if it fits the schema', () => {
    remember('me', 'snapshot', { level: 3 });
    expect(recall('me', 'snapshot', v.object({ level: v.number() }))).toEqual({ level: 3 });
    expect(recall('me', 'snapshot', v.object({ level: v.string() }))).toBeUndefined();
    expect(recall('you', 'snapshot', v.unknown())).toBeUndefined();
  });

  it('removes only its own entries when it is cleared', () => {
    localStorage.setItem('theme', 'dark');
    remember('me', 'snapshot', 1);
    clearAccountCache();
    expect(recall('me', 'snapshot', v.unknown())).toBeUndefined();
    expect(localStorage.getItem('theme')).toBe('dark');
  });
});
