import { generateClient } from 'aws-amplify/data';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Schema } from '../../fixtures/notice-board/amplify/data/resource';
import { configureAmplify } from '../../testing/amplify-client';
import { loadFixture, startDefinition, type RunningFixture } from '../../testing/running-fixture';
import { difference } from '../../testing/differences/difference';

const day = 24 * 60 * 60 * 1000;

/** The definition's key lives for 30 days; it was synthesized `age` milliseconds ago. */
async function startWithKeyOf(age: number): Promise<RunningFixture> {
  const definition = await loadFixture('notice-board');
  const { api } = definition;
  if (!api?.apiKey) throw new Error('The definition has no API key');
  const expires = Math.floor((Date.now() - age) / 1000) + (30 * day) / 1000;
  const aged = { ...definition, api: { ...api, apiKey: { ...api.apiKey, expires } } };
  const board = await startDefinition(aged);
  await configureAmplify(board.outputs);
  return board;
}

/** Moves the emulator's clock as tests of an application do. */
async function advance(board: RunningFixture, advanceMs: number): Promise<void> {
  const { status } = await fetch(`${board.origin}/_emulator/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs }),
  });
  expect(status).toBe(200);
}

const responseSchema = v.object({ errors: v.optional(v.unknown()) });

/** Returns the status and errors of a request with the API's key. */
async function askWithKey({ origin, definition }: RunningFixture) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'x-api-key': definition.api?.apiKey?.key ?? '' },
    body: JSON.stringify({ query: '{ listNotices { items { id } } }' }),
  });
  const { errors } = v.parse(responseSchema, await response.json());
  return { status: response.status, errors };
}

const accepted = { status: 200, errors: undefined };
const refused = {
  status: 401,
  errors: [
    {
      errorType: 'UnauthorizedException',
      message: 'You are not authorized to make this call.',
    },
  ],
};

const listNotices = async () => generateClient<Schema>().models.Notice.list();

let board: RunningFixture;
beforeAll(() => void vi.stubGlobal('WebSocket', WebSocket));
afterEach(() => board.stop());
afterAll(() => void vi.unstubAllGlobals());

describe('an API key that expires while the emulator runs', () => {
  it('is accepted until it expires, and then refused as by AppSync', async () => {
    board = await startWithKeyOf(0);
    await advance(board, 29.9 * day);
    expect(await askWithKey(board)).toEqual(accepted);
    expect((await listNotices()).errors).toBeUndefined();
    await advance(board, 0.2 * day);
    expect(await askWithKey(board)).toEqual(refused);
    expect((await listNotices()).errors).toMatchObject([{ message: 'Unauthorized' }]);
  });

  it('is refused for new subscriptions', async () => {
    board = await startWithKeyOf(0);
    await advance(board, 31 * day);
    const { models } = generateClient<Schema>();
    const failure = new Promise((resolve) => {
      models.Notice.onCreate().subscribe({ error: resolve });
    });
    expect(await failure).toMatchObject({
      errors: [{ message: 'Connection failed: UnauthorizedException' }],
    });
  });
});

describe('an API key that has expired when the emulator starts', () => {
  it('is renewed for seven days, and stays the same', async () => {
    difference(
      'Data API',
      'A key is derived from the definition, and a start or a reload renews one that has expired, for seven days.',
    );
    board = await startWithKeyOf(31 * day);
    expect(board.outputs['data']).toMatchObject({ api_key: board.definition.api?.apiKey?.key });
    expect(await askWithKey(board)).toEqual(accepted);
    expect((await listNotices()).errors).toBeUndefined();
    await advance(board, 6.9 * day);
    expect(await askWithKey(board)).toEqual(accepted);
    await advance(board, 0.2 * day);
    expect(await askWithKey(board)).toEqual(refused);
  });

  it('is renewed by a reload as well', async () => {
    board = await startWithKeyOf(0);
    await advance(board, 31 * day);
    expect(await askWithKey(board)).toEqual(refused);
    await board.reload(board.definition);
    expect(await askWithKey(board)).toEqual(accepted);
  });
});
