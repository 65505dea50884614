import { a } from '@aws-amplify/backend';
import { adminsWrite } from './catalog-fields';

/**
 * The tasks as published for members (decision 043). The row 'current' holds the version, and the row with that
 * version as its ID holds the tasks; it never changes, so browsers keep it.
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
