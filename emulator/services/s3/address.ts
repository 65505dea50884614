import type { RequestHead } from '../../core/wire';
import { decodeUri } from '../iam/uri-encoding';
import { StorageError } from './errors';

/** What a path-style address names: a bucket, or an object in it when the key is not empty. */
export interface Address {
  bucket: string;
  key: string;
}

const longestKeyBytes = 1024;
// XML 1.0 has no way to write these, so a listing could not name such a key again.
// oxlint-disable-next-line no-control-regex
const unlistable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** The bucket that a path names, not yet looked up. */
export function bucketNameOf({ rawPath }: Pick<RequestHead, 'rawPath'>): string {
  return rawPath.split('/')[1] ?? '';
}

/** Reads a still encoded '/bucket/key'. Throws StorageError 'InvalidURI' or 'KeyTooLongError'. */
export function addressOf({ rawPath }: Pick<RequestHead, 'rawPath'>): Address {
  const bucket = bucketNameOf({ rawPath });
  const key = decodeUri(rawPath.slice(1 + bucket.length + 1));
  if (key === undefined) throw new StorageError('InvalidURI');
  const bytes = Buffer.byteLength(key);
  if (bytes > longestKeyBytes) {
    throw new StorageError('KeyTooLongError', undefined, {
      Size: bytes,
      MaxSizeAllowed: longestKeyBytes,
    });
  }
  if (unlistable.test(key)) {
    throw new StorageError(
      'InvalidArgument',
      'Keys with control characters are not supported by the emulator.',
    );
  }
  return { bucket, key };
}
