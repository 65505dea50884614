import { SignInSteps } from './sign-in-steps';

/** Sign-up with the license acknowledgment (spec §2.1, D5). */
export function NewAccountPage() {
  return <SignInSteps start="signUp" />;
}
