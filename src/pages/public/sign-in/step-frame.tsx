import { useAuthenticator, type UseAuthenticator } from '@aws-amplify/ui-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Growth } from '@/components/growth';
import { Stack } from '@/components/layout';
import { Page } from '@/components/page';
import { Loading, Skeleton } from '@/components/skeleton';
import { DAILY_COUNT_WORD_CAPITALIZED } from '@/domain/daily-count';
import styles from './step-frame.module.css';

interface StepFrameProps {
  /** The widget's first step when nobody is signed in. */
  readonly start: 'signIn' | 'signUp';
  readonly isReady: boolean;
  readonly children: ReactNode;
}

/** The page around the widget. Its only heading is the current step's. */
export function StepFrame({ start, isReady, children }: StepFrameProps) {
  const { route, challengeName } = useAuthenticator(({ route, challengeName }) => [
    route,
    challengeName,
  ]);
  const step = useLastStep(route, start);
  const title = stepTitle(step, challengeName) ?? '';
  return (
    <Page title={title} heading={<StepHeading>{title}</StepHeading>}>
      <Stack gap={6} className={styles.columns}>
        <div>
          {!isReady && <FormSkeleton step={start} />}
          {children}
        </div>
        <Aside isNewcomer={start === 'signUp'} />
      </Stack>
    </Page>
  );
}

// The widget shows nothing between two steps; the heading stays, so it doesn't flicker.
function useLastStep(route: Step, start: Step): Step {
  const [last, setLast] = useState(start);
  const step = stepTitle(route, undefined) === undefined ? last : route;
  if (step !== last) setLast(step);
  return step;
}

// A new step replaces the focused element, so its heading takes focus, unless the user is on the
// tabs that switch steps.
function StepHeading({ children }: { readonly children: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(children);
  useEffect(() => {
    if (shown.current === children) return;
    shown.current = children;
    if (document.activeElement?.getAttribute('role') !== 'tab') element.current?.focus();
  }, [children]);
  return (
    <span ref={element} tabIndex={-1}>
      {children}
    </span>
  );
}

function FormSkeleton({ step }: { readonly step: 'signIn' | 'signUp' }) {
  const fields = step === 'signIn' ? ['email', 'password'] : ['email', 'password', 'confirm'];
  return (
    <Stack gap={4} className={step === 'signIn' ? styles.waitingToSignIn : styles.waitingToSignUp}>
      <Loading>Loading the form…</Loading>
      {fields.map((field) => (
        <Skeleton key={field} height="4.5rem" radius="var(--radius-m)" />
      ))}
      <Skeleton height="var(--control-height)" radius="var(--radius-round)" />
    </Stack>
  );
}

function Aside({ isNewcomer }: { readonly isNewcomer: boolean }) {
  return isNewcomer ? (
    <Stack as="aside" gap={4} className={styles.side} aria-label="What you get">
      <Growth level={1} size={200} />
      <p className={styles.motto}>Every habit starts as a seed.</p>
      <Stack as="ul" gap={2}>
        <li>{`${DAILY_COUNT_WORD_CAPITALIZED} small tasks a day`}</li>
        <li>Points and a level that grow with you</li>
        <li>Free, for as long as you like</li>
      </Stack>
    </Stack>
  ) : (
    <Stack as="aside" gap={4} className={styles.side} aria-label="Welcome back">
      <Growth level={16} size={200} />
      <p className={styles.motto}>Good to see you again.</p>
      <p>Sign in to see today’s tasks, your SusScore and your level.</p>
    </Stack>
  );
}

type Step = UseAuthenticator['route'];

const titles: Partial<Record<Step, string>> = {
  signIn: 'Sign in to your account',
  signUp: 'Create a new account',
  confirmSignUp: 'Confirm Sign Up',
  confirmSignIn: 'Confirm MFA Code',
  setupTotp: 'Set up your authenticator app',
  setupEmail: 'Set up email codes',
  selectMfaType: 'Choose how to get your code',
  forceNewPassword: 'Change Password',
  forgotPassword: 'Reset your Password',
  confirmResetPassword: 'Reset your Password',
  verifyUser: 'Account recovery requires verified contact information',
  confirmVerifyUser: 'Account recovery requires verified contact information',
};

const challenges: Readonly<Record<string, string>> = {
  EMAIL_OTP: 'Confirm Email Code',
  SMS_MFA: 'Confirm SMS Code',
  SOFTWARE_TOKEN_MFA: 'Confirm TOTP Code',
};

/**
 * The heading of a step of the sign-in widget (spec §2.5); for the challenge step, it depends on the challenge.
 * Undefined for the moments between steps, which have no heading.
 */
export function stepTitle(step: Step, challenge: string | undefined): string | undefined {
  const byChallenge = step === 'confirmSignIn' ? challenges[challenge ?? ''] : undefined;
  return byChallenge ?? titles[step];
}
