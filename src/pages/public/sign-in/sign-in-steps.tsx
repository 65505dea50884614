import { Authenticator, type AuthenticatorProps, useAuthenticator } from '@aws-amplify/ui-react';
import { I18n } from 'aws-amplify/utils';
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Navigate, useLocation } from 'react-router-dom';
import { product } from '@/brand';
import { UsernameHint } from '@/components/username-hint';
import { UNREACHABLE } from '@/lib/errors';
import { paths } from '@/paths';
import '@/session/amplify';
import { placeAfterSignIn } from '@/session/return-place';
import { useSession } from '@/session/session';
import './authenticator.css';
import { FieldProblems } from './field-problems';
import { NewPasswordRules } from './new-password-rules';
import {
  BackToSignIn,
  CodeDelivery,
  FinishSignUpContext,
  LicenseField,
  NoResetCode,
  NoticeContext,
  SignInFooter,
  SignInHeader,
  SignUpFooter,
  TotpSecret,
} from './sign-in-slots';
import styles from './sign-in.module.css';
import { StepFrame } from './step-frame';
import { useCarriedEmail } from './use-carried-email';
import { useSentForm } from './use-sent-form';
import { useServices } from './use-services';

// The widget translates its texts with this dictionary. Its English is the specification's except
// here; messages of the identity service appear as they come (spec §8).
I18n.putVocabulariesForLanguage('en', {
  'Code *': 'Code',
  'Auth UserPool not configured.':
    'Configuration error (see console) – please contact the administrator',
  'A network error has occurred.': UNREACHABLE,
});
I18n.setLanguage('en');

// StepFrame shows the step's heading, so the widget's own would be a duplicate.
const NoHeader = () => null;

function Username() {
  const { username } = useAuthenticator((context) => [context.username]);
  return <UsernameHint username={username} />;
}

const slots: NonNullable<AuthenticatorProps['components']> = {
  SignIn: { Header: SignInHeader, Footer: SignInFooter },
  SignUp: {
    Footer: SignUpFooter,
    FormFields: () => (
      <>
        <Authenticator.SignUp.FormFields />
        <NewPasswordRules />
        <LicenseField />
      </>
    ),
  },
  ConfirmSignUp: { Header: CodeDelivery, Footer: BackToSignIn },
  ConfirmSignIn: { Header: NoHeader },
  SetupTotp: { Header: TotpSecret },
  SetupEmail: { Header: NoHeader },
  SelectMfaType: { Header: NoHeader },
  ForceNewPassword: { Header: Username, Footer: NewPasswordRules },
  ForgotPassword: { Header: NoHeader },
  ConfirmResetPassword: {
    Header: () => (
      <>
        <Username />
        <CodeDelivery />
      </>
    ),
    Footer: () => (
      <>
        <NewPasswordRules />
        <NoResetCode />
        <BackToSignIn />
      </>
    ),
  },
  VerifyUser: { Header: NoHeader },
  ConfirmVerifyUser: { Header: CodeDelivery },
};

const formFields = { setupTotp: { QR: { totpIssuer: product } } };

interface SignInStepsProps {
  /** The first step: /login signs in and has no sign-up tab, /newaccount signs up (D5). */
  readonly start: 'signIn' | 'signUp';
}

/** The steps of the sign-in widget (spec §2.5) in the product's frame, then the redirect onward. */
export function SignInSteps(props: SignInStepsProps) {
  return (
    <Authenticator.Provider>
      <Steps {...props} />
    </Authenticator.Provider>
  );
}

function Steps({ start }: SignInStepsProps) {
  const form = useRef<HTMLDivElement>(null);
  const { services, isNewAccount, notice, setProblems, finishSignUp } = useServices(form);
  const [settings] = useState({ initialState: start, services, formFields });
  const { route, initializeMachine } = useAuthenticator(({ route }) => [route]);
  // The widget would start its state machine when it mounts, and draw the form in the same task, which
  // blocks a slow phone. Here the machine starts first, in a task of its own, and the form mounts in
  // small steps.
  useEffect(() => {
    if (route !== 'setup') return undefined;
    const start = setTimeout(() => initializeMachine(settings));
    return () => clearTimeout(start);
  }, [route, initializeMachine, settings]);
  useCarriedEmail(form);
  useSentForm(form);
  const isReady = useDeferredValue(route !== 'idle' && route !== 'setup');
  return (
    <NoticeContext value={notice}>
      <FinishSignUpContext value={finishSignUp}>
        <StepFrame start={start} isReady={isReady}>
          <PendingRedirect area={form}>
            <FieldProblems onChange={setProblems}>
              {isReady && (
                <Authenticator {...settings} hideSignUp={start === 'signIn'} components={slots}>
                  <RedirectAfterSignIn isNewAccount={isNewAccount} />
                </Authenticator>
              )}
            </FieldProblems>
          </PendingRedirect>
        </StepFrame>
      </FinishSignUpContext>
    </NoticeContext>
  );
}

/**
 * Redirects a new account to complete its profile (D9), and everyone else to where they came from.
 * The session is notified of the sign-in a moment after the widget.
 */
function RedirectAfterSignIn({ isNewAccount }: { readonly isNewAccount: boolean }) {
  const session = useSession();
  const location = useLocation();
  if (session.status !== 'authenticated') return <output>Signing you in…</output>;
  const place = placeAfterSignIn(location, session.account.id);
  return <Navigate replace to={isNewAccount ? paths.completeSignUp : place} />;
}

interface PendingRedirectProps {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/**
 * Disables the form while a provider's page loads, and says so on the button that was clicked (spec
 * §2.5): to the widget, a redirect is not a pending request.
 */
function PendingRedirect({ area, children }: PendingRedirectProps) {
  const [button, setButton] = useState<Element | null>(null);
  const { error } = useAuthenticator((context) => [context.error]);
  const [lastError, setLastError] = useState(error);
  if (error !== lastError) {
    setLastError(error);
    if (error) setButton(null);
  }
  useEffect(() => {
    const stop = new AbortController();
    area.current?.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element) setButton(target.closest('.federated-sign-in-button'));
      },
      stop,
    );
    // Going back may restore this page as it was left.
    addEventListener('pageshow', () => setButton(null), stop);
    return () => stop.abort();
  }, [area]);
  return (
    <div ref={area} inert={button !== null} aria-busy={button !== null}>
      {children}
      {button && createPortal(<span className={styles.redirecting}>Redirecting…</span>, button)}
    </div>
  );
}
