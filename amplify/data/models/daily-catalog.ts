import { a } from '@aws-amplify/backend';
import { adminsWrite } from './catalogue';

/**
 * The live daily tasks as published for renewals (decision 043). The row 'current' has the version, and a row
 * with the version as its ID has the tasks; it never changes, so browsers keep it.
 */
export const DailyCatalog = a
  .model({
    id: a.id().required(),
    version: a.string(),
    /** The tasks' IDs and categories, as JSON. */
    tasks: a.string(),
  })
  .disableOperations(['list', 'subscriptions'])
  .authorization(adminsWrite);
