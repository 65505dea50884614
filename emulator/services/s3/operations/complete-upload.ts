import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { StorageCall, StorageOperation, StorageContext } from '../call';
import { compositeChecksum, incrementalChecksum, parseChecksumHeader } from '../checksums';
import { StorageError } from '../errors';
import { checkWriteConditions } from '../preconditions';
import type { Checksum, StoredObject, StoredPart, StoredUpload } from '../stored-object';
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
          ChecksumSHA1: v.exactOptional(v.string()),
          ChecksumSHA256: v.exactOptional(v.string()),
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
      checkObjectChecksum(call, joined);
      checkWriteConditions(call.headers, current);
    });
    return joined;
  });
  context.notify({
    name: 'ObjectCreated:CompleteMultipartUpload',
    address: call.address,
    object,
    principal: call.access.initiator,
  });
  return xmlResponse('CompleteMultipartUploadResult', {
    Bucket: call.address.bucket,
    Key: call.address.key,
    ETag: `"${object.etag}"`,
    ...(object.checksum && {
      [`Checksum${object.checksum.algorithm}`]: object.checksum.value,
      ChecksumType: object.checksum.type,
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

function matches(request: RequestedPart, { etag, checksum }: StoredPart): boolean {
  if (request.ETag.trim().replace(/^"(.*)"$/, '$1') !== etag) return false;
  const { ChecksumCRC32: CRC32, ChecksumSHA1: SHA1, ChecksumSHA256: SHA256 } = request;
  return Object.entries({ CRC32, SHA1, SHA256 }).every(
    ([algorithm, value]) =>
      value === undefined || checksum?.algorithm !== algorithm || checksum.value === value,
  );
}

async function joinParts(
  parts: StoredPart[],
  upload: StoredUpload,
  { clock, files }: Pick<StorageContext, 'clock' | 'files'>,
): Promise<StoredObject> {
  const fullChecksum =
    upload.checksum?.type === 'FULL_OBJECT'
      ? incrementalChecksum(upload.checksum.algorithm)
      : undefined;
  async function* content(): AsyncIterable<Uint8Array> {
    for (const part of parts) {
      for await (const chunk of await files.read(part.body)) {
        fullChecksum?.update(chunk);
        yield chunk;
      }
    }
  }
  const { body, size } = await files.write(content());
  const checksum = fullChecksum?.checksum() ?? compositeOf(parts, upload);
  return {
    body,
    size,
    etag: multipartEtag(parts),
    lastModified: clock.now().toISOString(),
    headers: upload.headers,
    ...(checksum && { checksum }),
  };
}

function multipartEtag(parts: StoredPart[]): string {
  const hash = createHash('md5');
  for (const { etag } of parts) hash.update(Buffer.from(etag, 'hex'));
  return `${hash.digest('hex')}-${parts.length}`;
}

function compositeOf(parts: StoredPart[], { checksum }: StoredUpload): Checksum | undefined {
  if (!checksum) return undefined;
  return compositeChecksum(
    checksum.algorithm,
    parts.map((part) => part.checksum?.value ?? ''),
  );
}

function checkObjectChecksum({ headers }: StorageCall, { checksum }: StoredObject): void {
  const sent = parseChecksumHeader(headers);
  if (!sent || sent.value === checksum?.value) return;
  throw new StorageError(
    'BadDigest',
    `The ${sent.algorithm} you specified did not match the calculated checksum.`,
  );
}
