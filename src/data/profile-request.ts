import * as v from 'valibot';
import { isConflict, BackendError } from '@/lib/errors';
import { postDocument } from './graphql';

const TOUCH = /* GraphQL */ `
  mutation Touch($input: UpdateUserProfileInput!) {
    updateUserProfile(input: $input) {
      id
    }
  }
`;

const CREATE = /* GraphQL */ `
  mutation CreateProfile($input: CreateUserProfileInput!) {
    createUserProfile(input: $input) {
      id
    }
  }
`;

interface NewAccount {
  readonly id: string;
  readonly email: string;
}

/** The key in the cache of what an account's profile shows. */
export function profileKey(accountId: string) {
  return [accountId, 'profile-details'] as const;
}

const underway = new Map<string, Promise<void>>();

/**
 * Sees to it that the account has a profile, and notes the time of this visit in it (D9, D15).
 *
 * The profile's id is the account's id: when two tabs or devices create it at once, the table refuses
 * the second, which is success. Calls made while one is under way share it. Throws a BackendError.
 */
export function ensureProfile(account: NewAccount, now = Date.now()): Promise<void> {
  const running = underway.get(account.id);
  if (running) return running;
  const started = touchOrCreate(account, new Date(now).toISOString()).finally(() =>
    underway.delete(account.id),
  );
  underway.set(account.id, started);
  return started;
}

async function touchOrCreate(account: NewAccount, visit: string): Promise<void> {
  try {
    await postDocument(TOUCH, { input: { id: account.id, lastlogin: visit } }, v.unknown());
  } catch (error) {
    if (!isAbsent(error)) throw error;
    await create(account, visit);
  }
}

// The API does not tell a row that is not there from one of somebody else: both are 'Unauthorized'.
function isAbsent(error: unknown): boolean {
  return isConflict(error) || (error instanceof BackendError && error.kind === 'unauthorized');
}

async function create({ id, email }: NewAccount, visit: string): Promise<void> {
  const start = { susscore: 0, level: 0, lastlogin: visit };
  try {
    await postDocument(CREATE, { input: { id, profileOwner: id, email, ...start } }, v.unknown());
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
}
