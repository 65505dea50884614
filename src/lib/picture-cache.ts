import * as v from 'valibot';
import { HOUR_MS, MINUTE_MS } from '@/domain/instant';
import { recall, remember } from './account-cache';

/** How long a signed URL lasts; its credentials may end sooner. */
export const SIGNED_MS = HOUR_MS;
/** Spec §9: credentials and the URLs signed with them are reused for 50 minutes. */
export const REUSE_MS = 50 * MINUTE_MS;
/** Time for a page that has just rendered to load its pictures. */
export const MARGIN_MS = MINUTE_MS;
const SUBJECT = 'pictures';

const PicturesSchema = v.record(v.string(), v.object({ url: v.string(), until: v.number() }));
type Pictures = v.InferOutput<typeof PicturesSchema>;

/** Returns a picture's cached signed URL if it can still be used at `now`. */
export function cachedPictureUrl(accountId: string, path: string, now: number): string | undefined {
  const cached = picturesOf(accountId)[path];
  return cached && cached.until > now ? cached.url : undefined;
}

/** Whether any cached signed URL can still be used at `now`. */
export function hasCachedPictures(accountId: string, now: number): boolean {
  return Object.values(picturesOf(accountId)).some(({ until }) => until > now);
}

/**
 * Caches a signed URL, so later pages need no credentials and can use the browser's own cache. Each
 * signing returns a different URL, so the browser would download the picture again.
 */
export function cachePicture(
  accountId: string,
  path: string,
  { url, expiresAt }: { readonly url: string; readonly expiresAt: number },
  now: number,
): void {
  const until = Math.min(now + REUSE_MS, expiresAt - MARGIN_MS);
  save(accountId, { ...picturesOf(accountId), [path]: { url, until } }, now);
}

/** Removes a URL that failed to load. */
export function evictPicture(accountId: string, path: string, now: number): void {
  const { [path]: _, ...others } = picturesOf(accountId);
  save(accountId, others, now);
}

function picturesOf(accountId: string): Pictures {
  return recall(accountId, SUBJECT, PicturesSchema)?.value ?? {};
}

function save(accountId: string, pictures: Pictures, now: number): void {
  const usable = Object.entries(pictures).filter(([, { until }]) => until > now);
  remember(accountId, SUBJECT, Object.fromEntries(usable), now);
}
