import { useState } from 'react';
import { Button } from '@/components/button';
import { takesFocus } from '@/components/focus-home';
import { SettingForm } from '@/components/setting-section';
import { TextField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import { emailAddress, newEmailProblem } from '@/domain/email-address';
import { maskDestination } from '@/domain/mask-destination';
import { REQUIRED } from '@/domain/models/problem';
import { typedCode } from '@/domain/typed-code';
import { identityMessage } from '@/session/identity-message';
import { useAccount } from '@/session/session';
import { useInterruptedEntry } from '@/session/interrupted-entry';
import { type EmailChange, FORM, interrupted } from './use-email-change';

interface AddressFormProps {
  readonly change: EmailChange;
  /** The address typed before, when the user comes back from the code. */
  readonly typed: string;
}

/** Asks for the new address, to which a code is sent. */
export function AddressForm({ change: { send, go }, typed }: AddressFormProps) {
  const { email } = useAccount();
  const [address, setAddress] = useInterruptedEntry(interrupted, FORM, () => typed);
  const { shown, submit } = useForm({ email: newEmailProblem(address, email) }, () =>
    send.mutate(emailAddress(address)),
  );
  return (
    <SettingForm
      onSubmit={submit}
      error={send.error && identityMessage(send.error, 'Couldn’t send the code.')}
      isBusy={send.isPending}
      submit="Send code"
      busyLabel="Sending…"
      actions={
        <Button variant="quiet" onClick={() => go({ name: 'closed' })} disabled={send.isPending}>
          Cancel
        </Button>
      }
    >
      <TextField
        {...takesFocus}
        label="New email"
        type="email"
        name="email"
        autoComplete="email"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={shown.email}
        hint="We’ll send a code there. Your email changes once you enter it."
      />
    </SettingForm>
  );
}

interface CodeFormProps {
  readonly change: EmailChange;
  readonly address: string;
}

/** Asks for the code that was sent to the new address. */
export function CodeForm({ change: { send, confirm, go }, address }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const code = typedCode(typed);
  const { shown, submit, reset } = useForm({ code: code === '' ? REQUIRED : undefined }, () =>
    confirm.mutate({ address, code }),
  );
  const failure = confirm.error ?? send.error;
  const isBusy = confirm.isPending;
  return (
    <SettingForm
      onSubmit={submit}
      error={failure && identityMessage(failure, 'Couldn’t check the code.')}
      isBusy={isBusy}
      submit="Confirm"
      busyLabel="Confirming…"
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              setTyped('');
              reset();
              confirm.reset();
              send.mutate(address);
            }}
            busy={send.isPending}
            busyLabel="Sending…"
            disabled={isBusy}
          >
            Resend Code
          </Button>
          <Button
            variant="quiet"
            onClick={() => go({ name: 'address', typed: address })}
            disabled={isBusy || send.isPending}
          >
            Use another address
          </Button>
        </>
      }
    >
      <output>
        {`Your code is on the way to ${maskDestination(address)}. It may take a minute to arrive.`}
      </output>
      <TextField
        {...takesFocus}
        label="Confirmation Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={shown.code}
      />
    </SettingForm>
  );
}
