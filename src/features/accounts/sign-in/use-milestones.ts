import { Hub } from 'aws-amplify/utils';
import { useEffect, useState } from 'react';
import { widgetServices } from './services';
import type { Notice } from './sign-in-notice';

/**
 * The widget's services, and what has come of them: whether the account is a new one (D9), and what
 * to say above the sign-in form.
 */
export function useMilestones() {
  const [isNewAccount, setNewAccount] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const [services] = useState(() =>
    widgetServices({
      signedUp: () => setNewAccount(true),
      confirmed: () => {
        setNewAccount(true);
        setNotice(success('Your account is confirmed. Sign in to begin.'));
      },
      passwordReset: () =>
        setNotice(success('Your password has been changed. Sign in with the new one.')),
    }),
  );
  useEffect(
    () =>
      Hub.listen('auth', ({ payload }) => {
        if (payload.event !== 'signInWithRedirect_failure') return;
        setNotice({ tone: 'error', text: messageOf(payload.data?.error) });
      }),
    [],
  );
  return { services, isNewAccount, notice };
}

function success(text: string): Notice {
  return { tone: 'success', text };
}

// The provider's own message where it gives one (spec §8).
function messageOf(error: unknown): string {
  return error instanceof Error && error.message
    ? error.message
    : 'The sign-in with the provider did not work. Please try again.';
}
