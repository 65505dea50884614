import type { GraphqlAnswer } from '@/data/graphql-answer';
import { MAX_RECORD_LENGTH } from '@/definition';
import type { Commit } from '@/domain/actions/commit';
import { stateOf } from '@/domain/catalog-state';
import type { ScoredCompletion } from '@/domain/completion';
import { instantOf } from '@/domain/instant';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';

/** A row of CompletedTask. */
export type CompletionRow = Omit<ScoredCompletion, 'task'>;

/** A row of UserTaskSelection. */
export type SelectionRow = Omit<Selection, 'task'>;

/** A row of UserProfile. */
interface Profile {
  readonly level: number | null;
  readonly revision?: number;
  readonly memberRecord?: string;
  readonly susscore?: number;
  readonly interests?: string[];
  readonly units?: string;
  readonly away?: string;
}

/** The stored rows of one account, and tasks. */
export interface Tables {
  readonly accountId: string;
  readonly completions: Map<string, CompletionRow>;
  readonly selections: Map<string, SelectionRow>;
  profile: Profile | null;
  task(id: string): Task | null;
  /** The API's time, in milliseconds since the epoch. */
  now(): number;
}

/** DynamoDB's limit of items per transaction. */
const MAX_ITEMS = 100;

/**
 * Answers `commitMember` as the deployed resolver does, with one conditional transaction. A conformance test compares
 * the two (`e2e/simulation`).
 */
export function commitTo(tables: Tables, commit: Commit): GraphqlAnswer {
  const { profile, completions } = tables;
  const { complete, uncomplete, annotate, select, deselect, memberRecord } = commit;
  const lists = [complete, uncomplete, annotate, select, deselect];
  const count = lists.reduce((sum, list) => sum + list.length, 1);
  if (count > MAX_ITEMS || memberRecord.length > MAX_RECORD_LENGTH) return refused('OverLimit');
  const taskIds = [...new Set([...complete, ...select].map(({ taskId }) => taskId))];
  const gone = taskIds.filter((id) => {
    const task = tables.task(id);
    return !task || stateOf(task) === 'Draft';
  });
  if (gone.length > 0) return answered({ outcome: 'gone', gone });
  if (!profile) return refused('NoProfile');
  const { revision = 0, level, memberRecord: stored = null } = profile;
  if (commit.revision !== revision || (commit.levelBefore ?? null) !== level)
    return answered({ outcome: 'conflict', revision, level, memberRecord: stored });
  const missing = annotate.map(({ id }) => id).filter((id) => !completions.has(id));
  if (missing.length > 0) return answered({ outcome: 'gone', gone: missing });
  store(tables, commit, { ...profile, revision: revision + 1 });
  return answered({ outcome: 'committed', revision: revision + 1 });
}

function store(
  tables: Tables,
  { level, susscore, memberRecord, complete, uncomplete, annotate, select, deselect }: Commit,
  profile: Profile & { readonly revision: number },
): void {
  const { accountId, completions, selections } = tables;
  const { revision } = profile;
  tables.profile = { ...profile, level: level ?? profile.level, susscore, memberRecord };
  const createdAt = instantOf(tables.now());
  for (const { place, note, ...done } of complete) {
    const id = `${accountId}#${place}`;
    const row = { id, createdAt, ...done };
    completions.set(id, note ? { ...row, note, noteRevision: revision } : row);
  }
  for (const { id, note } of annotate) {
    const row = completions.get(id);
    if (row) completions.set(id, { ...row, note, noteRevision: note === null ? null : revision });
  }
  for (const { place, taskId, selectionDate, goal = null } of select) {
    const id = `${accountId}#${place}`;
    selections.set(id, { id, taskId, selectionDate, goal });
  }
  for (const id of uncomplete) completions.delete(id);
  for (const id of deselect) selections.delete(id);
}

const NO_DETAILS = { revision: null, level: null, memberRecord: null, gone: null };

function answered(commitMember: object): GraphqlAnswer {
  return { data: { commitMember: { ...NO_DETAILS, ...commitMember } }, errors: [] };
}

function refused(errorType: string): GraphqlAnswer {
  return { data: null, errors: [{ errorType, message: errorType, path: ['commitMember'] }] };
}
