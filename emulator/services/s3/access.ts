import type { Iam, IamCaller } from '../../core/identity';
import type { Address } from './address';
import { StorageError } from './errors';

/** A caller's permissions, as operations check them. */
export interface Access {
  /** Throws StorageError 'AccessDenied' unless the action on the object or bucket is allowed. */
  assertAllowed(action: string, address: Address, conditions?: Record<string, string>): void;
  /**
   * Returns the error for a missing object. Like S3, hides the object's absence behind 'AccessDenied' unless the caller
   * may list the bucket, and evaluates a condition on `s3:prefix` against the object's key.
   */
  notFoundError(address: Address): StorageError;
}

/** Returns the permissions of one caller. */
export function createAccess(iam: Pick<Iam, 'allows'>, caller: IamCaller): Access {
  const allows = (action: string, address: Address, conditions?: Record<string, string>) =>
    iam.allows(caller, action, arnOf(address), conditions);
  return {
    assertAllowed(action, address, conditions) {
      if (!allows(action, address, conditions)) throw new StorageError('AccessDenied');
    },
    notFoundError({ bucket, key }) {
      return allows('s3:ListBucket', { bucket, key: '' }, { 's3:prefix': key })
        ? new StorageError('NoSuchKey', undefined, { Key: key })
        : new StorageError('AccessDenied');
    },
  };
}

function arnOf({ bucket, key }: Address): string {
  return key === '' ? `arn:aws:s3:::${bucket}` : `arn:aws:s3:::${bucket}/${key}`;
}
