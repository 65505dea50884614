import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Alert } from '@/components/alert';
import { FileChoice } from '@/components/file-choice';
import { Stack } from '@/components/layout';
import { Progress } from '@/components/progress';
import { Question } from '@/components/question';
import { ACCEPTED_KINDS, ACCEPTED_TYPES } from '@/domain/pictures/picture-kind';
import { pictureName } from '@/domain/pictures/picture-name';
import { MAX_MEGABYTES } from '@/domain/pictures/picture-size';
import { useAddPicture } from './use-add-picture';

interface AddPictureProps {
  /** The area that accepts pasted pictures. */
  readonly area: RefObject<HTMLElement | null>;
  readonly onAdded: (path: string) => void;
}

/** Adds a chosen, dropped or pasted picture. */
export function AddPicture({ area, onAdded }: AddPictureProps) {
  const { state, add, store, replace, dismiss } = useAddPicture(onAdded);
  const isBusy = state.phase === 'preparing' || state.phase === 'uploading';
  const take = (file: File) => {
    if (!isBusy) add(file);
  };
  usePastedFile(area, take);
  return (
    <Stack gap={4}>
      <FileChoice
        label="Add a picture"
        accept={ACCEPTED_TYPES}
        hint={`Or drop or paste it here. ${ACCEPTED_KINDS}, up to ${MAX_MEGABYTES} MB. We’ll resize it before uploading.`}
        disabled={isBusy}
        onFile={take}
      />
      {state.phase === 'preparing' && (
        <Progress label={`Resizing ${state.name}`} value={undefined} max={1} />
      )}
      {state.phase === 'uploading' && (
        <Progress
          label={`Uploading ${pictureName(state.path)}`}
          value={state.fraction}
          max={1}
          text={`${Math.round(state.fraction * 100)}%`}
        />
      )}
      {state.phase === 'refused' && (
        <Alert tone="error" title={`Couldn’t add “${pictureName(state.name)}”`} onDismiss={dismiss}>
          {state.problem}
        </Alert>
      )}
      {state.phase === 'nameTaken' && (
        <Question
          title={`“${pictureName(state.path)}” already exists`}
          answers={[
            {
              text: 'Replace it',
              variant: 'danger',
              onClick: () => replace(state.path, state.picture),
            },
            { text: 'Keep both', onClick: () => store(state.freePath, state.picture) },
          ]}
          onClose={dismiss}
        >
          {`Keep both to add yours as “${pictureName(state.freePath)}”. Replacing it changes every task and link that uses it. Some people may see the old picture for up to an hour.`}
        </Question>
      )}
    </Stack>
  );
}

/**
 * Calls `onFile` with a file that is pasted while the focus is inside `area`, or nowhere. Pasted text
 * still goes to its field.
 */
function usePastedFile(area: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    const { target } = event;
    const isOurs =
      target === document.body || (target instanceof Node && area.current?.contains(target));
    if (!file || !isOurs) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
