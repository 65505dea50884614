import { useState } from 'react';
import { useWrite } from '@/data/use-write';
import { findUnusedPath, pictureName, picturePathFor } from '@/domain/pictures/picture-name';
import { UnusableFile } from '@/domain/unusable-file';
import { isConflict } from '@/lib/errors';
import { fileProblem } from '@/features/admin-catalog/chosen-file';
import type { Upload } from './picture-storage';
import { preparePicture } from './prepare-picture';
import { pictureStorage, usePictures } from './use-pictures';

type Given = Pick<Upload, 'path' | 'picture'> & Partial<Pick<Upload, 'overwrite'>>;

/** The list of pictures names one that was just added, so the second check finds it. */
const MAX_ATTEMPTS = 3;

const STILL_TAKEN =
  'Someone else is adding a picture of this name. Rename your file, then choose it again.';

/** Adds a picture file: checks it, scales it down, asks when its name is taken, and uploads it. */
export function useAddPicture(onAdded: (path: string) => void) {
  const { readPaths, changed } = usePictures();
  const [upload, showUpload] = useState<{ readonly path: string; readonly share: number }>();

  async function store(given: Given, attempt = 1): Promise<Given & { readonly free?: string }> {
    const { path, picture, overwrite = false } = given;
    const onProgress = (share: number) => showUpload({ path, share });
    onProgress(0);
    const taken = overwrite ? new Set<string>() : await readPaths();
    if (taken.has(path)) return { path, picture, free: findUnusedPath(path, taken) };
    try {
      const { uploadPicture } = await pictureStorage();
      await uploadPicture({ path, picture, overwrite, onProgress });
    } catch (error) {
      // The name was taken between the check and the upload: check again.
      if (isConflict(error) && attempt < MAX_ATTEMPTS) return store(given, attempt + 1);
      throw isConflict(error) ? new UnusableFile(STILL_TAKEN) : error;
    }
    await changed(path);
    return { path, picture };
  }

  const { data, error, isPending, mutate, reset, variables } = useWrite({
    action: 'add picture',
    mutationFn: async (given: File | Given) => {
      showUpload(undefined);
      if (!(given instanceof File)) return store(given);
      const picture = await preparePicture(given);
      return store({ path: picturePathFor(given.name, picture.type), picture });
    },
    onSuccess: ({ path, free }) => {
      if (free === undefined) onAdded(path);
    },
  });

  return {
    add: mutate,
    isBusy: isPending,
    /** The name of the picture, or of its file until that has been read. */
    name: pictureName(upload?.path ?? (variables instanceof File ? variables.name : '')),
    /** How much of it has been uploaded, from 0 to 1; undefined until it is scaled. */
    share: upload?.share,
    /** What waits for an answer, since its name is taken, with a path that is free. */
    taken: data?.free === undefined ? undefined : { ...data, free: data.free },
    problem: error && fileProblem(error),
    dismiss: reset,
  };
}
