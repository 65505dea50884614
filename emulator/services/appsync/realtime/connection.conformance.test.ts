import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { post } from '../../../testing/data-api';
import { subscribe } from '../../../testing/realtime';
import { developer, member, roleCaller } from '../testing/callers';
import { fakeToken } from '../testing/fake-tokens';
import { authorization, RealtimeClient } from '../testing/realtime-client';
import { startDataApi, type RunningDataApi } from '../testing/running-data-api';

let api: RunningDataApi;

beforeAll(async () => {
  api = await startDataApi();
});

afterAll(() => api.dispose());

const onTask = 'subscription { onCreateTasks { id } }';

describe('a connection', () => {
  it.each(['subprotocol', 'query'] as const)(
    'is acknowledged with its token in the %s',
    async (place) => {
      const client = await RealtimeClient.open(api.origin, authorization('a'), place);
      expect(await client.next(({ type }) => type === 'connection_ack')).toEqual({
        type: 'connection_ack',
        payload: { connectionTimeoutMs: 300_000 },
      });
      expect(await client.next(({ type }) => type === 'ka')).toEqual({ type: 'ka' });
    },
  );

  it.each([
    ['missing', {}],
    ['forged', { Authorization: fakeToken('a', { signature: 'forged' }) }],
    ['an id token', { Authorization: fakeToken('a', { use: 'id' }) }],
    ['expired', { Authorization: fakeToken('a', { exp: 1 }) }],
  ])('is closed when its token is %s', async (_, headers) => {
    const client = await RealtimeClient.open(api.origin, headers);
    expect(await client.next(({ type }) => type === 'connection_error')).toEqual({
      type: 'connection_error',
      payload: {
        errors: [
          {
            errorType: 'UnauthorizedException',
            message: 'You are not authorized to make this call.',
            errorCode: 401,
          },
        ],
      },
    });
    await client.untilClosed();
  });

  it('is rejected without the graphql-ws protocol', async () => {
    const socket = new WebSocket(`${api.origin.replace('http', 'ws')}/graphql/realtime`);
    const refusal = await new Promise((resolve) => socket.on('error', resolve));
    expect(String(refusal)).toContain('400');
  });

  it('stays open after invalid messages', async () => {
    const client = await RealtimeClient.acknowledged(api.origin, 'a');
    for (const text of ['', 'meow', '{}', '{"type":"shout"}', '{"type":"start","id":"1"}']) {
      client.send(text);
      expect(await client.next(({ type }) => type === 'error')).toMatchObject({
        payload: { errors: [{ errorType: 'UnsupportedOperation' }] },
      });
    }
    expect(await client.start('1', onTask)).toMatchObject({
      type: 'start_ack',
    });
  });
});

describe('shutdown', () => {
  it('closes every connection', async () => {
    const client = await RealtimeClient.acknowledged(api.origin, 'a');
    await api.restart();
    await client.untilClosed();
    expect((await RealtimeClient.acknowledged(api.origin, 'a')).closed).toBe(false);
  });
});

describe('AWS credentials', () => {
  it('admit the developer, but no role without a policy', async () => {
    const query = 'subscription { onCreateUserProfile { id } }';
    const mine = await subscribe(api.origin, developer, query);
    expect(mine.outcome).toBe('started');
    const mutation = 'mutation { createUserProfile(input: {id: "anna"}) { id profileOwner } }';
    await post(api.origin, member('anna'), mutation);
    await expect
      .poll(() => mine.events)
      .toEqual([{ data: { onCreateUserProfile: { id: 'anna' } } }]);
    mine.close();
    const role = await subscribe(api.origin, await roleCaller(api, true), query);
    expect(role.outcome).toBe('refused');
  });
});
