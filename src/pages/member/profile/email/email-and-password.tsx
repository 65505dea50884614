import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { confirmUserAttribute, updateUserAttributes } from 'aws-amplify/auth';
import { Button, ButtonLink } from '@/components/button';
import { takesFocus } from '@/components/focus-home';
import { Row } from '@/components/layout';
import { PanelSection } from '@/components/panel';
import { SettingForm } from '@/components/setting-section';
import { TextField } from '@/components/text-field';
import { type Toast, useToast } from '@/components/toast';
import { useForm } from '@/components/use-form';
import type { Actor } from '@/data/home';
import { saveProfile } from '@/data/save-profile';
import { useWrite } from '@/data/use-write';
import { emailAddress, newEmailProblem } from '@/domain/email-address';
import { maskDestination } from '@/domain/mask-destination';
import { REQUIRED } from '@/domain/models/problem';
import { typedCode } from '@/domain/typed-code';
import { onAccountCacheCleared } from '@/lib/account-cache';
import { report } from '@/lib/report';
import { tabStorage } from '@/lib/storage';
import { tokenEmail } from '@/pages/member/profile/profile-loader';
import { paths } from '@/paths';
import '@/session/amplify';
import { identityMessage } from '@/session/identity-message';
import { type InterruptedEntries, useInterruptedEntry } from '@/session/interrupted-entry';
import { useAccount } from '@/session/session';

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

const interrupted: InterruptedEntries<string | undefined> = new Map();

/** Where this tab keeps the address that a code was sent to: phones reload a page while its user reads the mail. */
const SENT = 'verdure.email-code.';
onAccountCacheCleared(() => tabStorage.keys(SENT).forEach(tabStorage.remove));

type EmailChange = ReturnType<typeof useEmailChange>;

/** Changes the account's address, once the code for it has been entered. Typed text survives every failure. */
function useEmailChange() {
  const { id, email } = useAccount();
  const key = `${SENT}${id}`;
  const [awaited] = useState(() => tabStorage.read(key));
  const client = useQueryClient();
  const toast = useToast();
  // Undefined while it isn't being changed.
  const [address, setAddress] = useInterruptedEntry(interrupted, 'email', () =>
    awaited === null || awaited === email ? undefined : awaited,
  );
  const [isSent, setSent] = useState(address !== undefined && address === awaited);
  const send = useWrite({
    action: 'send email code',
    mutationFn: async (to: string) => {
      const { email } = await updateUserAttributes({ userAttributes: { email: to } });
      return email?.nextStep.updateAttributeStep === 'DONE';
    },
    onSuccess: async (isChanged, to) => {
      if (isChanged) return finish(to);
      setAddress(to);
      setSent(true);
      tabStorage.write(key, to);
    },
  });
  const confirm = useWrite({
    action: 'confirm email',
    mutationFn: async ({ to, code }: { readonly to: string; readonly code: string }) => {
      try {
        await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
      } catch (error) {
        // The response to an earlier try may have been lost; its code can't be used again.
        if ((await tokenEmail(true).catch(() => undefined)) !== to) throw error;
      }
    },
    onSuccess: (_, { to }) => finish(to),
  });
  /** Asks for an address; undefined cancels the change. */
  const ask = (typed: string | undefined) => {
    send.reset();
    confirm.reset();
    setAddress(typed);
    setSent(false);
    tabStorage.remove(key);
  };
  async function finish(to: string): Promise<void> {
    toast(await showChange({ client, accountId: id }, to));
    ask(undefined);
  }
  return { address, setAddress, isSent, send, confirm, ask };
}

/** Shows the account's new address. Parts that can't be refreshed now catch up later. Returns the message. */
async function showChange(actor: Actor, address: string): Promise<Toast> {
  try {
    const email = (await tokenEmail(true)) ?? address;
    await saveProfile(actor, { email });
    return { tone: 'success', message: `Your email is now ${address}.` };
  } catch (error) {
    report('Could not update the profile after the email changed.', error);
    const message =
      'Your email has been changed. Your profile will show it the next time you open it.';
    return { tone: 'warning', message };
  }
}
