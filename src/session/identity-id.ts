import type { CognitoAWSCredentialsAndIdentityIdProvider } from 'aws-amplify/auth/cognito';
import * as v from 'valibot';
import { forget, recall, remember } from '@/lib/account-cache';
import { accountIdIn, sessionStore } from './store';

type IdentityIdStore = ConstructorParameters<typeof CognitoAWSCredentialsAndIdentityIdProvider>[0];

const SUBJECT = 'identity';
const StoredSchema = v.object({ poolId: v.string(), id: v.string() });

let poolId = '';
// Used while the session is still being read, and when the browser blocks storage.
let latest: { readonly accountId: string | undefined; readonly id: string } | undefined;

const currentAccount = () => accountIdIn(sessionStore.getSession());

/**
 * Stores the signed-in account's identity pool ID on this device. Amplify keeps it only in memory, so each page load
 * would request it, and the pool's quota is 25 calls a second (docs/performance.md).
 */
export const identityIdStore: IdentityIdStore = {
  setAuthConfig({ Cognito }) {
    poolId = Cognito?.identityPoolId ?? '';
  },

  async loadIdentityId() {
    const accountId = currentAccount();
    if (latest && latest.accountId === accountId) return { id: latest.id, type: 'primary' };
    const stored = accountId === undefined ? undefined : recall(accountId, SUBJECT, StoredSchema);
    return stored?.poolId === poolId ? { id: stored.id, type: 'primary' } : null;
  },

  async storeIdentityId({ id, type }) {
    // Guests' identities aren't used.
    if (type !== 'primary') return;
    const accountId = currentAccount();
    latest = { accountId, id };
    if (accountId !== undefined) remember(accountId, SUBJECT, { poolId, id });
  },

  async clearIdentityId() {
    const accountId = currentAccount();
    latest = undefined;
    if (accountId !== undefined) forget(accountId, SUBJECT);
  },
};
