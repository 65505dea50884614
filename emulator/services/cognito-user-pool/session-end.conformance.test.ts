import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidTokenError } from '../../core/identity';
import { expectRefusal } from '../../testing/aws-error';
import { signedInAccount, type SignedIn } from './testing/accounts';
import { passwordClient } from './testing/fixture';
import { startPool, type RunningPool } from './testing/running-pool';

let pool: RunningPool;
beforeAll(async () => void (pool = await startPool()));
afterAll(() => pool.dispose());

const getUser = (AccessToken: string) => pool.client.send(new GetUserCommand({ AccessToken }));

const refresh = (RefreshToken: string) =>
  pool.client.send(
    new GetTokensFromRefreshTokenCommand({ ClientId: passwordClient, RefreshToken }),
  );

const asAdmin = ({ email }: SignedIn) => ({ UserPoolId: pool.poolId, Username: email });

describe('a session ends', () => {
  const signOuts: [string, (account: SignedIn) => Promise<unknown>][] = [
    [
      'by RevokeToken',
      ({ refreshToken }) =>
        pool.client.send(new RevokeTokenCommand({ ClientId: passwordClient, Token: refreshToken })),
    ],
    [
      'by GlobalSignOut',
      ({ accessToken }) => pool.client.send(new GlobalSignOutCommand({ AccessToken: accessToken })),
    ],
  ];

  it.each(signOuts)('%s', async (_, end) => {
    const account = await signedInAccount(pool);
    await end(account);
    await expectRefusal(
      getUser(account.accessToken),
      'NotAuthorizedException',
      'Access Token has been revoked',
    );
    await expect(pool.tokens.verify(account.idToken, 'id')).rejects.toThrow(InvalidTokenError);
    // As on AWS, the data API looks at nothing but the token.
    await expect(pool.tokens.verifySignature(account.accessToken, 'access')).resolves.toBeDefined();
    await expectRefusal(
      refresh(account.refreshToken),
      'NotAuthorizedException',
      'Refresh Token has been revoked',
    );
  });

  it('when the user is disabled', async () => {
    const account = await signedInAccount(pool);
    await pool.client.send(new AdminDisableUserCommand(asAdmin(account)));
    await expectRefusal(
      getUser(account.accessToken),
      'NotAuthorizedException',
      'User is disabled.',
    );
  });

  it('when the user is deleted', async () => {
    const account = await signedInAccount(pool);
    await pool.client.send(new AdminDeleteUserCommand(asAdmin(account)));
    await expectRefusal(
      getUser(account.accessToken),
      'UserNotFoundException',
      'User does not exist.',
    );
    await expectRefusal(
      refresh(account.refreshToken),
      'NotAuthorizedException',
      'Invalid Refresh Token',
    );
  });

  it('when its refresh token expires after thirty days', async () => {
    const { refreshToken } = await signedInAccount(pool);
    await pool.after(30 * 86_400_000, () =>
      expectRefusal(refresh(refreshToken), 'NotAuthorizedException', 'Refresh Token has expired'),
    );
    await expect(refresh(refreshToken)).resolves.toHaveProperty('AuthenticationResult');
  });
});
