import { GoalChoice } from './goal-choice';

/** /mediumtasks: the tasks for 'Do a Little More' (spec §2.4). */
export function MediumTasksPage() {
  return <GoalChoice difficulty="Medium" />;
}
