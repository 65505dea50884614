import { type ExpiringPoints, expiringPoints, susScore } from '@/domain/score';
import type { TaskValue } from '@/domain/task';
import type { Home } from './home';

/** The SusScore of what a page shows. */
export function homeScore(home: Home, now: number): number {
  return susScore(home.completions, valuesOf(home), now);
}

/** The points that the next seven days take away from it. */
export function homeExpiringPoints(home: Home, now: number): ExpiringPoints | undefined {
  return expiringPoints(home.completions, valuesOf(home), now);
}

function valuesOf(home: Home): Map<string, TaskValue> {
  return new Map(home.completions.flatMap(({ task }) => (task ? [[task.id, task]] : [])));
}
