import * as v from 'valibot';

/*
 * What the member document remembers about its owner's daily tasks: the latest swap, the latest refresh, the tasks
 * set aside, and the tasks of the window before the last renewal (docs/protocol.md).
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
    /** Swaps that were taken back: the task that is shown again, the one that had its place, and when. */
    back: v.optional(
      v.pipe(
        v.array(v.pipe(v.tuple([v.string(), v.string(), v.number()]), v.readonly())),
        v.readonly(),
      ),
    ),
  }),
  v.readonly(),
);

/** A task set aside as stored. */
export const SetAsideSchema = v.pipe(
  v.object({
    taskId: v.string(),
    reason: v.picklist(SET_ASIDE_REASONS),
    /** When, in milliseconds since the epoch. */
    at: v.number(),
  }),
  v.readonly(),
);

export const LastWindowSchema = v.pipe(
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
    /** When it was requested, in milliseconds since the epoch. */
    at: v.number(),
  }),
  v.readonly(),
);

/** A daily record as stored. */
export const DailyRecordSchema = v.pipe(
  v.object({
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
export type DailyRecord = v.InferOutput<typeof DailyRecordSchema>;

/** The record of an account before anything has happened to its daily tasks. */
export const NOTHING_RECORDED: DailyRecord = { setAside: [] };

/** Returns the IDs of the tasks set aside, least recent first. */
export function setAsideIds({ setAside }: DailyRecord): string[] {
  return setAside.map(({ taskId }) => taskId);
}

/** Returns the record with a task set aside once as `entry` says (I6), or brought back if that is undefined. */
export function withSetAside(
  record: DailyRecord,
  taskId: string,
  entry: SetAside | undefined,
): DailyRecord {
  const others = record.setAside.filter((one) => one.taskId !== taskId);
  const setAside = entry ? [...others, entry].toSorted((a, b) => a.at - b.at) : others;
  return { ...record, setAside };
}
