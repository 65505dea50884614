import type { StorageCall, StorageOperation } from '../call';
import { checksumHeaders, verifyContent } from '../checksums';
import { StorageError } from '../errors';
import { findUpload } from '../find-upload';

const maxPartNumber = 10_000;

/** UploadPart: replaces any earlier part with the same number. */
export const uploadPart: StorageOperation = async (call, { clock, files, uploads }) => {
  call.access.assertAllowed('s3:PutObject', call.address);
  const number = partNumberOf(call);
  const { id } = await findUpload(call, { uploads });
  const crc32 = verifyContent(call.headers, call.body);
  const { body, size, md5 } = await files.write([call.body]);
  const lastModified = clock.now().toISOString();
  const stored = { number, body, size, etag: md5, lastModified };
  await uploads.putPart(id, { ...stored, ...(crc32 !== undefined && { crc32 }) });
  return {
    status: 200,
    headers: {
      etag: `"${md5}"`,
      'x-amz-server-side-encryption': 'AES256',
      ...checksumHeaders(crc32),
    },
  };
};

function partNumberOf({ query }: StorageCall): number {
  const text = query.get('partNumber') ?? '';
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= maxPartNumber) return number;
  throw new StorageError(
    'InvalidArgument',
    `Part number must be an integer between 1 and ${maxPartNumber}, inclusive`,
    { ArgumentName: 'partNumber', ArgumentValue: text },
  );
}
