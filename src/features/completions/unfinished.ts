import * as v from 'valibot';
import type { Task } from '@/domain/task';
import { recall, remember } from '@/lib/account-cache';
import { isValid } from '@/domain/completion';
import { epochOf } from '@/domain/instant';
import { isCounted, isUndone } from '@/domain/ledger';
import { newCompletion } from '@/domain/new-completion';
import { type Home, memberIn } from '@/data/home';
import { CachedTaskSchema } from '@/data/cached-rows';

const SUBJECT = 'completing';

/** A completion that is shown but not yet stored; `now` is the time it gets, milliseconds since the epoch. */
export interface Completing {
  readonly task: Task;
  readonly now: number;
}

const CompletingSchema = v.array(v.object({ task: CachedTaskSchema, now: v.number() }));

/** The times of the completions this page is writing. */
const underWay = new Set<number>();

/** Completions that an earlier page in this browser started to write but left before the response. */
export function unfinishedOf(accountId: string): readonly Completing[] {
  return kept(accountId).filter(({ now }) => !underWay.has(now));
}

/** Notes that a completion is being written, in case the tab is closed. */
export function noteUnfinished(accountId: string, one: Completing): void {
  underWay.add(one.now);
  // The page is still here, so an earlier navigation was canceled.
  isLeaving = false;
  window.addEventListener('beforeunload', leave);
  keep(accountId, [...others(accountId, one.task.id, one.now), one]);
}

/**
 * Call when the write of a task's completion at `now` has succeeded or failed, or is undone; ignored while the page
 * unloads, which fails requests.
 */
export function forgetUnfinished(accountId: string, taskId: string, now: number): void {
  if (isLeaving) return;
  const left = others(accountId, taskId, now);
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

/** Returns the completions to finish, and forgets those that need nothing. */
export function unfinishedIn(home: Home, accountId: string): Completing[] {
  const { ledger } = memberIn(home);
  return unfinishedOf(accountId).filter((one) => {
    const row = newCompletion(accountId, one.task, one.now);
    // An expired one isn't on the page, but is in the ledger.
    const isStored =
      home.completions.some(({ id: stored }) => stored === row.id) || !isValid(row, Date.now());
    const isTooOld = (epochOf(row.expirationDate) ?? 0) <= (ledger?.since ?? 0);
    const isSettled = ledger && (isUndone(ledger, row) || (isStored && isCounted(ledger, row)));
    const isDone = isTooOld || isSettled;
    if (isDone) forgetUnfinished(accountId, one.task.id, one.now);
    return !isDone;
  });
}

function kept(accountId: string): readonly Completing[] {
  return recall(accountId, SUBJECT, CompletingSchema)?.value ?? [];
}

function others(accountId: string, taskId: string, now: number): Completing[] {
  return kept(accountId).filter((one) => one.task.id !== taskId || one.now !== now);
}

function keep(accountId: string, all: readonly Completing[]): void {
  remember(accountId, SUBJECT, all, Date.now());
}
