import * as v from 'valibot';
import { TaskValueEntries } from './task-schema';

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
]);

export type Deed = v.InferOutput<typeof DeedSchema>;

/** Returns the ID of the task that a deed is about. */
export function taskIdOf(deed: Deed): string {
  return deed.kind === 'complete' ? deed.task.id : deed.row.taskId;
}

/** How many deeds a browser keeps for an account. */
export const MOST_WAITING = 200;

/** From how many on the member is told how many more there is room for. */
const NEARLY_FULL = 180;

/** Says how many deeds wait for a connection, and when there is little room for more. */
export function waitingText(count: number): string {
  const text = count === 1 ? '1 change is' : `${count} changes are`;
  const room = Math.max(0, MOST_WAITING - count);
  const left = count < NEARLY_FULL ? '' : `. Room for ${room} more`;
  return `${text} waiting for a connection${left}`;
}
