import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import type { SelectionWithTask } from '@/domain/selection';
import { paths } from '@/paths';
import { PlanQuestion } from './plan-question';
import styles from './plan-question.module.css';

interface AddMoreDialogProps {
  /** The task that was just added; closed when undefined. */
  readonly added: SelectionWithTask | undefined;
  readonly onClose: () => void;
}

/**
 * The questions after adding a task, one at a time: when to do it, then whether to add more: OK stays, Cancel leads home
 * (spec §2.4). So nobody answers the second one with a plan half written, and loses it.
 */
export function AddMoreDialog({ added, onClose }: AddMoreDialogProps) {
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(false);
  const close = () => {
    setWriting(false);
    onClose();
  };
  return (
    <Dialog
      open={added !== undefined}
      onClose={close}
      title={`“${added?.task.name ?? ''}” is on your list`}
      actions={
        isWriting ? undefined : (
          <>
            <Button
              variant="secondary"
              onClick={() => {
                close();
                void navigate(paths.userLanding);
              }}
            >
              Cancel
            </Button>
            <Button onClick={close}>OK</Button>
          </>
        )
      }
    >
      {added && <PlanQuestion key={added.taskId} selection={added} onWriting={setWriting} />}
      {!isWriting && (
        <p className={styles.more}>
          Add more tasks? Click OK to Add more or Cancel to return Home.
        </p>
      )}
    </Dialog>
  );
}
