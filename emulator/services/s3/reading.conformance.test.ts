import { beforeAll, describe, expect, it } from 'vitest';
import { s3Error } from './testing/s3-error';
import { sharedStorage } from './testing/shared-storage';

const { get, put } = sharedStorage();

describe('the Range header', () => {
  beforeAll(() => put('range', '0123456789'));

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=7-999', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s returns %s', async (Range, content, ContentRange) => {
    const got = await get('range', { Range });
    expect(got.$metadata.httpStatusCode).toBe(206);
    expect(got).toMatchObject({ ContentRange, ContentLength: content.length });
    expect(await got.Body?.transformToString()).toBe(content);
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s is not satisfiable', async (Range) => {
    await expect(get('range', { Range })).rejects.toMatchObject(s3Error('InvalidRange', 416));
  });

  it.each(['bytes=4-2', 'lines=1-2', 'bytes=0-1,3-4'])('%s is ignored', async (Range) => {
    const got = await get('range', { Range });
    expect(got.$metadata.httpStatusCode).toBe(200);
    expect(await got.Body?.transformToString()).toBe('0123456789');
  });
});

describe('conditional requests', () => {
  let etag: string;
  beforeAll(async () => void (etag = (await put('condition', 'x')).ETag ?? ''));

  it('return 304 if the reader already has the object', async () => {
    await expect(get('condition', { IfNoneMatch: etag })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
    const other = await get('condition', { IfNoneMatch: '"other"' });
    expect(other.$metadata.httpStatusCode).toBe(200);
  });

  it('keep a second writer from overwriting, even concurrently', async () => {
    await expect(put('condition', 'y', { IfNoneMatch: '*' })).rejects.toMatchObject(
      s3Error('PreconditionFailed', 412),
    );
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((content) => put('first-wins', content, { IfNoneMatch: '*' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
