import * as v from 'valibot';
import { SetAsideSchema } from './daily-record';
import { StepChangeSchema } from './step-change';
import { TaskSchema, TaskValueEntries } from './task-schema';

/*
 * What a member does is noted in the browser before it is sent, with its original time (decision 125). What has been
 * noted and not yet recorded is a deed that waits.
 */

const CompletionSchema = v.object({
  id: v.string(),
  taskId: v.string(),
  completedDate: v.string(),
  expirationDate: v.string(),
});

/** What a member did, as noted in the browser. */
export const DeedSchema = v.variant('kind', [
  v.object({
    kind: v.literal('complete'),
    /** The task as it was shown. */
    task: v.object(TaskValueEntries),
    /** In milliseconds since the epoch. */
    at: v.number(),
  }),
  v.object({
    kind: v.literal('undo'),
    row: CompletionSchema,
    /** The task's name. */
    name: v.string(),
  }),
  v.object({
    kind: v.literal('add'),
    /** A task for the list, with all that its card shows. */
    task: TaskSchema,
    /** What its row notes, if it was on the list before. */
    goal: v.nullable(v.string()),
    at: v.number(),
  }),
  v.object({
    kind: v.literal('remove'),
    taskId: v.string(),
    name: v.string(),
    /** The task's rows as they were shown; of another row, nothing is known here. */
    rows: v.array(v.object({ id: v.string(), selectionDate: v.nullable(v.string()) })),
  }),
  v.object({
    kind: v.literal('plan'),
    taskId: v.string(),
    name: v.string(),
    /** The ID of the task's row. */
    id: v.string(),
    /** What the row notes with the plan, or without the one that is removed. */
    goal: v.string(),
    at: v.number(),
  }),
  v.object({
    kind: v.literal('step'),
    taskId: v.string(),
    name: v.string(),
    /** The ID of the task's row. */
    id: v.string(),
    change: StepChangeSchema,
    /** What the row notes with the change, as shown here. */
    goal: v.string(),
    at: v.number(),
  }),
  v.object({
    kind: v.literal('swap'),
    /** The daily task that goes. */
    taskId: v.string(),
    name: v.string(),
    /** The ID of its row. */
    id: v.string(),
    /** The task in its place, with all that its card shows; the same if no other was left. */
    task: TaskSchema,
    /** Whether this takes back a swap. */
    isBack: v.boolean(),
    /** What is set aside: the task that goes, or the one that is back as it was before. */
    setAside: v.optional(SetAsideSchema),
    at: v.number(),
  }),
]);

export type Deed = v.InferOutput<typeof DeedSchema>;

/** The deeds of one kind. */
export type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { readonly kind: Kind }>;

/** What was done to the list of larger tasks. */
export type GoalDeed = Exclude<Deed, DeedOf<'complete' | 'undo' | 'swap'>>;

/** Returns the ID of the task that a deed is about; of a swap, the one that it shows. */
export function taskIdOf(deed: Deed): string {
  if ('task' in deed) return deed.task.id;
  return deed.kind === 'undo' ? deed.row.taskId : deed.taskId;
}

/** Returns the IDs of all tasks that a deed is about. */
export function taskIdsOf(deed: Deed): readonly string[] {
  return deed.kind === 'swap' ? [deed.task.id, deed.taskId] : [taskIdOf(deed)];
}

/** Returns the name of the task that a deed is about. */
export function nameIn(deed: Deed): string {
  return 'task' in deed ? deed.task.name : deed.name;
}

/** The mark on the card of a task for which an action waits. */
export const WAITING_TEXT = 'Waiting for a connection';

/** How many deeds a browser keeps for an account. */
export const MAX_WAITING = 200;

/** The number from which the member sees how many more there is room for. */
const NEARLY_FULL = 180;

/** Says how many deeds wait for a connection, and when there is little room for more. */
export function waitingText(count: number): string {
  const text = count === 1 ? '1 change is' : `${count} changes are`;
  const room = Math.max(0, MAX_WAITING - count);
  const left = room > 0 ? `Room for ${room} more` : 'No room for more';
  return `${text} waiting for a connection${count < NEARLY_FULL ? '' : `. ${left}`}`;
}
