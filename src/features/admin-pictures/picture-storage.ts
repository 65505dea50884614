import { list, remove, StorageError, uploadData } from 'aws-amplify/storage';
import '@/session/amplify';
import { PICTURES } from '@/domain/pictures/picture-name';
import type { StoredFile } from '@/domain/pictures/picture-page';
import { BackendError, unauthorized, unintelligible, unreachable } from '@/lib/errors';
import { prepareSigning } from '@/lib/picture-signer';

/** A year: a changed picture gets another name, so a copy never goes stale. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Every stored picture, in the order of their names. Throws a BackendError, as all here do. */
export async function listPictures(): Promise<StoredFile[]> {
  return asking(async () => {
    const { items } = await list({ path: PICTURES, options: { listAll: true } });
    return items
      .filter(({ path }) => path !== PICTURES)
      .map(({ path, size }) => ({ path, bytes: size ?? 0 }));
  });
}

interface Upload {
  readonly path: string;
  readonly picture: Blob;
  readonly overwrite: boolean;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Stores a picture; one that is there is overwritten only if that is wanted, else it is a conflict. */
export async function uploadPicture(upload: Upload): Promise<void> {
  const { path, picture, overwrite, onProgress } = upload;
  await asking(
    () =>
      uploadData({
        path,
        data: picture,
        options: {
          contentType: picture.type,
          cacheControl: CACHE_CONTROL,
          preventOverwrite: !overwrite,
          onProgress: ({ transferredBytes, totalBytes }) =>
            onProgress(transferredBytes / (totalBytes ?? picture.size)),
        },
      }).result,
  );
}

export async function removePicture(path: string): Promise<void> {
  await asking(async () => remove({ path }));
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    await prepareSigning();
    return await ask();
  } catch (error) {
    throw translated(error);
  }
}

function translated(error: unknown): BackendError {
  if (!(error instanceof StorageError)) return unreachable(error);
  switch (error.name) {
    case 'AccessDenied':
      return unauthorized(error);
    case 'PreconditionFailed':
      return new BackendError('conflict', 'A picture of this name was added meanwhile.', {
        cause: error,
      });
    case 'NetworkError':
      return unreachable(error);
    default:
      return unintelligible(error);
  }
}
