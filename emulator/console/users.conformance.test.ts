import { decodeJWT } from 'aws-amplify/auth';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createAccount, password, signInAs } from '../testing/accounts';
import { emulator } from '../testing/shared-fixture';
import { callConsole } from './testing/call-console';

const pageSchema = v.object({
  users: v.array(
    v.object({
      username: v.string(),
      name: v.string(),
      status: v.string(),
      groups: v.array(v.string()),
    }),
  ),
  next: v.optional(v.string()),
  groups: v.array(v.string()),
});

async function page(query: Record<string, string>) {
  const { answer } = await callConsole('GET', `users?${new URLSearchParams(query).toString()}`);
  return v.parse(pageSchema, answer);
}

async function userOf(email: string) {
  const [user] = (await page({ like: email })).users;
  if (!user) throw new Error(`There is no ${email}`);
  return user;
}

describe("the console's users", () => {
  it('join and leave groups, which their tokens and the list show', async () => {
    await createAccount(emulator, { email: 'cleo@example.com' });
    const { username } = await userOf('cleo@example.com');
    await callConsole('POST', 'user/group', { username, group: 'Admin' });
    expect(await page({ like: 'cleo' })).toMatchObject({
      users: [{ name: 'cleo@example.com', groups: ['Admin'] }],
      groups: expect.arrayContaining(['Admin']),
    });
    const { accessToken } = await signInAs(emulator, 'cleo@example.com', password);
    expect(decodeJWT(accessToken).payload).toMatchObject({ 'cognito:groups': ['Admin'] });
    await callConsole('DELETE', 'user/group', { username, group: 'Admin' });
    expect(await userOf('cleo@example.com')).toMatchObject({ groups: [] });
  });

  it('are listed in pages, and found by part of their address', async () => {
    const emails = Array.from({ length: 52 }, (_, index) => `page-${index}@example.com`);
    await Promise.all(emails.map((email) => createAccount(emulator, { email })));
    const first = await page({ like: ' PAGE-' });
    expect(first.users).toHaveLength(50);
    const second = await page({ like: 'PAGE-', after: first.next ?? '' });
    expect(second.next).toBeUndefined();
    const names = [...first.users, ...second.users].map(({ name }) => name);
    expect(names.toSorted()).toEqual(emails.toSorted());
    expect((await page({ like: 'page-51@' })).users).toMatchObject([{ name: emails[51] }]);
  });
});
