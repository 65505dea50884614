import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { TextField } from '@/components/text-field';
import { maskDestination } from '@/domain/mask-destination';
import { identityMessage } from '@/session/identity-message';
import { CardActions } from '@/components/card-section';
import styles from './email.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival';

interface CodeFormProps {
  readonly address: string;
  readonly busy: boolean;
  readonly resending: boolean;
  readonly failure: Error | null;
  readonly onConfirm: (code: string) => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

/** Asks for the code that was sent to the new address. */
export function CodeForm({ address, busy, resending, failure, ...actions }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const input = useFocusOnArrival<HTMLInputElement>();
  const typed = code.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (typed === '') input.current?.focus();
    else actions.onConfirm(typed);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <output>
        Your code is on the way to {maskDestination(address)}. It may take a minute to arrive.
      </output>
      <TextField
        ref={input}
        label="Confirmation Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={asked && typed === '' ? 'This field is required' : undefined}
      />
      {failure && (
        <Alert tone="error">{identityMessage(failure, 'The code could not be checked.')}</Alert>
      )}
      <CardActions>
        <Button type="submit" busy={busy} busyLabel="Confirming…">
          Confirm
        </Button>
        <Button
          variant="secondary"
          onClick={actions.onResend}
          busy={resending}
          busyLabel="Sending…"
          disabled={busy}
        >
          Resend Code
        </Button>
        <Button variant="quiet" onClick={actions.onBack} disabled={busy || resending}>
          Use another address
        </Button>
      </CardActions>
    </form>
  );
}
