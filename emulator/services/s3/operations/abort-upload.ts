import type { StorageOperation } from '../call';
import { demandUploadAccess, uploadOf } from '../upload-of';

/** AbortMultipartUpload: forgets the upload and the parts that came in. */
export const abortMultipartUpload: StorageOperation = async (call, parts) => {
  const { id, upload } = await uploadOf(call, parts);
  demandUploadAccess(call, upload, 's3:AbortMultipartUpload');
  await parts.uploads.end(id, async () => undefined);
  return { status: 204 };
};
