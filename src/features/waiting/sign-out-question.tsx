import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { lossTexts, waitingActions } from '@/domain/waiting';
import { hasLaterNotes, hasNotesToLose, unreadableCount } from '@/data/actions/notes';
import { useNotesOf } from '@/data/actions/use-notes';

interface SignOutQuestionProps {
  readonly accountId: string;
  readonly onCancel: () => void;
  readonly onSignOut: () => void;
}

const NOTHING_LEFT = {
  title: 'Nothing is waiting anymore',
  loss: 'You can sign out without losing a change.',
};

/** Asks before a sign-out loses actions that wait for a connection in this browser. */
export function SignOutQuestion({ accountId, onCancel, onSignOut }: SignOutQuestionProps) {
  const actions = useNotesOf(accountId).map(({ action }) => action);
  const unreadable = unreadableCount(accountId);
  const isLost = hasNotesToLose(accountId);
  // All may be sent while the question is open.
  const { title, loss } = isLost
    ? lossTexts(waitingActions(actions), unreadable, hasLaterNotes(accountId))
    : NOTHING_LEFT;
  return (
    <Dialog
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onSignOut}>
            {isLost ? 'Sign out anyway' : 'Sign out'}
          </Button>
          <Button onClick={onCancel}>Stay signed in</Button>
        </>
      }
    >
      <p>{loss}</p>
    </Dialog>
  );
}
