import { developerCredentials, type Iam } from '../../core/identity';
import type { WireResponse } from '../../core/wire';
import { createAccess } from './access';
import type { Address } from './address';
import type { StorageCall, StorageContext } from './call';
import { listPage, type ListPage } from './list-page';
import { deleteObject } from './operations/delete-object';
import { getObject } from './operations/read-object';

/** The files of all buckets, with the rights of the developer's keys. */
export interface DeveloperFiles {
  /** Returns a page of the files whose key starts with `prefix`, and comes after `after`. */
  list(bucket: string, page: { prefix: string; after: string; maxKeys: number }): Promise<ListPage>;
  /** Returns GetObject's response. Throws StorageError 'NoSuchKey'. */
  read(address: Address): Promise<WireResponse>;
  remove(address: Address): Promise<void>;
}

/** Returns the files as S3's operations show and delete them, without signed requests. */
export function developerFiles(storage: StorageContext, iam: Iam): DeveloperFiles {
  const { accessKeyId } = developerCredentials;
  const access = createAccess(iam, { kind: 'developer', accessKeyId });
  const callOn = (address: Address): StorageCall => ({
    address,
    access,
    query: new URLSearchParams(),
    headers: {},
    body: Buffer.alloc(0),
  });
  return {
    list: (bucket, { prefix, after, maxKeys }) =>
      listPage(storage.objects.list(bucket, prefix), {
        prefix,
        delimiter: '',
        maxKeys,
        after: { kind: 'key', name: after },
      }),
    read: (address) => getObject(callOn(address), storage),
    async remove(address) {
      await deleteObject(callOn(address), storage);
    },
  };
}
