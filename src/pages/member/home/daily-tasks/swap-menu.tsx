import { useQueryClient } from '@tanstack/react-query';
import { offeredTasksQuery } from '@/data/tasks';
import type { Task } from '@/domain/task';
import { useMemberAction } from '@/features/use-member-action';
import { CardMenu } from '@/pages/member/home/card-menu/card-menu';
import { useAccount } from '@/session/session';
import { swapTask } from './swap';

const choices = [
  { text: 'Swap for another', icon: 'refresh', reason: undefined },
  { text: 'I already do this', icon: 'check', reason: 'doing' },
  { text: 'Not for me', icon: 'close', reason: 'unsuited' },
] as const;

/** The menu of a daily card: swap the task, and perhaps never get it again (D27). */
export function SwapMenu({ task }: { readonly task: Task }) {
  const client = useQueryClient();
  const { id } = useAccount();
  const { run } = useMemberAction();
  return (
    <CardMenu
      name={task.name}
      entries={choices.map(({ text, icon, reason }) => ({
        text,
        icon,
        onClick: () => run(swapTask({ task, reason })),
      }))}
      // So that the next task shows at once.
      onOpen={() => void client.prefetchQuery(offeredTasksQuery(id, 'Daily'))}
    />
  );
}
