import * as v from 'valibot';
import { hashOf } from '@/domain/hash';
import type { Task } from '@/domain/task';
import { TaskSchema } from '@/domain/task-schema';
import { forget, isRemembered, recall, remember } from '@/lib/account-cache';

/* The daily tasks that this browser keeps for choosing new ones offline (decision 125). */

// Enough for weeks of daily sets, and few enough for browser storage.
const MAX_STORED = 60;

const DAILIES = 'dailies';

/** Stores live daily tasks to choose from offline: all, or a sample if there are many. */
export function storeDailies(accountId: string, tasks: readonly Task[]): void {
  const shuffled = tasks.toSorted((a, b) => hashOf(a.id) - hashOf(b.id));
  remember(accountId, DAILIES, shuffled.slice(0, MAX_STORED));
}

/** Whether this browser has stored daily tasks. */
export function hasDailies(accountId: string): boolean {
  return isRemembered(accountId, DAILIES);
}

/** Returns the daily tasks stored in this browser. */
export function offlineDailies(accountId: string): readonly Task[] {
  const kept = recall(accountId, DAILIES, v.array(TaskSchema));
  // Without the unreadable ones, the next visit requests them again.
  if (!kept) forget(accountId, DAILIES);
  return kept ?? [];
}
