import { a } from '@aws-amplify/backend';
import { adminsWrite } from './catalogue';

/**
 * The tasks as published for members (decision 043). The row 'current' has the version, and a row with the version
 * as its ID has the tasks; it never changes, so browsers keep it.
 */
export const TaskCatalog = a
  .model({
    id: a.id().required(),
    version: a.string(),
    /** The tasks' values, as JSON. */
    tasks: a.string(),
  })
  .disableOperations(['list', 'subscriptions'])
  .authorization(adminsWrite);
