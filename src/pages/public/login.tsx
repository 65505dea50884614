import { SignInSteps } from '@/features/accounts/sign-in/sign-in-steps';

/** Sign-in, and what may have to follow it (spec §2.5). */
export function LoginPage() {
  return <SignInSteps start="signIn" />;
}
