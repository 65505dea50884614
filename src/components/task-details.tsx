import { cardDetails } from '@/domain/models/field';
import { taskModel } from '@/domain/models/task-model';
import type { Task } from '@/domain/task';
import { CardDetails } from './card-details';

/** The back of a task's card: its description and its impacts (spec §2.4). */
export function TaskDetails({ task }: { readonly task: Task }) {
  return <CardDetails description={task.description} details={cardDetails(taskModel, task)} />;
}
