import { Authenticator, type AuthenticatorProps, useAuthenticator } from '@aws-amplify/ui-react';
import { I18n } from 'aws-amplify/utils';
import {
  type ReactNode,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useMemo,
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
import { stopAwaitingProvider } from '@/session/token-storage';
import './authenticator.css';
import { FormArea } from './form-area';
import { NewPasswordRules } from './new-password-rules';
import {
  BackToSignIn,
  CodeDelivery,
  NoResetCode,
  SlotContext,
  SignInFooter,
  SignInHeader,
  TotpSecret,
} from './sign-in-slots';
import { LicenseField, SignUpFooter, SignUpHeader } from './sign-up-slots';
import styles from './sign-in.module.css';
import { StepFrame } from './step-frame';
import { useServices } from './use-services';

// The widget's English texts are the specification's except for these. The identity service's messages are shown
// unchanged (spec §8).
I18n.putVocabulariesForLanguage('en', {
  'Code *': 'Code',
  'Auth UserPool not configured.':
    'Configuration error (see console) – please contact the administrator',
  'A network error has occurred.': UNREACHABLE,
});
I18n.setLanguage('en');

// StepFrame shows the step's heading, so the widget's would be a duplicate.
const NoHeader = () => null;

function Username() {
  const { username } = useAuthenticator((context) => [context.username]);
  return <UsernameHint username={username} />;
}

const slots: NonNullable<AuthenticatorProps['components']> = {
  SignIn: { Header: SignInHeader, Footer: SignInFooter },
  SignUp: {
    Header: SignUpHeader,
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

/** Sign-in and the steps that may follow it (spec §2.5). There is no sign-up tab (D5). */
export function LoginPage() {
  return (
    <Authenticator.Provider>
      <Steps start="signIn" />
    </Authenticator.Provider>
  );
}

/** Sign-up with the license acknowledgment (spec §2.1, D5). */
export function NewAccountPage() {
  return (
    <Authenticator.Provider>
      <Steps start="signUp" />
    </Authenticator.Provider>
  );
}

/** The steps of the widget in the product's frame, then the redirect onward. */
function Steps({ start }: { readonly start: 'signIn' | 'signUp' }) {
  const form = useRef<HTMLDivElement>(null);
  const { services, isNewAccount, notice, setNotice, validateSoon, finishSignUp, left } =
    useServices(form);
  const [settings] = useState({ initialState: start, services, formFields });
  const { route, initializeMachine } = useAuthenticator(({ route }) => [route]);
  // On mount, the widget would start its state machine and render the form in one task, which blocks a slow phone. Here,
  // the machine starts first, in its own task, and the form mounts in small steps.
  useEffect(() => {
    if (route !== 'setup') return undefined;
    const start = setTimeout(() => initializeMachine(settings));
    return () => clearTimeout(start);
  }, [route, initializeMachine, settings]);
  const slotValues = useMemo(
    () => ({ notice, dismissNotice: () => setNotice(undefined), finishSignUp, left }),
    [notice, setNotice, finishSignUp, left],
  );
  const isReady = useDeferredValue(route !== 'idle' && route !== 'setup');
  return (
    <SlotContext value={slotValues}>
      <StepFrame start={start} isReady={isReady}>
        <PendingRedirect>
          <FormArea area={form} onChange={validateSoon}>
            {isReady && (
              <Authenticator {...settings} hideSignUp={start === 'signIn'} components={slots}>
                <RedirectAfterSignIn isNewAccount={isNewAccount} />
              </Authenticator>
            )}
          </FormArea>
        </PendingRedirect>
      </StepFrame>
    </SlotContext>
  );
}

/**
 * Redirects a new account to complete its profile (D9), and everyone else to where they came from. The session learns
 * of the sign-in a moment after the widget.
 */
function RedirectAfterSignIn({ isNewAccount }: { readonly isNewAccount: boolean }) {
  const session = useSession();
  const location = useLocation();
  if (session.status !== 'authenticated') return <output>Signing you in…</output>;
  const place = placeAfterSignIn(location, session.account.id);
  return <Navigate replace to={isNewAccount ? paths.completeSignUp : place} />;
}

/**
 * Disables the form while a provider's page loads, and says so on the button that was clicked (spec §2.5), since the
 * widget doesn't treat a redirect as a pending request.
 */
function PendingRedirect({ children }: { readonly children: ReactNode }) {
  const [button, setButton] = useState<Element | null>(null);
  const { error } = useAuthenticator((context) => [context.error]);
  const [lastError, setLastError] = useState(error);
  if (error !== lastError) {
    setLastError(error);
    if (error) setButton(null);
  }
  useEffect(() => {
    // Going back may restore this page as it was left. No event says that loading was stopped, or that iOS's dialog for
    // Apple was canceled, so the user's next press or key ends it.
    const stop = new AbortController();
    const end = () => setButton(null);
    for (const type of ['pageshow', 'focus', 'pointerdown', 'keydown'])
      addEventListener(type, end, stop);
    return () => stop.abort();
  }, []);
  const follow = ({ target }: SyntheticEvent) => {
    const social = target instanceof Element ? target.closest('.federated-sign-in-button') : null;
    if (!social) return;
    // Otherwise, Amplify would wait for the response to an earlier attempt.
    stopAwaitingProvider();
    setButton(social);
  };
  return (
    <div onClickCapture={follow} inert={button !== null} aria-busy={button !== null}>
      {children}
      {button && createPortal(<span className={styles.redirecting}>Redirecting…</span>, button)}
    </div>
  );
}
