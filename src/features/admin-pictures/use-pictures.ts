import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keys } from '@/data/keys';
import { dropPicture } from '@/lib/picture-cache';
import { useAccount } from '@/session/session';

function picturesQuery(accountId: string) {
  return queryOptions({
    queryKey: keys.pictures(accountId),
    queryFn: async () => (await import('./picture-storage')).listPictures(),
  });
}

/** The stored pictures: their paths and lengths, none of their content. */
export function usePictures() {
  const { id } = useAccount();
  return useQuery(picturesQuery(id));
}

/** The paths that are taken as storage has it now, whatever was read before. */
export function useTakenPaths(): () => Promise<ReadonlySet<string>> {
  const { id } = useAccount();
  const client = useQueryClient();
  return useCallback(async () => {
    const pictures = await client.fetchQuery({ ...picturesQuery(id), staleTime: 0 });
    return new Set(pictures.map(({ path }) => path));
  }, [client, id]);
}

/** To be called after a picture was added, replaced or removed: reads the list anew, and forgets its address. */
export function usePictureChanged(): (path: string) => Promise<void> {
  const { id } = useAccount();
  const client = useQueryClient();
  return useCallback(
    async (path) => {
      dropPicture(id, path, Date.now());
      await Promise.all([
        client.invalidateQueries({ queryKey: picturesQuery(id).queryKey }),
        client.invalidateQueries({ queryKey: keys.picture(id, path) }),
      ]);
    },
    [client, id],
  );
}
