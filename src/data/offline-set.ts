import * as v from 'valibot';
import { hasEnded, type OfflineSet, OfflineSetSchema, withOfflineSet } from '@/domain/offline-set';
import { hashOf } from '@/domain/hash';
import type { Task } from '@/domain/task';
import { TaskSchema } from '@/domain/task-schema';
import { forget, isRemembered, recall, remember } from '@/lib/account-cache';
import type { Home } from './home';

/*
 * The daily tasks that this browser keeps to choose from without a connection, and the set that it chose (decision 159).
 */

// Enough for weeks of sets, and small enough for the browser's storage.
const MOST_KEPT = 60;

const DAILIES = 'dailies';
const SET = 'offline-set';

/** Keeps live daily tasks to choose from; of many, a sample. */
export function keepDailies(accountId: string, tasks: readonly Task[]): void {
  const byChance = tasks.toSorted((a, b) => hashOf(a.id) - hashOf(b.id));
  remember(accountId, DAILIES, byChance.slice(0, MOST_KEPT), Date.now());
}

/** Whether this browser keeps any. */
export function keepsDailies(accountId: string): boolean {
  return isRemembered(accountId, DAILIES);
}

/** Returns the tasks that this browser keeps to choose from. */
export function keptDailies(accountId: string): readonly Task[] {
  return recall(accountId, DAILIES, v.array(TaskSchema))?.value ?? [];
}

/** Keeps a set until it is stored. */
export function keepOfflineSet(accountId: string, set: OfflineSet): void {
  remember(accountId, SET, set, set.at);
}

/** Forgets it, because it is stored or can't be. */
export function forgetOfflineSet(accountId: string): void {
  forget(accountId, SET);
}

/** Returns the home page as this browser last saw it, with the set that it chose since. */
export function withKeptSet(accountId: string, home: Home): Home {
  const set = recall(accountId, SET, OfflineSetSchema)?.value;
  return set ? withUnwritten(accountId, home, set) : home;
}

/** Returns the home page as read, with the set that waits to be stored, unless another device was first or it is over. */
export function withUnwrittenSet(accountId: string, home: Home): Home {
  const set = recall(accountId, SET, OfflineSetSchema)?.value;
  return set && !hasEnded(set, home.fetchedAt) ? withUnwritten(accountId, home, set) : home;
}

/** Returns the home page with a set that isn't stored, unless it shows a newer one. */
export function withUnwritten(accountId: string, home: Home, set: OfflineSet): Home {
  const selections = withOfflineSet(accountId, home.selections, set);
  const stored = home.unwritten?.stored ?? home.selections;
  return selections ? { ...home, selections, unwritten: { set, stored } } : home;
}
