import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionStore } from '@/session/store';
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
  useEffect(() => {
    const showFailure = () => {
      const text = sessionStore.takeSignInFailure();
      if (text === undefined) return;
      setNotice({ tone: 'error', text });
      // Removes the provider's response from the address, so that a reload does not repeat it.
      void navigate(pathname, { replace: true, state });
    };
    showFailure();
    return sessionStore.subscribe(showFailure);
  }, [navigate, pathname, state]);
  return { services, isNewAccount, notice };
}

function success(text: string): Notice {
  return { tone: 'success', text };
}
