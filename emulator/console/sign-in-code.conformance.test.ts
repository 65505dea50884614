import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, getCurrentUser, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { developerCredentials } from '../core/identity';
import { emptyTokenStore } from '../core/token-store';
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

const pageSchema = v.looseObject({ users: v.array(v.looseObject({ username: v.string() })) });
const codeSchema = v.object({ code: v.string() });

/** Creates an account, and returns its user name. */
async function create(email: string): Promise<string> {
  await createAccount(pool, { email, password, groups: [] });
  const { answer } = await call('GET', `users?like=${encodeURIComponent(email)}`);
  return v.parse(pageSchema, answer).users[0]?.username ?? '';
}

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

/** Gives the real Amplify client what a page stored. */
async function openWith({ stored }: Page): Promise<void> {
  await configureAmplify(emulator.outputs);
  const store = emptyTokenStore();
  for (const [key, value] of Object.entries(stored)) store.values.set(key, value);
  cognitoUserPoolsTokenProvider.setKeyValueStorage(store);
}

describe('the code that signs an application in', () => {
  it("makes Amplify's client the user, in place of the one before", async () => {
    const before = await create('before@example.com');
    const username = await create('ann@example.com');
    await call('POST', 'user/group', { username, group: 'Admin' });
    const page = new Page({ theme: 'dark' });
    page.run(await codeFor(before));
    page.run(await codeFor(username));
    expect(page.reloads).toBe(2);
    expect(page.stored['theme']).toBe('dark');
    expect(JSON.stringify(page.stored)).not.toContain(before);
    await openWith(page);
    expect(await getCurrentUser()).toEqual({
      userId: username,
      username,
      signInDetails: { loginId: 'ann@example.com' },
    });
    const { tokens, credentials, userSub } = await fetchAuthSession();
    expect(userSub).toBe(username);
    expect(tokens?.accessToken.payload['cognito:groups']).toEqual(['Admin']);
    expect(credentials?.sessionToken).toBeTruthy();
    const refreshed = await fetchAuthSession({ forceRefresh: true });
    expect(refreshed.userSub).toBe(username);
    expect(refreshed.tokens?.accessToken.toString()).not.toBe(tokens?.accessToken.toString());
  });

  it('knows that the emulator has another time', async () => {
    const username = await create('late@example.com');
    const hour = 3_600_000;
    emulator.clock.advance(-2 * hour);
    try {
      const page = new Page();
      page.run(await codeFor(username));
      await openWith(page);
      const { tokens } = await fetchAuthSession();
      const stored = Object.values(page.stored);
      expect(stored).toContain(tokens?.accessToken.toString());
    } finally {
      emulator.clock.advance(2 * hour);
    }
  });

  it('works on pages of this machine, and does nothing on those of another', async () => {
    const code = await codeFor(await create('here@example.com'));
    for (const hostname of ['127.0.0.1', '[::1]', 'app.localhost']) {
      const page = new Page();
      page.run(code, hostname);
      expect(page.reloads).toBe(1);
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
