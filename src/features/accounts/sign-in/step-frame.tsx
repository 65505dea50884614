import { useAuthenticator } from '@aws-amplify/ui-react';
import { type ReactNode, useState } from 'react';
import { Page } from '@/components/page';
import { passwordAdvice } from '@/domain/password';
import styles from './step-frame.module.css';
import { StepHeading } from './step-heading';
import { StepSide } from './step-side';
import { StepSkeleton } from './step-skeleton';
import { type Step, stepTitle } from './step-titles';

interface StepFrameProps {
  /** The step that the widget will begin with, once it has found that nobody is signed in. */
  readonly start: 'signIn' | 'signUp';
  readonly children: ReactNode;
}

/** The page around the widget: its one heading is the current step's. */
export function StepFrame({ start, children }: StepFrameProps) {
  const { route, challengeName } = useAuthenticator(({ route, challengeName }) => [
    route,
    challengeName,
  ]);
  const step = useLastStep(route, start);
  const title = stepTitle(step, challengeName) ?? '';
  return (
    <Page
      title={title}
      heading={<StepHeading>{title}</StepHeading>}
      lede={step === 'signUp' ? `Your password needs ${passwordAdvice}.` : undefined}
    >
      <div className={styles.columns}>
        <div>
          {(route === 'idle' || route === 'setup') && <StepSkeleton step={start} />}
          {children}
        </div>
        <StepSide isNewcomer={start === 'signUp'} />
      </div>
    </Page>
  );
}

// Between two steps the widget shows nothing: the heading stays rather than blink.
function useLastStep(route: Step, start: Step): Step {
  const [last, setLast] = useState(start);
  const step = stepTitle(route, undefined) === undefined ? last : route;
  if (step !== last) setLast(step);
  return step;
}
