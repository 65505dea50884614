import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '@/data/keys';
import { now } from '@/lib/clock';
import { loadCode } from '@/lib/load-code';
import { evictPicture } from '@/lib/picture-cache';
import { useAccount } from '@/session/session';

/** Loads the functions for stored pictures, with Amplify's storage client. Throws a BackendError. */
export const pictureStorage = () => loadCode(() => import('./picture-storage'));

/** The stored pictures, with their paths and sizes in bytes, and a function to call when one has changed. */
export function usePictures() {
  const { id } = useAccount();
  const client = useQueryClient();
  const query = queryOptions({
    queryKey: keys.pictures(id),
    queryFn: async () => (await pictureStorage()).listPictures(),
  });
  return {
    ...useQuery(query),
    /** Rereads the paths of all stored pictures. */
    readPaths: async (): Promise<ReadonlySet<string>> => {
      const pictures = await client.fetchQuery({ ...query, staleTime: 0 });
      return new Set(pictures.map(({ path }) => path));
    },
    /** Refetches the list, and the URL of a picture that was added, replaced or removed. */
    refreshAfterChange: async (path: string) => {
      evictPicture(id, path, now());
      await client.invalidateQueries({ queryKey: query.queryKey });
      // The URL comes last, since the page shows a removed picture until the list is back.
      await client.invalidateQueries({ queryKey: keys.picture(id, path) });
    },
  };
}
