import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { estimatedTasksQuery } from '@/data/estimated-tasks';
import { queryClient } from '@/data/query-client';
import { useAccount } from '@/session/session';
import { storedTask } from './figure-row';
import { Figures } from './figures';

interface StoredFiguresProps {
  /** Shown until the tasks are loaded, and if they can't be. */
  readonly built: ReactNode;
}

/** The figures as currently stored, for a signed-in account: an admin's correction shows at the next visit. */
export function StoredFigures({ built }: StoredFiguresProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <FiguresOrBuilt built={built} />
    </QueryClientProvider>
  );
}

function FiguresOrBuilt({ built }: StoredFiguresProps) {
  const { id } = useAccount();
  const { data } = useQuery({ ...estimatedTasksQuery(id), staleTime: 0 });
  const tasks = useMemo(() => data?.map(storedTask), [data]);
  if (!tasks) return built;
  return <Figures tasks={tasks} asOf="They are as members see them now." />;
}
