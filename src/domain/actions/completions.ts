import { countedImpact, isCounted } from '@/domain/correction';
import { utcDayOf } from '@/domain/calendar-day';
import { epochOf, DAY_MS, instantOf } from '@/domain/instant';
import { impactOfAmounts } from '@/domain/impact/impact';
import { savedBy, savingsOf } from '@/domain/impact/savings';
import { levelAfterCompletion, levelAfterUndo } from '@/domain/level';
import { withImpact, withReplaced } from '@/domain/lifetime';
import type { ScoredCompletion } from '@/domain/completion';
import type { ActionOf, RefusalReason } from './action';
import { withDays } from './days';
import { completedAtIn, completionId } from '@/domain/row-ids';
import { type Member, withRecord } from './member';
import { isOwnCompletion } from './own-rows';
import { dayOf, type Done, listedAs } from './record';

/** A member after an action, and the reason if it couldn't be done. Even a refused action may change the record. */
export interface Outcome {
  readonly member: Member;
  readonly why?: RefusalReason;
}

/** Returns a completion of the same task that would be valid at the same time; undefined if there is none. */
function rivalOf(
  rows: readonly ScoredCompletion[],
  { task, doneAt, until }: ActionOf<'complete'>,
): ScoredCompletion | undefined {
  return rows.find(
    (row) =>
      row.taskId === task.id &&
      (epochOf(row.completedDate) ?? 0) < until &&
      doneAt < (epochOf(row.expirationDate) ?? 0),
  );
}

/** Returns a completion's row. */
function completedRow(
  accountId: string,
  { task, doneAt, until, at, firstRowId }: ActionOf<'complete'>,
) {
  return {
    id: completionId(accountId, task.id, doneAt),
    ...(firstRowId !== undefined && { firstRowId }),
    taskId: task.id,
    completedDate: instantOf(doneAt),
    expirationDate: instantOf(until),
    saved: savingsOf(task),
    createdAt: instantOf(at),
    task,
  };
}

/**
 * Returns the member with a completion: one level higher, and with its savings added. If completions of a task overlap,
 * the first to arrive counts. The record remembers the other one, to protect the first from an older undo.
 */
export function withCompletion(member: Member, action: ActionOf<'complete'>): Outcome {
  const { task, doneAt, until, day, at } = action;
  const { accountId, record, completions } = member;
  const rival = rivalOf(completions, action);
  if (rival) return { member: withFound(member, rival, at), why: 'complete' };
  const shift = Math.max(-1, Math.min(1, day - utcDayOf(doneAt)));
  const found = at > doneAt ? at : 0;
  const one: Done = { taskId: task.id, at: doneAt, days: (until - doneAt) / DAY_MS, shift, found };
  const row = completedRow(accountId, action);
  const impact = countedImpact(record, task.id, doneAt, row.saved);
  const isListed = until > record.since;
  return {
    member: {
      ...withRecord(member, {
        ...(isListed
          ? { done: [...record.done, one] }
          : { days: withDays(record.days, [dayOf(one)]) }),
        saved: withImpact(record.saved, impact, doneAt),
      }),
      level: levelAfterCompletion(member.level),
      completions: [...completions, row],
    },
  };
}

/** Returns the member without a completion, unless the task was completed again after the undo was requested. */
export function withUndo(member: Member, action: ActionOf<'undo'>): Outcome {
  const { taskId, doneAt } = action;
  const { record, completions } = member;
  const row = rowNamedBy(completions, action);
  // Without a row, the completion may have expired too long ago. Otherwise the undo is committed anyway: the row may be
  // stored without this page knowing, and a request still on its way will then fail.
  if (!row) {
    const noted = completedAtIn(action.rowId, member.accountId, taskId);
    const first = Math.min(noted ?? doneAt, doneAt);
    return first + DAY_MS <= record.since ? { member, why: 'late' } : { member: { ...member } };
  }
  const one = listedAs(record, row);
  const isSettled = (epochOf(row.expirationDate) ?? 0) <= record.since;
  if (!one && (isSettled || isOwnCompletion(member.accountId, row))) return { member, why: 'late' };
  if (one && one.found > action.at) return { member, why: 'complete' };
  const level = levelAfterUndo(member.level);
  const left = { ...member, level, completions: completions.filter((each) => each !== row) };
  // The record doesn't list another client's completions.
  if (!one) return { member: left };
  const impact = countedImpact(record, taskId, one.at, savedBy(row) ?? action.saved);
  const done = record.done.filter((each) => each !== one);
  return { member: withRecord(left, { done, saved: withReplaced(record.saved, [impact], []) }) };
}

/**
 * Returns the member with a completion's note set or removed. If two devices wrote one, the one that arrives later
 * wins.
 */
export function withNote(
  member: Member,
  action: ActionOf<'note'>,
  gone: ReadonlySet<string>,
): Outcome {
  const { record, completions, revision } = member;
  const row = rowNamedBy(completions, action);
  if (!row || gone.has(row.id)) return { member, why: 'undone' };
  const { note } = action;
  const isSame = note === (row.note ?? null);
  if (isSame && (note !== null || !row.noteRevision)) return { member };
  const noteRevision = note === null ? null : revision + 1;
  const listed = listedAs(record, row);
  const done = record.done.map((one) =>
    one === listed ? { ...one, note: noteRevision ?? undefined } : one,
  );
  const noted = { ...row, note, noteRevision };
  return {
    member: {
      ...withRecord(member, { done }),
      completions: completions.map((one) => (one === row ? noted : one)),
    },
  };
}

/** Returns the member with a correction applied; `from` has the amounts counted for its completions so far. */
export function withCorrection(member: Member, action: ActionOf<'correct'>): Outcome {
  const { taskId, correctedAt, amounts, from } = action;
  const { record } = member;
  if (isCounted(record, { taskId, at: correctedAt })) return { member };
  const to = from.map(() => impactOfAmounts(amounts));
  const others = record.corrected.filter((one) => one.taskId !== taskId);
  return {
    member: withRecord(member, {
      saved: withReplaced(record.saved, from.map(impactOfAmounts), to),
      corrected: [...others, { taskId, at: correctedAt, amounts }],
    }),
  };
}

/** Returns the row of an action's completion: by its ID, or by its time if it was redated meanwhile. */
function rowNamedBy(
  rows: readonly ScoredCompletion[],
  { taskId, doneAt, rowId }: ActionOf<'undo' | 'note'>,
): ScoredCompletion | undefined {
  return (
    rows.find(({ id }) => id === rowId) ??
    rows.find((row) => row.taskId === taskId && epochOf(row.completedDate) === doneAt)
  );
}

function withFound(member: Member, row: ScoredCompletion, at: number): Member {
  const { record } = member;
  const found = listedAs(record, row);
  if (!found || found.found >= at) return member;
  const done = record.done.map((one) => (one === found ? { ...one, found: at } : one));
  return withRecord(member, { done });
}
