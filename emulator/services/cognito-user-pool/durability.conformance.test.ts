import {
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newEmail, password, signedInAccount, signInByPassword } from './testing/accounts';
import { passwordClient, webClient } from './testing/fixture';
import { startPool } from './testing/running-pool';

describe('the stored state', () => {
  it('survives a restart: users, sessions, and codes', async () => {
    const first = await startPool();
    const account = await signedInAccount(first);
    const email = newEmail();
    await first.client.send(
      new SignUpCommand({ ClientId: webClient, Username: email, Password: password }),
    );
    await first.close();

    const second = await startPool({ stateFolder: first.stateFolder });
    try {
      const { client } = second;
      const { code } = await second.lastMessage(email);
      await client.send(
        new ConfirmSignUpCommand({ ClientId: webClient, Username: email, ConfirmationCode: code }),
      );
      await expect(signInByPassword(second, email)).resolves.toBeDefined();
      await expect(
        client.send(new GetUserCommand({ AccessToken: account.accessToken })),
      ).resolves.toMatchObject({ Username: account.username });
      const refreshed = await client.send(
        new GetTokensFromRefreshTokenCommand({
          ClientId: passwordClient,
          RefreshToken: account.refreshToken,
        }),
      );
      expect(refreshed.AuthenticationResult?.AccessToken).toBeTruthy();
    } finally {
      await second.dispose();
    }
  });

  it('contains no password or refresh token', async () => {
    const pool = await startPool();
    const { refreshToken } = await signedInAccount(pool);
    await pool.close();
    const folder = join(pool.stateFolder, 'store');
    const content = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name)).toString('latin1'))
      .join('\n');
    expect(content).toContain('verifier');
    expect(content).not.toContain(password);
    expect(content).not.toContain(refreshToken.split('.')[2]);
    await (await startPool({ stateFolder: pool.stateFolder })).dispose();
  });
});
