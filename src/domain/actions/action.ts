import * as v from 'valibot';
import { MAX_NOTE_LENGTH } from '@/definition';
import { DAILY_COUNT } from '@/domain/daily-count';
import { SET_ASIDE_REASONS } from '@/domain/set-aside';
import { PlanDraftSchema, StepChangeSchema } from '@/domain/goal-state';
import { AmountsSchema } from '@/domain/lifetime';
import { TaskSchema, TaskValueEntries } from '@/domain/task-schema';

/* A member's action as a value with an ID and a time. The browser notes it, shows it and commits it (decision 163). */

const MOST_INSTANT = 4e15;
const instant = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_INSTANT));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const reason = v.picklist(SET_ASIDE_REASONS);
const named = { taskId: v.string(), name: v.string() };
const completion = {
  ...named,
  /** The completion's row ID, and when its task was done. */
  rowId: v.string(),
  doneAt: instant,
};
const someTasks = v.pipe(v.array(TaskSchema), v.readonly());
const threeTasks = v.pipe(v.array(TaskSchema), v.length(DAILY_COUNT), v.readonly());

const replacement = {
  /** The number of the set being replaced. */
  from: whole,
  tasks: threeTasks,
};

const base = {
  /** Eight characters, unique among the account's recent actions. */
  id: v.pipe(v.string(), v.length(8)),
  /** By the device's clock, in milliseconds since the epoch. */
  at: instant,
};

export const ActionSchema = v.variant('kind', [
  v.object({
    ...base,
    kind: v.literal('complete'),
    /** The task as it was shown. */
    task: v.object(TaskValueEntries),
    /** When the task was done: earlier than `at` for a late check-in (D28). */
    doneAt: instant,
    until: instant,
    /** The calendar day at that time, where the device was. */
    day: v.pipe(v.number(), v.integer()),
    /** The row's ID before the action was redated, under which the row may be stored. */
    firstRowId: v.exactOptional(v.string()),
  }),
  v.object({
    ...base,
    kind: v.literal('undo'),
    ...completion,
    saved: v.nullable(v.array(v.nullable(v.number()))),
  }),
  v.object({
    ...base,
    kind: v.literal('note'),
    ...completion,
    /** Null removes the note. */
    note: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NOTE_LENGTH))),
  }),
  // New daily tasks: either because they are due, or after a manual refresh.
  v.object({ ...base, kind: v.literal('renew'), ...replacement }),
  v.object({ ...base, kind: v.literal('refresh'), ...replacement }),
  v.object({
    ...base,
    /** Takes back a refresh. */
    kind: v.literal('takeBack'),
    set: whole,
    tasks: someTasks,
  }),
  v.object({
    ...base,
    /** Stops asking about the last window's tasks, or asks about some of them again. */
    kind: v.literal('late'),
    /** When the window ended. */
    end: instant,
    tasks: v.array(v.string()),
  }),
  v.object({
    ...base,
    kind: v.literal('swap'),
    set: whole,
    /** The daily task being swapped out. */
    ...named,
    /** The replacement; the same task if no other was left. */
    task: TaskSchema,
    /** Whether this takes back a swap. */
    isBack: v.boolean(),
    /** Why the swapped-out task is set aside; when taking back a swap, the reason before the swap. */
    reason: v.nullable(reason),
  }),
  v.object({
    ...base,
    kind: v.literal('aside'),
    ...named,
    /** Null brings the task back. */
    reason: v.nullable(reason),
  }),
  v.object({
    ...base,
    kind: v.literal('add'),
    task: TaskSchema,
    /** The goal's text, if it was on the list before. */
    goal: v.nullable(v.string()),
    /** When the goal was first added, if it returns to its old place. */
    since: v.exactOptional(instant),
  }),
  v.object({ ...base, kind: v.literal('plan'), ...named, plan: v.nullable(PlanDraftSchema) }),
  v.object({ ...base, kind: v.literal('remove'), ...named }),
  v.object({ ...base, kind: v.literal('steps'), ...named, change: StepChangeSchema }),
  v.object({
    ...base,
    /** An admin's correction (decision 151). */
    kind: v.literal('correct'),
    taskId: v.string(),
    correctedAt: instant,
    /** What each completion before `correctedAt` saves. */
    amounts: AmountsSchema,
    /** The amounts counted for these completions so far. */
    from: v.pipe(v.array(AmountsSchema), v.readonly()),
  }),
]);

export type Action = v.InferOutput<typeof ActionSchema>;

/** The actions of one kind. */
export type ActionOf<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;

type WithoutId<Each> = Each extends Action ? Omit<Each, 'id'> : never;

/** An action that hasn't been noted yet. */
export type NewAction = WithoutId<Action>;

/** Why an action can't be done. */
export type RefusalReason =
  /** Its task doesn't exist anymore. */
  | 'gone'
  /** It expired too long ago. */
  | 'late'
  /** The task is already complete, or was completed again. */
  | 'complete'
  /** The daily tasks have been replaced since then. */
  | 'renewed'
  /** A later action on another device overrules it. */
  | 'overtaken'
  /** The completion no longer exists. */
  | 'undone'
  /** The task isn't on the list. */
  | 'unlisted'
  /** The list is full. */
  | 'full'
  /** The goal's stored text isn't known. */
  | 'stale';
