import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onRedirectFailure } from '@/session/redirect-failure';
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
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  useEffect(
    () =>
      onRedirectFailure((text) => {
        setNotice({ tone: 'error', text });
        // The provider's answer has had its effect: a reload must not tell it again.
        void navigate(pathname, { replace: true, state });
      }),
    [navigate, pathname, state],
  );
  return { services, isNewAccount, notice };
}

function success(text: string): Notice {
  return { tone: 'success', text };
}
