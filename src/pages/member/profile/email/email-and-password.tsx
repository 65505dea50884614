import { useState } from 'react';
import { Button, ButtonLink } from '@/components/button';
import { takesFocus } from '@/components/focus-home';
import { Row } from '@/components/layout';
import { PanelSection } from '@/components/panel';
import { SettingForm } from '@/components/setting-section';
import { TextField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import { emailAddress, newEmailProblem } from '@/domain/email-address';
import { maskDestination } from '@/domain/mask-destination';
import { REQUIRED } from '@/domain/models/problem';
import { typedCode } from '@/domain/typed-code';
import { paths } from '@/paths';
import { identityMessage } from '@/session/identity-message';
import { useAccount } from '@/session/session';
import { type EmailChange, useEmailChange } from './use-email-change';

/** Shows the sign-in email, changes it (a new address, then the code sent there), and links to the password page. */
export function EmailAndPassword() {
  const { email } = useAccount();
  const change = useEmailChange();
  const { address, isSent, ask } = change;
  return (
    <PanelSection
      title="Email and password"
      about={
        <>
          You sign in with <strong translate="no">{email}</strong>, and we send your codes there.
        </>
      }
    >
      {address === undefined ? (
        <Row gap={3}>
          <Button {...takesFocus} variant="secondary" onClick={() => ask('')}>
            Change email
          </Button>
          <ButtonLink to={paths.updatePassword} variant="secondary">
            Change Password
          </ButtonLink>
        </Row>
      ) : isSent ? (
        <CodeForm {...change} address={address} />
      ) : (
        <AddressForm {...change} address={address} />
      )}
    </PanelSection>
  );
}

interface EmailFormProps extends EmailChange {
  readonly address: string;
}

/** Asks for the new address, to which a code is sent. */
function AddressForm({ address, setAddress, send, ask }: EmailFormProps) {
  const { email } = useAccount();
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
        <Button variant="quiet" onClick={() => ask(undefined)} disabled={send.isPending}>
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

/** Asks for the code that was sent to the new address. */
function CodeForm({ address, send, confirm, ask }: EmailFormProps) {
  const [typed, setTyped] = useState('');
  const [resent, setResent] = useState(0);
  const code = typedCode(typed);
  const { shown, submit, reset } = useForm({ code: code === '' ? REQUIRED : undefined }, () => {
    send.reset();
    confirm.mutate({ to: address, code });
  });
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
              send.mutate(address, { onSuccess: () => setResent((before) => before + 1) });
            }}
            busy={send.isPending}
            busyLabel="Sending…"
            disabled={isBusy}
          >
            Resend Code
          </Button>
          <Button variant="quiet" onClick={() => ask(address)} disabled={isBusy || send.isPending}>
            Use another address
          </Button>
        </>
      }
    >
      <output>
        {/* Replaced for each code, so each is read out. */}
        <span key={resent}>
          {`${resent > 0 ? 'A new code' : 'Your code'} is on the way to ${maskDestination(address)}. It may take a minute to arrive.`}
        </span>
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
