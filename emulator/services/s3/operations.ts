import type { StorageOperation } from './call';
import type { OperationName } from './operation-name';
import { deleteObject } from './operations/delete-object';
import { listObjectsV2 } from './operations/list-objects';
import { putObject } from './operations/put-object';
import { getObject, headObject } from './operations/read-object';

/** All supported operations, by S3 name. */
export const operations: Record<OperationName, StorageOperation> = {
  ListObjectsV2: listObjectsV2,
  GetObject: getObject,
  HeadObject: headObject,
  PutObject: putObject,
  DeleteObject: deleteObject,
};
