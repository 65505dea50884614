import * as v from 'valibot';
import type { Task } from '@/domain/task';
import { recall, remember } from '@/lib/account-cache';
import { isValid } from '@/domain/completion';
import { isCounted, isUndone } from '@/domain/ledger';
import { newCompletion } from '@/domain/new-completion';
import { CachedTaskSchema } from '@/data/cached-rows';
import { type Home, memberIn } from '@/data/home';

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
  keep(accountId, [...others(accountId, one), one]);
}

/** Call when the write has succeeded or failed; ignored while the page unloads, which fails requests. */
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

/** Returns the completions to finish, and forgets those that need nothing. */
export function unfinishedIn(home: Home, accountId: string): Completing[] {
  const { ledger } = memberIn(home);
  return unfinishedOf(accountId).filter((one) => {
    const row = newCompletion(accountId, one.task, one.now);
    // An expired one isn't on the page, but is in the ledger.
    const isStored =
      home.completions.some(({ id: stored }) => stored === row.id) || !isValid(row, Date.now());
    const isDone = ledger && (isUndone(ledger, row) || (isStored && isCounted(ledger, row)));
    if (isDone) forgetUnfinished(accountId, one);
    return !isDone;
  });
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
