import { beforeEach, describe, expect, it, vi } from 'vitest';
import { product } from '@/brand';
import { taskOf } from '@/domain/testing/rows';
import { beginWrite } from '@/session/pending-writes';
import { sessionStore } from '@/session/store';
import { signedIn } from '@/testing/accounts';
import { stubFetch } from '@/testing/data-api';
import { signedOut } from '@/testing/signed-out';
import { storeTokens } from '@/testing/stored-tokens';
import * as loading from '@/session/load-amplify';
import { send } from './client';
import type { TypedDocument } from './document';
import type { Connection } from './paging';
import { complete } from '@/domain/actions/testing/members';
import { notesOf } from './actions/notes';
import { noteHeld } from './actions/testing/note-held';

interface Named {
  readonly name: string;
}

const NAME: TypedDocument<Named, object> = 'query { name }';
const LIST: TypedDocument<{ page: Connection<Named> }, object> = 'query { page }';
const throttled = { errorType: 'ThrottlingException', message: 'Rate exceeded' };
const fern = () => Response.json({ data: { name: 'Fern' } });
let tokens: ReturnType<typeof storeTokens>;

/** A response body whose connection ends after its first bytes. */
function truncatedBody(): ReadableStream<Uint8Array> {
  let isBegun = false;
  return new ReadableStream({
    pull(body) {
      if (isBegun) body.error(new TypeError('network error'));
      else body.enqueue(new TextEncoder().encode('{"data":{"na'));
      isBegun = true;
    },
  });
}

beforeEach(() => void (tokens = storeTokens({ sub: 'a1' })));

describe('send', () => {
  it('sends a document in one POST with the access token', async () => {
    const requests = stubFetch(fern);
    expect(await send(NAME, { a: 1 })).toEqual({ name: 'Fern' });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe('POST');
    expect(new Headers(requests[0]?.headers).get('authorization')).toBe(tokens.access);
    expect(requests[0]?.body).toBe('{"query":"query { name }","variables":{"a":1}}');
  });

  it('lets only small requests outlive the page', async () => {
    const requests = stubFetch(fern, fern);
    await send(NAME, {});
    await send(NAME, { text: 'x'.repeat(8000) });
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  it.each([
    ['network', []],
    ['network', [() => new Response('Bad gateway', { status: 502 })]],
    ['network', [() => new Response(truncatedBody())]],
    ['network', [() => Response.json({ login: '/' }, { status: 401 })]],
    ['network', [() => Response.json({ errors: [throttled] }, { status: 429 })]],
    ['network', [() => Response.json({ errors: [throttled] }, { status: 503 })]],
    ['busy', [() => Response.json({ data: null, errors: [throttled] })]],
    [
      'unauthorized',
      [() => Response.json({ data: null, errors: [{ errorType: 'Unauthorized' }] })],
    ],
  ] as const)('throws a BackendError of kind %s', async (kind, responses) => {
    stubFetch(...responses);
    await expect(send(NAME, {})).rejects.toMatchObject({ name: 'BackendError', kind });
  });

  it('returns null for a stored value that does not fit the schema, and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const message = "Can't serialize value (/page/items[1]/difficulty) : Invalid input 'Odd'";
    const errors = [{ message, path: ['page', 'items', 1, 'difficulty'] }];
    const items = [{ name: 'Fern' }, null, { name: 'Moss' }];
    stubFetch(() => Response.json({ data: { page: { items } }, errors }));
    expect(await send(LIST, {})).toEqual({ page: { items } });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it.each([
    { errorType: 'Unauthorized', message: 'Not Authorized', path: ['page', 'items', 0] },
    { errorType: 'InternalFailure', message: 'x', path: ['page', 'items'] },
    { message: 'Not Authorized to access page', path: ['page', 'items'] },
  ])('throws for any other error below a root: $message', async (error) => {
    stubFetch(() => Response.json({ data: { name: 'Fern' }, errors: [error] }));
    await expect(send(NAME, {})).rejects.toHaveProperty('kind');
  });

  it.each([
    ['says to reload the page', 'outdated', () => Response.json({ name: product })],
    ['has no connection', 'network', () => Response.error()],
  ] as const)('when the code that renews tokens can’t load, %s', async (_, kind, manifest) => {
    storeTokens({ sub: 'a1', expires: 1 });
    vi.spyOn(loading, 'loadAmplify').mockRejectedValueOnce(new TypeError('No such file'));
    stubFetch(manifest);
    await expect(send(NAME, {})).rejects.toMatchObject({ kind });
  });

  it('sends nothing when nobody is signed in', async () => {
    localStorage.clear();
    const requests = stubFetch(fern);
    await expect(send(NAME, {})).rejects.toMatchObject({
      kind: 'unauthorized',
      message: 'Unauthorized',
    });
    expect(requests).toHaveLength(0);
  });
});

it('An account closed on another device loses its waiting actions here, and is signed out', async () => {
  sessionStore.setSession(signedIn());
  for (const id of ['a1', 'a2']) noteHeld(id, complete(taskOf('a')));
  const closed = { errorType: 'AccountClosed', message: 'closed' };
  const headers = { 'content-type': 'application/x-amz-json-1.1' };
  const gone = { __type: 'UserNotFoundException', message: 'User does not exist.' };
  stubFetch(
    () => Response.json({ data: null, errors: [closed] }),
    () => Response.json(gone, { status: 400, headers }),
    () => Response.json({}, { headers }),
  );
  const signOut = signedOut();
  await expect(send(NAME, {})).rejects.toMatchObject({ kind: 'closed' });
  expect(notesOf('a1')).toEqual([]);
  expect(notesOf('a2')).toHaveLength(1);
  await signOut;
  expect(sessionStore.getSession()).toEqual({ status: 'unauthenticated' });
  expect(sessionStore.takeSignInFailure()).toBe('This account has been or is being deleted.');
});

describe('When another account signs in', () => {
  beforeEach(() => sessionStore.setSession(signedIn()));

  it('in another tab, a page that hasn’t noticed sends nothing with the other token, and follows', async () => {
    storeTokens({ sub: 'b1' });
    const requests = stubFetch(fern);
    await expect(send(NAME, {})).rejects.toMatchObject({ kind: 'switched' });
    expect(requests).toEqual([]);
    expect(sessionStore.getSession()).toEqual(signedIn({ id: 'b1' }));
  });

  it.each([
    ['', signedIn({ id: 'b1' })],
    [', or nobody does', { status: 'unauthenticated' } as const],
  ])(
    'before the response arrives%s, the code that waits for it sends and keeps nothing more',
    async (_, next) => {
      stubFetch(() => {
        storeTokens({ sub: 'b1' });
        sessionStore.setSession(next);
        return fern();
      });
      await expect(send(NAME, {})).rejects.toMatchObject({ kind: 'switched' });
    },
  );

  it('the response to a request sent while the session was loading is used', async () => {
    sessionStore.setSession({ status: 'configuring' });
    stubFetch(() => {
      sessionStore.setSession(signedIn());
      return fern();
    });
    expect(await send(NAME, {})).toEqual({ name: 'Fern' });
  });

  it('nothing is sent until the previous account’s writes finish', async () => {
    const endWrite = beginWrite('a1');
    storeTokens({ sub: 'b1' });
    sessionStore.setSession(signedIn({ id: 'b1' }));
    const requests = stubFetch(fern);
    await expect(send(NAME, {})).rejects.toMatchObject({ kind: 'switched' });
    expect(requests).toEqual([]);
    endWrite();
    expect(await send(NAME, {})).toEqual({ name: 'Fern' });
  });
});
