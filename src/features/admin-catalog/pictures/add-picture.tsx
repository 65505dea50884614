import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { FileChoice } from '@/components/file-choice';
import { Stack } from '@/components/layout';
import { Progress } from '@/components/progress';
import { Question } from '@/components/question';
import { useIsWriting, useWrite } from '@/data/use-write';
import { ACCEPTED_KINDS, ACCEPTED_TYPES } from '@/domain/pictures/picture-kind';
import { findUnusedPath, pictureName, picturePathFor } from '@/domain/pictures/picture-name';
import { MAX_MEGABYTES } from '@/domain/pictures/picture-size';
import { UnusableFile } from '@/domain/unusable-file';
import { allNamed } from '@/features/admin-catalog/catalog-pages';
import { fileProblem } from '@/features/admin-catalog/chosen-file';
import { isConflict } from '@/lib/errors';
import type { Upload } from './picture-storage';
import { preparePicture } from './prepare-picture';
import { pictureStorage, usePictures } from './use-pictures';

interface AddPictureProps {
  /** The area that accepts pasted pictures. */
  readonly area: RefObject<HTMLElement | null>;
  readonly onAdded: (path: string, isReplaced: boolean) => void;
}

type Given = Pick<Upload, 'path' | 'picture'> & Partial<Pick<Upload, 'overwrite'>>;

/** Adds a chosen, dropped or pasted picture: checks it, scales it down, asks if its name is taken, and uploads it. */
export function AddPicture({ area, onAdded }: AddPictureProps) {
  const { readPaths, refreshAfterChange } = usePictures();
  const [upload, showUpload] = useState<{ readonly path: string; readonly share: number }>();

  async function store({ path, picture, overwrite = false }: Given) {
    const onProgress = (share: number) => showUpload({ path, share });
    onProgress(0);
    const stored = overwrite ? undefined : await readPaths();
    if (stored?.has(path)) return { path, picture, free: findUnusedPath(path, stored) };
    try {
      const { uploadPicture } = await pictureStorage();
      await uploadPicture({ path, picture, overwrite, onProgress });
    } catch (error) {
      if (!isConflict(error)) throw error;
      // The name was taken meanwhile.
      return { path, picture, free: findUnusedPath(path, await readPaths()) };
    }
    await refreshAfterChange(path);
    onAdded(path, overwrite);
    return undefined;
  }

  const adding = useWrite({
    action: 'add picture',
    mutationFn: async (given: File | Given) => {
      showUpload(undefined);
      if (!(given instanceof File)) return store(given);
      const picture = await preparePicture(given);
      return store({ path: picturePathFor(given.name, picture.type), picture });
    },
  });
  // Of either form of a page.
  const isBusy = useIsWriting('add picture');
  const { data: taken, error, isPending, mutate: add, variables: given } = adding;
  usePastedFile(area, add);
  const name = pictureName(upload?.path ?? (given instanceof File ? given.name : ''));
  return (
    <Stack gap={4}>
      <FileChoice
        label="Add a picture"
        accept={ACCEPTED_TYPES}
        hint={`Or drop or paste it here. ${ACCEPTED_KINDS}, up to ${MAX_MEGABYTES} MB. We’ll resize it before uploading. Animations become still pictures.`}
        disabled={isBusy}
        onFile={add}
      />
      {isPending && (
        <Progress
          label={`${upload ? 'Uploading' : 'Resizing'} ${name}`}
          value={upload?.share}
          max={1}
          text={upload ? `${Math.round(upload.share * 100)}%` : ''}
        />
      )}
      {error && (
        <Alert
          tone="error"
          title={`Couldn’t add “${name}”`}
          onDismiss={adding.reset}
          // A pasted picture may be gone from the clipboard.
          action={
            error instanceof UnusableFile || !given ? undefined : (
              <Button onClick={() => add(given)}>Try again</Button>
            )
          }
        >
          {fileProblem(error)}
        </Alert>
      )}
      {taken && (
        <Question
          title={`“${name}” already exists`}
          answers={[
            {
              text: 'Replace it',
              variant: 'danger',
              onClick: () => add({ ...taken, overwrite: true }),
            },
            { text: 'Keep both', onClick: () => add({ ...taken, path: taken.free }) },
          ]}
          onClose={adding.reset}
        >
          {`Keep both to add yours as “${pictureName(taken.free)}”. Replacing it changes every ${allNamed('singular')} that uses it. Some people may see the old picture for up to an hour.`}
        </Question>
      )}
    </Stack>
  );
}

/**
 * Calls `onFile` with a file pasted while focus is inside `area`, or nowhere. Pasted text still goes into its field,
 * even if a picture of it comes along, as from a spreadsheet.
 */
function usePastedFile(area: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const [file] = clipboardData?.files ?? [];
    if (!file || !(target instanceof HTMLElement) || area.current?.closest('[hidden]')) return;
    const isText = target.matches('input:read-write') && clipboardData?.getData('text') !== '';
    if (isText || (target !== document.body && !area.current?.contains(target))) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
