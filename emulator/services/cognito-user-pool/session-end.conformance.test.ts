import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { passwordClient } from '../../testing/fixture-pool';
import { asAdmin, emulator, client } from '../../testing/shared-fixture';
import { signedInByPassword, type SignedIn } from './testing/accounts';
import { expectRefusal } from '../../testing/aws-error';
import { post } from '../../testing/data-api';

const getUser = (AccessToken: string) => client.send(new GetUserCommand({ AccessToken }));

const refresh = (RefreshToken: string) =>
  client.send(new GetTokensFromRefreshTokenCommand({ ClientId: passwordClient, RefreshToken }));

describe('a session ends', () => {
  const signOuts: [string, (account: SignedIn) => Promise<unknown>][] = [
    [
      'by RevokeToken',
      ({ refreshToken }) =>
        client.send(new RevokeTokenCommand({ ClientId: passwordClient, Token: refreshToken })),
    ],
    [
      'by GlobalSignOut',
      ({ accessToken }) => client.send(new GlobalSignOutCommand({ AccessToken: accessToken })),
    ],
  ];

  it.each(signOuts)('%s', async (_, end) => {
    const account = await signedInByPassword();
    await end(account);
    await expectRefusal(
      getUser(account.accessToken),
      'NotAuthorizedException',
      'Access Token has been revoked',
    );
    // As on AWS, the data API checks only the token.
    const query = '{ listTasks { items { id } } }';
    expect(await post(emulator.origin, { token: account.accessToken }, query)).toMatchObject({
      status: 200,
    });
    await expectRefusal(
      refresh(account.refreshToken),
      'NotAuthorizedException',
      'Refresh Token has been revoked',
    );
  });

  it('when the user is disabled', async () => {
    const account = await signedInByPassword();
    await client.send(new AdminDisableUserCommand(asAdmin(account.email)));
    await expectRefusal(
      getUser(account.accessToken),
      'NotAuthorizedException',
      'User is disabled.',
    );
  });

  it('when the user is deleted', async () => {
    const account = await signedInByPassword();
    await client.send(new AdminDeleteUserCommand(asAdmin(account.email)));
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

  it('when its refresh token expires, after the number of days that the client sets', async () => {
    const { refreshToken } = await signedInByPassword();
    await emulator.after(60 * 86_400_000, () =>
      expectRefusal(refresh(refreshToken), 'NotAuthorizedException', 'Refresh Token has expired'),
    );
    await emulator.after(59 * 86_400_000, () =>
      expect(refresh(refreshToken)).resolves.toHaveProperty('AuthenticationResult'),
    );
  });
});
