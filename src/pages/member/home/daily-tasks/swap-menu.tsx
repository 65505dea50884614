import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { IconName } from '@/components/icon';
import type { SelectionWithTask } from '@/domain/selection';
import type { SetAsideReason } from '@/domain/set-aside';
import { offeredTasksQuery } from '@/data/tasks';
import { useMemberAction } from '@/features/use-member-action';
import { CardMenu } from '@/pages/member/home/card-menu/card-menu';
import { CardMenuButton } from '@/pages/member/home/card-menu/card-menu-button';
import { useAccount } from '@/session/session';
import { swapTask } from './swap';

interface Choice {
  readonly text: string;
  readonly icon: IconName;
  readonly reason?: SetAsideReason;
}

const choices: readonly Choice[] = [
  { text: 'Swap for another', icon: 'refresh' },
  { text: 'I already do this', icon: 'check', reason: 'doing' },
  { text: 'Not for me', icon: 'close', reason: 'unsuited' },
];

interface SwapMenuProps {
  readonly selection: SelectionWithTask;
  readonly onClose: () => void;
}

/** The button in a daily card that opens the menu to swap the task (D27). */
export function SwapMenuButton({ selection }: { readonly selection: SelectionWithTask }) {
  return (
    <CardMenuButton name={selection.task.name} entries={choices.length}>
      {(onClose) => <SwapMenu selection={selection} onClose={onClose} />}
    </CardMenuButton>
  );
}

/** The menu of a daily card: swap the task, and perhaps never get it again. */
function SwapMenu({ selection: { task }, onClose }: SwapMenuProps) {
  const { run } = useMemberAction();
  usePreloadedCatalog();
  const entries = choices.map(({ text, icon, reason }) => ({
    text,
    icon,
    onClick: () => run(swapTask({ task, ...(reason && { reason }) })),
  }));
  return <CardMenu name={task.name} entries={entries} onClose={onClose} />;
}

// So that the next task shows at once.
function usePreloadedCatalog(): void {
  const client = useQueryClient();
  const { id } = useAccount();
  useEffect(() => void client.prefetchQuery(offeredTasksQuery(id, 'Daily')), [client, id]);
}
