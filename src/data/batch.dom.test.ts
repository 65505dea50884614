import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeTokens } from '@/testing/stored-tokens';
import { part, sendAll, sendEach } from './batch';
import type { BatchDocument } from './document';

interface Named {
  readonly name: string;
}

const RENAME: BatchDocument<{ rename: Named | null }, { id: string; to?: string }> = {
  operation: 'mutation',
  name: 'Rename',
  parameters: '$id#:ID!$to#:String',
  root: 'rename(id:$id# to:$to#){...Named}',
  fragments: ['fragment Named on Plant{name}'],
};

function answer(response: () => Response) {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    requests.push(init);
    return response();
  });
  return requests;
}

beforeEach(() => void storeTokens({ sub: 'a1' }));

describe('A batch', () => {
  const parts = [part(RENAME, { id: '1', to: 'Fern' }), part(RENAME, { id: '2' })];

  it('is one document with a root and variables for each row and each fragment once', async () => {
    const requests = answer(() => Response.json({ data: { r0: null, r1: null } }));
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
    answer(() =>
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

  it('has written a row of which a stored value doesn’t fit the schema', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answer(() =>
      Response.json({
        data: { r0: { name: 'Fern' }, r1: { name: 'Ivy' } },
        errors: [{ path: ['r1', 'kind'], message: 'Invalid input for Enum' }],
      }),
    );
    expect(await sendEach(parts)).toMatchObject([{ done: true }, { done: true }]);
  });

  it('throws an error that belongs to no root', async () => {
    answer(() => Response.json({ data: null, errors: [{ message: 'Syntax Error' }] }));
    await expect(sendEach(parts)).rejects.toMatchObject({ kind: 'internal' });
  });

  it('without a value for each root isn’t answered', async () => {
    answer(() => Response.json({ data: { r0: { name: 'Fern' } } }));
    await expect(sendEach(parts)).rejects.toMatchObject({ kind: 'network' });
  });

  it('is all or nothing with sendAll', async () => {
    answer(() => Response.json({ data: { r0: { name: 'Fern' }, r1: null } }));
    expect(await sendAll(parts)).toEqual([{ name: 'Fern' }, null]);
    answer(() =>
      Response.json({
        data: { r0: { name: 'Fern' }, r1: null },
        errors: [{ path: ['r1'], errorType: 'Unauthorized' }],
      }),
    );
    await expect(sendAll(parts)).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  it('without rows sends no request', async () => {
    const requests = answer(() => Response.error());
    expect(await sendEach([])).toEqual([]);
    expect(await sendAll([])).toEqual([]);
    expect(requests).toEqual([]);
  });
});
