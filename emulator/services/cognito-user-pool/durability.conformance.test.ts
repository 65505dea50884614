import {
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

  it('loses no acknowledged sign-up when the process is killed', async () => {
    const stateFolder = mkdtempSync(join(tmpdir(), 'user-pool-'));
    const script = fileURLToPath(new URL('testing/serve-pool.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, stateFolder]);
    const [line]: unknown[] = await once(child.stdout, 'data');
    const acknowledged: string[] = [];
    const signUpUntilKilled = async (): Promise<void> => {
      for (;;) {
        const email = newEmail();
        const { status } = await fetch(String(line).trim(), {
          method: 'POST',
          headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
          body: JSON.stringify({ ClientId: webClient, Username: email, Password: password }),
        });
        if (status !== 200) throw new Error(`SignUp returned ${status}`);
        acknowledged.push(email);
        if (acknowledged.length === 40) child.kill('SIGKILL');
      }
    };
    const killed = once(child, 'exit');
    const writers = await Promise.allSettled(Array.from({ length: 4 }, signUpUntilKilled));
    child.kill('SIGKILL');
    expect(writers.map(({ status }) => status)).not.toContain('fulfilled');
    expect(await killed).toEqual([null, 'SIGKILL']);
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);

    const after = await startPool({ stateFolder });
    try {
      for (const email of acknowledged) {
        const { code } = await after.lastMessage(email);
        await after.client.send(
          new ConfirmSignUpCommand({
            ClientId: webClient,
            Username: email,
            ConfirmationCode: code,
          }),
        );
      }
      await expect(signInByPassword(after, acknowledged.at(-1) ?? '')).resolves.toBeDefined();
    } finally {
      await after.dispose();
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
