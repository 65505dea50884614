import type { Backend } from './backend/api';

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
