import type { StorageOperation } from '../call';
import { checksumHeaders, verifyContent } from '../checksums';
import { headersToStore } from '../object-headers';
import { checkWriteConditions } from '../preconditions';

/** PutObject: verifies digests before it writes anything. */
export const putObject: StorageOperation = async (call, { clock, files, objects }) => {
  call.access.assertAllowed('s3:PutObject', call.address);
  const crc32 = verifyContent(call.headers, call.body);
  const headers = headersToStore(call.headers);
  const { body, size, md5 } = await files.write(call.body);
  const lastModified = clock.now().toISOString();
  const object = {
    body,
    size,
    etag: md5,
    lastModified,
    headers,
    ...(crc32 !== undefined && { crc32 }),
  };
  await objects.put(call.address, object, (current) => checkWriteConditions(call.headers, current));
  return {
    status: 200,
    headers: {
      etag: `"${md5}"`,
      'x-amz-server-side-encryption': 'AES256',
      ...checksumHeaders(crc32),
    },
  };
};
