import { useAuthenticator } from '@aws-amplify/ui-react';
import { createContext, useContext, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { product } from '@/brand';
import { Alert } from '@/components/alert';
import { announce } from '@/components/announcer';
import { Button } from '@/components/button';
import { maskDestination } from '@/domain/mask-destination';
import { paths } from '@/paths';
import { returnPlace } from '@/session/return-place';
import { useSession } from '@/session/session';
import { Stack } from '@/components/layout';
import styles from './sign-in.module.css';

/** A message above the sign-in form, such as about a password reset or a provider's refusal. */
export interface Notice {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** The contents and actions of the sign-in widget's slots. */
export const SlotContext = createContext<{
  /** Above the sign-in form. */
  readonly notice: Notice | undefined;
  readonly dismissNotice: () => void;
  /** Sends a new code for a sign-up that was abandoned before its code was entered. */
  readonly finishSignUp: () => void;
  /** The email of a sign-up in this tab whose code hasn't been entered yet. */
  readonly left: string | null;
}>({
  notice: undefined,
  dismissNotice: () => undefined,
  finishSignUp: () => undefined,
  left: null,
});

/** Above the sign-in form: the current notice, and the account that is already signed in. */
export function SignInHeader() {
  const { notice, dismissNotice } = useContext(SlotContext);
  return (
    <>
      {notice && (
        <div className={styles.notice}>
          <Alert tone={notice.tone} onDismiss={dismissNotice}>
            {notice.text}
          </Alert>
        </div>
      )}
      <AlreadySignedIn />
    </>
  );
}

// A second sign-in is refused (spec §4), so someone already signed in from another tab gets a link to continue.
function AlreadySignedIn() {
  const session = useSession();
  const { isPending } = useAuthenticator((context) => [context.isPending]);
  const { state } = useLocation();
  if (session.status !== 'authenticated' || isPending) return null;
  return (
    <div className={styles.notice}>
      <Alert tone="info">
        You’re signed in as <span translate="no">{session.account.loginId}</span>.{' '}
        <Link to={returnPlace(state, session.account.id)}>Continue</Link>
      </Alert>
    </div>
  );
}

/**
 * Below the sign-in form. Accounts are created only on /newaccount, so nobody skips the license (D5). The link keeps the
 * page to return to.
 */
export function SignInFooter() {
  const { toForgotPassword } = useAuthenticator(({ toForgotPassword }) => [toForgotPassword]);
  const { pathname, state } = useLocation();
  return (
    <Stack gap={2} size="s" className={styles.footer}>
      <Button variant="quiet" onClick={() => toForgotPassword()}>
        Forgot your password?
      </Button>
      {pathname !== paths.newAccount && (
        <p>
          New to <span translate="no">{product}</span>?{' '}
          <Link to={paths.newAccount} state={state}>
            Create an Account
          </Link>
        </p>
      )}
    </Stack>
  );
}

/** Goes back to the sign-in form, for steps in which the widget has no button for it. */
export function BackToSignIn() {
  const { toSignIn } = useAuthenticator((context) => [context.toSignIn]);
  return (
    <Button variant="quiet" onClick={() => toSignIn()}>
      Back to Sign In
    </Button>
  );
}

/**
 * Below a password reset: if the sign-up was abandoned before its code was entered, the user pool sends no reset code.
 */
export function NoResetCode() {
  const { finishSignUp } = useContext(SlotContext);
  return (
    <Stack gap={2} size="s" className={styles.footer}>
      <p>
        No code? Maybe you didn’t finish signing up.{' '}
        <Button variant="quiet" onClick={finishSignUp}>
          Send a sign-up code
        </Button>
      </p>
    </Stack>
  );
}

/**
 * Where a code was sent (spec §2.5), even in steps where the widget doesn't say so. The service hides more of an
 * address than the specification does, so the typed address is masked here. It also hides whether a password can be
 * reset.
 */
export function CodeDelivery() {
  const destination = useDestination();
  const { route } = useAuthenticator((context) => [context.route]);
  const code = useIsResent() ? 'A new code' : 'Your code';
  return (
    <p aria-live="polite">{`${route === 'confirmResetPassword' ? 'If your account is confirmed, your code' : code} is on the way${destination ? ` to ${destination}` : ''}. It may take a minute to arrive.`}</p>
  );
}

// Whether another code was sent since the step was shown. A password reset can't tell: its widget drops the service's
// second response.
function useIsResent(): boolean {
  const { codeDeliveryDetails } = useAuthenticator((context) => [context.codeDeliveryDetails]);
  const [first, setFirst] = useState(codeDeliveryDetails);
  if (!first && codeDeliveryDetails) setFirst(codeDeliveryDetails);
  return first !== undefined && codeDeliveryDetails !== first;
}

function useDestination(): string | undefined {
  const { codeDeliveryDetails, username } = useAuthenticator((context) => [
    context.codeDeliveryDetails,
    context.username,
  ]);
  const session = useSession();
  if (!codeDeliveryDetails) return undefined;
  const { DeliveryMedium, Destination } = codeDeliveryDetails;
  if (DeliveryMedium === 'SMS') return maskDestination(Destination);
  const known = username || (session.status === 'authenticated' ? session.account.email : '');
  return known.includes('@') ? maskDestination(known.trim()) : Destination;
}

/**
 * The secret of an authenticator app as text, with a button that copies it (spec §2.5). It replaces the widget's own,
 * which the keyboard can't reach.
 */
export function TotpSecret() {
  const { totpSecretCode } = useAuthenticator((context) => [context.totpSecretCode]);
  const [label, setLabel] = useState('Copy');
  if (!totpSecretCode) return null;
  const say = (text: string) => {
    setLabel(text);
    announce(text);
  };
  const copy = async () => {
    try {
      // An insecure page has no clipboard.
      await navigator.clipboard.writeText(totpSecretCode);
      say('Copied');
    } catch {
      say('Couldn’t copy. Select the key instead.');
    }
  };
  return (
    <Stack gap={3} className={styles.secret}>
      <p>Scan the QR code with your authenticator app, or enter this key:</p>
      <code translate="no">{totpSecretCode}</code>
      <Button variant="secondary" onClick={() => void copy()}>
        {label}
      </Button>
    </Stack>
  );
}
