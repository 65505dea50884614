import { TaskEffort } from '@/components/task-effort';
import type { Task } from '@/domain/task';
import { SavingDetail } from './saving-detail';

/** What a card's back says once it is shown: what the task saves, what it takes, and why it helps. */
export function LateDetails({ task }: { readonly task: Task }) {
  return (
    <>
      <SavingDetail task={task} />
      <TaskEffort task={task} />
    </>
  );
}
