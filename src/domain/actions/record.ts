import * as v from 'valibot';
import { MAX_RECORD_LENGTH } from '@/definition';
import type { Completion } from '@/domain/completion';
import { utcDayOf } from '@/domain/calendar-day';
import { DAY_MS, epochOf } from '@/domain/instant';
import { AmountsSchema, LifetimeSchema, NOTHING_SAVED } from '@/domain/lifetime';
import { completionId, dailySelectionId, goalSelectionId } from '@/domain/row-ids';
import { SET_ASIDE_REASONS } from '@/domain/set-aside';
import { LISTED_MS } from '@/domain/time-limits';
import { DaysSchema, NO_DAYS } from './days';

/* The record of a member: a small text in the profile with everything that planning needs. It is written together
   with the rows, so they always agree: the record lists the rows, and the rows hold their content. */

/** Raise this when an earlier version of the application would lose something that this one writes. */
const VERSION = 1;

const ids: v.GenericSchema<unknown, readonly string[]> = v.array(v.string());

/** A completion that the record lists. */
export interface Done {
  readonly taskId: string;
  /** When the task was done, in milliseconds since the epoch. */
  readonly at: number;
  /** How many days it counts. */
  readonly days: number;
  /** Its calendar day where the device was, minus the day in UTC. */
  readonly shift: number;
  /** When another device found the task already complete, or a late check-in was recorded; 0 if neither happened. */
  readonly found: number;
  /** The revision of its note, whose text stays in the row; undefined without a note. */
  readonly note?: number | undefined;
}

/** A completion as stored: the values of `Done`, of which the last two can be missing. */
const DoneSchema = v.tuple([
  v.string(),
  v.number(),
  v.number(),
  v.number(),
  v.optional(v.number(), 0),
  v.optional(v.number()),
]);

const LastWindowSchema = v.pipe(
  v.object({
    /** The number of the daily set. */
    period: v.number(),
    /** The IDs of its tasks. */
    tasks: ids,
    /** When its 1440 minutes ended, in milliseconds since the epoch. */
    end: v.number(),
    /** Until when its tasks can be checked in, in milliseconds since the epoch. */
    until: v.number(),
  }),
  v.readonly(),
);

/** The daily window before the last renewal, whose tasks can be checked in late (D28). */
export type LastWindow = v.InferOutput<typeof LastWindowSchema>;

/** A goal: when it was added, and the revision of its row's texts; 0 without a text. */
const GoalSchema = v.pipe(
  v.strictTuple([v.string(), v.number(), v.number()]),
  v.transform(([taskId, since, revision]) => ({ taskId, since, revision })),
  v.readonly(),
);

/** A task set aside, with the reason and the time. */
const AsideSchema = v.pipe(
  v.strictTuple([v.string(), v.picklist(SET_ASIDE_REASONS), v.number()]),
  v.transform(([taskId, reason, at]) => ({ taskId, reason, at })),
  v.readonly(),
);

/** A correction that was applied: a task's completions before an instant save these amounts. */
const CorrectionSchema = v.pipe(
  v.strictTuple([v.string(), v.number(), AmountsSchema]),
  v.transform(([taskId, at, amounts]) => ({ taskId, at, amounts })),
  v.readonly(),
);

const entries = {
  /** The daily tasks: the number of the set, when its window began, and which tasks were swapped away. */
  set: v.object({
    number: v.number(),
    start: v.number(),
    tasks: ids,
    away: ids,
    /** The tasks that a refresh at `at` replaced, and that can come back. */
    before: v.exactOptional(v.object({ tasks: ids, start: v.number(), at: v.number() })),
  }),
  last: v.exactOptional(LastWindowSchema),
  /** The tasks set aside, longest ago first. */
  aside: v.array(AsideSchema),
  /** Every completion that expires after `since`. */
  done: v.array(DoneSchema),
  since: v.number(),
  days: DaysSchema,
  /** The savings of all completions. */
  saved: LifetimeSchema,
  corrected: v.array(CorrectionSchema),
  goals: v.array(GoalSchema),
};

const JsonSchema = v.pipe(v.string(), v.parseJson());

/** An action's ID. */
const ID = /.{8}/gs;

/**
 * A record as stored, which is shorter: lists without names, IDs of actions as one string, and times of completions
 * relative to `since`.
 */
const StoredSchema = v.pipe(
  v.object({ ...entries, acts: v.string() }),
  v.transform(({ acts, done, ...record }) => ({
    ...record,
    /** The latest actions. */
    acts: [...(acts.match(ID) ?? [])],
    done: done.map(([taskId, at, days, shift, found, note]): Done => {
      return { taskId, at: at + record.since, days, shift, found, note };
    }),
  })),
);

/** Returns the text of a record, whatever its length. */
export function textOf(record: MemberRecord): string {
  const { acts, aside, corrected, done, goals, ...rest } = record;
  return JSON.stringify({
    ...rest,
    aside: aside.map(({ taskId, reason, at }) => [taskId, reason, at]),
    corrected: corrected.map(({ taskId, at, amounts }) => [taskId, at, amounts]),
    goals: goals.map(({ taskId, since, revision }) => [taskId, since, revision]),
    // The version that wrote it: an earlier one could lose some of it.
    version: VERSION,
    acts: acts.join(''),
    done: done.map((one) => storedDone(one, rest.since)),
  });
}

function storedDone({ taskId, at, days, shift, found, note }: Done, since: number) {
  const parts = [taskId, at - since, days, shift];
  if (note !== undefined) return [...parts, found, note];
  return found > 0 ? [...parts, found] : parts;
}

type Parsed = v.InferOutput<typeof StoredSchema>;
export type MemberRecord = { readonly [Key in keyof Parsed]: Readonly<Parsed[Key]> };

/** The most goals on a list. The record has room for them, whatever else it holds. */
export const MAX_GOALS = 300;

/** Returns the record of a new account. */
export function newRecord(now: number): MemberRecord {
  return {
    set: { number: 0, start: 0, tasks: [], away: [] },
    aside: [],
    done: [],
    since: now - LISTED_MS,
    days: NO_DAYS,
    saved: NOTHING_SAVED,
    corrected: [],
    goals: [],
    acts: [],
  };
}

const VersionSchema = v.object({ version: v.number() });

/**
 * Parses a record. Returns 'later' if a later version of the application wrote it, or undefined if it can't be read.
 */
export function readRecord(text: string | null | undefined): MemberRecord | 'later' | undefined {
  const json = v.safeParse(JsonSchema, text);
  const read = v.safeParse(VersionSchema, json.output);
  if (read.success && read.output.version > VERSION) return 'later';
  const record = v.safeParse(StoredSchema, json.output);
  return record.success ? record.output : undefined;
}

/** Parses a record. Returns undefined if it can't be read, even if a later version wrote it. */
export function recordIn(text: string | null | undefined): MemberRecord | undefined {
  const record = readRecord(text);
  return record === 'later' ? undefined : record;
}

/** Returns a record's text. Throws an Error if it couldn't be read back, which only a bug can cause. */
export function recordText(record: MemberRecord): string {
  const text = textOf(record);
  const isReadable = recordIn(text) !== undefined;
  if (!isReadable || text.length > MAX_RECORD_LENGTH) {
    throw new Error(
      `A record of ${text.length} characters can't be ${isReadable ? 'stored' : 'read'}`,
    );
  }
  return text;
}

/** Returns the IDs of the rows that a record names. */
export function rowIdsOf(
  accountId: string,
  { done, set, goals }: MemberRecord,
): { completions: string[]; selections: string[] } {
  return {
    completions: done.map(({ taskId, at }) => completionId(accountId, taskId, at)),
    selections: [
      ...set.tasks.map((_, place) => dailySelectionId(accountId, place)),
      ...goals.map(({ taskId }) => goalSelectionId(accountId, taskId)),
    ],
  };
}

/** Returns the record's entry for a completion; undefined if there is none. */
export function listedAs(
  { done }: Pick<MemberRecord, 'done'>,
  { taskId, completedDate }: Pick<Completion, 'taskId' | 'completedDate'>,
): Done | undefined {
  const completed = epochOf(completedDate);
  return done.find((one) => one.taskId === taskId && one.at === completed);
}

/** Returns when a completion expires, in milliseconds since the epoch. */
export function untilOf({ at, days }: Done): number {
  return at + days * DAY_MS;
}

/** Returns the calendar day of a completion, where the device was. */
export function dayOf({ at, shift }: Done): number {
  return utcDayOf(at) + shift;
}
