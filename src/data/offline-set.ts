import * as v from 'valibot';
import { hasEnded, type OfflineSet, OfflineSetSchema, withOfflineSet } from '@/domain/offline-set';
import { hashOf } from '@/domain/hash';
import type { Task } from '@/domain/task';
import { TaskSchema } from '@/domain/task-schema';
import { forget, isRemembered, recall, remember } from '@/lib/account-cache';
import type { Home } from './home';

/*
 * The daily tasks this browser keeps for choosing a set offline, and the set it chose (decision 159).
 */

// Enough for weeks of sets, and small enough for the browser's storage.
const MAX_KEPT = 60;

const DAILIES = 'dailies';
const SET = 'offline-set';

/** Keeps live daily tasks to choose from, or a sample if there are many. */
export function keepDailies(accountId: string, tasks: readonly Task[]): void {
  const shuffled = tasks.toSorted((a, b) => hashOf(a.id) - hashOf(b.id));
  remember(accountId, DAILIES, shuffled.slice(0, MAX_KEPT), Date.now());
}

/** Whether this browser has stored any. */
export function hasDailies(accountId: string): boolean {
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

/** Returns the home page as read, with the set waiting to be stored, unless it has ended or another device stored one first. */
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
