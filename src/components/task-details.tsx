import type { Task } from '@/domain/task';
import { PacketDetails } from './packet-details';

/** What pointing at a task shows: description, Earth Impact and Financial Impact (spec §2.4). */
export function TaskDetails({
  task,
}: {
  readonly task: Pick<Task, 'description' | 'earthimpact' | 'moneyimpact'>;
}) {
  return (
    <PacketDetails
      description={task.description}
      details={[
        { term: 'Earth Impact', text: task.earthimpact },
        { term: 'Financial Impact', text: task.moneyimpact },
      ]}
    />
  );
}
