import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PICTURE_FOLDER } from '@/domain/generated/limits';
import {
  evictPicture,
  hasCachedPictures,
  cachePicture,
  cachedPictureUrl,
} from '@/lib/picture-cache';
import { report } from '@/lib/report';
import { useAccount } from '@/session/session';
import { keys } from './keys';

export interface StoredPicture {
  /** Undefined while it is on its way, and when there is none: the default picture is shown (D23). */
  readonly src: string | undefined;
  /** True while it is being signed. */
  readonly pending: boolean;
  /** To be called when `src` cannot be loaded: it is signed anew, once. */
  onBroken(): void;
}

/** The address of a stored picture, from this browser's last hour or freshly signed. */
export function usePicture(path: string | null | undefined): StoredPicture {
  const { id } = useAccount();
  const client = useQueryClient();
  const renewed = useRef(false);
  const stored = path?.startsWith(PICTURE_FOLDER) ? path : undefined;
  const queryKey = keys.picture(id, stored);
  const { data, isLoading } = useQuery({
    queryKey,
    queryFn: () => signedPicture(id, stored ?? ''),
    initialData: () => (stored ? cachedPictureUrl(id, stored, Date.now()) : undefined),
    enabled: stored !== undefined,
    staleTime: Infinity,
    retry: false,
  });
  return {
    src: data,
    pending: isLoading,
    onBroken: () => {
      if (stored === undefined) return;
      if (renewed.current) {
        report('A picture could not be shown, though its address is new:', stored);
        return;
      }
      renewed.current = true;
      evictPicture(id, stored, Date.now());
      void client.invalidateQueries({ queryKey });
    },
  };
}

async function signedPicture(accountId: string, path: string): Promise<string> {
  const { signPicture } = await import('./picture-signer');
  const signed = await signPicture(path);
  cachePicture(accountId, path, signed, Date.now());
  return signed.url;
}

/**
 * For a page that will show pictures but does not know them yet: what signing them takes is fetched
 * while the page waits for its data, unless an earlier page's pictures are still good. A failure shows
 * when a picture is signed.
 */
export function usePrefetchPictureSigner(): void {
  const { id } = useAccount();
  useEffect(() => {
    if (hasCachedPictures(id, Date.now())) return;
    import('./picture-signer')
      .then(({ prepareSigning }) => prepareSigning())
      .catch(() => undefined);
  }, [id]);
}
