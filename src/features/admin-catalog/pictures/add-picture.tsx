import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { FileChoice } from '@/components/file-choice';
import { Stack } from '@/components/layout';
import { Progress } from '@/components/progress';
import { Question } from '@/components/question';
import { ACCEPTED_KINDS, ACCEPTED_TYPES } from '@/domain/pictures/picture-kind';
import { pictureName } from '@/domain/pictures/picture-name';
import { MAX_MEGABYTES } from '@/domain/pictures/picture-size';
import { allNamed } from '@/features/admin-catalog/catalog-pages';
import { useAddPicture } from './use-add-picture';

interface AddPictureProps {
  /** The area that accepts pasted pictures. */
  readonly area: RefObject<HTMLElement | null>;
  readonly onAdded: (path: string, isReplaced: boolean) => void;
}

/** Adds a chosen, dropped or pasted picture. */
export function AddPicture({ area, onAdded }: AddPictureProps) {
  const { add, isBusy, name, share, taken, problem, again, dismiss } = useAddPicture(onAdded);
  usePastedFile(area, add);
  return (
    <Stack gap={4}>
      <FileChoice
        label="Add a picture"
        accept={ACCEPTED_TYPES}
        hint={`Or drop or paste it here. ${ACCEPTED_KINDS}, up to ${MAX_MEGABYTES} MB. We’ll resize it before uploading.`}
        disabled={isBusy}
        onFile={add}
      />
      {isBusy && (
        <Progress
          label={`${share === undefined ? 'Resizing' : 'Uploading'} ${name}`}
          value={share}
          max={1}
          text={share === undefined ? '' : `${Math.round(share * 100)}%`}
        />
      )}
      {problem !== null && (
        <Alert
          tone="error"
          title={`Couldn’t add “${name}”`}
          onDismiss={dismiss}
          action={again && <Button onClick={again}>Try again</Button>}
        >
          {problem}
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
          onClose={dismiss}
        >
          {`Keep both to add yours as “${pictureName(taken.free)}”. Replacing it changes every ${allNamed('singular')} that uses it. Some people may see the old picture for up to an hour.`}
        </Question>
      )}
    </Stack>
  );
}

/**
 * Calls `onFile` with a file that is pasted while the focus is inside `area`, or nowhere. Pasted text still goes to
 * its field, even if a picture of it is pasted along, as from a spreadsheet.
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
