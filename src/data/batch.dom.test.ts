import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestBody, stubFetch } from '@/testing/data-api';
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
const FERN = { name: 'Fern' };

const answer = (data: object | null, ...errors: object[]) =>
  stubFetch(() => Response.json({ data, ...(errors.length > 0 && { errors }) }));

beforeEach(() => void storeTokens({ sub: 'a1' }));

describe('A batch', () => {
  const parts = [part(RENAME, { id: '1', to: 'Fern' }), part(RENAME, { id: '2' })];

  it('is one document with a root and variables for each row and each fragment once', async () => {
    const requests = answer({ r0: null, r1: null });
    await sendEach(parts, 'Renaming');
    expect(requests).toHaveLength(1);
    expect(v.parse(RequestBody, requests[0]?.body)).toEqual({
      query:
        'mutation Renaming($id0:ID!$to0:String $id1:ID!$to1:String)' +
        '{r0:rename(id:$id0 to:$to0){...Named} r1:rename(id:$id1 to:$to1){...Named}}' +
        'fragment Named on Plant{name}',
      variables: { id0: '1', to0: 'Fern', id1: '2' },
    });
  });

  it('has an outcome for each row', async () => {
    const errorType = 'DynamoDB:ConditionalCheckFailedException';
    answer({ r0: FERN, r1: null }, { path: ['r1'], errorType });
    expect(await sendEach(parts)).toEqual([
      { done: true, value: FERN },
      { done: false, error: expect.objectContaining({ kind: 'conflict' }) },
    ]);
  });

  it('has written a row even if one of its stored values doesn’t fit the schema', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const misfit = { path: ['r1', 'kind'], message: 'Invalid input for Enum' };
    answer({ r0: FERN, r1: { name: 'Ivy' } }, misfit);
    expect(await sendEach(parts)).toMatchObject([{ done: true }, { done: true }]);
  });

  it.each([
    ['an error that belongs to no root', null, [{ message: 'Syntax Error' }], 'internal'],
    ['an answer without a value for each root', { r0: FERN }, [], 'internal'],
  ])('throws for %s', async (_, data, errors, kind) => {
    answer(data, ...errors);
    await expect(sendEach(parts)).rejects.toMatchObject({ kind });
  });

  it('is all or nothing with sendAll', async () => {
    answer({ r0: FERN, r1: null });
    expect(await sendAll(parts)).toEqual([FERN, null]);
    answer({ r0: FERN, r1: null }, { path: ['r1'], errorType: 'Unauthorized' });
    await expect(sendAll(parts)).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  it('without rows sends no request', async () => {
    const requests = answer({});
    expect([await sendEach([]), await sendAll([]), requests]).toEqual([[], [], []]);
  });
});
