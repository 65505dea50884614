import type { StorageOperation } from '../call';
import { assertUploadAccess, findUpload } from '../find-upload';

/** AbortMultipartUpload: deletes the upload and its parts. */
export const abortMultipartUpload: StorageOperation = async (call, { uploads }) => {
  const { id, upload } = await findUpload(call, { uploads });
  assertUploadAccess(call, upload, 's3:AbortMultipartUpload');
  await uploads.finish(id, async () => undefined);
  return { status: 204 };
};
