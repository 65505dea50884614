import * as v from 'valibot';
import { recall, remember } from './account-cache';

/** Spec §9: credentials, and what they signed, are reused for 50 minutes. */
const REUSE_MS = 50 * 60_000;
/** A page just painted still has to load what it shows. */
const MARGIN_MS = 60_000;
const SUBJECT = 'pictures';

const PicturesSchema = v.record(v.string(), v.object({ url: v.string(), until: v.number() }));
type Pictures = v.InferOutput<typeof PicturesSchema>;

/** The signed address of a picture that an earlier page got, while it can still be used. */
export function cachedPictureUrl(accountId: string, path: string, now: number): string | undefined {
  const kept = picturesOf(accountId)[path];
  return kept && kept.until > now ? kept.url : undefined;
}

/** Whether any signed address of an earlier page can still be used. */
export function hasCachedPictures(accountId: string, now: number): boolean {
  return Object.values(picturesOf(accountId)).some(({ until }) => until > now);
}

/**
 * Keeps a signed address, so that pages need neither credentials nor a download for a picture that this
 * browser has: every signing gives another address, which the browser's cache does not know.
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

/** Forgets an address that turned out not to work. */
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
