import type { Iam, IamCaller } from '../../core/identity';
import type { Address } from './address';
import { StorageError } from './errors';

/** Asks the caller's policies on behalf of operations. */
export interface Access {
  /** Throws StorageError 'AccessDenied' unless the action on the object, or bucket, is allowed. */
  demand(action: string, address: Address, conditions?: Record<string, string>): void;
  /**
   * The refusal for an object that does not exist: whoever may not list the bucket does not learn
   * that, and gets 'AccessDenied' as at S3. A right to list under a prefix alone does not count,
   * since a request for one object has no prefix.
   */
  missing(address: Address): StorageError;
  /** Who the caller is to an upload that it began. */
  initiator: string;
}

/** The access of one caller. */
export function accessOf(iam: Pick<Iam, 'allows'>, caller: IamCaller): Access {
  const allows = (action: string, address: Address, conditions?: Record<string, string>) =>
    iam.allows(caller, action, arnOf(address), conditions);
  return {
    demand(action, address, conditions) {
      if (!allows(action, address, conditions)) throw new StorageError('AccessDenied');
    },
    missing({ bucket, key }) {
      return allows('s3:ListBucket', { bucket, key: '' })
        ? new StorageError('NoSuchKey', undefined, { Key: key })
        : new StorageError('AccessDenied');
    },
    initiator: caller.kind === 'developer' ? 'developer' : `${caller.roleArn}/${caller.identityId}`,
  };
}

function arnOf({ bucket, key }: Address): string {
  return key === '' ? `arn:aws:s3:::${bucket}` : `arn:aws:s3:::${bucket}/${key}`;
}
