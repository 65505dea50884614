import { describe, expect, it } from 'vitest';
import { post } from '../../../testing/data-api';
import { admin, fakeToken, member } from '../../../testing/fake-tokens';
import { RealtimeClient } from '../../../testing/realtime';
import { emulator } from '../../../testing/shared-fixture';

const createSelection = (sub: string, id: string, fields = 'id owner taskId') =>
  post(
    emulator.origin,
    member(sub),
    `mutation { createUserTaskSelection(input: {id: "${sub}#${id}", userId: "${sub}", taskId: "t-${id}"}) { ${fields} } }`,
  );

const onSelection = 'subscription { onCreateUserTaskSelection { id owner taskId } }';

describe('a subscription', () => {
  it("delivers the selected fields to each of the owner's subscriptions", async () => {
    const [alice, bob] = [
      await RealtimeClient.acknowledged(emulator.origin, member('alice')),
      await RealtimeClient.acknowledged(emulator.origin, member('bob')),
    ];
    await alice.start('1', onSelection);
    await alice.start('2', 'subscription { mine: onCreateUserTaskSelection { taskId } }');
    await bob.start('1', onSelection);
    await createSelection('alice', '1');
    expect(await alice.next(({ type, id }) => type === 'data' && id === '1')).toEqual({
      type: 'data',
      id: '1',
      payload: {
        data: { onCreateUserTaskSelection: { id: 'alice#1', owner: 'alice', taskId: 't-1' } },
      },
    });
    expect(await alice.next(({ type, id }) => type === 'data' && id === '2')).toMatchObject({
      payload: { data: { mine: { taskId: 't-1' } } },
    });
    await createSelection('bob', '1');
    await bob.next(({ type }) => type === 'data');
    expect(bob.delivered('1')).toEqual([]);
    expect(alice.delivered('1')).toEqual([]);
  });

  it('receives only fields that the mutation selected, and nothing without the owner field', async () => {
    const alice = await RealtimeClient.acknowledged(emulator.origin, member('alice'));
    await alice.start('1', onSelection);
    await createSelection('alice', '2', 'id taskId');
    await createSelection('alice', '3', 'key: id owner whom: owner');
    expect(await alice.next(({ type }) => type === 'data')).toMatchObject({
      payload: {
        data: { onCreateUserTaskSelection: null },
        errors: [
          {
            path: ['onCreateUserTaskSelection', 'taskId'],
            message: expect.stringContaining("Cannot return null for non-nullable type: 'taskId'"),
          },
        ],
      },
    });
    expect(alice.delivered('1')).toEqual([]);
  });

  it("can narrow delivery with its filter and arguments, but not see other owners' rows", async () => {
    const alice = await RealtimeClient.acknowledged(emulator.origin, member('alice'));
    const filtered = `subscription { onCreateUserTaskSelection(filter: {taskId: {eq: "t-5"}}) { id } }`;
    await alice.start('filter', filtered);
    await alice.start(
      'argument',
      'subscription { onCreateUserTaskSelection(owner: "alice") { id } }',
    );
    expect(
      await alice.start('other', 'subscription { onCreateUserTaskSelection(owner: "bob") { id } }'),
    ).toMatchObject({
      type: 'error',
      payload: {
        errors: [
          {
            errorType: 'Unauthorized',
            message: 'Not Authorized to access onCreateUserTaskSelection on type Subscription',
          },
        ],
      },
    });
    await createSelection('bob', '5');
    await createSelection('alice', '4');
    await createSelection('alice', '5');
    expect(await alice.next(({ type, id }) => type === 'data' && id === 'filter')).toMatchObject({
      payload: { data: { onCreateUserTaskSelection: { id: 'alice#5' } } },
    });
    const seen = alice.delivered('argument');
    expect(seen).toEqual([
      { data: { onCreateUserTaskSelection: { id: 'alice#4' } } },
      { data: { onCreateUserTaskSelection: { id: 'alice#5' } } },
    ]);
  });

  it('delivers creates, updates and deletes by admins to every member', async () => {
    const reader = await RealtimeClient.acknowledged(emulator.origin, member('reader'));
    for (const event of ['Create', 'Update', 'Delete']) {
      const query = `subscription { on${event}Tasks { id name } }`;
      expect(await reader.start(event, query)).toMatchObject({
        type: 'start_ack',
      });
    }
    await post(
      emulator.origin,
      admin,
      `mutation {
        createTasks(input: {id: "s", name: "first", difficulty: Daily, state: Live}) { id name state }
        updateTasks(input: {id: "s", name: "second"}) { id name state }
        deleteTasks(input: {id: "s"}) { id name state }
      }`,
    );
    for (const [event, name] of [
      ['Create', 'first'],
      ['Update', 'second'],
      ['Delete', 'second'],
    ]) {
      expect(await reader.next(({ type, id }) => type === 'data' && id === event)).toMatchObject({
        payload: { data: { [`on${event}Tasks`]: { id: 's', name } } },
      });
    }
  });

  it('receives nothing after it is stopped', async () => {
    const alice = await RealtimeClient.acknowledged(emulator.origin, member('alice'));
    await alice.start('1', onSelection);
    await alice.start('2', onSelection);
    alice.send({ type: 'stop', id: '1' });
    expect(await alice.next(({ type }) => type === 'complete')).toEqual({
      type: 'complete',
      id: '1',
    });
    await createSelection('alice', '9');
    await alice.next(({ type, id }) => type === 'data' && id === '2');
    expect(alice.delivered('1')).toEqual([]);
  });

  it.each([
    ['a query', '{ listTasks { items { id } } }', { errorType: 'UnsupportedOperation' }],
    ['an unknown field', 'subscription { onNothing { id } }', { path: null }],
    ['a syntax error', 'subscription {', { errorType: 'MalformedHttpRequestException' }],
    ['two fields', 'subscription { onCreateTasks { id } onDeleteTasks { id } }', { path: null }],
    [
      'an unknown operator',
      'subscription { onCreateUserTaskSelection(filter: {owner: {size: {eq: 1}}}) { id } }',
      { errorType: 'InvalidArgumentsError' },
    ],
  ])('is rejected with a reason: %s', async (_, query, error) => {
    const client = await RealtimeClient.acknowledged(emulator.origin, member('a'));
    const refusal = await client.start('1', query);
    expect(refusal).toMatchObject({
      type: 'error',
      id: '1',
      payload: {
        errors: [error],
      },
    });
  });

  it('requires a valid token', async () => {
    const client = await RealtimeClient.acknowledged(emulator.origin, member('a'));
    const expired = { token: fakeToken('a', { exp: 1 }) };
    expect(await client.start('1', onSelection, expired)).toMatchObject({
      type: 'error',
      payload: { errors: [{ errorType: 'UnauthorizedException', message: 'Token has expired.' }] },
    });
  });

  it('requires a unique id', async () => {
    const client = await RealtimeClient.acknowledged(emulator.origin, member('a'));
    await client.start('0', onSelection);
    expect(await client.start('0', onSelection)).toMatchObject({
      payload: { errors: [{ errorType: 'DuplicatedOperationError' }] },
    });
  });
});
