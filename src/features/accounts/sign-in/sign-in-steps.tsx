import { Authenticator } from '@aws-amplify/ui-react';
import '@/session/amplify';
import { product } from '@/brand';
import { Arrival } from './arrival';
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

/** The steps of the sign-in widget (spec §2.5), in the product's frame, up to arrival in the product. */
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
              <Arrival isNewAccount={isNewAccount} />
            </Authenticator>
          </FieldProblems>
        </StepFrame>
      </NoticeContext>
    </Authenticator.Provider>
  );
}
