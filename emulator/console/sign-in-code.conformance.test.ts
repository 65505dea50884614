import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { signUp } from 'aws-amplify/auth';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { developerCredentials } from '../core/identity';
import { createAccount, password } from '../testing/accounts';
import { configureAmplify } from '../testing/amplify-client';
import { startFixture, type RunningFixture } from '../testing/running-fixture';
import { callConsole } from './testing/call-console';

let emulator: RunningFixture;
let pool: { client: CognitoIdentityProviderClient; id: string | undefined };
beforeAll(async () => {
  emulator = await startFixture('task-list');
  const { region, userPool } = emulator.definition;
  const credentials = developerCredentials;
  const client = new CognitoIdentityProviderClient({
    region,
    endpoint: emulator.origin,
    credentials,
  });
  pool = { client, id: userPool.id };
}, 120_000);
afterAll(async () => {
  pool.client.destroy();
  await emulator.stop();
});

const call = (method: string, path: string, input?: unknown) =>
  callConsole(emulator.origin, method, path, input);

const codeSchema = v.object({ code: v.string() });

const create = (email: string) => createAccount(pool, { email, password, groups: [] });

async function codeFor(username: string): Promise<string> {
  const { answer } = await call('POST', 'user/sign-in', { username });
  return v.parse(codeSchema, answer).code;
}

/** A page with what it stored. The names are the object's own, as in a browser's storage. */
class Page {
  reloads = 0;
  readonly stored: Record<string, string>;

  constructor(before: Record<string, string> = {}) {
    const setItem = (key: string, value: string): void => void (this.stored[key] = value);
    const removeItem = (key: string): void => void delete this.stored[key];
    this.stored = Object.assign(Object.create({ setItem, removeItem }), before);
  }

  run(code: string, hostname = 'localhost'): void {
    const reload = (): number => (this.reloads += 1);
    runInNewContext(code, { localStorage: this.stored, location: { hostname, reload } });
  }
}

describe('the code that signs an application in', () => {
  it('works on pages of this machine, and does nothing on those of another', async () => {
    const username = await create('here@example.com');
    const code = await codeFor(username);
    const prefix = `CognitoIdentityServiceProvider.${emulator.definition.userPool.clients[0]?.id}`;
    for (const hostname of ['127.0.0.1', '[::1]', 'app.localhost']) {
      const page = new Page({ theme: 'dark', [`${prefix}.before.accessToken`]: 'another' });
      page.run(code, hostname);
      expect(page.reloads).toBe(1);
      expect(page.stored).toMatchObject({
        theme: 'dark',
        [`${prefix}.LastAuthUser`]: username,
        [`${prefix}.${username}.clockDrift`]: expect.stringMatching(/^-?\d{1,3}$/),
      });
      expect(page.stored).not.toHaveProperty([`${prefix}.before.accessToken`]);
    }
    for (const hostname of ['localhost.example.com', '128.0.0.1', '127.0.0.1.example.com', '']) {
      const page = new Page({ theme: 'dark' });
      expect(() => page.run(code, hostname)).toThrow('in your application on this machine');
      expect(page.stored).toEqual({ theme: 'dark' });
      expect(page.reloads).toBe(0);
    }
  });

  it('is refused for who may not sign in', async () => {
    const refusal = async (username: string) => await call('POST', 'user/sign-in', { username });
    const because = (message: string) => ({ status: 400, answer: { message } });
    const invitation = { UserPoolId: pool.id, Username: 'invited@example.com' };
    const { User: invited } = await pool.client.send(new AdminCreateUserCommand(invitation));
    expect(await refusal(invited?.Username ?? '')).toEqual(
      because('Set a password first, since this user has to choose a new one.'),
    );
    await configureAmplify(emulator.outputs);
    const { userId = '' } = await signUp({ username: 'new@example.com', password });
    expect(await refusal(userId)).toEqual(because('Confirm this user first.'));
    const disabled = await create('disabled@example.com');
    const user = { UserPoolId: pool.id, Username: disabled };
    await pool.client.send(new AdminDisableUserCommand(user));
    expect(await refusal(disabled)).toEqual(because('This user is disabled.'));
    expect(await refusal('nobody')).toEqual(because('This user no longer exists.'));
  });
});
