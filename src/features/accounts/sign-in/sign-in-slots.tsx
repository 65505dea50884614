import { useAuthenticator } from '@aws-amplify/ui-react';
import { createContext, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { product } from '@/brand';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { placeToReturnTo } from '@/session/return-place';
import { useSession } from '@/session/session';
import styles from './sign-in.module.css';

/** A message above the sign-in form, such as a password reset or a refusal by a provider. */
export interface Notice {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** The notice to show above the sign-in form. */
export const NoticeContext = createContext<Notice | undefined>(undefined);

/** Above the sign-in form: the current notice, and who is signed in already. */
export function SignInHeader() {
  const notice = useContext(NoticeContext);
  return (
    <>
      {notice && (
        <div className={styles.notice}>
          <Alert tone={notice.tone}>{notice.text}</Alert>
        </div>
      )}
      <AlreadySignedIn />
    </>
  );
}

// A second sign-in is refused (spec §4), so someone who signed in in another tab is led on.
function AlreadySignedIn() {
  const session = useSession();
  const { isPending } = useAuthenticator((context) => [context.isPending]);
  const { state } = useLocation();
  if (session.status !== 'authenticated' || isPending) return null;
  return (
    <div className={styles.notice}>
      <Alert tone="info">
        You are signed in as {session.account.loginId}.{' '}
        <Link to={placeToReturnTo(state)}>Continue</Link>
      </Alert>
    </div>
  );
}

/**
 * Below the sign-in form. Accounts are created only on /newaccount, so that nobody skips the license
 * (D5); the link carries the place to return to.
 */
export function SignInFooter() {
  const { toForgotPassword } = useAuthenticator(({ toForgotPassword }) => [toForgotPassword]);
  const { pathname, state } = useLocation();
  return (
    <div className={styles.footer}>
      <Button variant="quiet" onClick={() => toForgotPassword()}>
        Forgot your password?
      </Button>
      {pathname !== '/newaccount' && (
        <p>
          New to {product}?{' '}
          <Link to="/newaccount" state={state}>
            Create an Account
          </Link>
        </p>
      )}
    </div>
  );
}

/** A way back for steps where the widget has none. */
export function BackToSignIn() {
  const { toSignIn } = useAuthenticator((context) => [context.toSignIn]);
  return (
    <Button variant="quiet" onClick={() => toSignIn()}>
      Back to Sign In
    </Button>
  );
}
