import * as v from 'valibot';
import type { Task } from '@/domain/task';
import { recall, remember } from '@/lib/account-cache';
import { CachedTaskSchema } from '@/data/cached-rows';

const SUBJECT = 'completing';

/** A completion that was shown before the backend had it; `now` is when, milliseconds since the epoch. */
export interface Completing {
  readonly task: Task;
  readonly now: number;
}

const CompletingSchema = v.array(v.object({ task: CachedTaskSchema, now: v.number() }));

/** The moments of what this very page writes, which has an answer to come. */
const underWay = new Set<number>();

/** What an earlier page of this browser began to write, and was gone before it had an answer. */
export function unfinishedOf(accountId: string): readonly Completing[] {
  return kept(accountId).filter(({ now }) => !underWay.has(now));
}

/** Notes that a completion is on its way: a tab may be closed at any moment. */
export function noteUnfinished(accountId: string, one: Completing): void {
  underWay.add(one.now);
  // Whoever completes a task is still here, even if an earlier navigation was called off.
  isLeaving = false;
  window.addEventListener('beforeunload', leave);
  keep(accountId, [...others(accountId, one), one]);
}

/** To be called when the backend has answered, or cannot: unless the page is gone, which fails requests. */
export function forgetUnfinished(accountId: string, one: Completing): void {
  if (isLeaving) return;
  const left = others(accountId, one);
  keep(accountId, left);
  if (left.length === 0) window.removeEventListener('beforeunload', leave);
}

let isLeaving = false;
// Browsers abort requests as soon as a navigation begins, which can be long before 'pagehide'.
const leave = () => void (isLeaving = true);
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', () => void (isLeaving = false));
}

function kept(accountId: string): readonly Completing[] {
  return recall(accountId, SUBJECT, CompletingSchema)?.value ?? [];
}

function others(accountId: string, { task, now }: Completing): Completing[] {
  return kept(accountId).filter((one) => one.task.id !== task.id || one.now !== now);
}

function keep(accountId: string, all: readonly Completing[]): void {
  remember(accountId, SUBJECT, all, Date.now());
}
