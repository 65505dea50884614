import { a } from '@aws-amplify/backend';
import { adminGroup } from '../../auth/groups';

/**
 * On how many lists a task is, for an admin who is about to delete it; 1000 stands for that many or
 * more. A count alone: who has it on the list stays that account's own (D18).
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
