import type { StorageOperation } from './call';
import type { OperationName } from './operation-name';
import { abortMultipartUpload } from './operations/abort-upload';
import { completeMultipartUpload } from './operations/complete-upload';
import { copyObject } from './operations/copy-object';
import { createMultipartUpload } from './operations/create-upload';
import { deleteObject } from './operations/delete-object';
import { deleteObjects } from './operations/delete-objects';
import { listObjectsV2 } from './operations/list-objects';
import { listParts } from './operations/list-parts';
import { putObject } from './operations/put-object';
import { getObject, headObject } from './operations/read-object';
import { uploadPart } from './operations/upload-part';

/** All supported operations, by S3 name. */
export const operations: Record<OperationName, StorageOperation> = {
  ListObjectsV2: listObjectsV2,
  DeleteObjects: deleteObjects,
  GetObject: getObject,
  HeadObject: headObject,
  PutObject: putObject,
  CopyObject: copyObject,
  DeleteObject: deleteObject,
  CreateMultipartUpload: createMultipartUpload,
  UploadPart: uploadPart,
  ListParts: listParts,
  CompleteMultipartUpload: completeMultipartUpload,
  AbortMultipartUpload: abortMultipartUpload,
};
