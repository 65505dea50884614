import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  CreateGroupCommand,
  DeleteGroupCommand,
  GetGroupCommand,
  ListGroupsCommand,
  ListUsersInGroupCommand,
  UpdateGroupCommand,
  type CreateGroupCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupDefinition } from '../../assembly/definition';
import { createAccount, signInByPassword } from './testing/accounts';
import { roles } from './testing/fixture';
import { startPool, type RunningPool } from './testing/running-pool';
import { difference } from '../../testing/differences/difference';

let pool: RunningPool;
beforeAll(async () => void (pool = await startPool()));
afterAll(() => pool.dispose());

type Values = Omit<CreateGroupCommandInput, 'UserPoolId' | 'GroupName'>;

const inPool = (GroupName: string, { poolId } = pool) => ({ UserPoolId: poolId, GroupName });

async function create(name: string, values: Values = {}, { client, poolId } = pool) {
  const input = { ...values, UserPoolId: poolId, GroupName: name };
  return (await client.send(new CreateGroupCommand(input))).Group;
}

async function join(name: string, email: string, { client, poolId } = pool): Promise<void> {
  const input = { UserPoolId: poolId, Username: email, GroupName: name };
  await client.send(new AdminAddUserToGroupCommand(input));
}

async function find(name: string, { client, poolId } = pool) {
  const input = { UserPoolId: poolId, GroupName: name };
  return (await client.send(new GetGroupCommand(input))).Group;
}

async function groupsOf(email: string, { client, poolId } = pool) {
  const input = { UserPoolId: poolId, Username: email };
  const { Groups } = await client.send(new AdminListGroupsForUserCommand(input));
  return Groups?.map(({ GroupName }) => GroupName);
}

async function tokensOf(email: string) {
  const { accessToken, idToken } = await signInByPassword(pool, email);
  return { access: decodeJwt(accessToken), id: decodeJwt(idToken) };
}

/** Runs the same state with other groups in the definition, as a reload does. */
async function withDefined<T>(
  stateFolder: string | undefined,
  groups: GroupDefinition[],
  use: (running: RunningPool) => Promise<T>,
): Promise<T> {
  const running = await startPool({ pool: { groups }, ...(stateFolder && { stateFolder }) });
  try {
    return await use(running);
  } finally {
    await running.close();
  }
}

describe('a group made at run time', () => {
  it('has what it was created with, until it is updated', async () => {
    const values = { Description: 'Waters the roof.', Precedence: 3, RoleArn: roles.admin };
    const created = await create('Roof', values);
    expect(created).toEqual({
      ...values,
      GroupName: 'Roof',
      UserPoolId: pool.poolId,
      CreationDate: expect.any(Date),
      LastModifiedDate: created?.CreationDate,
    });
    expect(await find('Roof')).toEqual(created);
    const changes = { ...inPool('Roof'), Description: '', Precedence: 0 };
    const { Group: updated } = await pool.after(60_000, () =>
      pool.client.send(new UpdateGroupCommand(changes)),
    );
    expect(updated).toEqual({
      ...created,
      Description: '',
      Precedence: 0,
      LastModifiedDate: expect.any(Date),
    });
    const [before, after] = [created?.LastModifiedDate, updated?.LastModifiedDate];
    expect(Number(after) - Number(before)).toBeGreaterThanOrEqual(60_000);
    expect(await find('Roof')).toEqual(updated);
  });

  it('is in tokens by precedence, with its role, until it is deleted', async () => {
    const { email } = await createAccount(pool);
    await create('Z-first', { Precedence: 1, RoleArn: roles.authenticated });
    await create('A-last');
    for (const name of ['A-last', 'Editors', 'Z-first']) await join(name, email);
    const { access, id } = await tokensOf(email);
    expect(access['cognito:groups']).toEqual(['Z-first', 'Editors', 'A-last']);
    expect(id).toMatchObject({
      'cognito:groups': ['Z-first', 'Editors', 'A-last'],
      'cognito:roles': [roles.authenticated],
      'cognito:preferred_role': roles.authenticated,
    });
    await pool.client.send(new DeleteGroupCommand(inPool('Z-first')));
    const later = await tokensOf(email);
    expect(later.id['cognito:groups']).toEqual(['Editors', 'A-last']);
    expect(later.id).not.toHaveProperty('cognito:preferred_role');
  });

  it('takes its members out when it is deleted, and leaves them in the pool', async () => {
    const { email, username } = await createAccount(pool);
    await create('Walkers');
    await join('Walkers', email);
    await join('Editors', email);
    await pool.client.send(new DeleteGroupCommand(inPool('Walkers')));
    await create('Walkers');
    expect(await groupsOf(email)).toEqual(['Editors']);
    const { Users } = await pool.client.send(new ListUsersInGroupCommand(inPool('Walkers')));
    expect(Users).toEqual([]);
    const user = { UserPoolId: pool.poolId, Username: email };
    expect((await pool.client.send(new AdminGetUserCommand(user))).Username).toBe(username);
  });

  it('is deleted while its members are', async () => {
    const emails: string[] = [];
    await create('Leaving');
    for (let at = 0; at < 20; at += 1) {
      const { email } = await createAccount(pool);
      await join('Leaving', email);
      emails.push(email);
    }
    const { client, poolId: UserPoolId } = pool;
    await Promise.all([
      client.send(new DeleteGroupCommand(inPool('Leaving'))),
      ...emails.map((Username) =>
        client.send(new AdminDeleteUserCommand({ UserPoolId, Username })),
      ),
    ]);
    await expect(find('Leaving')).rejects.toThrow('Group not found.');
  });

  it('can not be made twice, nor in another case', async () => {
    await create('Once');
    for (const name of ['Once', 'ONCE', 'Admin'])
      await expect(create(name)).rejects.toMatchObject({
        name: 'GroupExistsException',
        message: 'A group with the name already exists.',
      });
  });

  it('can be made once by many at a time', async () => {
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => create('Racing')));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('lists of groups', () => {
  it('come by pages, each group once', async () => {
    difference(
      'User pool',
      'Groups are listed in the order of their names; Cognito’s order isn’t documented.',
    );
    const names = Array.from({ length: 5 }, (_, at) => `page-${at}`);
    const { email } = await createAccount(pool);
    for (const name of names) await create(name);
    for (const name of names) await join(name, email);
    const { client, poolId: UserPoolId } = pool;
    for (const list of [
      (page: object) => client.send(new ListGroupsCommand({ UserPoolId, ...page })),
      (page: object) =>
        client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username: email, ...page })),
    ]) {
      const found: (string | undefined)[] = [];
      let NextToken: string | undefined;
      do {
        const page = { Limit: 2, ...(NextToken && { NextToken }) };
        const answer = await list(page);
        expect(answer.Groups?.length).toBeLessThanOrEqual(2);
        found.push(...(answer.Groups ?? []).map(({ GroupName }) => GroupName));
        ({ NextToken } = answer);
      } while (NextToken);
      expect(found.filter((name) => name?.startsWith('page-'))).toEqual(names);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  it('refuse an invalid token or size', async () => {
    for (const [input, message] of [
      [{ NextToken: 'nonsense' }, 'Invalid pagination token'],
      [{ Limit: 61 }, expect.stringContaining('less than or equal to 60')],
    ] as const)
      await expect(
        pool.client.send(new ListGroupsCommand({ UserPoolId: pool.poolId, ...input })),
      ).rejects.toMatchObject({ name: 'InvalidParameterException', message });
  });
});

describe('an operation on groups', () => {
  it.each([
    ['', {}],
    ['two words', {}],
    ['x'.repeat(129), {}],
    ['Fine', { Description: 'x'.repeat(2049) }],
    ['Fine', { Precedence: -1 }],
    ['Fine', { Precedence: 2 ** 31 }],
    ['Fine', { RoleArn: 'arn:aws:iam::role/without-account' }],
  ])('refuses what AWS documents as invalid: %.20j %.40j', async (name, values) => {
    const refusal = { name: 'InvalidParameterException' };
    await expect(create(name, values)).rejects.toMatchObject(refusal);
    await expect(find('Fine')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('says that there is no such group, or no such pool', async () => {
    const unknown = { name: 'ResourceNotFoundException', message: 'Group not found.' };
    const { email } = await createAccount(pool);
    await expect(find('Nobody')).rejects.toMatchObject(unknown);
    await expect(join('Nobody', email)).rejects.toMatchObject(unknown);
    for (const command of [
      new UpdateGroupCommand(inPool('Nobody')),
      new DeleteGroupCommand(inPool('Nobody')),
      new ListUsersInGroupCommand(inPool('Nobody')),
    ])
      await expect(pool.client.send(command)).rejects.toMatchObject(unknown);
    const elsewhere = { UserPoolId: 'us-east-1_Other0001', GroupName: 'Editors' };
    await expect(pool.client.send(new GetGroupCommand(elsewhere))).rejects.toMatchObject({
      message: 'User pool us-east-1_Other0001 does not exist.',
    });
  });

  it('refuses a user’s 101st group', async () => {
    const groups = Array.from({ length: 101 }, (_, at) => ({ name: `group-${at}` }));
    await withDefined(undefined, groups, async (running) => {
      const { email } = await createAccount(running);
      for (let at = 0; at < 100; at += 1) await join(`group-${at}`, email, running);
      await expect(join('group-100', email, running)).rejects.toMatchObject({
        name: 'LimitExceededException',
      });
      await join('group-99', email, running);
      expect(await groupsOf(email, running)).toHaveLength(60);
      rmSync(running.stateFolder, { recursive: true });
    });
  });

  it('refuses a pool’s 10,001st group', async () => {
    difference(
      'User pool',
      'The messages at the quotas of groups, 10,000 of a pool and 100 of a user, are worded by the emulator.',
    );
    const groups = Array.from({ length: 9_999 }, (_, at) => ({ name: `group-${at}` }));
    await withDefined(undefined, groups, async (full) => {
      await create('last', {}, full);
      await expect(create('too-many', {}, full)).rejects.toMatchObject({
        name: 'LimitExceededException',
      });
      rmSync(full.stateFolder, { recursive: true });
    });
  });
});

describe('a change of the definition', () => {
  const editors = { name: 'Editors', precedence: 0 };

  it('keeps groups made at run time, and what was set, except of a group that it changes', async () => {
    const { stateFolder, email } = await withDefined(undefined, [editors], async (first) => {
      const account = await createAccount(first);
      await create('Made', { Description: 'At run time' }, first);
      await join('Made', account.email, first);
      const changes = { ...inPool('Editors', first), Description: 'Set', Precedence: 7 };
      await first.client.send(new UpdateGroupCommand(changes));
      return { ...account, stateFolder: first.stateFolder };
    });
    await withDefined(stateFolder, [editors], async (same) => {
      expect(await groupsOf(email, same)).toEqual(['Made']);
      expect(await find('Made', same)).toMatchObject({ Description: 'At run time' });
      expect(await find('Editors', same)).toMatchObject({ Description: 'Set', Precedence: 7 });
    });
    await withDefined(stateFolder, [{ ...editors, precedence: 2 }], async (changed) => {
      expect(await groupsOf(email, changed)).toEqual(['Made']);
      const group = await find('Editors', changed);
      expect(group?.Precedence).toBe(2);
      expect(group).not.toHaveProperty('Description');
    });
    rmSync(stateFolder, { recursive: true });
  });

  it('brings a deleted group back only if it changes it', async () => {
    const stateFolder = await withDefined(undefined, [editors], async (first) => {
      await first.client.send(new DeleteGroupCommand(inPool('Editors', first)));
      return first.stateFolder;
    });
    await withDefined(stateFolder, [editors], async (same) => {
      await expect(find('Editors', same)).rejects.toThrow('Group not found.');
    });
    await withDefined(stateFolder, [{ ...editors, precedence: 1 }], async (changed) => {
      expect(await find('Editors', changed)).toMatchObject({ Precedence: 1 });
    });
    rmSync(stateFolder, { recursive: true });
  });

  it('that drops a group keeps its members for its return, but not for one made at run time', async () => {
    difference(
      'User pool',
      'Members of a group that the definition drops are members again if it comes back.',
    );
    const { stateFolder, email } = await withDefined(undefined, [editors], async (first) => {
      const account = await createAccount(first);
      await join('Editors', account.email, first);
      return { ...account, stateFolder: first.stateFolder };
    });
    await withDefined(stateFolder, [], async (without) => {
      expect(await groupsOf(email, without)).toEqual([]);
    });
    await withDefined(stateFolder, [editors], async (back) => {
      expect(await groupsOf(email, back)).toEqual(['Editors']);
    });
    await withDefined(stateFolder, [], async (without) => {
      await create('Editors', {}, without);
      expect(await groupsOf(email, without)).toEqual([]);
    });
    rmSync(stateFolder, { recursive: true });
  });
});
