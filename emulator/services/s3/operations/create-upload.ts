import type { StorageCall, StorageOperation } from '../call';
import { algorithmNamed } from '../checksums';
import { StorageError } from '../errors';
import { describedBy } from '../object-headers';
import type { StoredUpload } from '../stored-object';
import { xmlResponse } from '../xml';

/** CreateMultipartUpload: keeps what the object will be described by, and gives the upload's id. */
export const createMultipartUpload: StorageOperation = async (call, { uploads }) => {
  const { access, address, headers } = call;
  access.demand('s3:PutObject', address);
  const checksum = checksumOf(call);
  const id = await uploads.begin({
    ...address,
    initiator: access.initiator,
    headers: describedBy(headers),
    ...(checksum && { checksum }),
  });
  const answer = xmlResponse('InitiateMultipartUploadResult', {
    Bucket: address.bucket,
    Key: address.key,
    UploadId: id,
  });
  if (!checksum) return answer;
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'x-amz-checksum-algorithm': checksum.algorithm,
      'x-amz-checksum-type': checksum.type,
    },
  };
};

function checksumOf({ headers }: StorageCall): StoredUpload['checksum'] {
  const name = headers['x-amz-checksum-algorithm'];
  if (name === undefined) return undefined;
  const algorithm = algorithmNamed(name);
  const type = headers['x-amz-checksum-type']?.toUpperCase() ?? 'COMPOSITE';
  if (type === 'COMPOSITE' || (type === 'FULL_OBJECT' && algorithm === 'CRC32')) {
    return { algorithm, type };
  }
  throw new StorageError(
    'InvalidRequest',
    `The ${type} checksum type cannot be used with the ${algorithm} checksum algorithm.`,
  );
}
