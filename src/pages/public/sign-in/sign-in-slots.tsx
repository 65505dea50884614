import { useAuthenticator } from '@aws-amplify/ui-react';
import { createContext, useContext, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { product } from '@/brand';
import { Alert } from '@/components/alert';
import { useAnnounce } from '@/components/announcer';
import { Button } from '@/components/button';
import { LicenseChoice } from '@/components/license-choice';
import { licenseAttributes } from '@/domain/license';
import { maskDestination } from '@/domain/mask-destination';
import { now } from '@/lib/clock';
import { paths } from '@/paths';
import { returnPlace } from '@/session/return-place';
import { useSession } from '@/session/session';
import { Stack } from '@/components/layout';
import styles from './sign-in.module.css';

/** A message above the sign-in form, such as a password reset or a refusal by a provider. */
export interface Notice {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** The contents and actions of the sign-in widget's slots. */
export const SlotContext = createContext<{
  /** Above the sign-in form. */
  readonly notice: Notice | undefined;
  /** Sends a new code to a sign-up that was left before its code. */
  readonly finishSignUp: () => void;
  /** The email of a sign-up whose page was reloaded before its code was entered. */
  readonly left: string | null;
}>({ notice: undefined, finishSignUp: () => undefined, left: null });

/** Above the sign-in form: the current notice, and the account that is already signed in. */
export function SignInHeader() {
  const { notice } = useContext(SlotContext);
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

// A second sign-in is refused (spec §4), so someone who signed in in another tab gets a link onward.
function AlreadySignedIn() {
  const session = useSession();
  const { isPending } = useAuthenticator((context) => [context.isPending]);
  const { state } = useLocation();
  if (session.status !== 'authenticated' || isPending) return null;
  return (
    <div className={styles.notice}>
      <Alert tone="info">
        You’re signed in as <span>{session.account.loginId}</span>.{' '}
        <Link to={returnPlace(state, session.account.id)}>Continue</Link>
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
      {pathname !== paths.newAccount && (
        <p>
          New to <span translate="no">{product}</span>?{' '}
          <Link to={paths.newAccount} state={state}>
            Create an Account
          </Link>
        </p>
      )}
    </div>
  );
}

/** Above the sign-up form: the way back to a code, since phones reload a page while its user reads the mail. */
export function SignUpHeader() {
  const { finishSignUp, left } = useContext(SlotContext);
  if (left === null) return null;
  const again = (
    <Button variant="secondary" onClick={finishSignUp}>
      Send a new code
    </Button>
  );
  return (
    <div className={styles.notice}>
      <Alert tone="info" action={again}>
        You haven’t entered the code for <span translate="no">{left}</span> yet.
      </Alert>
    </div>
  );
}

// On a phone, a message above the button would push the rest off the screen.
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

// Leads someone who already has an account to /login, which fills in the email typed here. The pool responds the same
// way for an account whose sign-up was left before the code.
function ExistingAccount() {
  const { error } = useAuthenticator((context) => [context.error]);
  const { finishSignUp } = useContext(SlotContext);
  const { state } = useLocation();
  // The user pool's message (spec §8).
  if (!error?.includes('already exists')) return null;
  return (
    <div className={styles.footer} ref={bringIntoView}>
      <p>
        Already have an account?{' '}
        <Link to={paths.login} state={state}>
          Sign in
        </Link>
      </p>
      <p>
        Didn’t get to enter your code?{' '}
        <Button variant="quiet" onClick={finishSignUp}>
          Send a new code
        </Button>
      </p>
    </div>
  );
}

/** Below the sign-up form: the way to an existing account, by password or by a provider. */
export function SignUpFooter() {
  const { socialProviders } = useAuthenticator((context) => [context.socialProviders]);
  return (
    <>
      <ExistingAccount />
      {/* The user pool lets people sign up with a social account's address (D40), so only this warns them. */}
      {socialProviders?.length ? (
        <p className={styles.footer}>
          Signed in with a button above before? Use it again: a password makes a separate account,
          even with the same address.
        </p>
      ) : null}
    </>
  );
}

/** Goes back to the sign-in form, for steps where the widget has no button for it. */
export function BackToSignIn() {
  const { toSignIn } = useAuthenticator((context) => [context.toSignIn]);
  return (
    <Button variant="quiet" onClick={() => toSignIn()}>
      Back to Sign In
    </Button>
  );
}

/** Below a password reset: if a sign-up was left before its code, the user pool sends no code for a reset. */
export function NoResetCode() {
  const { finishSignUp } = useContext(SlotContext);
  return (
    <div className={styles.footer}>
      <p>
        No code? Maybe you didn’t finish signing up.{' '}
        <Button variant="quiet" onClick={finishSignUp}>
          Send a sign-up code
        </Button>
      </p>
    </div>
  );
}

/**
 * Where a code was sent (spec §2.5), even for steps in which the widget does not say so. The service
 * hides more of an address than the specification does, so the typed address is masked here. It also hides whether a
 * password can be reset.
 */
export function CodeDelivery() {
  const destination = useDestination();
  const { route } = useAuthenticator((context) => [context.route]);
  const code = useIsResent() ? 'A new code' : 'Your code';
  return (
    <p aria-live="polite">{`${route === 'confirmResetPassword' ? 'If your account is confirmed, your code' : code} is on the way${destination ? ` to ${destination}` : ''}. It may take a minute to arrive.`}</p>
  );
}

// Whether another code was sent since the step was shown. A password reset doesn't say so: its widget drops the
// service's second response.
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
 * The license acknowledgment on the sign-up form. The widget sends every field named `custom:…` as a
 * user attribute, which puts the evidence and its time into the account (D6).
 */
export function LicenseField() {
  const [evidence, setEvidence] = useState<ReturnType<typeof licenseAttributes>>();
  return (
    <>
      <LicenseChoice
        required
        onChange={({ target }) =>
          setEvidence(target.checked ? licenseAttributes(new Date(now())) : undefined)
        }
      />
      {Object.entries(evidence ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/**
 * The secret of an authenticator app as text, with a button that copies it (spec §2.5). It replaces the widget's own,
 * which the keyboard can't reach.
 */
export function TotpSecret() {
  const { totpSecretCode } = useAuthenticator((context) => [context.totpSecretCode]);
  const [label, setLabel] = useState('Copy');
  const announce = useAnnounce();
  if (!totpSecretCode) return null;
  const say = (text: string) => {
    setLabel(text);
    announce(text);
  };
  const copy = () =>
    navigator.clipboard.writeText(totpSecretCode).then(
      () => say('Copied'),
      () => say('Couldn’t copy. Select the key instead.'),
    );
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
