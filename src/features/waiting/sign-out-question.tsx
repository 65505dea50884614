import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { lossTexts, waitingActions } from '@/domain/waiting';
import { actionsOf, unreadableCount } from '@/data/actions/notes';

interface SignOutQuestionProps {
  readonly accountId: string;
  readonly onCancel: () => void;
  readonly onSignOut: () => void;
}

/** Asks before a sign-out loses actions that wait for a connection in this browser. */
export function SignOutQuestion({ accountId, onCancel, onSignOut }: SignOutQuestionProps) {
  const waiting = waitingActions(actionsOf(accountId));
  const { title, loss } = lossTexts(waiting, unreadableCount(accountId));
  return (
    <Dialog
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onSignOut}>
            Sign out anyway
          </Button>
          <Button onClick={onCancel}>Stay signed in</Button>
        </>
      }
    >
      <p>{loss}</p>
    </Dialog>
  );
}
