import { Authenticator } from '@aws-amplify/ui-react';
import { Navigate, useLocation } from 'react-router-dom';
import '@/session/amplify';
import { product } from '@/brand';
import { paths } from '@/paths';
import { placeToReturnTo } from '@/session/return-place';
import { useSession } from '@/session/session';
import './authenticator.css';
import { FieldProblems } from './field-problems';
import { NoticeContext } from './sign-in-notice';
import { slots } from './slots';
import { StepFrame } from './step-frame';
import { useMilestones } from './use-milestones';
import './vocabulary';

interface SignInStepsProps {
  /** The step to begin with: /login signs in and has no sign-up tab, /newaccount signs up (D5). */
  readonly start: 'signIn' | 'signUp';
}

/** The steps of the sign-in widget (spec §2.5), in the product's frame, up to the redirect after the sign-in. */
export function SignInSteps({ start }: SignInStepsProps) {
  const { services, isNewAccount, notice } = useMilestones();
  return (
    <Authenticator.Provider>
      <NoticeContext value={notice}>
        <StepFrame start={start}>
          <FieldProblems>
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
        </StepFrame>
      </NoticeContext>
    </Authenticator.Provider>
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
