import { unknownNotes, withNotesRead } from '@/domain/actions/listed-note';
import type { Member } from '@/domain/actions/member';
import {
  uncertainSelections,
  unknownTasks,
  withSelectionsRead,
  withTasksRead,
} from '@/domain/actions/read-by-key';
import type { Completion } from '@/domain/completion';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';

/** Reads rows by key, as indexes lag (decision 026); null for each row that isn't stored. Throws a BackendError. */
interface ByKey {
  readonly tasks: (ids: readonly string[]) => Promise<readonly (Task | null)[]>;
  readonly selections: (ids: readonly string[]) => Promise<readonly (Selection | null)[]>;
  /** The notes on completions. */
  readonly notes: (
    ids: readonly string[],
  ) => Promise<readonly (Pick<Completion, 'note' | 'noteRevision'> | null)[]>;
  /** The number of commits so far. */
  readonly revision: () => Promise<number>;
}

/**
 * Returns a member with the rows that the record names but lagging lists don't have yet, and without rows that another
 * client has deleted. Throws a BackendError.
 * @param listed the selections in the lists
 */
export async function withUnlisted(
  member: Member,
  listed: readonly Selection[],
  byKey: ByKey,
): Promise<Member> {
  const ids = unknownTasks(member);
  const rowIds = uncertainSelections(member, listed);
  const noteIds = unknownNotes(member.completions);
  const [tasks, rows, notes] = await Promise.all([
    byKey.tasks(ids),
    byKey.selections(rowIds),
    byKey.notes(noteIds),
  ]);
  const whole = withTasksRead(member, byId(ids, tasks));
  const completions = withNotesRead(whole.completions, byId(noteIds, notes));
  const known = { ...whole, completions };
  // If another device has committed in the meantime, the rows may be from that commit.
  const isSame = rowIds.length > 0 && (await byKey.revision()) === member.revision;
  return isSame ? withSelectionsRead(known, byId(rowIds, rows)) : known;
}

function byId<Row>(ids: readonly string[], rows: readonly (Row | null)[]) {
  return new Map(ids.map((id, at) => [id, rows[at] ?? null]));
}
