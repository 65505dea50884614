import type { StorageCall, StorageParts } from './call';
import { StorageError } from './errors';
import type { StoredUpload } from './stored-object';

/** The upload that a call's uploadId names. Throws StorageError 'NoSuchUpload' unless it is of this key. */
export async function uploadOf(
  { address, query }: StorageCall,
  { uploads }: Pick<StorageParts, 'uploads'>,
): Promise<{ id: string; upload: StoredUpload }> {
  const id = query.get('uploadId') ?? '';
  const upload = await uploads.find(id);
  if (upload && upload.bucket === address.bucket && upload.key === address.key) {
    return { id, upload };
  }
  throw new StorageError('NoSuchUpload', undefined, { UploadId: id });
}

/** Throws StorageError 'AccessDenied' unless the caller began the upload or may do `action`. */
export function demandUploadAccess(
  { access, address }: StorageCall,
  upload: StoredUpload,
  action: string,
): void {
  // S3 lets whoever began an upload list and abort it without a policy that says so.
  if (access.initiator !== upload.initiator) access.demand(action, address);
}
