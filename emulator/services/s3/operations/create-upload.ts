import type { StorageOperation } from '../call';
import { assertCrc32 } from '../checksums';
import { headersToStore } from '../object-headers';
import { xmlResponse } from '../xml';

/** CreateMultipartUpload: stores the object's headers and returns the upload ID. */
export const createMultipartUpload: StorageOperation = async (call, { uploads }) => {
  const { access, address, headers } = call;
  access.assertAllowed('s3:PutObject', address);
  const algorithm = headers['x-amz-checksum-algorithm'];
  if (algorithm !== undefined) assertCrc32(algorithm);
  const withCrc32 = headers['x-amz-checksum-type']?.toUpperCase() === 'FULL_OBJECT';
  const id = await uploads.create({
    ...address,
    initiator: access.initiator,
    headers: headersToStore(headers),
    ...(withCrc32 && { withCrc32 }),
  });
  const response = xmlResponse('InitiateMultipartUploadResult', {
    Bucket: address.bucket,
    Key: address.key,
    UploadId: id,
  });
  if (!withCrc32) return response;
  return {
    ...response,
    headers: {
      ...response.headers,
      'x-amz-checksum-algorithm': 'CRC32',
      'x-amz-checksum-type': 'FULL_OBJECT',
    },
  };
};
