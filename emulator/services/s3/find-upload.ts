import type { StorageCall, StorageContext } from './call';
import { StorageError } from './errors';
import type { StoredUpload } from './stored-object';

/** Returns the upload with the call's uploadId. Throws StorageError 'NoSuchUpload' unless it is for this key. */
export async function findUpload(
  { address, query }: StorageCall,
  { uploads }: Pick<StorageContext, 'uploads'>,
): Promise<{ id: string; upload: StoredUpload }> {
  const id = query.get('uploadId') ?? '';
  const upload = await uploads.find(id);
  if (upload && upload.bucket === address.bucket && upload.key === address.key) {
    return { id, upload };
  }
  throw new StorageError('NoSuchUpload', undefined, { UploadId: id });
}

/** Throws StorageError 'AccessDenied' unless the caller started the upload or is allowed `action`. */
export function assertUploadAccess(
  { access, address }: StorageCall,
  upload: StoredUpload,
  action: string,
): void {
  // S3 lets the initiator list and abort an upload without an explicit policy.
  if (access.initiator !== upload.initiator) access.assertAllowed(action, address);
}
