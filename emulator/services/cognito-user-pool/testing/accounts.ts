import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { randomUUID } from 'node:crypto';
import { createAccount as create, password } from '../../../testing/accounts';
import { passwordClient } from './fixture';
import type { RunningPool } from './running-pool';

export { password };

/** A confirmed user with a verified email. */
export interface Account {
  email: string;
  username: string;
}

export interface SignedIn extends Account {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

/** Returns a unique email address. */
export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** Creates a confirmed user with a verified email and the default password. */
export async function createAccount(
  { client, poolId }: RunningPool,
  attributes: Record<string, string> = {},
): Promise<Account> {
  const email = newEmail();
  const account = { email, password, groups: [] };
  return { email, username: await create({ client, id: poolId }, account, attributes) };
}

/** Signs in with a password. Throws if the pool issues another challenge. */
export async function signInByPassword(
  { client }: RunningPool,
  email: string,
  withPassword = password,
): Promise<Omit<SignedIn, keyof Account>> {
  const { AuthenticationResult: tokens } = await client.send(
    new InitiateAuthCommand({
      ClientId: passwordClient,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: withPassword },
    }),
  );
  const { AccessToken, IdToken, RefreshToken } = tokens ?? {};
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error('The sign-in is not complete');
  return { accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken };
}

/** Creates a user and signs in with the default password. */
export async function signedInAccount(
  pool: RunningPool,
  attributes: Record<string, string> = {},
): Promise<SignedIn> {
  const account = await createAccount(pool, attributes);
  return { ...account, ...(await signInByPassword(pool, account.email)) };
}
