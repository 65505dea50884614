import * as v from 'valibot';
import type { Completion } from '@/domain/completion';
import { epochOf } from '@/domain/instant';
import { isCounted, isUndone } from '@/domain/ledger';
import { type Home, memberIn } from '@/data/home';
import { forget, recall, remember } from '@/lib/account-cache';

const DUE = 'level-due';
const UNDOING = 'undoing';

const UndoingSchema = v.array(
  v.object({
    id: v.string(),
    taskId: v.string(),
    completedDate: v.string(),
    expirationDate: v.string(),
  }),
);

/** Notes that a completion wasn't counted, so a later visit counts it (D14). */
export function noteLevelDue(accountId: string): void {
  remember(accountId, DUE, true, Date.now());
}

/** Notes that a completion is being undone, in case the tab is closed before level and score are lowered. */
export function noteUndoing(accountId: string, row: Completion): void {
  remember(accountId, UNDOING, [...undoingOf(accountId), row], Date.now());
}

/** Notes that undoing a completion has ended. */
export function forgetUndoing(accountId: string, row: Completion): void {
  const left = undoingOf(accountId).filter(({ id }) => id !== row.id);
  remember(accountId, UNDOING, left, Date.now());
}

/** Returns the completions whose undo this browser has begun but not ended. */
export function undoingOf(accountId: string): readonly Completion[] {
  return recall(accountId, UNDOING, UndoingSchema)?.value ?? [];
}

/** Notes that level and completions agree, with `undone` ones taken out. */
export function forgetLevelDue(accountId: string, undone: readonly Completion[]): void {
  forget(accountId, DUE);
  for (const row of undone) forgetUndoing(accountId, row);
}

/**
 * Whether to compare level and completions: this browser noted so, or the member document lacks a valid completion or
 * has to be found out from the rows.
 */
export function isLevelDue(accountId: string, home: Home): boolean {
  const isNoted = recall(accountId, DUE, v.literal(true)) !== undefined;
  if (isNoted || undoingOf(accountId).length > 0) return true;
  const { ledger, days, isNewer } = memberIn(home);
  if (isNewer) return false;
  if (!ledger || !days) return true;
  return home.completions.some(
    (row) =>
      (epochOf(row.expirationDate) ?? 0) > ledger.since &&
      !isCounted(ledger, row) &&
      !isUndone(ledger, row),
  );
}
