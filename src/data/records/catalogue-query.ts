import { queryOptions } from '@tanstack/react-query';
import type { Difficulty } from '@/domain/task';
import { fetchCatalogue } from './fetch-catalogue';

/** Where an account's copy of a difficulty's tasks is kept, and how it is filled. */
export function catalogueQuery(accountId: string, difficulty: Difficulty) {
  return queryOptions({
    queryKey: [accountId, 'catalogue', difficulty],
    queryFn: () => fetchCatalogue(difficulty),
  });
}
