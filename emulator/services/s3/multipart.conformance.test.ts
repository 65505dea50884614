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
import { refusal } from './testing/refusal';
import { bucket } from './testing/definition';
import { sharedStorage } from './testing/shared-storage';

const minimum = 5 * 1024 * 1024;
const Bucket = bucket;
const Key = 'task-pictures/large.png';

const { client, get, storage } = sharedStorage();

/** The files of all bytes that are kept. */
const bodies = () => readdir(join(storage().stateFolder, 's3'));

async function begin(more = {}): Promise<string> {
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
  it('joins its parts, and is described by how it began', async () => {
    const contents = [Buffer.alloc(minimum, 'a'), Buffer.alloc(minimum, 'b'), Buffer.from('end')];
    const id = await begin({ Metadata: { by: 'parts' } });
    const parts = await Promise.all(contents.map((content, at) => upload(id, at * 2 + 1, content)));
    const made = await complete(id, parts);
    const etag = `"${md5(Buffer.concat(contents.map(md5))).toString('hex')}-3"`;
    expect(made.ETag).toBe(etag);
    const got = await get(Key);
    expect(got).toMatchObject({ ETag: etag, ContentType: 'image/png', Metadata: { by: 'parts' } });
    const bytes = Buffer.from((await got.Body?.transformToByteArray()) ?? []);
    expect(bytes.equals(Buffer.concat(contents))).toBe(true);
    await expect(complete(id, parts)).rejects.toMatchObject(refusal('NoSuchUpload', 404));
    expect(await bodies()).toHaveLength(1);
  });

  it('keeps a checksum over the whole, if asked to', async () => {
    const id = await begin({ ChecksumAlgorithm: 'CRC32', ChecksumType: 'FULL_OBJECT' });
    const parts = [await upload(id, 1, Buffer.from('whole'))];
    await expect(
      complete(id, parts, { ChecksumCRC32: 'AAAAAA==', ChecksumType: 'FULL_OBJECT' }),
    ).rejects.toMatchObject(refusal('BadDigest', 400));
    const made = await complete(id, parts);
    expect(made).toMatchObject({
      ChecksumType: 'FULL_OBJECT',
      ChecksumCRC32: parts[0]?.ChecksumCRC32,
    });
  });

  it('keeps a checksum of checksums otherwise', async () => {
    const id = await begin({ ChecksumAlgorithm: 'CRC32' });
    const made = await complete(id, [await upload(id, 1, Buffer.from('part'))]);
    expect(made).toMatchObject({
      ChecksumType: 'COMPOSITE',
      ChecksumCRC32: expect.stringMatching(/-1$/),
    });
  });

  it('tells which parts have come, a later one in place of an earlier', async () => {
    const before = (await bodies()).length;
    const id = await begin();
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

  it('is forgotten when aborted', async () => {
    const before = await bodies();
    const id = await begin();
    await upload(id, 1, Buffer.from('x'));
    await client().send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId: id }));
    await expect(upload(id, 2, Buffer.from('y'))).rejects.toMatchObject(
      refusal('NoSuchUpload', 404),
    );
    expect(await bodies()).toEqual(before);
  });
});

describe('completing is refused', () => {
  it('with parts that are missing, changed, or out of order, and can be done right after', async () => {
    const id = await begin();
    const one = await upload(id, 1, Buffer.alloc(minimum));
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
      await expect(complete(id, parts)).rejects.toMatchObject(refusal(name, 400));
    }
    await complete(id, [one, two]);
  });

  it('when a part but the last is too small', async () => {
    const id = await begin();
    const parts = [
      await upload(id, 1, Buffer.alloc(minimum - 1)),
      await upload(id, 2, Buffer.from('end')),
    ];
    await expect(complete(id, parts)).rejects.toMatchObject(refusal('EntityTooSmall', 400));
  });

  it('over an object that is there, if that was asked', async () => {
    const id = await begin();
    const parts = [await upload(id, 1, Buffer.from('x'))];
    await expect(complete(id, parts, { IfNoneMatch: '*' })).rejects.toMatchObject(
      refusal('PreconditionFailed', 412),
    );
  });
});

describe('a part is refused', () => {
  it.each([0, 10_001])('with the number %i', async (number) => {
    await expect(upload(await begin(), number, Buffer.from('x'))).rejects.toMatchObject(
      refusal('InvalidArgument', 400),
    );
  });

  it('of an upload that is another key’s', async () => {
    const UploadId = await begin();
    await expect(
      client().send(
        new UploadPartCommand({ Bucket, Key: 'other', UploadId, PartNumber: 1, Body: 'x' }),
      ),
    ).rejects.toMatchObject(refusal('NoSuchUpload', 404));
  });
});
