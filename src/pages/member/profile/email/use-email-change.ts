import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { confirmUserAttribute, updateUserAttributes } from 'aws-amplify/auth';
import { useState } from 'react';
import '@/session/amplify';
import { type Toast, useToast } from '@/components/toast';
import { keys } from '@/data/keys';
import { saveProfile } from '@/data/profile';
import { useWrite } from '@/data/use-write';
import { tokenEmail } from '@/pages/member/profile/use-profile';
import { report } from '@/lib/report';
import { useAccount } from '@/session/session';
import { type InterruptedEntries, useInterruptedEntry } from '@/session/interrupted-entry';

const interrupted: InterruptedEntries<string | undefined> = new Map();

export type EmailChange = ReturnType<typeof useEmailChange>;

/** An account's change of address, which takes effect once its code has been entered. What was typed survives every failure. */
export function useEmailChange() {
  const { id } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  // Undefined while nobody changes it.
  const [address, setAddress] = useInterruptedEntry(interrupted, 'email', () => undefined);
  const [isSent, setSent] = useState(false);
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
    },
  });
  const confirm = useWrite({
    action: 'confirm email',
    mutationFn: ({ code }: { readonly to: string; readonly code: string }) =>
      confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code }),
    onSuccess: (_, { to }) => finish(to),
  });
  /** Asks for an address; undefined ends the change. */
  const ask = (typed: string | undefined) => {
    send.reset();
    confirm.reset();
    setAddress(typed);
    setSent(false);
  };
  async function finish(to: string): Promise<void> {
    toast(await showChange(client, id, to));
    ask(undefined);
  }
  return { address, setAddress, isSent, send, confirm, ask };
}

/** Shows an address that is the account's by now. What can't be refreshed catches up later. Returns what to say. */
async function showChange(client: QueryClient, accountId: string, address: string): Promise<Toast> {
  try {
    const email = (await tokenEmail(true)) ?? address;
    client.setQueryData(keys.profile(accountId), await saveProfile(accountId, { email }));
    return { tone: 'success', message: `Your email is now ${address}.` };
  } catch (error) {
    report('Could not update the profile after the email changed.', error);
    const message =
      'Your email has been changed. Your profile will show it the next time you open it.';
    return { tone: 'warning', message };
  }
}
