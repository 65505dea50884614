// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeTokens } from '@/testing/stored-tokens';
import { postDocument, postEach } from './graphql';
import { connectionOf } from './records/connection';

const Data = v.object({ name: v.string() });
let tokens: ReturnType<typeof storeTokens>;

function answering(...responses: (() => Response)[]) {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    requests.push(init);
    const next = responses.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next();
  });
  return requests;
}

beforeEach(() => {
  localStorage.clear();
  tokens = storeTokens({ sub: 'a1' });
});

describe('a document', () => {
  it('is one POST with the access token', async () => {
    const requests = answering(() => Response.json({ data: { name: 'Fern' } }));
    expect(await postDocument('query { name }', { a: 1 }, Data)).toEqual({ name: 'Fern' });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe('POST');
    expect(new Headers(requests[0]?.headers).get('authorization')).toBe(tokens.access);
    expect(requests[0]?.body).toBe('{"query":"query { name }","variables":{"a":1}}');
  });

  it.each([
    ['network', []],
    ['network', [() => new Response('Bad gateway', { status: 502 })]],
    ['internal', [() => new Response('<html>')]],
    ['internal', [() => Response.json({ data: { name: 5 } })]],
    ['internal', [() => Response.json(['odd'])]],
    [
      'unauthorized',
      [() => Response.json({ data: null, errors: [{ errorType: 'Unauthorized' }] })],
    ],
  ] as const)('that fails is a BackendError: %s', async (kind, responses) => {
    answering(...responses);
    await expect(postDocument('query { name }', {}, Data)).rejects.toMatchObject({
      name: 'BackendError',
      kind,
    });
  });

  it('stands without a stored value that the API cannot give, and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const List = v.object({ page: connectionOf(Data) });
    const message = "Can't serialize value (/page/items[1]/difficulty) : Invalid input 'Odd'";
    const errors = [{ message, path: ['page', 'items', 1, 'difficulty'] }];
    const items = [{ name: 'Fern' }, null, { name: 5 }, { name: 'Moss' }];
    answering(() => Response.json({ data: { page: { items } }, errors }));
    expect(await postDocument('query { page }', {}, List)).toEqual({
      page: { items: [{ name: 'Fern' }, { name: 'Moss' }], nextToken: null },
    });
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });

  it.each([
    { errorType: 'Unauthorized', message: 'Not Authorized', path: ['page', 'items', 0] },
    { errorType: 'InternalFailure', message: 'x', path: ['page', 'items'] },
    { message: 'Not Authorized to access page', path: ['page', 'items'] },
  ])('fails with anything else that its parts say: $message', async (error) => {
    answering(() => Response.json({ data: { name: 'Fern' }, errors: [error] }));
    await expect(postDocument('query { name }', {}, Data)).rejects.toHaveProperty('kind');
  });

  it('is not sent when nobody is signed in', async () => {
    localStorage.clear();
    const requests = answering(() => Response.json({ data: {} }));
    await expect(postDocument('query { name }', {}, Data)).rejects.toMatchObject({
      kind: 'unauthorized',
      message: 'Unauthorized',
    });
    expect(requests).toHaveLength(0);
  });
});

describe('a document of several roots', () => {
  it('has an outcome for each', async () => {
    answering(() =>
      Response.json({
        data: { r0: { name: 'Fern' }, r1: null },
        errors: [{ path: ['r1'], errorType: 'DynamoDB:ConditionalCheckFailedException' }],
      }),
    );
    const outcomes = await postEach('mutation { … }', {}, ['r0', 'r1'], Data);
    expect(outcomes).toEqual([
      { done: true, value: { name: 'Fern' } },
      { done: false, error: expect.objectContaining({ kind: 'conflict' }) },
    ]);
  });

  it('throws what is the fault of no root', async () => {
    answering(() => Response.json({ data: null, errors: [{ message: 'Syntax Error' }] }));
    await expect(postEach('mutation {', {}, ['r0'], Data)).rejects.toMatchObject({
      kind: 'internal',
    });
  });
});
