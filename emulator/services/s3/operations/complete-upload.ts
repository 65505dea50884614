import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { StorageOperation, StorageContext } from '../call';
import { badCrc32, Crc32, sentCrc32 } from '../checksums';
import { StorageError } from '../errors';
import { checkWriteConditions } from '../preconditions';
import type { StoredObject, StoredPart, StoredUpload } from '../stored-object';
import { findUpload } from '../find-upload';
import { parseXml, xmlResponse } from '../xml';

const minPartBytes = 5 * 1024 * 1024;

const completion = v.object({
  CompleteMultipartUpload: v.object({
    Part: v.pipe(
      v.array(
        v.object({
          PartNumber: v.pipe(v.string(), v.trim(), v.digits(), v.toNumber()),
          ETag: v.string(),
          ChecksumCRC32: v.exactOptional(v.string()),
        }),
      ),
      v.minLength(1),
    ),
  }),
});

type RequestedPart = v.InferOutput<typeof completion>['CompleteMultipartUpload']['Part'][number];

/** CompleteMultipartUpload: joins the requested parts, in order, into one object. */
export const completeMultipartUpload: StorageOperation = async (call, context) => {
  call.access.assertAllowed('s3:PutObject', call.address);
  const { id, upload } = await findUpload(call, context);
  const requested = parseXml(call.body, { schema: completion, list: 'Part' })
    .CompleteMultipartUpload.Part;
  const object = await context.uploads.finish(id, async (uploaded) => {
    const parts = selectParts(requested, uploaded);
    const joined = await joinParts(parts, upload, context);
    await context.objects.put(call.address, joined, (current) => {
      if ((sentCrc32(call.headers) ?? joined.crc32) !== joined.crc32) throw badCrc32();
      checkWriteConditions(call.headers, current);
    });
    return joined;
  });
  return xmlResponse('CompleteMultipartUploadResult', {
    Bucket: call.address.bucket,
    Key: call.address.key,
    ETag: `"${object.etag}"`,
    ...(object.crc32 !== undefined && {
      ChecksumCRC32: object.crc32,
      ChecksumType: 'FULL_OBJECT',
    }),
  });
};

function selectParts(requested: RequestedPart[], uploaded: StoredPart[]): StoredPart[] {
  if (
    requested.some(({ PartNumber }, index) => PartNumber <= (requested[index - 1]?.PartNumber ?? 0))
  ) {
    throw new StorageError('InvalidPartOrder');
  }
  const selected = requested.map((request) => {
    const part = uploaded.find(({ number }) => number === request.PartNumber);
    if (part && matches(request, part)) return part;
    throw new StorageError('InvalidPart', undefined, { PartNumber: request.PartNumber });
  });
  const small = selected.slice(0, -1).find(({ size }) => size < minPartBytes);
  if (!small) return selected;
  throw new StorageError('EntityTooSmall', undefined, {
    ProposedSize: small.size,
    MinSizeAllowed: minPartBytes,
    PartNumber: small.number,
    ETag: small.etag,
  });
}

function matches({ ETag, ChecksumCRC32 }: RequestedPart, { etag, crc32 }: StoredPart): boolean {
  if (ETag.trim().replace(/^"(.*)"$/, '$1') !== etag) return false;
  return ChecksumCRC32 === undefined || crc32 === undefined || ChecksumCRC32 === crc32;
}

async function joinParts(
  parts: StoredPart[],
  upload: StoredUpload,
  { clock, files }: Pick<StorageContext, 'clock' | 'files'>,
): Promise<StoredObject> {
  const crc32 = upload.withCrc32 && new Crc32();
  async function* content(): AsyncIterable<Uint8Array> {
    for (const part of parts) {
      for await (const chunk of await files.read(part.body)) {
        crc32?.update(chunk);
        yield chunk;
      }
    }
  }
  const { body, size } = await files.write(content());
  return {
    body,
    size,
    etag: multipartEtag(parts),
    lastModified: clock.now().toISOString(),
    headers: upload.headers,
    ...(crc32 && { crc32: crc32.digest() }),
  };
}

function multipartEtag(parts: StoredPart[]): string {
  const hash = createHash('md5');
  for (const { etag } of parts) hash.update(Buffer.from(etag, 'hex'));
  return `${hash.digest('hex')}-${parts.length}`;
}
