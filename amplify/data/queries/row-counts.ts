import { a } from '@aws-amplify/backend';
import { adminGroup } from '../../auth/groups';

/*
 * The number of rows of a task, for admins only; their owners stay private (D18). 1000 means too many to count at once:
 * at least that many, or more than 1 MB of rows, which is about 250 rows with the longest plans.
 */

/** Returns how many completions of a task are stored, for an admin who is about to correct their savings. */
export const countCompletionsOfTask = countOfTask('CompletedTask');

/** Returns how many users have selected a task, for an admin who is about to delete it. */
export const countSelectionsOfTask = countOfTask('UserTaskSelection');

function countOfTask(model: string) {
  return a
    .query()
    .arguments({ taskId: a.id().required() })
    .returns(a.integer().required())
    .authorization((allow) => [allow.group(adminGroup)])
    .handler(a.handler.custom({ dataSource: a.ref(model), entry: './count-rows.resolver.js' }));
}
