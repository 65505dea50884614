import { a } from '@aws-amplify/backend';
import { adminGroup } from '../../auth/groups';

/**
 * Returns how many completions of a task are stored, for an admin who is about to correct what they saved. 1000 means
 * 1000 or more. Whose they are stays private (D18).
 */
export const countCompletionsOfTask = a
  .query()
  .arguments({ taskId: a.id().required() })
  .returns(a.integer().required())
  .authorization((allow) => [allow.group(adminGroup)])
  .handler(
    a.handler.custom({
      dataSource: a.ref('CompletedTask'),
      entry: './count-completions.resolver.js',
    }),
  );
