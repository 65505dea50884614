import { useQueryClient } from '@tanstack/react-query';
import { confirmUserAttribute, updateUserAttributes } from 'aws-amplify/auth';
import { useState } from 'react';
import '@/session/amplify';
import { useToast } from '@/components/toast';
import { keys } from '@/data/keys';
import { saveProfile } from '@/data/profile';
import { useWrite } from '@/data/use-write';
import { tokenEmail } from '@/pages/member/profile/use-profile';
import { report } from '@/lib/report';
import { useAccount } from '@/session/session';
import { type InterruptedEntries, interruptedKey } from '@/session/interrupted-entry';

/** The form in which an address is typed, and what an account typed there when its last session ended. */
export const FORM = 'email';
export const interrupted: InterruptedEntries<string> = new Map();

type Stage =
  | { readonly name: 'closed' }
  | { readonly name: 'address'; readonly typed: string }
  | { readonly name: 'code'; readonly address: string };

export type EmailChange = ReturnType<typeof useEmailChange>;

/** An account's change of address, which takes effect once its code has been entered. What was typed survives every failure. */
export function useEmailChange() {
  const { id } = useAccount();
  const [stage, setStage] = useState<Stage>(() => {
    const typed = interrupted.get(interruptedKey(id, FORM));
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
