import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { RealtimeClient } from '../../../testing/realtime';
import { fakeToken, member } from '../../../testing/fake-tokens';
import { startFixture } from '../../../testing/running-fixture';

let api = await startFixture();
afterAll(() => api.stop());

const onTask = 'subscription { onCreateTasks { id } }';

describe('a connection', () => {
  it('is acknowledged, and kept alive', async () => {
    const client = await RealtimeClient.open(api.origin, member('a'));
    expect(await client.next(({ type }) => type === 'connection_ack')).toEqual({
      type: 'connection_ack',
      payload: { connectionTimeoutMs: 300_000 },
    });
    expect(await client.next(({ type }) => type === 'ka')).toEqual({ type: 'ka' });
  });

  it.each([
    ['missing', 'anonymous'],
    ['forged', { token: fakeToken('a', { signature: 'forged' }) }],
  ] as const)('is closed when its token is %s', async (_, caller) => {
    const client = await RealtimeClient.open(api.origin, caller);
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
    const client = await RealtimeClient.acknowledged(api.origin, member('a'));
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
    const client = await RealtimeClient.acknowledged(api.origin, member('a'));
    api = await api.restarted();
    await client.untilClosed();
    expect((await RealtimeClient.acknowledged(api.origin, member('a'))).closed).toBe(false);
  });
});
