import { Authenticator, type AuthenticatorProps } from '@aws-amplify/ui-react';
import { AlreadySignedIn } from './already-signed-in';
import { BackToSignIn } from './back-to-sign-in';
import { CodeDelivery } from './code-delivery';
import { LicenceField } from './licence-field';
import { SignInFooter } from './sign-in-footer';
import { SignInNotice } from './sign-in-notice';
import { TotpSecret } from './totp-secret';

// The step's heading is the page's (StepFrame); the widget's own would be a second one.
const Nothing = () => null;

/** What this product puts into the widget's steps. */
export const slots: NonNullable<AuthenticatorProps['components']> = {
  SignIn: {
    Header: () => (
      <>
        <SignInNotice />
        <AlreadySignedIn />
      </>
    ),
    Footer: SignInFooter,
  },
  SignUp: {
    FormFields: () => (
      <>
        <Authenticator.SignUp.FormFields />
        <LicenceField />
      </>
    ),
  },
  ConfirmSignUp: { Header: CodeDelivery, Footer: BackToSignIn },
  ConfirmSignIn: { Header: Nothing },
  SetupTotp: { Header: TotpSecret },
  SetupEmail: { Header: Nothing },
  SelectMfaType: { Header: Nothing },
  ForceNewPassword: { Header: Nothing },
  ForgotPassword: { Header: Nothing },
  ConfirmResetPassword: { Header: CodeDelivery, Footer: BackToSignIn },
  VerifyUser: { Header: Nothing },
  ConfirmVerifyUser: { Header: CodeDelivery },
};
