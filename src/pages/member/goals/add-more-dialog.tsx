import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { paths } from '@/paths';

interface AddMoreDialogProps {
  /** The name of the task that was just added; closed when undefined. */
  readonly added: string | undefined;
  readonly onClose: () => void;
}

/** The question after adding a task: OK stays, Cancel leads home (spec §2.4). */
export function AddMoreDialog({ added, onClose }: AddMoreDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      open={added !== undefined}
      onClose={onClose}
      title={`“${added ?? ''}” is on your list`}
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
      <p>Add more tasks? Click OK to Add more or Cancel to return Home.</p>
    </Dialog>
  );
}
