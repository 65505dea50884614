import { GoalChoice } from './goal-choice';

/** /strategictasks: the tasks for 'Long Term Goals' (spec §2.4). */
export function StrategicTasksPage() {
  return <GoalChoice difficulty="Strategic" />;
}
