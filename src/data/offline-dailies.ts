import * as v from 'valibot';
import { hashOf } from '@/domain/hash';
import type { Task } from '@/domain/task';
import { TaskSchema } from '@/domain/task-schema';
import { isRemembered, recall, remember } from '@/lib/account-cache';
import { now } from '@/lib/clock';

/* The daily tasks that this browser stores for choosing new ones offline (decision 125). */

// Enough for weeks of daily sets, and small enough for the browser's storage.
const MAX_STORED = 60;

const DAILIES = 'dailies';

/** Stores live daily tasks to choose from, or a sample if there are many. */
export function storeDailies(accountId: string, tasks: readonly Task[]): void {
  const shuffled = tasks.toSorted((a, b) => hashOf(a.id) - hashOf(b.id));
  remember(accountId, DAILIES, shuffled.slice(0, MAX_STORED), now());
}

/** Whether this browser has stored any. */
export function hasDailies(accountId: string): boolean {
  return isRemembered(accountId, DAILIES);
}

/** Returns the tasks that this browser has stored to choose from. */
export function offlineDailies(accountId: string): readonly Task[] {
  return recall(accountId, DAILIES, v.array(TaskSchema))?.value ?? [];
}
