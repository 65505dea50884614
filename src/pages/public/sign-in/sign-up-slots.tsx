import { useAuthenticator } from '@aws-amplify/ui-react';
import { useContext, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Stack } from '@/components/layout';
import { LicenseChoice } from '@/components/license-choice';
import { licenseAttributes } from '@/domain/license';
import { now } from '@/lib/clock';
import { paths } from '@/paths';
import { SlotContext } from './sign-in-slots';
import styles from './sign-in.module.css';

/** Above the sign-up form: resumes an unfinished sign-up, since phones may reload the page while email is read. */
export function SignUpHeader() {
  const { finishSignUp, left } = useContext(SlotContext);
  if (left === null) return null;
  const resendButton = (
    <Button variant="secondary" onClick={finishSignUp}>
      Send a new code
    </Button>
  );
  return (
    <div className={styles.notice}>
      <Alert tone="info" action={resendButton}>
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
// way if that account's sign-up was abandoned before its code was entered.
function ExistingAccount() {
  const { error } = useAuthenticator((context) => [context.error]);
  const { finishSignUp } = useContext(SlotContext);
  const { state } = useLocation();
  // The user pool's message (spec §8).
  if (!error?.includes('already exists')) return null;
  return (
    <Stack gap={2} size="s" className={styles.footer} ref={bringIntoView}>
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
    </Stack>
  );
}

/** Below the sign-up form: how to sign in to an existing account, by password or through a provider. */
export function SignUpFooter() {
  const { socialProviders } = useAuthenticator((context) => [context.socialProviders]);
  return (
    <>
      <ExistingAccount />
      {/* The user pool lets people sign up with a social account's address (D40), so only this warns them. */}
      {socialProviders?.length ? (
        <Stack as="p" gap={2} size="s" className={styles.footer}>
          Have you used a button above to sign in? Use it again: a password creates a separate
          account, even with the same email.
        </Stack>
      ) : null}
    </>
  );
}

/**
 * The license acknowledgment on the sign-up form. The widget sends every field named `custom:…` as a user attribute,
 * which stores the acceptance and its time in the account (D6).
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
