import type { StorageCall, StorageOperation } from '../call';
import { StorageError } from '../errors';
import type { StoredPart } from '../stored-object';
import { assertUploadAccess, findUpload } from '../find-upload';
import { xmlResponse } from '../xml';

const maxPageSize = 1000;

/** ListParts: lists an upload's parts, so that a client can resume it. */
export const listParts: StorageOperation = async (call, { uploads }) => {
  const { id, upload } = await findUpload(call, { uploads });
  assertUploadAccess(call, upload, 's3:ListMultipartUploadParts');
  const marker = integerParameter(call, 'part-number-marker', 0);
  const count = Math.min(integerParameter(call, 'max-parts', maxPageSize), maxPageSize);
  const later = (await uploads.parts(id)).filter(({ number }) => number > marker);
  const page = later.slice(0, count);
  return xmlResponse('ListPartsResult', {
    Bucket: call.address.bucket,
    Key: call.address.key,
    UploadId: id,
    PartNumberMarker: marker,
    NextPartNumberMarker: page.at(-1)?.number ?? 0,
    MaxParts: count,
    IsTruncated: later.length > page.length,
    ...(upload.withCrc32 && { ChecksumAlgorithm: 'CRC32', ChecksumType: 'FULL_OBJECT' }),
    StorageClass: 'STANDARD',
    Part: page.map(partElement),
  });
};

function partElement({ number, lastModified, etag, size, crc32 }: StoredPart): object {
  return {
    PartNumber: number,
    LastModified: lastModified,
    ETag: `"${etag}"`,
    Size: size,
    ...(crc32 !== undefined && { ChecksumCRC32: crc32 }),
  };
}

function integerParameter({ query }: StorageCall, name: string, defaultValue: number): number {
  const text = query.get(name);
  if (text === null) return defaultValue;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new StorageError('InvalidArgument', `Provided ${name} not an integer or within range`, {
    ArgumentName: name,
    ArgumentValue: text,
  });
}
