import { unknownNotes, withNotesRead } from '@/domain/actions/listed-note';
import type { Member } from '@/domain/actions/member';
import {
  unknownGoals,
  unknownTasks,
  withGoalRead,
  withTasksRead,
} from '@/domain/actions/read-by-key';
import type { Completion } from '@/domain/completion';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';

/** Reads rows by their keys, which no index delays (decision 026); null for each that isn't stored. Throws a BackendError. */
export interface ByKey {
  readonly tasks: (ids: readonly string[]) => Promise<readonly (Task | null)[]>;
  /** The rows of goals, by their tasks. */
  readonly goals: (taskIds: readonly string[]) => Promise<readonly (Selection | null)[]>;
  /** The notes on completions. */
  readonly notes: (
    ids: readonly string[],
  ) => Promise<readonly (Pick<Completion, 'note' | 'noteRevision'> | null)[]>;
}

/** Returns a member with what their record lists and the lists of rows, which may lag behind it, lack. Throws a BackendError. */
export async function withUnlisted(member: Member, byKey: ByKey): Promise<Member> {
  const ids = unknownTasks(member);
  const goalIds = unknownGoals(member);
  const noteIds = unknownNotes(member.completions);
  const [tasks, goals, notes] = await Promise.all([
    byKey.tasks(ids),
    byKey.goals(goalIds),
    byKey.notes(noteIds),
  ]);
  const withGoals = goalIds.reduce(
    (known, taskId, at) => {
      const row = goals[at];
      return row ? withGoalRead(known, taskId, row) : known;
    },
    withTasksRead(member, byId(ids, tasks)),
  );
  return { ...withGoals, completions: withNotesRead(member.completions, byId(noteIds, notes)) };
}

function byId<Row>(ids: readonly string[], rows: readonly (Row | null)[]) {
  return new Map(ids.map((id, at) => [id, rows[at] ?? null]));
}
