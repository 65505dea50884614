import * as v from 'valibot';
import { HOUR_MS, MINUTE_MS } from '@/domain/instant';
import { onAccountCacheCleared, recall, remember } from './account-cache';

/** How long a signed URL lasts; its credentials may expire sooner. */
export const SIGNED_MS = HOUR_MS;
/** Spec §9: credentials and the URLs signed with them are reused for 50 minutes. */
export const REUSE_MS = 50 * MINUTE_MS;
/** Time for a freshly rendered page to load its pictures. */
export const MARGIN_MS = MINUTE_MS;
const SUBJECT = 'pictures';

const SignedUrlsSchema = v.record(v.string(), v.object({ url: v.string(), until: v.number() }));
type SignedUrls = v.InferOutput<typeof SignedUrlsSchema>;

/** The parsed cache of each account: hundreds of cards each look up a picture, and each would parse it again. */
const parsedCaches = new Map<string, Map<string, SignedUrls[string]>>();

onAccountCacheCleared(() => parsedCaches.clear());

// Adopts what another tab has stored; this tab's next save would otherwise erase it.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key?.endsWith(`.${SUBJECT}`)) parsedCaches.clear();
  });
}

/** Returns a picture's cached signed URL if it can still be used at `now`. */
export function cachedPictureUrl(accountId: string, path: string, now: number): string | undefined {
  const cached = urlsOf(accountId).get(path);
  return cached && cached.until > now ? cached.url : undefined;
}

/** Whether any cached signed URL can still be used at `now`. */
export function hasCachedPictures(accountId: string, now: number): boolean {
  return [...urlsOf(accountId).values()].some(({ until }) => until > now);
}

/**
 * Caches a signed URL, so later pages need no credentials and can use the browser's own cache. Each signing yields a
 * different URL, which would make the browser download the picture again.
 */
export function cachePicture(
  accountId: string,
  path: string,
  { url, expiresAt }: { readonly url: string; readonly expiresAt: number },
  now: number,
): void {
  urlsOf(accountId).set(path, { url, until: Math.min(now + REUSE_MS, expiresAt - MARGIN_MS) });
  saveSoon(now);
}

/** Removes a URL that failed to load. */
export function evictPicture(accountId: string, path: string, now: number): void {
  urlsOf(accountId).delete(path);
  saveSoon(now);
}

function urlsOf(accountId: string): Map<string, SignedUrls[string]> {
  const stored = () => recall(accountId, SUBJECT, SignedUrlsSchema) ?? {};
  const urls = parsedCaches.get(accountId) ?? new Map(Object.entries(stored()));
  parsedCaches.set(accountId, urls);
  return urls;
}

let saving: ReturnType<typeof setTimeout> | undefined;

/** Stores all URLs; those signed together are stored at once. */
function saveSoon(now: number): void {
  saving ??= setTimeout(() => {
    saving = undefined;
    for (const [accountId, urls] of parsedCaches) {
      const usable = [...urls].filter(([, { until }]) => until > now);
      remember(accountId, SUBJECT, Object.fromEntries(usable));
    }
  });
}
