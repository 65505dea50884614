import type { UseAuthenticator } from '@aws-amplify/ui-react';

/** A step of the widget, or a moment between two. */
export type Step = UseAuthenticator['route'];

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
 * The heading of a step of the sign-in widget (spec §2.5); that of the challenge step depends on
 * the challenge. Undefined for the moments between steps, which have none of their own.
 */
export function stepTitle(step: Step, challenge: string | undefined): string | undefined {
  const byChallenge = step === 'confirmSignIn' ? challenges[challenge ?? ''] : undefined;
  return byChallenge ?? titles[step];
}
