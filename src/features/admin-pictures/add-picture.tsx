import type { RefObject } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { FileChoice } from '@/components/file-choice';
import { Progress } from '@/components/progress';
import { pictureName } from '@/domain/pictures/picture-name';
import styles from './picker.module.css';
import { useAddPicture } from './use-add-picture';
import { usePastedFile } from './use-pasted-file';

interface AddPictureProps {
  /** Where a picture may be pasted. */
  readonly area: RefObject<HTMLElement | null>;
  readonly onAdded: (path: string) => void;
}

/** Adds a picture that is chosen, dropped or pasted, in every state that this has. */
export function AddPicture({ area, onAdded }: AddPictureProps) {
  const { state, add, store, replace, dismiss } = useAddPicture(onAdded);
  const isBusy = state.phase === 'preparing' || state.phase === 'uploading';
  const take = (file: File) => {
    if (!isBusy) void add(file);
  };
  usePastedFile(area, take);
  return (
    <div className={styles.add}>
      <FileChoice
        label="Add a picture"
        accept="image/jpeg,image/png,image/webp,image/gif"
        hint="Or drop it here, or paste it. JPEG, PNG, WebP or GIF, at most 60 MB; it is scaled down before it is sent."
        disabled={isBusy}
        onFile={take}
      />
      {state.phase === 'preparing' && (
        <Progress label={`Scaling down ${state.name}`} value={undefined} max={1} />
      )}
      {state.phase === 'uploading' && (
        <Progress
          label={`Uploading ${pictureName(state.path)}`}
          value={state.share}
          max={1}
          text={`${Math.round(state.share * 100)} %`}
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
      {state.phase === 'asking' && (
        <Dialog
          open
          onClose={dismiss}
          title={`There is a picture “${pictureName(state.path)}” already`}
          actions={
            <>
              <Button variant="quiet" onClick={dismiss}>
                Cancel
              </Button>
              <Button variant="danger" onClick={() => void replace(state.path, state.picture)}>
                Replace it
              </Button>
              <Button onClick={() => void store(state.freePath, state.picture)}>Keep both</Button>
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
