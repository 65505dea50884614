import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { LibraryLink } from '@/domain/models/link-model';
import { useAccount } from '@/session/session';
import { libraryQuery } from '@/data/links';

/** The links of the library. */
export function useLibrary(): UseQueryResult<LibraryLink[]> {
  const { id } = useAccount();
  return useQuery(libraryQuery(id));
}
