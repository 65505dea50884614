import { useReducer } from 'react';
import { useWrite } from '@/data/use-write';
import { findUnusedPath, picturePathFor } from '@/domain/pictures/picture-name';
import { isConflict, messageFor } from '@/lib/errors';
import { preparePicture } from './prepare-picture';
import { pictureStorage, usePictures } from './use-pictures';

/** The phases of adding a picture. */
export type AddState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'preparing'; readonly name: string }
  | {
      readonly phase: 'nameTaken';
      readonly path: string;
      readonly freePath: string;
      readonly picture: Blob;
    }
  | { readonly phase: 'uploading'; readonly path: string; readonly fraction: number }
  | { readonly phase: 'refused'; readonly name: string; readonly problem: string };

/** The list of pictures names one that was just added, so the second check finds it. */
const MAX_ATTEMPTS = 3;

const STILL_TAKEN =
  'Someone else is adding a picture of this name. Rename your file, then choose it again.';

/** Adds a picture file: checks it, scales it down, asks when its name is taken, and uploads it. */
export function useAddPicture(onAdded: (path: string) => void) {
  const [state, show] = useReducer((_: AddState, next: AddState) => next, { phase: 'idle' });
  const { readPaths, changed } = usePictures();
  const refuse = (name: string, problem: string) => show({ phase: 'refused', name, problem });

  async function add(file: File): Promise<void> {
    show({ phase: 'preparing', name: file.name });
    const prepared = await preparePicture(file);
    if (!prepared.ok) return refuse(file.name, prepared.problem);
    const { picture } = prepared;
    await store(picturePathFor(file.name, picture.type), picture);
  }

  async function store(path: string, picture: Blob, overwrite = false, attempt = 1): Promise<void> {
    try {
      const taken = overwrite ? new Set<string>() : await readPaths();
      if (taken.has(path)) {
        return show({ phase: 'nameTaken', path, freePath: findUnusedPath(path, taken), picture });
      }
      const onProgress = (fraction: number) => show({ phase: 'uploading', path, fraction });
      onProgress(0);
      const { uploadPicture } = await pictureStorage();
      await uploadPicture({ path, picture, overwrite, onProgress });
      await changed(path);
      show({ phase: 'idle' });
      return onAdded(path);
    } catch (error) {
      if (!isConflict(error)) return refuse(path, messageFor(error));
      // The name was taken between the check and the upload: check again.
      if (attempt < MAX_ATTEMPTS) return store(path, picture, overwrite, attempt + 1);
      return refuse(path, STILL_TAKEN);
    }
  }

  const { mutate } = useWrite({
    action: 'add picture',
    mutationFn: (run: () => Promise<void>) => run(),
  });

  return {
    state,
    add: (file: File) => mutate(() => add(file)),
    store: (path: string, picture: Blob) => mutate(() => store(path, picture)),
    replace: (path: string, picture: Blob) => mutate(() => store(path, picture, true)),
    dismiss: () => show({ phase: 'idle' }),
  };
}
