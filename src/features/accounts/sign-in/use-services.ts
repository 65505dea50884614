import { useAuthenticator } from '@aws-amplify/ui-react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionStore } from '@/session/store';
import type { FieldProblem } from './field-problems';
import { widgetServices } from './services';
import type { Notice } from './sign-in-slots';

/**
 * The widget's services, and what they led to: whether the account is new (D9), and the notice above
 * the sign-in form. `setProblems` takes the field errors on the page: sign-up is disabled while there
 * are any (spec §5).
 */
export function useServices() {
  const [isNewAccount, setNewAccount] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const { updateBlur } = useAuthenticator(() => []);
  // The widget starts the sign-up request without drawing the form again (aws-amplify/amplify-ui issue
  // 5020), and does not know of field errors that are not its own. Any field event makes it look.
  const [updateWidget] = useState(() => () => updateBlur({ name: 'update' }));
  const [problems] = useState(() => new ShownProblems());
  const [services] = useState(() =>
    widgetServices({
      hasFieldProblems: () => problems.areInSignUpForm(),
      signingUp: updateWidget,
      signedUp: () => setNewAccount(true),
      confirmed: () => {
        setNewAccount(true);
        setNotice(success('Your account is confirmed. Sign in to begin.'));
      },
      passwordReset: () =>
        setNotice(success('Your password has been changed. Sign in with the new one.')),
    }),
  );
  const setProblems = useCallback(
    (current: readonly FieldProblem[]) => {
      problems.show(current);
      updateWidget();
    },
    [problems, updateWidget],
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
  return { services, isNewAccount, notice, setProblems };
}

class ShownProblems {
  #shown: readonly FieldProblem[] = [];

  show(problems: readonly FieldProblem[]): void {
    this.#shown = problems;
  }

  // Fields of another step may be known still, but are no longer in the document.
  areInSignUpForm(): boolean {
    return this.#shown.some(
      ({ input }) => input.isConnected && input.closest('[data-amplify-authenticator-signup]'),
    );
  }
}

function success(text: string): Notice {
  return { tone: 'success', text };
}
