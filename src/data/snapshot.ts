import * as v from 'valibot';
import { memberFrom } from '@/domain/actions/member-from';
import { dailySetIn } from '@/domain/actions/shown';
import { recordText } from '@/domain/actions/record';
import type { ScoredCompletion } from '@/domain/completion';
import { windowEnd } from '@/domain/daily-assignment';
import type { Selection } from '@/domain/selection';
import { TaskSchema, TaskValueSchema } from '@/domain/task-schema';
import { recall, remember, type Remembered } from '@/lib/account-cache';
import type { StoredHome } from './home';
import { storeFirstShown } from './home-prefetch';

/*
 * What is stored of a member as of this browser's last visit, from which the home page is painted at once. An older version
 * of the application may have written it with other fields, so unlike the API's responses, it is parsed.
 */

const SNAPSHOT = 'snapshot';

export const SelectionSchema: v.GenericSchema<unknown, Selection> = v.object({
  id: v.string(),
  taskId: v.string(),
  selectionDate: v.nullish(v.string(), null),
  task: v.nullable(TaskSchema),
  goal: v.nullish(v.string(), null),
});

const CompletionSchema: v.GenericSchema<unknown, ScoredCompletion> = v.object({
  id: v.string(),
  taskId: v.string(),
  completedDate: v.string(),
  expirationDate: v.string(),
  saved: v.nullish(v.array(v.nullable(v.number())), null),
  note: v.exactOptional(v.nullable(v.string())),
  noteRevision: v.exactOptional(v.nullable(v.number())),
  createdAt: v.exactOptional(v.string()),
  task: v.nullable(TaskValueSchema),
});

const SnapshotSchema = v.object({
  accountId: v.string(),
  /** When it was fetched, in milliseconds since the epoch. */
  fetchedAt: v.number(),
  stored: v.object({
    revision: v.number(),
    level: v.nullable(v.number()),
    memberRecord: v.string(),
  }),
  settings: v.object({
    interests: v.nullish(v.pipe(v.array(v.nullable(v.string())), v.readonly())),
    units: v.nullish(v.string()),
    away: v.nullish(v.string()),
  }),
  selections: v.array(SelectionSchema),
  completions: v.array(CompletionSchema),
});

/** Stores the snapshot for the next visit, with what its first request needs. */
export function storeSnapshot(accountId: string, home: StoredHome, savedAt: number): void {
  const { member, fetchedAt, settings } = home;
  const { revision, level, record, completions, goals, strays } = member;
  const set = dailySetIn(member);
  const snapshot = {
    accountId,
    fetchedAt,
    stored: { revision, level, memberRecord: recordText(record) },
    settings,
    selections: [...set.current, ...goals, ...strays],
    completions: [...completions],
  } satisfies { readonly [Key in keyof v.InferOutput<typeof SnapshotSchema>]: unknown };
  remember(accountId, SNAPSHOT, snapshot, savedAt);
  const pictures = set.current.flatMap(({ task }) => task.imagename ?? []);
  storeFirstShown(accountId, { windowEnd: windowEnd(set), pictures }, savedAt);
}

/** Returns the snapshot of this browser's last visit; undefined if there is nothing that is the account's own. */
export function readSnapshot(accountId: string): Remembered<StoredHome> | undefined {
  const snapshot = recall(accountId, SNAPSHOT, SnapshotSchema);
  if (snapshot?.value.accountId !== accountId) return undefined;
  const { stored, selections, completions, fetchedAt, settings } = snapshot.value;
  const rows = { accountId, selections, completions, tasks: new Map() };
  const member = memberFrom(rows, stored, fetchedAt);
  if (member === 'later') return undefined;
  return { ...snapshot, value: { fetchedAt, settings, member, isSnapshot: true } };
}
