import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { taskOf } from '@/domain/testing/rows';
import { writeFor } from '@/session/pending-writes';
import { sessionOf, sessionStore } from '@/session/store';
import { deferred } from '@/testing/deferred';
import { signedOut } from '@/testing/signed-out';
import { storeTokens } from '@/testing/stored-tokens';
import { part, sendAll, sendEach } from './batch';
import { send } from './client';
import type { BatchDocument, TypedDocument } from './document';
import { allRows, type Connection, type PageVariables, toPage } from './paging';
import { complete } from '@/domain/actions/testing/members';
import { notesOf } from './actions/notes';
import { noteHeld } from './actions/testing/note-held';

interface Named {
  readonly name: string;
}

const NAME: TypedDocument<Named, object> = 'query { name }';
const LIST: TypedDocument<{ page: Connection<Named> }, object> = 'query { page }';
const RENAME: BatchDocument<{ rename: Named | null }, { id: string; to?: string }> = {
  operation: 'mutation',
  name: 'Rename',
  parameters: '$id#:ID!$to#:String',
  root: 'rename(id:$id# to:$to#){...Named}',
  fragments: ['fragment Named on Plant{name}'],
};

let tokens: ReturnType<typeof storeTokens>;

/** The body of a response whose connection ends after its first bytes. */
function endingEarly(): ReadableStream<Uint8Array> {
  let isBegun = false;
  return new ReadableStream({
    pull(body) {
      if (isBegun) body.error(new TypeError('network error'));
      else body.enqueue(new TextEncoder().encode('{"data":{"na'));
      isBegun = true;
    },
  });
}

function stubFetch(...responses: (() => Response)[]) {
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

describe('send', () => {
  it('sends a document in one POST with the access token', async () => {
    const requests = stubFetch(() => Response.json({ data: { name: 'Fern' } }));
    expect(await send(NAME, { a: 1 })).toEqual({ name: 'Fern' });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe('POST');
    expect(new Headers(requests[0]?.headers).get('authorization')).toBe(tokens.access);
    expect(requests[0]?.body).toBe('{"query":"query { name }","variables":{"a":1}}');
  });

  it('lets only small requests outlive the page', async () => {
    const requests = stubFetch(
      () => Response.json({ data: { name: 'Fern' } }),
      () => Response.json({ data: { name: 'Fern' } }),
    );
    await send(NAME, {});
    await send(NAME, { text: 'x'.repeat(8000) });
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  it.each([
    ['network', []],
    ['network', [() => new Response('Bad gateway', { status: 502 })]],
    ['network', [() => new Response(endingEarly())]],
    ['internal', [() => Response.json({ data: null, errors: [{ message: 'odd' }] })]],
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
    expect(toPage((await send(LIST, {})).page)).toEqual({
      items: [{ name: 'Fern' }, { name: 'Moss' }],
      nextToken: null,
    });
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
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
    ['a portal', () => Response.json({ message: 'ok' })],
    ['a portal’s page', () => new Response('<title>Welcome</title>')],
    ['a portal that wants a sign-in', () => Response.json({ login: '/' }, { status: 401 })],
    ['a firewall', () => Response.json({ message: 'Forbidden' }, { status: 403 })],
    ['a gateway', () => new Response('Service Unavailable', { status: 503 })],
    ['something that says it is done', () => Response.json({ data: {} })],
  ])('takes %s that answers instead of the API as no connection', async (_, response) => {
    const requests = stubFetch(response);
    await expect(send(NAME, {})).rejects.toMatchObject({ kind: 'network' });
    expect(requests).toHaveLength(1);
  });

  it('takes a refusal of the API for what it says', async () => {
    const errors = [{ errorType: 'MalformedHttpRequestException', message: 'Bad JSON' }];
    stubFetch(() => Response.json({ errors }, { status: 400 }));
    await expect(send(NAME, {})).rejects.toMatchObject({ kind: 'internal' });
  });

  it('sends nothing when nobody is signed in', async () => {
    localStorage.clear();
    const requests = stubFetch(() => Response.json({ data: {} }));
    await expect(send(NAME, {})).rejects.toMatchObject({
      kind: 'unauthorized',
      message: 'Unauthorized',
    });
    expect(requests).toHaveLength(0);
  });
});

const session = (id: string) =>
  sessionOf({ id, email: 'fern@example.com', loginId: 'fern@example.com', isAdmin: false });

describe('When another device has closed the account', () => {
  afterEach(() => sessionStore.setSession({ status: 'configuring' }));

  it('what waits in this browser is forgotten, and the session ends', async () => {
    sessionStore.setSession(session('a1'));
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
  });
});

describe('When another account signs in', () => {
  const answer = () => Response.json({ data: { name: 'Fern' } });

  beforeEach(() => sessionStore.setSession(session('a1')));
  afterEach(() => sessionStore.setSession({ status: 'configuring' }));

  it('in another tab, a page that hasn’t noticed sends nothing with the other token, and follows', async () => {
    storeTokens({ sub: 'b1' });
    const requests = stubFetch(answer);
    await expect(send(NAME, {})).rejects.toMatchObject({ kind: 'switched' });
    expect(requests).toEqual([]);
    expect(sessionStore.getSession()).toEqual(session('b1'));
  });

  it('before the response arrives, whoever waits for it sends no more', async () => {
    stubFetch(() => {
      storeTokens({ sub: 'b1' });
      sessionStore.setSession(session('b1'));
      return answer();
    });
    await expect(send(NAME, {})).rejects.toMatchObject({ kind: 'switched' });
  });

  it('the first time, the home’s shell’s own request is used', async () => {
    sessionStore.setSession({ status: 'configuring' });
    stubFetch(() => {
      sessionStore.setSession(session('a1'));
      return answer();
    });
    expect(await send(NAME, {})).toEqual({ name: 'Fern' });
  });

  it('nothing is sent until the previous one’s writes have ended', async () => {
    const write = deferred<void>();
    const written = writeFor('a1', () => write.promise);
    storeTokens({ sub: 'b1' });
    sessionStore.setSession(session('b1'));
    const requests = stubFetch(answer);
    await expect(send(NAME, {})).rejects.toMatchObject({ kind: 'switched' });
    expect(requests).toEqual([]);
    write.resolve();
    await written;
    expect(await send(NAME, {})).toEqual({ name: 'Fern' });
  });
});

describe('A batch', () => {
  const parts = [part(RENAME, { id: '1', to: 'Fern' }), part(RENAME, { id: '2' })];

  it('is one document with a root and variables for each row and each fragment once', async () => {
    const requests = stubFetch(() => Response.json({ data: { r0: null, r1: null } }));
    await sendEach(parts, 'Renaming');
    expect(requests).toHaveLength(1);
    const body = requests[0]?.body;
    expect(typeof body === 'string' && JSON.parse(body)).toEqual({
      query:
        'mutation Renaming($id0:ID!$to0:String $id1:ID!$to1:String)' +
        '{r0:rename(id:$id0 to:$to0){...Named} r1:rename(id:$id1 to:$to1){...Named}}' +
        'fragment Named on Plant{name}',
      variables: { id0: '1', to0: 'Fern', id1: '2' },
    });
  });

  it('has an outcome for each row', async () => {
    stubFetch(() =>
      Response.json({
        data: { r0: { name: 'Fern' }, r1: null },
        errors: [{ path: ['r1'], errorType: 'DynamoDB:ConditionalCheckFailedException' }],
      }),
    );
    expect(await sendEach(parts)).toEqual([
      { done: true, value: { name: 'Fern' } },
      { done: false, error: expect.objectContaining({ kind: 'conflict' }) },
    ]);
  });

  it('throws an error that belongs to no root', async () => {
    stubFetch(() => Response.json({ data: null, errors: [{ message: 'Syntax Error' }] }));
    await expect(sendEach(parts)).rejects.toMatchObject({ kind: 'internal' });
  });

  it('without a value for each root isn’t answered', async () => {
    stubFetch(() => Response.json({ data: { r0: { name: 'Fern' } } }));
    await expect(sendEach(parts)).rejects.toMatchObject({ kind: 'network' });
  });

  it('is all or nothing with sendAll', async () => {
    stubFetch(() => Response.json({ data: { r0: { name: 'Fern' }, r1: null } }));
    expect(await sendAll(parts)).toEqual([{ name: 'Fern' }, null]);
    stubFetch(() =>
      Response.json({
        data: { r0: { name: 'Fern' }, r1: null },
        errors: [{ path: ['r1'], errorType: 'Unauthorized' }],
      }),
    );
    await expect(sendAll(parts)).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  it('without rows sends no request', async () => {
    const requests = stubFetch();
    expect(await sendEach([])).toEqual([]);
    expect(await sendAll([])).toEqual([]);
    expect(requests).toEqual([]);
  });
});

describe('allRows', () => {
  it('reads page after page, each from where the previous one ended', async () => {
    const asked: PageVariables[] = [];
    const pages = [
      { items: [{ name: 'Fern' }, null], nextToken: 'more' },
      { items: [{ name: 'Moss' }], nextToken: null },
    ];
    const rows = await allRows((page) => {
      asked.push(page);
      return Promise.resolve(pages[asked.length - 1] ?? null);
    });
    expect(rows).toEqual([{ name: 'Fern' }, { name: 'Moss' }]);
    expect(asked.map(({ nextToken }) => nextToken)).toEqual([null, 'more']);
  });

  it('throws when the list is null, rather than return an empty list', async () => {
    await expect(allRows(() => Promise.resolve(null))).rejects.toMatchObject({ kind: 'internal' });
  });
});
