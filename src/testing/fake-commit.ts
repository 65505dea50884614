import * as v from 'valibot';
import { instantOf } from '@/domain/instant';
import { completionId } from '@/domain/row-ids';
import type { Task } from '@/domain/task';

/** A row as a table stores it. */
export type Row = Record<string, unknown> & { readonly id: string };

/** What a commit reads and writes of one account. */
export interface Tables {
  readonly tasks: readonly Task[];
  readonly selections: Map<string, Row>;
  readonly completions: Map<string, Row>;
  profile: FakeProfile | null;
}

export interface FakeProfile {
  readonly level: number | null;
  readonly revision?: number;
  readonly memberRecord?: string;
  readonly susscore?: number;
  readonly interests?: string[];
  readonly units?: string;
  readonly away?: string;
}

const CommitSchema = v.object({
  revision: v.number(),
  levelBefore: v.nullish(v.number(), null),
  level: v.nullish(v.number()),
  susscore: v.number(),
  memberRecord: v.string(),
  complete: v.array(
    v.object({
      taskId: v.string(),
      at: v.number(),
      until: v.number(),
      saved: v.nullish(v.array(v.number())),
      note: v.nullish(v.string()),
    }),
  ),
  uncomplete: v.array(v.string()),
  annotate: v.array(v.object({ id: v.string(), note: v.nullish(v.string()) })),
  select: v.array(
    v.object({
      place: v.string(),
      taskId: v.string(),
      selectionDate: v.string(),
      goal: v.nullish(v.string()),
    }),
  ),
  deselect: v.array(v.string()),
});

/** Commits to one account's tables. Returns the response's body, as the resolver of `commitMember` builds it. */
export function commitTo(tables: Tables, accountId: string, variables: unknown): object {
  const commit = v.parse(CommitSchema, variables);
  const { profile, tasks, completions, selections } = tables;
  const isKnown = (id: string) => tasks.some((task) => task.id === id && task.state !== 'Draft');
  const named = [...commit.complete, ...commit.select].map(({ taskId }) => taskId);
  const gone = [...new Set(named)].filter((id) => !isKnown(id));
  if (gone.length > 0) return answerOf({ outcome: 'gone', gone });
  if (!profile) return { data: null, errors: [{ errorType: 'NoProfile', path: ['commitMember'] }] };
  const { revision = 0, level, memberRecord = null } = profile;
  if (revision !== commit.revision || level !== commit.levelBefore) {
    return answerOf({ outcome: 'conflict', revision, level, memberRecord });
  }
  const missing = commit.annotate.map(({ id }) => id).filter((id) => !completions.has(id));
  if (missing.length > 0) return answerOf({ outcome: 'gone', gone: missing });
  tables.profile = {
    ...profile,
    level: commit.level ?? level,
    revision: revision + 1,
    memberRecord: commit.memberRecord,
    susscore: commit.susscore,
  };
  const noteRevision = revision + 1;
  for (const { taskId, at, until, saved, note } of commit.complete) {
    const id = completionId(accountId, taskId, at);
    const [completedDate, expirationDate] = [instantOf(at), instantOf(until)];
    const createdAt = instantOf(Date.now());
    const row = { id, taskId, completedDate, expirationDate, createdAt, saved };
    completions.set(id, { ...row, ...(note && { note, noteRevision }) });
  }
  for (const { id, note = null } of commit.annotate) {
    completions.set(id, { ...completions.get(id), id, note, noteRevision: note && noteRevision });
  }
  for (const { place, ...values } of commit.select) {
    const id = `${accountId}#${place}`;
    selections.set(id, { id, ...values });
  }
  for (const id of commit.uncomplete) completions.delete(id);
  for (const id of commit.deselect) selections.delete(id);
  return answerOf({ outcome: 'committed', revision: revision + 1 });
}

function answerOf(commitMember: object): object {
  return { data: { commitMember } };
}
