import { InitiateAuthCommand, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { createAccount, password, type Account } from '../../../testing/accounts';
import { passwordClient } from '../../../testing/fixture-pool';
import type { RunningFixture } from '../../../testing/running-fixture';
import { emulator, webClient } from '../../../testing/shared-fixture';

export interface SignedIn extends Account {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

/** Signs up with the default password, unless the input says otherwise. */
export const signUp = (email: string, input = {}, { client } = emulator) =>
  client.send(
    new SignUpCommand({ ClientId: webClient, Username: email, Password: password, ...input }),
  );

/** Signs in with a password. Throws if the pool issues another challenge. */
export async function signInByPassword(
  email: string,
  withPassword = password,
  { client }: Pick<RunningFixture, 'client'> = emulator,
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
export async function signedInByPassword(
  attributes: Record<string, string> = {},
  pool: RunningFixture = emulator,
): Promise<SignedIn> {
  const account = await createAccount(pool, { attributes });
  return { ...account, ...(await signInByPassword(account.email, password, pool)) };
}
