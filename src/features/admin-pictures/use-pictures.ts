import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keys } from '@/data/keys';
import { now } from '@/lib/clock';
import { evictPicture } from '@/lib/picture-cache';
import { useAccount } from '@/session/session';

function picturesQuery(accountId: string) {
  return queryOptions({
    queryKey: keys.pictures(accountId),
    queryFn: async () => (await import('./picture-storage')).listPictures(),
  });
}

/** The stored pictures: their paths and sizes in bytes. */
export function usePictures() {
  const { id } = useAccount();
  return useQuery(picturesQuery(id));
}

/** Returns a function that reads the paths of all stored pictures afresh. */
export function useTakenPaths(): () => Promise<ReadonlySet<string>> {
  const { id } = useAccount();
  const client = useQueryClient();
  return useCallback(async () => {
    const pictures = await client.fetchQuery({ ...picturesQuery(id), staleTime: 0 });
    return new Set(pictures.map(({ path }) => path));
  }, [client, id]);
}

/** Returns a function to call after a picture was added or replaced: it refetches the list and the picture's address. */
export function usePictureChanged(): (path: string) => Promise<void> {
  const { id } = useAccount();
  const client = useQueryClient();
  return useCallback(
    async (path) => {
      evictPicture(id, path, now());
      await Promise.all([
        client.invalidateQueries({ queryKey: picturesQuery(id).queryKey }),
        client.invalidateQueries({ queryKey: keys.picture(id, path) }),
      ]);
    },
    [client, id],
  );
}

/** Returns a function to call after a picture was removed: refetches the list, then forgets the picture's address. */
export function usePictureRemoved(): (path: string) => Promise<void> {
  const { id } = useAccount();
  const client = useQueryClient();
  return useCallback(
    async (path) => {
      evictPicture(id, path, now());
      // The page shows the picture until the list is back; an address dropped earlier would be refetched.
      await client.invalidateQueries({ queryKey: picturesQuery(id).queryKey });
      client.removeQueries({ queryKey: [id, 'picture', path] });
    },
    [client, id],
  );
}
