import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { COMMIT } from '../testing/commit';
import { accountOf, dataApiOf } from './data-api';

const STORED = `query ($id: ID!) {
  getUserProfile(id: $id) { revision level susscore memberRecord }
}`;

const RecordSchema = v.looseObject({
  set: v.looseObject({ number: v.number(), start: v.number(), tasks: v.array(v.string()) }),
  aside: v.array(v.tuple([v.string(), v.string(), v.number()])),
  goals: v.array(v.tuple([v.string(), v.number(), v.number()])),
});

type StoredRecord = v.InferOutput<typeof RecordSchema>;

const ProfileSchema = v.object({
  getUserProfile: v.object({
    revision: v.number(),
    level: v.nullable(v.number()),
    susscore: v.nullable(v.number()),
    memberRecord: v.string(),
  }),
});

const CommittedSchema = v.object({ commitMember: v.object({ outcome: v.string() }) });

/** A row that goes with a changed record: 'daily#0' to 'daily#2', or 'goal#' and the task. */
interface NewSelection {
  readonly place: string;
  readonly taskId: string;
  readonly selectionDate: string;
  readonly goal?: string;
}

/** Commits as another device: the record, and the rows that differ. */
interface Change {
  readonly record: StoredRecord;
  readonly select?: readonly NewSelection[];
}

/** Commits a change of the stored record of the page's member, as another device does. `next` is the commit's number. */
export async function commitElsewhere(
  page: Page,
  changeOf: (record: StoredRecord, next: number) => Change,
): Promise<void> {
  const post = await dataApiOf(page);
  const id = await accountOf(page);
  // The page may commit meanwhile, the first time after it shows its tasks.
  await expect(async () => {
    const stored = v.parse(ProfileSchema, await post(STORED, { id })).getUserProfile;
    const { revision, level, susscore, memberRecord } = stored;
    const parsed = v.parse(RecordSchema, JSON.parse(memberRecord));
    const { record, select = [] } = changeOf(parsed, revision + 1);
    const answer = await post(COMMIT, {
      revision,
      levelBefore: level,
      level,
      susscore: susscore ?? 0,
      memberRecord: JSON.stringify(record),
      select,
    });
    expect(v.parse(CommittedSchema, answer).commitMember.outcome).toBe('committed');
  }).toPass();
}

/** Puts tasks in the places of the first daily ones, all chosen at a time (milliseconds since the epoch). */
export async function commitDailies(
  page: Page,
  taskIds: readonly string[],
  start?: number,
): Promise<void> {
  await commitElsewhere(page, ({ set, ...record }) => {
    const tasks = set.tasks.map((id, place) => taskIds[place] ?? id);
    const changed = { ...set, start: start ?? set.start, tasks };
    const selectionDate = new Date(changed.start).toISOString();
    const select = tasks.map((taskId, place) => ({
      place: `daily#${place}`,
      taskId,
      selectionDate,
    }));
    return { record: { ...record, set: changed }, select };
  });
}
