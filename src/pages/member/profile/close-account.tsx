import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { deleteUser } from 'aws-amplify/auth';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Row, Stack } from '@/components/layout';
import { Question } from '@/components/question';
import { PanelSection } from '@/components/panel';
import { TextField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import { useToast } from '@/components/toast';
import { useWrite } from '@/data/use-write';
import { isSameAddress } from '@/domain/email-address';
import { report } from '@/lib/report';
import { accountMessage } from '@/session/identity-message';
import { useAccount } from '@/session/session';
import { sessionStore } from '@/session/store';
import { deleteOwnRows } from '@/data/delete-own-rows';
import { notifyOtherTabs } from '@/data/tabs';
import { pluralize } from '@/domain/number-text';
import { forgetNotes } from '@/lib/notes';
import { signOutHere } from '@/session/amplify';

/** Deletes the account and everything in it, after asking. */
export function CloseAccountSection() {
  const [isOpen, setOpen] = useState(false);
  const { id } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const [deleted, setDeleted] = useState(0);
  const deletion = useWrite({
    action: 'close account',
    mutationFn: async () => {
      await deleteAccount(client, id, setDeleted);
      // Not in a callback: once the account is gone, the guards redirect, and the end of the session removes every
      // observer of this mutation.
      toast({ tone: 'success', message: 'Your account and everything in it have been deleted.' });
    },
    onError: (error) => report('The account could not be deleted.', error),
  });
  return (
    <PanelSection
      title="Delete your account"
      about="Permanently deletes your account, profile, tasks, history and points. What stays: backups for 35 days; records of requests, without what you wrote, for 30 days; a mark with your account’s number, which refuses late requests, for a few days; and an identity number for pictures, without your name or address, for good."
    >
      <Row gap={3}>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete account…
        </Button>
      </Row>
      {isOpen && (
        <CloseAccountDialog
          error={deletion.error}
          isPending={deletion.isPending}
          deleted={deleted}
          onDelete={() => deletion.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </PanelSection>
  );
}

interface CloseAccountDialogProps {
  readonly error: Error | null;
  readonly isPending: boolean;
  /** How many rows have been deleted so far. */
  readonly deleted: number;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

// Asks for the account's email before deleting anything. Stays open until it is done or canceled.
function CloseAccountDialog(props: CloseAccountDialogProps) {
  const { error, isPending: busy, deleted, onDelete, onClose } = props;
  const { email } = useAccount();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const typing = isSameAddress(typed, email) ? undefined : `Type ${email} to confirm`;
  const { shown, submit } = useForm({ typing }, onDelete);
  const text = error ? 'Try again' : 'Delete account';
  return (
    <Question
      title="Delete your account?"
      back="Keep my account"
      answers={[
        { text, type: 'submit', form: formId, variant: 'danger', busy, busyLabel: 'Deleting…' },
      ]}
      onClose={onClose}
    >
      <Stack as="form" gap={5} id={formId} onSubmit={submit} noValidate>
        <p>Everything in your account will be permanently deleted.</p>
        <TextField
          label="Type your email to confirm"
          name="typing"
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          disabled={busy}
          error={shown.typing}
          hint={email}
        />
        {busy && <output>{`Deleted ${pluralize(deleted, 'item')} so far…`}</output>}
        {error && (
          <Alert tone="error" title="Your account hasn’t been deleted yet.">
            {`${accountMessage(error)} Some of your data may already be gone. Try again to delete the rest.`}
          </Alert>
        )}
      </Stack>
    </Question>
  );
}

/**
 * Deletes the rows first, then the account. After an interruption, the member can still sign in and try again, and no
 * row is orphaned. Reports the number of deleted rows after each step. Throws a BackendError, or the identity service's
 * error.
 */
async function deleteAccount(
  client: QueryClient,
  accountId: string,
  progress: (deleted: number) => void,
): Promise<void> {
  // A refetch meanwhile would find no profile and create a new one.
  await client.cancelQueries();
  await deleteOwnRows(accountId, progress);
  sessionStore.noteClosed();
  // Other tabs refetch and find the account closed; they sign out once its tokens are removed.
  notifyOtherTabs(accountId);
  await deleteIdentity();
  forgetNotes(accountId);
}

async function deleteIdentity(): Promise<void> {
  try {
    await deleteUser();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UserNotFoundException') throw error;
    // An earlier attempt deleted the account but its response was lost, so this browser still has a session.
    await signOutHere();
  }
}
