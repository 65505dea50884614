import { Authenticator, type AuthenticatorProps } from '@aws-amplify/ui-react';
import { I18n } from 'aws-amplify/utils';
import { Navigate, useLocation } from 'react-router-dom';
import '@/session/amplify';
import { product } from '@/brand';
import { paths } from '@/paths';
import { placeToReturnTo } from '@/session/return-place';
import { useSession } from '@/session/session';
import './authenticator.css';
import { CodeDelivery } from './code-delivery';
import { FieldProblems } from './field-problems';
import { LicenceField } from './licence-field';
import { BackToSignIn, NoticeContext, SignInFooter, SignInHeader } from './sign-in-slots';
import { PendingRedirect } from './pending-redirect';
import { StepFrame } from './step-frame';
import { TotpSecret } from './totp-secret';
import { useServices } from './use-services';

// The widget translates its texts with this dictionary. Its English is the specification's except
// here; messages of the identity service appear as they come (spec §8).
I18n.putVocabulariesForLanguage('en', {
  'Code *': 'Code',
  'Auth UserPool not configured.':
    'Configuration error (see console) – please contact the administrator',
  'A network error has occurred.':
    'We could not reach the server. Check your connection, then try again.',
});
I18n.setLanguage('en');

// StepFrame shows the step's heading, so the widget's own would be a duplicate.
const NoHeader = () => null;

const slots: NonNullable<AuthenticatorProps['components']> = {
  SignIn: { Header: SignInHeader, Footer: SignInFooter },
  SignUp: {
    FormFields: () => (
      <>
        <Authenticator.SignUp.FormFields />
        <LicenceField />
      </>
    ),
  },
  ConfirmSignUp: { Header: CodeDelivery, Footer: BackToSignIn },
  ConfirmSignIn: { Header: NoHeader },
  SetupTotp: { Header: TotpSecret },
  SetupEmail: { Header: NoHeader },
  SelectMfaType: { Header: NoHeader },
  ForceNewPassword: { Header: NoHeader },
  ForgotPassword: { Header: NoHeader },
  ConfirmResetPassword: { Header: CodeDelivery, Footer: BackToSignIn },
  VerifyUser: { Header: NoHeader },
  ConfirmVerifyUser: { Header: CodeDelivery },
};

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
  const { services, isNewAccount, notice, setProblems } = useServices();
  return (
    <NoticeContext value={notice}>
      <StepFrame start={start}>
        <PendingRedirect>
          <FieldProblems onChange={setProblems}>
            <Authenticator
              initialState={start}
              hideSignUp={start === 'signIn'}
              components={slots}
              services={services}
              formFields={{ setupTotp: { QR: { totpIssuer: product } } }}
            >
              <RedirectAfterSignIn isNewAccount={isNewAccount} />
            </Authenticator>
          </FieldProblems>
        </PendingRedirect>
      </StepFrame>
    </NoticeContext>
  );
}

/**
 * Redirects a new account to complete its profile (D9), and everyone else to where they came from.
 * The session learns of the sign-in a moment after the widget.
 */
function RedirectAfterSignIn({ isNewAccount }: { readonly isNewAccount: boolean }) {
  const session = useSession();
  const { state } = useLocation();
  if (session.status !== 'authenticated') return <output>Signing you in…</output>;
  return <Navigate replace to={isNewAccount ? paths.completeSignUp : placeToReturnTo(state)} />;
}
