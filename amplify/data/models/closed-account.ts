import { a } from '@aws-amplify/backend';
import { setOnceBy } from './owner';

/**
 * Marks an account whose rows are being deleted, so late requests from its other devices can't create any: access
 * tokens stay valid for up to an hour after the account is gone (decision 031). Contains only the account's ID, and is
 * removed by the table's time to live.
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
