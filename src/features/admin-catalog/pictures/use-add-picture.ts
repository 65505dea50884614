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

/** Adds a picture file: checks it, scales it down, asks if its name is taken, and uploads it. */
export function useAddPicture(onAdded: (path: string, isReplaced: boolean) => void) {
  const { readPaths, changed } = usePictures();
  const [upload, showUpload] = useState<{ readonly path: string; readonly share: number }>();

  async function store({ path, picture, overwrite = false }: Given) {
    const onProgress = (share: number) => showUpload({ path, share });
    onProgress(0);
    const stored = overwrite ? undefined : await readPaths();
    if (stored?.has(path)) return taken(path, picture, stored);
    try {
      const { uploadPicture } = await pictureStorage();
      await uploadPicture({ path, picture, overwrite, onProgress });
    } catch (error) {
      // The name was taken meanwhile.
      if (isConflict(error)) return taken(path, picture, await readPaths());
      throw error;
    }
    await changed(path);
    return { path, picture, overwrite, free: undefined };
  }

  const { data, error, isPending, mutate, reset, variables } = useWrite({
    action: 'add picture',
    mutationFn: async (given: File | Given) => {
      showUpload(undefined);
      if (!(given instanceof File)) return store(given);
      const picture = await preparePicture(given);
      return store({ path: picturePathFor(given.name, picture.type), picture });
    },
    onSuccess: (stored) => {
      if (stored.free === undefined) onAdded(stored.path, stored.overwrite);
    },
  });

  return {
    add: mutate,
    isBusy: isPending,
    /** The name of the picture, or of its file until that has been read. */
    name: pictureName(upload?.path ?? (variables instanceof File ? variables.name : '')),
    /** How much of it has been uploaded, from 0 to 1; undefined until it is scaled. */
    share: upload?.share,
    /** The picture that waits for an answer because its name is taken. */
    taken: data?.free === undefined ? undefined : data,
    problem: error && fileProblem(error),
    /** Adds the same picture again, which may be gone from the clipboard; undefined if it is unusable. */
    again: error instanceof UnusableFile || !variables ? undefined : () => mutate(variables),
    dismiss: reset,
  };
}

/** The taken name, with a path that is free. */
function taken(path: string, picture: Blob, stored: ReadonlySet<string>) {
  return { path, picture, free: findUnusedPath(path, stored) };
}
