import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { counted } from '@/components/counted';
import { countSelections, MOST_COUNTED } from '@/data/admin-list';
import { keys } from '@/data/keys';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import styles from './selection-count.module.css';

/** How many members have a task on their list, asked anew each time that it is shown. */
export function SelectionCount({ taskId }: { readonly taskId: string }) {
  const { id: accountId } = useAccount();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: keys.selectionCount(accountId, taskId),
    queryFn: () => countSelections(taskId),
    gcTime: 0,
  });
  if (error && data === undefined) {
    return (
      <div className={styles.failed}>
        <output>{`On how many lists it is could not be found out. ${messageFor(error)}`}</output>
        <Button
          variant="quiet"
          busy={isFetching}
          busyLabel="Counting…"
          onClick={() => void refetch()}
        >
          Count again
        </Button>
      </div>
    );
  }
  return (
    <output className={styles.count}>
      {data === undefined ? 'Counting on how many lists it is…' : countText(data)}
    </output>
  );
}

function countText(members: number): string {
  if (members === 0) return 'Nobody has it on their list.';
  const least = members >= MOST_COUNTED ? 'At least ' : '';
  return `${least}${counted(members, 'member')} ${members === 1 ? 'has' : 'have'} it on their list.`;
}
