import { type RefObject, useEffect, useRef } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { FileChoice } from '@/components/file-choice';
import { Progress } from '@/components/progress';
import { ACCEPTED_KINDS, ACCEPTED_TYPES } from '@/domain/pictures/picture-kind';
import { pictureName } from '@/domain/pictures/picture-name';
import { MAX_MEGABYTES } from '@/domain/pictures/picture-size';
import styles from './picker.module.css';
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
    <div className={styles.add}>
      <FileChoice
        label="Add a picture"
        accept={ACCEPTED_TYPES}
        hint={`Or drop it here, or paste it. ${ACCEPTED_KINDS}, at most ${MAX_MEGABYTES} MB; it is scaled down before it is sent.`}
        disabled={isBusy}
        onFile={take}
      />
      {state.phase === 'preparing' && (
        <Progress label={`Scaling down ${state.name}`} value={undefined} max={1} />
      )}
      {state.phase === 'uploading' && (
        <Progress
          label={`Uploading ${pictureName(state.path)}`}
          value={state.fraction}
          max={1}
          text={`${Math.round(state.fraction * 100)} %`}
        />
      )}
      {state.phase === 'refused' && (
        <Alert
          tone="error"
          title={`“${pictureName(state.name)}” was not added`}
          onDismiss={dismiss}
        >
          {state.problem}
        </Alert>
      )}
      {state.phase === 'nameTaken' && (
        <Dialog
          open
          onClose={dismiss}
          title={`There is a picture “${pictureName(state.path)}” already`}
          actions={
            <>
              <Button variant="quiet" onClick={dismiss}>
                Cancel
              </Button>
              <Button variant="danger" onClick={() => replace(state.path, state.picture)}>
                Replace it
              </Button>
              <Button onClick={() => store(state.freePath, state.picture)}>Keep both</Button>
            </>
          }
        >
          Keep both to add yours as “{pictureName(state.freePath)}”. Replacing it changes every task
          and link that shows it; who saw the old picture may go on seeing it for an hour.
        </Dialog>
      )}
    </div>
  );
}

/**
 * Calls `onFile` with a file that is pasted while the focus is inside `area`, or nowhere. Pasted text
 * still goes to its field.
 */
function usePastedFile(area: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      const { target } = event;
      const isOurs =
        target === document.body || (target instanceof Node && area.current?.contains(target));
      if (!file || !isOurs) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [area]);
}
