import type { StorageCall, StorageOperation } from '../call';
import { StorageError } from '../errors';
import type { StoredPart } from '../stored-object';
import { demandUploadAccess, uploadOf } from '../upload-of';
import { xmlResponse } from '../xml';

const mostParts = 1000;

/** ListParts: what of an upload has come in, so that a client can go on with it. */
export const listParts: StorageOperation = async (call, parts) => {
  const { id, upload } = await uploadOf(call, parts);
  demandUploadAccess(call, upload, 's3:ListMultipartUploadParts');
  const marker = numberIn(call, 'part-number-marker', 0);
  const count = Math.min(numberIn(call, 'max-parts', mostParts), mostParts);
  const later = (await parts.uploads.parts(id)).filter(({ number }) => number > marker);
  const page = later.slice(0, count);
  return xmlResponse('ListPartsResult', {
    Bucket: call.address.bucket,
    Key: call.address.key,
    UploadId: id,
    PartNumberMarker: marker,
    NextPartNumberMarker: page.at(-1)?.number ?? 0,
    MaxParts: count,
    IsTruncated: later.length > page.length,
    ...(upload.checksum && {
      ChecksumAlgorithm: upload.checksum.algorithm,
      ChecksumType: upload.checksum.type,
    }),
    StorageClass: 'STANDARD',
    Part: page.map(describe),
  });
};

function describe({ number, lastModified, etag, size, checksum }: StoredPart): object {
  return {
    PartNumber: number,
    LastModified: lastModified,
    ETag: `"${etag}"`,
    Size: size,
    ...(checksum && { [`Checksum${checksum.algorithm}`]: checksum.value }),
  };
}

function numberIn({ query }: StorageCall, name: string, otherwise: number): number {
  const text = query.get(name);
  if (text === null) return otherwise;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new StorageError('InvalidArgument', `Provided ${name} not an integer or within range`, {
    ArgumentName: name,
    ArgumentValue: text,
  });
}
