import { SignInSteps } from './sign-in-steps';

/** Sign-in and the steps that may follow it (spec §2.5). */
export function LoginPage() {
  return <SignInSteps start="signIn" />;
}
