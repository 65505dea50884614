import type { StorageCall, StorageOperation } from '../call';
import { parseAlgorithm } from '../checksums';
import { StorageError } from '../errors';
import { headersToStore } from '../object-headers';
import type { StoredUpload } from '../stored-object';
import { xmlResponse } from '../xml';

/** CreateMultipartUpload: stores the object's headers and returns the upload ID. */
export const createMultipartUpload: StorageOperation = async (call, { uploads }) => {
  const { access, address, headers } = call;
  access.assertAllowed('s3:PutObject', address);
  const checksum = checksumSettings(call);
  const id = await uploads.create({
    ...address,
    initiator: access.initiator,
    headers: headersToStore(headers),
    ...(checksum && { checksum }),
  });
  const response = xmlResponse('InitiateMultipartUploadResult', {
    Bucket: address.bucket,
    Key: address.key,
    UploadId: id,
  });
  if (!checksum) return response;
  return {
    ...response,
    headers: {
      ...response.headers,
      'x-amz-checksum-algorithm': checksum.algorithm,
      'x-amz-checksum-type': checksum.type,
    },
  };
};

function checksumSettings({ headers }: StorageCall): StoredUpload['checksum'] {
  const name = headers['x-amz-checksum-algorithm'];
  if (name === undefined) return undefined;
  const algorithm = parseAlgorithm(name);
  const type = headers['x-amz-checksum-type']?.toUpperCase() ?? 'COMPOSITE';
  if (type === 'COMPOSITE' || (type === 'FULL_OBJECT' && algorithm === 'CRC32')) {
    return { algorithm, type };
  }
  throw new StorageError(
    'InvalidRequest',
    `The ${type} checksum type cannot be used with the ${algorithm} checksum algorithm.`,
  );
}
