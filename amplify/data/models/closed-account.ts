import { a } from '@aws-amplify/backend';
import { setOnceBy } from './owner';

/**
 * Marks an account whose rows are being deleted, so late requests of its other devices create none: access
 * tokens stay valid for up to an hour after the account is gone (decision 031). Has only the account's ID,
 * and is removed by the table's time to live.
 */
export const ClosedAccount = a
  .model({
    id: a.id().required(),
    account: a.string().authorization(setOnceBy('account')),
    removeAfter: a.timestamp(),
  })
  .disableOperations(['queries', 'subscriptions', 'update', 'delete'])
  .authorization((allow) => [
    allow.ownerDefinedIn('account').identityClaim('sub').to(['create', 'read']),
  ]);
