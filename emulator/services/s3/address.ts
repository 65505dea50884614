import type { RequestHead } from '../../core/wire';
import { decodeUri } from '../iam/uri-encoding';
import { StorageError } from './errors';

/** A bucket, or an object in it if the key is not empty. */
export interface Address {
  bucket: string;
  key: string;
}

const maxKeyBytes = 1024;
// XML 1.0 cannot represent these characters, so a listing could not return such a key.
// oxlint-disable-next-line no-control-regex
const invalidInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Returns the bucket name in a path. The bucket may not exist. */
export function bucketNameOf({ rawPath }: Pick<RequestHead, 'rawPath'>): string {
  return rawPath.split('/')[1] ?? '';
}

/** Parses an encoded '/bucket/key'. Throws StorageError 'InvalidURI', 'KeyTooLongError', or 'InvalidArgument'. */
export function parseAddress({ rawPath }: Pick<RequestHead, 'rawPath'>): Address {
  const bucket = bucketNameOf({ rawPath });
  const key = decodeUri(rawPath.slice(1 + bucket.length + 1));
  if (key === undefined) throw new StorageError('InvalidURI');
  const bytes = Buffer.byteLength(key);
  if (bytes > maxKeyBytes) {
    throw new StorageError('KeyTooLongError', undefined, {
      Size: bytes,
      MaxSizeAllowed: maxKeyBytes,
    });
  }
  if (invalidInXml.test(key)) {
    throw new StorageError(
      'InvalidArgument',
      'The emulator does not support keys with control characters.',
    );
  }
  return { bucket, key };
}
