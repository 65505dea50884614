import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { s3Error } from './testing/s3-error';
import { bucket } from './testing/definition';
import { sharedStorage } from './testing/shared-storage';

const minPartBytes = 5 * 1024 * 1024;
const Bucket = bucket;
const Key = 'task-pictures/large.png';

const { client, get, storage } = sharedStorage();

/** Lists all body files. */
const bodies = () => readdir(join(storage().stateFolder, 's3'));

async function createUpload(more = {}): Promise<string> {
  const { UploadId } = await client().send(
    new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'image/png', ...more }),
  );
  return UploadId ?? '';
}

const upload = async (UploadId: string, PartNumber: number, Body: Buffer) => {
  const { ETag, ChecksumCRC32 } = await client().send(
    new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }),
  );
  return { PartNumber, ETag, ChecksumCRC32 } satisfies CompletedPart;
};

const complete = (UploadId: string, Parts: CompletedPart[], more = {}) =>
  client().send(
    new CompleteMultipartUploadCommand({
      Bucket,
      Key,
      UploadId,
      MultipartUpload: { Parts },
      ...more,
    }),
  );

const md5 = (data: Buffer) => createHash('md5').update(data).digest();

describe('a multipart upload', () => {
  it('joins its parts and keeps the headers it was created with', async () => {
    const contents = [
      Buffer.alloc(minPartBytes, 'a'),
      Buffer.alloc(minPartBytes, 'b'),
      Buffer.from('end'),
    ];
    const id = await createUpload({ Metadata: { by: 'parts' } });
    const parts = await Promise.all(
      contents.map((content, index) => upload(id, index * 2 + 1, content)),
    );
    const completed = await complete(id, parts);
    const etag = `"${md5(Buffer.concat(contents.map(md5))).toString('hex')}-3"`;
    expect(completed.ETag).toBe(etag);
    const got = await get(Key);
    expect(got).toMatchObject({ ETag: etag, ContentType: 'image/png', Metadata: { by: 'parts' } });
    const bytes = Buffer.from((await got.Body?.transformToByteArray()) ?? []);
    expect(bytes.equals(Buffer.concat(contents))).toBe(true);
    await expect(complete(id, parts)).rejects.toMatchObject(s3Error('NoSuchUpload', 404));
    expect(await bodies()).toHaveLength(1);
  });

  it('stores a full-object checksum on request', async () => {
    const id = await createUpload({ ChecksumAlgorithm: 'CRC32', ChecksumType: 'FULL_OBJECT' });
    const parts = [await upload(id, 1, Buffer.from('whole'))];
    await expect(
      complete(id, parts, { ChecksumCRC32: 'AAAAAA==', ChecksumType: 'FULL_OBJECT' }),
    ).rejects.toMatchObject(s3Error('BadDigest', 400));
    const completed = await complete(id, parts);
    expect(completed).toMatchObject({
      ChecksumType: 'FULL_OBJECT',
      ChecksumCRC32: parts[0]?.ChecksumCRC32,
    });
  });

  it('lists its parts, with a later part replacing an earlier one', async () => {
    const before = (await bodies()).length;
    const id = await createUpload();
    await upload(id, 2, Buffer.from('second'));
    await upload(id, 1, Buffer.from('first'));
    await upload(id, 2, Buffer.from('second again'));
    expect(await bodies()).toHaveLength(before + 2);
    const list = (more = {}) =>
      client().send(new ListPartsCommand({ Bucket, Key, UploadId: id, ...more }));
    const listed = await list();
    expect(listed.Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
      [1, 5],
      [2, 12],
    ]);
    const first = await list({ MaxParts: 1 });
    expect(first).toMatchObject({ IsTruncated: true, NextPartNumberMarker: '1' });
    const rest = await list({ PartNumberMarker: first.NextPartNumberMarker });
    expect(rest.Parts?.map(({ PartNumber }) => PartNumber)).toEqual([2]);
  });

  it('is deleted when aborted', async () => {
    const before = await bodies();
    const id = await createUpload();
    await upload(id, 1, Buffer.from('x'));
    await client().send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId: id }));
    await expect(upload(id, 2, Buffer.from('y'))).rejects.toMatchObject(
      s3Error('NoSuchUpload', 404),
    );
    expect(await bodies()).toEqual(before);
  });
});

describe('CompleteMultipartUpload', () => {
  it('refuses missing, changed, and unordered parts, and can then succeed', async () => {
    const id = await createUpload();
    const one = await upload(id, 1, Buffer.alloc(minPartBytes));
    const two = await upload(id, 2, Buffer.from('end'));
    const attempts: [CompletedPart[], string][] = [
      [[{ ...one, PartNumber: 7 }], 'InvalidPart'],
      [[{ ...one, ETag: two.ETag }], 'InvalidPart'],
      [[{ ...one, ChecksumCRC32: 'AAAAAA==' }], 'InvalidPart'],
      [[two, one], 'InvalidPartOrder'],
      [[one, one], 'InvalidPartOrder'],
      [[], 'MalformedXML'],
    ];
    for (const [parts, name] of attempts) {
      await expect(complete(id, parts)).rejects.toMatchObject(s3Error(name, 400));
    }
    await complete(id, [one, two]);
  });

  it('refuses a part below the minPartBytes size, except the last', async () => {
    const id = await createUpload();
    const parts = [
      await upload(id, 1, Buffer.alloc(minPartBytes - 1)),
      await upload(id, 2, Buffer.from('end')),
    ];
    await expect(complete(id, parts)).rejects.toMatchObject(s3Error('EntityTooSmall', 400));
  });

  it('refuses to overwrite an object with IfNoneMatch', async () => {
    const id = await createUpload();
    const parts = [await upload(id, 1, Buffer.from('x'))];
    await expect(complete(id, parts, { IfNoneMatch: '*' })).rejects.toMatchObject(
      s3Error('PreconditionFailed', 412),
    );
  });
});

describe('UploadPart', () => {
  it.each([0, 10_001])('refuses part number %i', async (number) => {
    await expect(upload(await createUpload(), number, Buffer.from('x'))).rejects.toMatchObject(
      s3Error('InvalidArgument', 400),
    );
  });

  it('refuses the upload ID of another key', async () => {
    const UploadId = await createUpload();
    await expect(
      client().send(
        new UploadPartCommand({ Bucket, Key: 'other', UploadId, PartNumber: 1, Body: 'x' }),
      ),
    ).rejects.toMatchObject(s3Error('NoSuchUpload', 404));
  });
});
