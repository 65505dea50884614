import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { LibraryLink } from '@/domain/library-link';
import { useAccount } from '@/session/session';
import { libraryQuery } from '@/data/links';

/** The links of the library. */
export function useLibrary(): UseQueryResult<LibraryLink[]> {
  const { id } = useAccount();
  return useQuery(libraryQuery(id));
}
