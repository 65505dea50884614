import { a } from '@aws-amplify/backend';
import { adminGroup } from '../../auth/groups';

/**
 * Returns how many users have selected a task, for an admin who is about to delete it. 1000 means
 * 1000 or more. Who selected it stays private (D18).
 */
export const countSelectionsOfTask = a
  .query()
  .arguments({ taskId: a.id().required() })
  .returns(a.integer().required())
  .authorization((allow) => [allow.group(adminGroup)])
  .handler(
    a.handler.custom({
      dataSource: a.ref('UserTaskSelection'),
      entry: './count-selections.resolver.js',
    }),
  );
