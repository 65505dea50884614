import { useMutation } from '@tanstack/react-query';
import { Amplify } from 'aws-amplify';
import { updatePassword } from 'aws-amplify/auth';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import '@/session/amplify';
import { identityMessage } from '@/session/identity-message';
import { type NewPassword, newPasswordProblems } from '@/domain/password';

const empty: NewPassword = { current: '', next: '' };

/**
 * A password change: what is typed, what is wrong with it once the user has asked for the change,
 * and what came of it. What was typed is forgotten only when the change has been made.
 */
export function usePasswordChange() {
  const [entry, setEntry] = useState(empty);
  const [asked, setAsked] = useState(false);
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: ({ current, next }: NewPassword) =>
      updatePassword({ oldPassword: current, newPassword: next }),
    onSuccess: () => {
      setEntry(empty);
      setAsked(false);
    },
  });
  const problems = newPasswordProblems(entry, Amplify.getConfig().Auth?.Cognito.passwordFormat);
  return {
    field: (name: keyof NewPassword) => ({
      name,
      value: entry[name],
      error: asked ? problems[name] : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        reset();
        setEntry((before) => ({ ...before, [name]: target.value }));
      },
    }),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setAsked(true);
      const [atFault] = Object.keys(problems);
      if (atFault === undefined) return mutate(entry);
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${atFault}"]`)?.focus();
    },
    failure: error && identityMessage(error, 'An error occurred while updating the password'),
    isPending,
    isDone: isSuccess,
  };
}
