import {
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newEmail, password } from '../../testing/accounts';
import { passwordClient } from '../../testing/fixture-pool';
import { startFixture } from '../../testing/running-fixture';
import { lastMessage, webClient } from '../../testing/shared-fixture';
import { signedInByPassword, signInByPassword, signUp } from './testing/accounts';

it('keeps users, sessions and codes across a restart, but stores no password or refresh token', async () => {
  const first = await startFixture();
  const { accessToken, refreshToken, username } = await signedInByPassword({}, first);
  const email = newEmail();
  await signUp(email, {}, first);
  const second = await first.restarted();
  try {
    const { client, stateFolder } = second;
    const { code } = await lastMessage(email, second);
    await client.send(
      new ConfirmSignUpCommand({ ClientId: webClient, Username: email, ConfirmationCode: code }),
    );
    await expect(signInByPassword(email, password, second)).resolves.toBeDefined();
    const user = await client.send(new GetUserCommand({ AccessToken: accessToken }));
    expect(user.Username).toBe(username);
    const { AuthenticationResult } = await client.send(
      new GetTokensFromRefreshTokenCommand({
        ClientId: passwordClient,
        RefreshToken: refreshToken,
      }),
    );
    expect(AuthenticationResult?.AccessToken).toBeTruthy();

    const folder = join(stateFolder, 'store');
    const content = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name)).toString('latin1'))
      .join('\n');
    expect(content).toContain('verifier');
    expect(content).not.toContain(password);
    expect(content).not.toContain(refreshToken.split('.')[2]);
  } finally {
    await second.stop();
  }
});
