import { beforeAll, describe, expect, it } from 'vitest';
import { refusal } from './testing/refusal';
import { sharedStorage } from './testing/shared-storage';

const { get, put } = sharedStorage();

describe('a range', () => {
  beforeAll(() => put('range', '0123456789'));

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=7-999', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s gives %s', async (Range, content, ContentRange) => {
    const got = await get('range', { Range });
    expect(got.$metadata.httpStatusCode).toBe(206);
    expect(got).toMatchObject({ ContentRange, ContentLength: content.length });
    expect(await got.Body?.transformToString()).toBe(content);
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s is not satisfiable', async (Range) => {
    await expect(get('range', { Range })).rejects.toMatchObject(refusal('InvalidRange', 416));
  });

  it.each(['bytes=4-2', 'lines=1-2', 'bytes=0-1,3-4'])('%s is left aside', async (Range) => {
    const got = await get('range', { Range });
    expect(got.$metadata.httpStatusCode).toBe(200);
    expect(await got.Body?.transformToString()).toBe('0123456789');
  });
});

describe('conditions', () => {
  let etag: string;
  let modified: Date;
  beforeAll(async () => {
    etag = (await put('condition', 'x')).ETag ?? '';
    modified = (await get('condition')).LastModified ?? new Date(0);
  });
  const earlier = () => new Date(modified.getTime() - 1000);

  it('answer 304 to a reader who has the object already', async () => {
    await expect(get('condition', { IfNoneMatch: etag })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
    await expect(get('condition', { IfModifiedSince: modified })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
  });

  it('answer 412 to one who wants another object', async () => {
    for (const condition of [{ IfMatch: '"other"' }, { IfUnmodifiedSince: earlier() }]) {
      await expect(get('condition', condition)).rejects.toMatchObject(
        refusal('PreconditionFailed', 412),
      );
    }
  });

  it('let pass what they hold for', async () => {
    for (const condition of [
      { IfMatch: etag },
      { IfNoneMatch: '"other"' },
      { IfModifiedSince: earlier() },
      { IfUnmodifiedSince: modified },
    ]) {
      expect((await get('condition', condition)).$metadata.httpStatusCode).toBe(200);
    }
  });

  it('keep a second writer from overwriting, also at the same moment', async () => {
    await expect(put('condition', 'y', { IfNoneMatch: '*' })).rejects.toMatchObject(
      refusal('PreconditionFailed', 412),
    );
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((content) => put('first-wins', content, { IfNoneMatch: '*' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('let a writer replace only what it knows', async () => {
    await expect(put('condition', 'y', { IfMatch: '"other"' })).rejects.toMatchObject(
      refusal('PreconditionFailed', 412),
    );
    await expect(put('nothing-there', 'y', { IfMatch: etag })).rejects.toMatchObject(
      refusal('NoSuchKey', 404),
    );
  });
});
