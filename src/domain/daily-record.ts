import * as v from 'valibot';

/*
 * What a profile remembers about its owner's daily tasks: the latest swap, the latest refresh, the tasks set
 * aside, and the tasks of the window before the last renewal. It is one text, written only if it hasn't changed since it was
 * read, so the devices of an account agree on it (decision 037).
 */

/** Why a task was set aside: 'I already do this', or 'Not for me' (D27). */
export const SET_ASIDE_REASONS = ['doing', 'unsuited'] as const;

export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number];

const TextsSchema = v.pipe(v.array(v.string()), v.readonly());

const SwapSchema = v.pipe(
  v.object({
    /** Grows with each swap of the account. */
    number: v.number(),
    /** The number of the daily set. */
    period: v.number(),
    /** The place in the set, from 0. */
    slot: v.number(),
    /** The IDs of the set's tasks after the swap. */
    tasks: TextsSchema,
    /** The IDs of the tasks that swaps removed from this set. */
    away: TextsSchema,
  }),
  v.readonly(),
);

const SetAsideSchema = v.pipe(
  v.object({
    taskId: v.string(),
    reason: v.picklist(SET_ASIDE_REASONS),
    /** When, in milliseconds since the epoch. */
    at: v.number(),
  }),
  v.readonly(),
);

const LastWindowSchema = v.pipe(
  v.object({
    /** The number of the daily set. */
    period: v.number(),
    /** The IDs of its tasks. */
    tasks: TextsSchema,
    /** When its 1440 minutes ended, in milliseconds since the epoch. */
    end: v.number(),
    /** Until when its tasks can be checked in, in milliseconds since the epoch. */
    until: v.number(),
  }),
  v.readonly(),
);

const RefreshSchema = v.pipe(
  v.object({
    /** The number of the set that it gave. */
    period: v.number(),
    /** The IDs of the tasks that it replaced; none if it was undone. */
    tasks: TextsSchema,
    /** When their window began, in milliseconds since the epoch. */
    start: v.number(),
    /** When it was asked for, in milliseconds since the epoch. */
    at: v.number(),
  }),
  v.readonly(),
);

const RecordSchema = v.pipe(
  v.object({
    /** Changes with every write. It comes first, so a condition can compare the start of the text. */
    revision: v.number(),
    swap: v.optional(SwapSchema),
    /** Least recent first. */
    setAside: v.optional(v.pipe(v.array(SetAsideSchema), v.readonly()), []),
    lastWindow: v.optional(LastWindowSchema),
    refresh: v.optional(RefreshSchema),
  }),
  v.readonly(),
);

export type SetAside = v.InferOutput<typeof SetAsideSchema>;
export type Refresh = v.InferOutput<typeof RefreshSchema>;
export type LastWindow = v.InferOutput<typeof LastWindowSchema>;
export type DailyRecord = v.InferOutput<typeof RecordSchema>;

const EMPTY: DailyRecord = { revision: 0, setAside: [] };

/** Returns the record that a profile stores; an empty one if there is none, or it is unreadable. */
export function readDailyRecord(text: string | null | undefined): DailyRecord {
  const record = v.safeParse(v.pipe(v.string(), v.parseJson(), RecordSchema), text);
  return record.success ? record.output : EMPTY;
}

/** Returns a record as stored in place of `from`, with the next revision. */
export function dailyRecordText(from: DailyRecord, to: DailyRecord): string {
  const { swap, setAside, lastWindow, refresh } = to;
  return JSON.stringify({ revision: from.revision + 1, swap, setAside, lastWindow, refresh });
}

/** Returns the IDs of the tasks set aside, least recent first. */
export function setAsideIds({ setAside }: DailyRecord): string[] {
  return setAside.map(({ taskId }) => taskId);
}

/** Returns the record with a task set aside as `entry` says, or brought back if that is undefined. */
export function withSetAside(
  record: DailyRecord,
  taskId: string,
  entry: SetAside | undefined,
): DailyRecord {
  const others = record.setAside.filter((one) => one.taskId !== taskId);
  const setAside = entry ? [...others, entry].toSorted((a, b) => a.at - b.at) : others;
  return { ...record, setAside };
}
