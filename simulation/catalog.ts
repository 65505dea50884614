import type { Backend } from './backend/api';
import type { Step } from './plan';

const DAILY_TASKS = 9;
const GOALS = ['goal-1', 'goal-2', 'goal-3', 'goal-4'];

/** Stores tasks that the admins created at `at` (milliseconds since the epoch). */
export function storeCatalog(backend: Backend, at: number): void {
  const create = (id: string, difficulty: string, duration: number) => {
    const instant = new Date(at).toISOString();
    const times = { createdAt: instant, updatedAt: instant };
    // Of the goals, one isn't estimated.
    const carbonKg = id === 'goal-1' ? null : duration + 0.001;
    const fields = { name: `Task ${id}`, score: 10, state: 'Live', category: 'Food', carbonKg };
    backend.put('Tasks', { id, difficulty, duration, ...fields, ...times });
  };
  for (let task = 1; task <= DAILY_TASKS; task += 1)
    create(`daily-${task}`, 'Daily', 1 + (task % 3));
  for (const goal of GOALS) create(goal, 'Medium', 7);
}

/** Lets an admin edit, archive or delete a task. Says which before it is stored. */
export function administer(
  { deed, which }: Step,
  backend: Backend,
  say: (what: string) => void,
): void {
  const live = backend.tables.Tasks.all().filter(({ state }) => state === 'Live');
  const task = live[Math.floor(which * live.length)];
  if (!task) return;
  say(`${deed} ${task.id}`);
  if (deed === 'editTask') return backend.put('Tasks', { ...task, score: Math.floor(which * 20) });
  // Enough tasks must be left to choose from.
  const left = live.filter(({ difficulty }) => difficulty === task['difficulty']).length;
  if (left <= (task['difficulty'] === 'Daily' ? 6 : 2)) return;
  if (deed === 'deleteTask') backend.remove('Tasks', task.id);
  else backend.put('Tasks', { ...task, state: 'Archived' });
}
