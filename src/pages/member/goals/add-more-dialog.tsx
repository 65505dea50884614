import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import type { SelectionWithTask } from '@/domain/selection';
import { paths } from '@/paths';
import { PlanQuestion } from './plan-question';

interface AddMoreDialogProps {
  /** The task that was just added; closed when undefined. */
  readonly added: SelectionWithTask | undefined;
  readonly onClose: () => void;
}

/** The questions after adding a task: when to do it, and whether to add more: OK stays, Cancel leads home (spec §2.4). */
export function AddMoreDialog({ added, onClose }: AddMoreDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      open={added !== undefined}
      onClose={onClose}
      title={`“${added?.task.name ?? ''}” is on your list`}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              onClose();
              void navigate(paths.userLanding);
            }}
          >
            Cancel
          </Button>
          <Button onClick={onClose}>OK</Button>
        </>
      }
    >
      {added && <PlanQuestion key={added.id} selection={added} />}
      <p>Add more tasks? Click OK to Add more or Cancel to return Home.</p>
    </Dialog>
  );
}
