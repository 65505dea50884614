import { decodeJWT, signUp } from 'aws-amplify/auth';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../testing/accounts';
import { configureAmplify } from '../testing/amplify-client';
import { startFixture, type RunningFixture } from '../testing/running-fixture';
import { codeSentTo, password } from '../testing/sign-up';
import { callConsole } from './testing/call-console';

let emulator: RunningFixture;

beforeAll(async () => {
  emulator = await startFixture('task-list');
}, 120_000);
afterAll(() => emulator.stop());

const call = (method: string, path: string, input?: unknown) =>
  callConsole(emulator.origin, method, path, input);

const createdSchema = v.object({ username: v.string() });
const pageSchema = v.object({
  users: v.array(v.looseObject({ username: v.string(), name: v.string() })),
  next: v.optional(v.string()),
});

async function create(name: string, withPassword = password): Promise<string> {
  const input = { name, password: withPassword, attributes: {} };
  return v.parse(createdSchema, (await call('POST', 'user', input)).answer).username;
}

async function names(query: Record<string, string>) {
  const { answer } = await call('GET', `users?${new URLSearchParams(query).toString()}`);
  const { users, next } = v.parse(pageSchema, answer);
  return { names: users.map(({ name }) => name), next };
}

const userOf = async (username: string) => (await call('GET', `user?name=${username}`)).answer;

describe("the console's users", () => {
  it('are created with a password, and can sign in at once', async () => {
    const username = await create('ann@example.com');
    expect(await userOf(username)).toMatchObject({
      name: 'ann@example.com',
      status: 'CONFIRMED',
      groups: [],
    });
    expect((await signInAs(emulator, 'ann@example.com', password)).sub).toBe(username);
  });

  it('are confirmed after they signed up', async () => {
    await configureAmplify(emulator.outputs);
    await signUp({ username: 'fay@example.com', password });
    const { answer } = await call('GET', 'users?like=fay@');
    const username = v.parse(pageSchema, answer).users[0]?.username ?? '';
    expect(await userOf(username)).toMatchObject({ status: 'UNCONFIRMED' });
    await call('POST', 'user/confirm', { username });
    expect((await signInAs(emulator, 'fay@example.com', password)).sub).toBe(username);
  });

  it('are invited without one, and confirmed by a new one', async () => {
    const username = await create('ben@example.com', '');
    expect(await userOf(username)).toMatchObject({ status: 'FORCE_CHANGE_PASSWORD' });
    const temporary = await codeSentTo(emulator.origin, 'ben@example.com');
    expect(temporary.length).toBeGreaterThan(6);
    await call('POST', 'user/password', { username, password: `${password}2` });
    await signInAs(emulator, 'ben@example.com', `${password}2`);
    expect(await call('POST', 'user/reset', { username })).toMatchObject({ status: 200 });
    expect(await userOf(username)).toMatchObject({ status: 'RESET_REQUIRED' });
    expect(await codeSentTo(emulator.origin, 'ben@example.com')).toMatch(/^\d{6}$/);
  });

  it('join and leave groups, which their tokens and the list show', async () => {
    const username = await create('cleo@example.com');
    await call('POST', 'user/group', { username, group: 'Admin' });
    expect(await names({ group: 'Admin' })).toEqual({ names: ['cleo@example.com'] });
    expect(await userOf(username)).toMatchObject({ groups: ['Admin'] });
    const { accessToken } = await signInAs(emulator, 'cleo@example.com', password);
    expect(decodeJWT(accessToken).payload).toMatchObject({ 'cognito:groups': ['Admin'] });
    await call('DELETE', 'user/group', { username, group: 'Admin' });
    expect(await names({ group: 'Admin' })).toEqual({ names: [] });
  });

  it('are listed by pages, and found by a part of their address', async () => {
    for (let at = 0; at < 60; at += 1) await create(`page-${at}@example.com`);
    const first = await names({ like: 'PAGE-' });
    expect(first.names).toHaveLength(50);
    const second = await names({ like: 'PAGE-', after: first.next ?? '' });
    expect(second.next).toBeUndefined();
    expect(new Set([...first.names, ...second.names]).size).toBe(60);
    expect(await names({ like: 'page-59@' })).toEqual({ names: ['page-59@example.com'] });
  });

  it('are deleted', async () => {
    const username = await create('dora@example.com');
    expect(await call('DELETE', 'user', { username })).toMatchObject({ status: 200 });
    expect(await names({ like: 'dora@' })).toEqual({ names: [] });
    expect(await call('GET', `user?name=${username}`)).toEqual({
      status: 400,
      answer: { message: 'This user no longer exists.' },
    });
  });

  it.each([
    [{ name: 'nobody', password }, 'Username should be an email.'],
    [{ name: 'eve@example.com', password: 'short' }, /^Password did not conform with policy/],
    [{ name: 'ann@example.com', password }, /already exists/],
  ])('are refused with the reason: %j', async (input, message) => {
    expect(await call('POST', 'user', { ...input, attributes: {} })).toEqual({
      status: 400,
      answer: { message: expect.stringMatching(message) },
    });
  });
});
