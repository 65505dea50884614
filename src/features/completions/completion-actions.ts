import { shownHome } from '@/data/home';
import { actOrThrow } from '@/data/actions/act';
import { type Completed, noteOn, undoOf } from '@/domain/actions/asked';
import type { MemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';

/** Undoes a completion, which also lowers the level. */
export function undoCompletion(completed: Completed): MemberAction {
  const { row, name } = completed;
  return {
    kind: 'undo',
    row: row.id,
    run: (actor) => actOrThrow(actor, undoOf(shownHome(actor)?.member, completed, now())),
    done: () => ({ tone: 'info', message: `“${name}” is no longer marked complete.` }),
    failed: `Couldn’t undo “${name}”.`,
  };
}

/** Adds, changes or removes (null) a note on a completion, in a form (D113). Undo restores the earlier one. */
export function saveNote(completed: Completed, note: string | null): MemberAction {
  const { row, name } = completed;
  return {
    ...writeNote(completed, note),
    done: () => ({
      message: note === null ? `Removed your note on “${name}”.` : `Note saved on “${name}”.`,
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

function writeNote(completed: Completed, note: string | null): MemberAction {
  return {
    kind: 'save note',
    row: completed.row.id,
    run: (actor) => actOrThrow(actor, noteOn(completed, note, now())),
  };
}
