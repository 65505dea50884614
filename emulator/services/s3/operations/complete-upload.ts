import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { StorageCall, StorageOperation, StorageParts } from '../call';
import { compositeChecksum, runningChecksum, sentChecksum } from '../checksums';
import { StorageError } from '../errors';
import { checkWriteConditions } from '../preconditions';
import type { Checksum, StoredObject, StoredPart, StoredUpload } from '../stored-object';
import { uploadOf } from '../upload-of';
import { parseXml, xmlResponse } from '../xml';

const smallestPartBytes = 5 * 1024 * 1024;

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

type NamedPart = v.InferOutput<typeof completion>['CompleteMultipartUpload']['Part'][number];

/** CompleteMultipartUpload: joins the named parts, in their order, into one object. */
export const completeMultipartUpload: StorageOperation = async (call, parts) => {
  call.access.demand('s3:PutObject', call.address);
  const { id, upload } = await uploadOf(call, parts);
  const named = parseXml(call.body, { schema: completion, list: 'Part' }).CompleteMultipartUpload
    .Part;
  const object = await parts.uploads.end(id, async (uploaded) => {
    const chosen = choose(named, uploaded);
    const joined = await join(chosen, upload, parts);
    await parts.objects.put(call.address, joined, (current) => {
      checkWhole(call, joined);
      checkWriteConditions(call.headers, current);
    });
    return joined;
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

function choose(named: NamedPart[], uploaded: StoredPart[]): StoredPart[] {
  if (named.some(({ PartNumber }, at) => PartNumber <= (named[at - 1]?.PartNumber ?? 0))) {
    throw new StorageError('InvalidPartOrder');
  }
  const chosen = named.map((name) => {
    const part = uploaded.find(({ number }) => number === name.PartNumber);
    if (part && describes(name, part)) return part;
    throw new StorageError('InvalidPart', undefined, { PartNumber: name.PartNumber });
  });
  const small = chosen.slice(0, -1).find(({ size }) => size < smallestPartBytes);
  if (!small) return chosen;
  throw new StorageError('EntityTooSmall', undefined, {
    ProposedSize: small.size,
    MinSizeAllowed: smallestPartBytes,
    PartNumber: small.number,
    ETag: small.etag,
  });
}

function describes(name: NamedPart, { etag, checksum }: StoredPart): boolean {
  if (name.ETag.trim().replace(/^"(.*)"$/, '$1') !== etag) return false;
  const { ChecksumCRC32: CRC32, ChecksumSHA1: SHA1, ChecksumSHA256: SHA256 } = name;
  return Object.entries({ CRC32, SHA1, SHA256 }).every(
    ([algorithm, value]) =>
      value === undefined || checksum?.algorithm !== algorithm || checksum.value === value,
  );
}

async function join(
  parts: StoredPart[],
  upload: StoredUpload,
  { clock, files }: Pick<StorageParts, 'clock' | 'files'>,
): Promise<StoredObject> {
  const whole =
    upload.checksum?.type === 'FULL_OBJECT'
      ? runningChecksum(upload.checksum.algorithm)
      : undefined;
  async function* content(): AsyncIterable<Uint8Array> {
    for (const part of parts) {
      for await (const chunk of await files.read(part.body)) {
        whole?.update(chunk);
        yield chunk;
      }
    }
  }
  const { body, size } = await files.write(content());
  const checksum = whole?.checksum() ?? compositeOf(parts, upload);
  return {
    body,
    size,
    etag: joinedEtag(parts),
    lastModified: clock.now().toISOString(),
    headers: upload.headers,
    ...(checksum && { checksum }),
  };
}

function joinedEtag(parts: StoredPart[]): string {
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

function checkWhole({ headers }: StorageCall, { checksum }: StoredObject): void {
  const sent = sentChecksum(headers);
  if (!sent || sent.value === checksum?.value) return;
  throw new StorageError(
    'BadDigest',
    `The ${sent.algorithm} you specified did not match the calculated checksum.`,
  );
}
