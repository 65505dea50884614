import { Skeleton } from '@/components/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './step-frame.module.css';

/** The shape of the first step while the widget finds out whether somebody is signed in. */
export function StepSkeleton({ step }: { readonly step: 'signIn' | 'signUp' }) {
  const fields = step === 'signIn' ? ['email', 'password'] : ['email', 'password', 'confirm'];
  return (
    <div className={step === 'signIn' ? styles.waitingToSignIn : styles.waitingToSignUp}>
      <output>
        <VisuallyHidden>Loading the form…</VisuallyHidden>
      </output>
      {fields.map((field) => (
        <Skeleton key={field} height="4.5rem" radius="var(--radius-m)" />
      ))}
      <Skeleton height="var(--control-height)" radius="var(--radius-round)" />
    </div>
  );
}
