import { instantOf } from '@/domain/instant';
import { goalSelectionId } from '@/domain/row-ids';
import { susScore } from '@/domain/score';
import type { Selection } from '@/domain/selection';
import type { Member } from './member';
import { recordText } from './record';

/** The arguments of `commitMember`. */
export type Commit = ReturnType<typeof commitOf>;

/** Few enough to fit a commit together with a batch of actions. */
const STRAYS_PER_COMMIT = 50;

/** Returns the changes that turn one state of a member into another, as a commit. The score is as of `now`. */
export function commitOf(before: Member, after: Member, now: number) {
  const kept = new Set(after.completions.map(({ id }) => id));
  const known = new Set(before.completions.map(({ id }) => id));
  const keptGoals = new Set(after.goals.map(({ id }) => id));
  const strays = isNewSet(before, after) ? after.strays.slice(0, STRAYS_PER_COMMIT) : [];
  return {
    revision: before.revision,
    levelBefore: before.level,
    level: after.level,
    susscore: susScore(after.completions, now),
    memberRecord: recordText(after.record),
    complete: after.completions
      .filter(({ id }) => !known.has(id))
      .map(({ id, taskId, completedDate, expirationDate, saved, note }) => ({
        place: id.slice(after.accountId.length + 1),
        taskId,
        completedDate,
        expirationDate,
        saved: (saved ?? []).map((amount) => amount ?? 0),
        ...(note && { note }),
      })),
    uncomplete: [...known].filter((id) => !kept.has(id)),
    annotate: changedNotes(before, after),
    select: [...dailyRows(before, after), ...goalRows(before, after)],
    deselect: [
      ...new Set([
        ...before.goals.map(({ id }) => id).filter((id) => !keptGoals.has(id)),
        ...rowsOfRemoved(before, after),
        ...strays.map(({ id }) => id),
      ]),
    ],
  };
}

/** Returns the member once a commit is stored: `after` with the next revision and without the deleted rows. */
export function committed(after: Member, { revision, deselect }: Commit): Member {
  const strays = after.strays.filter(({ id }) => !deselect.includes(id));
  return { ...after, revision: revision + 1, strays };
}

// Whether a commit writes all daily rows: for the first commit, for a new set, or if another client has selected one of
// the set's tasks.
function isNewSet({ revision, record, strays }: Member, after: Member): boolean {
  const isTheirs = strays.some(({ taskId }) => record.set.tasks.includes(taskId));
  return revision === 0 || isTheirs || record.set.number !== after.record.set.number;
}

/**
 * Returns the IDs of all rows that a removed goal may have: ours, even if this page doesn't know it, and other
 * clients'.
 */
function rowsOfRemoved(before: Member, after: Member): string[] {
  const kept = new Set(after.goals.map(({ taskId }) => taskId));
  const removed = before.goals.map(({ taskId }) => taskId).filter((taskId) => !kept.has(taskId));
  return removed.flatMap((taskId) => [
    goalSelectionId(after.accountId, taskId),
    ...before.strays.filter((row) => row.taskId === taskId).map(({ id }) => id),
  ]);
}

/** Returns the notes to write into stored rows; null removes one. */
function changedNotes(before: Member, after: Member) {
  const stored = new Map(before.completions.map((row) => [row.id, row]));
  return after.completions.flatMap(({ id, note = null, noteRevision = null }) => {
    const row = stored.get(id);
    const isUnchanged =
      !row || ((row.note ?? null) === note && (row.noteRevision ?? null) === noteRevision);
    return isUnchanged ? [] : [{ id, note }];
  });
}

function dailyRows(before: Member, after: Member): ReturnType<typeof goalRows> {
  const { set } = after.record;
  return set.tasks.flatMap((taskId, place) => {
    const isSame = before.record.set.tasks[place] === taskId;
    // The API refuses a row of a deleted task.
    const isDeleted = after.tasks.get(taskId) === null;
    return isSame && (isDeleted || !isNewSet(before, after))
      ? []
      : [{ place: `daily#${place}`, taskId, selectionDate: instantOf(set.start) }];
  });
}

function goalRows(before: Member, after: Member) {
  return after.goals
    .filter((row) => !before.goals.some((one) => isSame(one, row)))
    .map(({ taskId, selectionDate, goal }) => ({
      place: `goal#${taskId}`,
      taskId,
      selectionDate: selectionDate ?? instantOf(0),
      ...(goal && { goal }),
    }));
}

function isSame(one: Selection, other: Selection): boolean {
  return (
    one.id === other.id && one.selectionDate === other.selectionDate && one.goal === other.goal
  );
}
