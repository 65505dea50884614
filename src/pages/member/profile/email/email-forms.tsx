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
import {
  type InterruptedEntries,
  interruptedKey,
  useInterruptedEntry,
} from '@/session/interrupted-entry';

const FORM = 'email';
const interrupted: InterruptedEntries<string> = new Map();

/** The new address that the account typed when its last session ended. */
export function interruptedAddress(accountId: string): string | undefined {
  return interrupted.get(interruptedKey(accountId, FORM));
}

interface AddressFormProps {
  readonly current: string;
  /** The address typed before, when the user comes back from the code. */
  readonly typed: string;
  readonly busy: boolean;
  readonly failure: Error | null;
  readonly onSend: (address: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the new address, to which a code is sent. */
export function AddressForm({ current, typed, busy, failure, ...actions }: AddressFormProps) {
  const [address, setAddress] = useInterruptedEntry(interrupted, FORM, () => typed);
  const { shown, submit } = useForm({ email: newEmailProblem(address, current) }, () =>
    actions.onSend(emailAddress(address)),
  );
  return (
    <SettingForm
      onSubmit={submit}
      error={failure && identityMessage(failure, 'Couldn’t send the code.')}
      isBusy={busy}
      submit="Send code"
      busyLabel="Sending…"
      actions={
        <Button variant="quiet" onClick={actions.onCancel} disabled={busy}>
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
  const typed = typedCode(code);
  const { shown, submit, reset } = useForm({ code: typed === '' ? REQUIRED : undefined }, () =>
    actions.onConfirm(typed),
  );
  return (
    <SettingForm
      onSubmit={submit}
      error={failure && identityMessage(failure, 'Couldn’t check the code.')}
      isBusy={busy}
      submit="Confirm"
      busyLabel="Confirming…"
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              setCode('');
              reset();
              actions.onResend();
            }}
            busy={resending}
            busyLabel="Sending…"
            disabled={busy}
          >
            Resend Code
          </Button>
          <Button variant="quiet" onClick={actions.onBack} disabled={busy || resending}>
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
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={shown.code}
      />
    </SettingForm>
  );
}
