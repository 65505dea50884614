import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signUp } from 'aws-amplify/auth';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createAccount, newEmail, password } from '../testing/accounts';
import { configureAmplify } from '../testing/amplify-client';
import { asAdmin, client, emulator, webClient } from '../testing/shared-fixture';
import { callConsole } from './testing/call-console';

const codeSchema = v.object({ code: v.string() });

async function codeFor(username: string): Promise<string> {
  const { answer } = await callConsole('POST', 'user/sign-in', { username });
  return v.parse(codeSchema, answer).code;
}

/** A page whose local storage has its keys as own properties, as in a browser. */
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
    const { username } = await createAccount(emulator);
    const code = await codeFor(username);
    const prefix = `CognitoIdentityServiceProvider.${webClient}`;
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

  it('is refused for a user who may not sign in', async () => {
    const attempt = (username: string) => callConsole('POST', 'user/sign-in', { username });
    const refusedWith = (message: string) => ({ status: 400, answer: { message } });
    const invitation = new AdminCreateUserCommand(asAdmin(newEmail()));
    const { User: invited } = await client.send(invitation);
    expect(await attempt(invited?.Username ?? '')).toEqual(
      refusedWith('Set a password first, since this user has to choose a new one.'),
    );
    await configureAmplify(emulator.outputs);
    const { userId = '' } = await signUp({ username: newEmail(), password });
    expect(await attempt(userId)).toEqual(refusedWith('Confirm this user first.'));
    const disabled = await createAccount(emulator);
    await client.send(new AdminDisableUserCommand(asAdmin(disabled.email)));
    expect(await attempt(disabled.username)).toEqual(refusedWith('This user is disabled.'));
    expect(await attempt('nobody')).toEqual(refusedWith('This user no longer exists.'));
  });
});
