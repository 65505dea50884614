import { list, remove, StorageError, uploadData } from 'aws-amplify/storage';
import '@/session/amplify';
import { PICTURE_FOLDER } from '@/definition';
import type { StoredFile } from '@/domain/pictures/picture-page';
import { BackendError, type BackendErrorKind } from '@/lib/errors';
import { prepareSigning } from '@/data/picture-signer';

/** A year: a changed picture gets another name, so a cached copy never goes stale. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Returns all stored pictures. Like every function here, throws a BackendError. */
export async function listPictures(): Promise<StoredFile[]> {
  return translateErrors(async () => {
    const { items } = await list({ path: PICTURE_FOLDER, options: { listAll: true } });
    // S3's console stores a folder as an empty file.
    const pictures = items.filter(({ path }) => !path.endsWith('/'));
    return pictures.map(({ path, size }) => ({ path, bytes: size ?? 0 }));
  });
}

export interface Upload {
  readonly path: string;
  readonly picture: Blob;
  readonly overwrite: boolean;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Stores a picture. An existing path causes a conflict unless `overwrite` is set. */
export async function uploadPicture(upload: Upload): Promise<void> {
  const { path, picture, overwrite, onProgress } = upload;
  await translateErrors(async () => {
    const { eTag } = await uploadData({
      path,
      data: picture,
      options: {
        contentType: picture.type,
        cacheControl: CACHE_CONTROL,
        preventOverwrite: !overwrite,
        onProgress: ({ transferredBytes, totalBytes }) =>
          onProgress(transferredBytes / (totalBytes ?? picture.size)),
      },
    }).result;
    if (eTag === undefined) throw new Error('The response is not from S3');
  });
}

/** Deletes a stored picture. */
export async function removePicture(path: string): Promise<void> {
  await translateErrors(async () => remove({ path }));
}

// Amplify's names for errors without an S3 code, such as a bare status or an incomplete list.
const NO_RESPONSE = /^(\d+|NotFound|NetworkError|ERR_NETWORK|ERR_ABORTED|Unknown)$/;

/** S3 errors with a kind of their own; all others are internal. */
const KINDS: Readonly<Partial<Record<string, BackendErrorKind>>> = {
  AccessDenied: 'unauthorized',
  PreconditionFailed: 'conflict',
};

async function translateErrors<T>(request: () => Promise<T>): Promise<T> {
  try {
    await prepareSigning();
    return await request();
  } catch (error) {
    const isResponse = error instanceof StorageError && !NO_RESPONSE.test(error.name);
    throw new BackendError(isResponse ? (KINDS[error.name] ?? 'internal') : 'network', error);
  }
}
