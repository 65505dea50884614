import { shownHome } from '@/data/home';
import { actOrThrow } from '@/data/actions/act';
import { afterShown } from '@/domain/actions/daily';
import type { Completion } from '@/domain/completion';
import { epochOf } from '@/domain/instant';
import { type MemberAction, savedHere } from '@/features/use-member-action';
import { now } from '@/lib/clock';

/** A completion, and its task's name. */
export interface Completed {
  readonly row: Completion;
  readonly name: string;
}

/** Undoes a completion and the level it raised. */
export function undoCompletion({ row, name }: Completed): MemberAction {
  const { id, firstRowId: rowId = id, taskId, completedDate, saved } = row;
  return {
    kind: 'undo',
    row: id,
    run: (actor) => {
      const member = shownHome(actor)?.member;
      const askedAt = now();
      return actOrThrow(actor, {
        kind: 'undo',
        taskId,
        name,
        rowId,
        doneAt: epochOf(completedDate) ?? 0,
        saved: saved ? [...saved] : null,
        at: member ? afterShown(member, [taskId], askedAt) : askedAt,
      });
    },
    done: () => ({ tone: 'info', message: `“${name}” is no longer marked complete.` }),
    failed: `Couldn’t undo “${name}”.`,
  };
}

/** Adds, changes or removes (null) a note on a completion, in a form (D112). Undo brings the earlier one back. */
export function saveNote(completed: Completed, note: string | null): MemberAction {
  const { row, name } = completed;
  return {
    ...writeNote(completed, note),
    done: (saved) => ({
      message: `${note === null ? `Removed your note on “${name}”.` : `Note saved on “${name}”.`}${savedHere(saved)}`,
      undo: {
        ...writeNote(completed, row.note ?? null),
        failed: `Couldn’t undo this for “${name}”.`,
      },
      isUndoable: ({ completions }) =>
        completions.some((one) => one.id === row.id && (one.note ?? null) === note),
    }),
    failed: `Couldn’t save your note on “${name}”.`,
    isRepeatable: true,
  };
}

function writeNote({ row, name }: Completed, note: string | null): MemberAction {
  const { id, firstRowId: rowId = id, taskId, completedDate } = row;
  return {
    kind: 'save note',
    row: id,
    run: (actor) => {
      const doneAt = epochOf(completedDate) ?? 0;
      return actOrThrow(actor, { kind: 'note', taskId, name, rowId, doneAt, note, at: now() });
    },
  };
}
