import { useQueryClient } from '@tanstack/react-query';
import { confirmUserAttribute, updateUserAttributes } from 'aws-amplify/auth';
import { useState } from 'react';
import '@/session/amplify';
import { Button, ButtonLink } from '@/components/button';
import { takesFocus } from '@/components/focus-home';
import { PanelActions, PanelSection } from '@/components/panel';
import { useToast } from '@/components/toast';
import { keys } from '@/data/keys';
import { saveProfile } from '@/data/profile';
import { useWrite } from '@/data/use-write';
import { tokenEmail } from '@/pages/member/profile/use-profile';
import { report } from '@/lib/report';
import { paths } from '@/paths';
import { useAccount } from '@/session/session';
import { AddressForm, CodeForm, interruptedAddress } from './email-forms';

/** Shows the sign-in email, changes it (a new address, then the code sent there), and links to the password page. */
export function EmailAndPassword() {
  const { email } = useAccount();
  const { stage, go, send, confirm } = useEmailChange();
  const close = () => go({ name: 'closed' });
  return (
    <PanelSection
      title="Email and password"
      about={
        <>
          You sign in with <strong translate="no">{email}</strong>, and we send your codes there.
        </>
      }
    >
      {stage.name === 'closed' && (
        <PanelActions>
          <Button
            {...takesFocus}
            variant="secondary"
            onClick={() => go({ name: 'address', typed: '' })}
          >
            Change email
          </Button>
          <ButtonLink to={paths.updatePassword} variant="secondary">
            Change Password
          </ButtonLink>
        </PanelActions>
      )}
      {stage.name === 'address' && (
        <AddressForm
          current={email}
          typed={stage.typed}
          busy={send.isPending}
          failure={send.error}
          onSend={(address) => send.mutate(address)}
          onCancel={close}
        />
      )}
      {stage.name === 'code' && (
        <CodeForm
          address={stage.address}
          busy={confirm.isPending}
          resending={send.isPending}
          failure={confirm.error ?? send.error}
          onConfirm={(code) => confirm.mutate({ address: stage.address, code })}
          onResend={() => {
            confirm.reset();
            send.mutate(stage.address);
          }}
          onBack={() => go({ name: 'address', typed: stage.address })}
        />
      )}
    </PanelSection>
  );
}

/** The stage of an email change: not started, entering the address, or entering the code sent to it. */
type Stage =
  | { readonly name: 'closed' }
  | { readonly name: 'address'; readonly typed: string }
  | { readonly name: 'code'; readonly address: string };

// The new address takes effect once its code has been entered. What was typed survives every failure.
function useEmailChange() {
  const { id } = useAccount();
  const [stage, setStage] = useState<Stage>(() => {
    const typed = interruptedAddress(id);
    return typed === undefined ? { name: 'closed' } : { name: 'address', typed };
  });
  const refresh = useRefreshAfterChange(id);
  const send = useWrite({
    action: 'send email code',
    mutationFn: async (address: string) => {
      const { email } = await updateUserAttributes({ userAttributes: { email: address } });
      return email?.nextStep.updateAttributeStep === 'DONE';
    },
    onSuccess: (isChanged, address) =>
      isChanged ? finish(address) : setStage({ name: 'code', address }),
  });
  const confirm = useWrite({
    action: 'confirm email',
    mutationFn: ({ code }: { readonly address: string; readonly code: string }) =>
      confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code }),
    onSuccess: (_, { address }) => finish(address),
  });
  const go = (next: Stage) => {
    send.reset();
    confirm.reset();
    setStage(next);
  };
  async function finish(address: string): Promise<void> {
    await refresh(address);
    go({ name: 'closed' });
  }
  return { stage, go, send, confirm };
}

// The email has changed by now. A session or profile that cannot be refreshed catches up later.
function useRefreshAfterChange(accountId: string) {
  const client = useQueryClient();
  const toast = useToast();
  return async (address: string) => {
    try {
      const email = (await tokenEmail(true)) ?? address;
      client.setQueryData(keys.profile(accountId), await saveProfile(accountId, { email }));
      toast({ tone: 'success', message: `Your email is now ${address}.` });
    } catch (error) {
      report('Could not update the profile after the email changed.', error);
      const message =
        'Your email has been changed. Your profile will show it the next time you open it.';
      toast({ tone: 'warning', message });
    }
  };
}
