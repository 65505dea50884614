import { type FormEvent, useId, useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { TextField } from '@/components/text-field';
import { isSameAddress } from '@/domain/email-address';
import { accountMessage } from '@/session/identity-message';
import { useAccount } from '@/session/session';
import styles from './close-account.module.css';
import { useCloseAccount } from './use-close-account';

interface CloseAccountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for the account's email before anything is deleted, and stays until it is done or given up. */
export function CloseAccountDialog({ open, onClose }: CloseAccountDialogProps) {
  const { email } = useAccount();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error, deleted } = useCloseAccount();
  const problem = isSameAddress(typed, email) ? undefined : `Type ${email} to confirm`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem === undefined) mutate();
  };
  // Half a deletion is not for leaving by accident.
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete your account?"
      actions={
        <>
          <Button variant="quiet" onClick={close} disabled={isPending}>
            Keep my account
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={isPending}
            busyLabel="Deleting…"
          >
            {error ? 'Try again' : 'Delete Account'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p>Everything you have in your account will be gone for good.</p>
        <TextField
          label="Your email, to confirm"
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          disabled={isPending}
          error={asked ? problem : undefined}
          hint={email}
        />
        {isPending && <output>{deleted} entries deleted so far…</output>}
        {error && (
          <Alert tone="error" title="Your account is not deleted yet.">
            {accountMessage(error)} What is deleted already stays deleted; trying again deletes the
            rest.
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
