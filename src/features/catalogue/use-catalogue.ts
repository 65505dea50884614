import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Difficulty, Task } from '@/domain/task';
import { catalogQuery } from '@/data/tasks';
import { useAccount } from '@/session/session';

/** Every task of a difficulty, with all that a card shows. */
export function useCatalogue(difficulty: Difficulty): UseQueryResult<Task[]> {
  const { id } = useAccount();
  return useQuery(catalogQuery(id, difficulty));
}
