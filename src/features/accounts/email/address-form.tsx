import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { TextField } from '@/components/text-field';
import { newEmailProblem } from '@/domain/email-address';
import { identityMessage } from '@/session/identity-message';
import { CardActions } from '@/components/card-section';
import styles from './email.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival';

interface AddressFormProps {
  readonly current: string;
  /** What was typed before, when one comes back from the code. */
  readonly typed: string;
  readonly busy: boolean;
  readonly failure: Error | null;
  readonly onSend: (address: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the new address; a code goes there. */
export function AddressForm({ current, typed, busy, failure, ...actions }: AddressFormProps) {
  const [address, setAddress] = useState(typed);
  const [asked, setAsked] = useState(false);
  const input = useFocusOnArrival<HTMLInputElement>();
  const problem = newEmailProblem(address, current);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem === undefined) actions.onSend(address.trim());
    else input.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label="New email"
        type="email"
        name="email"
        autoComplete="email"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={asked ? problem : undefined}
        hint="We send a code there. Your email changes once you have entered it."
      />
      {failure && (
        <Alert tone="error">{identityMessage(failure, 'The code could not be sent.')}</Alert>
      )}
      <CardActions>
        <Button type="submit" busy={busy} busyLabel="Sending…">
          Send Code
        </Button>
        <Button variant="quiet" onClick={actions.onCancel} disabled={busy}>
          Cancel
        </Button>
      </CardActions>
    </form>
  );
}
