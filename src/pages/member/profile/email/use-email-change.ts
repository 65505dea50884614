import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { confirmUserAttribute, updateUserAttributes } from 'aws-amplify/auth';
import { type Toast, useToast } from '@/components/toast';
import type { Actor } from '@/data/home';
import { saveProfile } from '@/data/save-profile';
import { useWrite } from '@/data/use-write';
import { onAccountCacheCleared } from '@/lib/account-cache';
import { report } from '@/lib/report';
import { tabStorage } from '@/lib/storage';
import { tokenEmail } from '@/pages/member/profile/profile-loader';
import '@/session/amplify';
import { type InterruptedEntries, useInterruptedEntry } from '@/session/interrupted-entry';
import { useAccount } from '@/session/session';

const RefusedCode = v.object({
  name: v.picklist(['CodeMismatchException', 'ExpiredCodeException']),
});

const interrupted: InterruptedEntries<string | undefined> = new Map();

/** The storage key of the address a code was sent to: phones may reload the page while the user reads the email. */
const SENT = 'verdure.email-code.';
onAccountCacheCleared(() => tabStorage.keys(SENT).forEach(tabStorage.remove));

/** An email change in progress, and its actions. */
export type EmailChange = ReturnType<typeof useEmailChange>;

/** Changes the account's address, once the code for it has been entered. Typed text survives every failure. */
export function useEmailChange() {
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
        const isUsed = v.is(RefusedCode, error);
        if (!isUsed || (await tokenEmail(true).catch(() => undefined)) !== to) throw error;
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

/** Updates the profile's address, or leaves it to the next visit on failure. Returns the message. */
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
