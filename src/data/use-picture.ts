import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PICTURE_FOLDER } from '@/definition';
import { now } from '@/lib/clock';
import {
  evictPicture,
  hasCachedPictures,
  cachePicture,
  cachedPictureUrl,
  REUSE_MS,
} from '@/lib/picture-cache';
import { connection } from '@/lib/connection';
import { report } from '@/lib/report';
import { useOnline } from '@/lib/use-online';
import { useAccount } from '@/session/session';
import { keys } from './keys';

/** Returns the signed URL of a stored picture, from this browser's cache or newly signed. */
export function usePicture(path: string | null | undefined) {
  const { id } = useAccount();
  const client = useQueryClient();
  /** The picture that was last signed again, and when (milliseconds since the epoch). */
  const renewed = useRef<{ readonly path: string; readonly at: number }>(undefined);
  const isOnline = useOnline();
  const stored = path?.startsWith(PICTURE_FOLDER) ? path : undefined;
  const queryKey = keys.picture(id, stored);
  const { data, isLoading } = useQuery({
    queryKey,
    queryFn: () => signPicture(id, stored ?? ''),
    initialData: () => (stored ? cachedPictureUrl(id, stored, now()) : undefined),
    enabled: stored !== undefined,
    staleTime: Infinity,
    retry: false,
    // A signed URL never goes stale here, so this repeats only failed signings.
    refetchOnReconnect: true,
    meta: { isOptional: true },
  });
  return {
    /** The signed URL. Undefined while pending or if there is none; then show the default picture (D23). */
    src: data,
    /** Whether the URL is still being signed. */
    pending: isLoading,
    isOnline,
    /** Call this when `src` fails to load. The picture is signed again, unless that was just done. */
    onBroken: () => {
      // Without a connection, no URL would load.
      if (stored === undefined || !connection.isOnline()) return;
      const brokenAt = now();
      if (renewed.current?.path === stored && brokenAt - renewed.current.at < REUSE_MS) {
        return report('A picture failed to load from a newly signed URL:', stored);
      }
      renewed.current = { path: stored, at: brokenAt };
      evictPicture(id, stored, brokenAt);
      void client.invalidateQueries({ queryKey });
    },
  };
}

// Loads Amplify, which neither the first paint nor cached pictures need.
const signer = () => import('./picture-signer');

async function signPicture(accountId: string, path: string): Promise<string> {
  const signed = await (await signer()).signPicture(path);
  cachePicture(accountId, path, signed, now());
  return signed.url;
}

/**
 * Loads the signer and its credentials while a page that will show pictures waits for its data, unless the pictures are
 * cached. Failures surface when a picture is signed.
 */
export function usePrefetchPictureSigner(): void {
  const { id } = useAccount();
  useEffect(() => {
    if (hasCachedPictures(id, now())) return;
    signer()
      .then(({ prepareSigning }) => prepareSigning())
      .catch(() => undefined);
  }, [id]);
}
