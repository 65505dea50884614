import type { Action } from '@/domain/actions/action';
import type { Member } from '@/domain/actions/member';
import type { Around } from './device/device';
import type { Code } from './device/start';
import type { Invariants } from './invariants';

/* A member as pages show it. */

/** A5: an action applied twice counts once: it changes nothing on a page that already shows it. */
export function checkTwice(invariants: Invariants, code: Code, once: Member, action: Action) {
  const twice = code.apply(once, action).member;
  if (twice !== once) invariants.same('A5: twice is once', faceOf(twice), faceOf(once));
}

/**
 * Reading a known revision changes nothing that is shown, however old its lists are. There are two exceptions, once a
 * row is read by key: a goal disappears if another client deleted its row, and a note changes if its row has another
 * one or is gone.
 */
export function checkRead(
  { api, truth: { invariants } }: Pick<Around, 'api' | 'truth'>,
  before: Member,
  read: Member,
): void {
  if (before.revision === 0 || before.revision !== read.revision) return;
  const listed = (member: Member) => listedOf(member).filter((id) => !invariants.isTouched(id));
  const sure = listed(before);
  invariants.same('Old lists change what is shown', listed(read), sure);
  const texts = new Map(read.completions.map(({ id, note }) => [id, note]));
  for (const { id, note, noteRevision } of before.completions) {
    const isStored = noteRevision && api.completions.get(id)?.noteRevision === noteRevision;
    if (note && isStored && sure.includes(id) && texts.has(id))
      invariants.same(`The note on ${id} after a read`, texts.get(id), note);
  }
}

/** Returns the parts of a member that pages show, except for the contents of rows. */
export function faceOf(member: Member): unknown {
  const { level, record, goals } = member;
  const { set, last, aside, days } = record;
  const tasks = goals.map(({ taskId }) => taskId).toSorted();
  return { level, set, last, aside, days, goals: tasks, listed: listedOf(member) };
}

/** Returns the rows that a member's record lists, which other clients' rows don't affect. */
function listedOf({ record, completions, goals }: Member): string[] {
  const done = new Set(record.done.map(({ taskId, at }) => `${taskId} ${at}`));
  const listed = new Set(record.goals.map(({ taskId }) => taskId));
  return completions
    .filter((row) => done.has(`${row.taskId} ${Date.parse(row.completedDate)}`))
    .map(({ id }) => id)
    .concat([...new Set(goals.map(({ taskId }) => taskId))].filter((id) => listed.has(id)))
    .toSorted();
}
