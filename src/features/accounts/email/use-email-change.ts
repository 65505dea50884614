import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmUserAttribute, updateUserAttributes } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { useState } from 'react';
import '@/session/amplify';
import { useToast } from '@/components/toast';
import { report } from '@/lib/report';
import { useAccount } from '@/session/session';
import { keys } from '@/data/keys';

/** Where a change of email stands: not begun, an address asked for, or a code that was sent to it. */
type Stage =
  | { readonly name: 'closed' }
  | { readonly name: 'address'; readonly typed: string }
  | { readonly name: 'code'; readonly address: string };

/**
 * A change of the account's email: the new address counts once the code that was sent there has been
 * entered; until then the old one stays. What was typed survives every failure.
 */
export function useEmailChange() {
  const { id } = useAccount();
  const [stage, setStage] = useState<Stage>({ name: 'closed' });
  const follow = useFollowers(id);
  const send = useMutation({
    mutationFn: async (address: string) => {
      const { email } = await updateUserAttributes({ userAttributes: { email: address } });
      return email?.nextStep.updateAttributeStep === 'DONE';
    },
    onSuccess: (isChanged, address) =>
      isChanged ? finish(address) : setStage({ name: 'code', address }),
  });
  const confirm = useMutation({
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
    await follow(address);
    go({ name: 'closed' });
  }
  return { stage, go, send, confirm };
}

// The email is changed by now: should the session or the profile not hear of it, they catch up later.
function useFollowers(accountId: string) {
  const client = useQueryClient();
  const toast = useToast();
  return async (address: string) => {
    try {
      await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true });
      await client.refetchQueries({ queryKey: keys.profile(accountId) }, { throwOnError: true });
      toast({ tone: 'success', message: `Your email is now ${address}.` });
    } catch (error) {
      report('The profile did not follow the change of email.', error);
      const message = 'Your email is changed. Your profile will show it when you next open it.';
      toast({ tone: 'warning', message });
    }
  };
}
