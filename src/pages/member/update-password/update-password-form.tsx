import { Amplify } from 'aws-amplify';
import { updatePassword } from 'aws-amplify/auth';
import { type ChangeEvent, useState } from 'react';
import '@/session/amplify';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { PanelForm } from '@/components/panel';
import { TextField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import { useWrite } from '@/data/use-write';
import { type NewPassword, newPasswordProblems, passwordAdvice } from '@/domain/password';
import { identityMessage } from '@/session/identity-message';
import styles from './update-password-form.module.css';

/** The current and the new password, both required (spec §2.4, §5). */
export function UpdatePasswordForm() {
  const { field, submit, advice, failure, isPending, isDone } = usePasswordChange();
  const [isShown, setShown] = useState(false);
  const secret = {
    type: isShown ? 'text' : 'password',
    autoCapitalize: 'off',
    spellCheck: false,
  };
  return (
    <PanelForm onSubmit={submit}>
      <TextField
        label="Current password"
        autoComplete="current-password"
        {...secret}
        {...field('current')}
      />
      <TextField
        label="New password"
        autoComplete="new-password"
        hint={advice && `It needs ${advice}.`}
        {...secret}
        {...field('next')}
      />
      <label className={styles.show}>
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        Show passwords
      </label>
      {failure && <Alert tone="error">{failure}</Alert>}
      {isDone && <Alert tone="success">Password successfully updated!</Alert>}
      <Button type="submit" busy={isPending} busyLabel="Updating…">
        Update Password
      </Button>
    </PanelForm>
  );
}

const empty: NewPassword = { current: '', next: '' };

// Errors show after the first submission; the fields are emptied only when the change has succeeded.
function usePasswordChange() {
  const [entry, setEntry] = useState(empty);
  const { mutate, reset, error, isPending, isSuccess } = useWrite({
    action: 'update password',
    mutationFn: ({ current, next }: NewPassword) =>
      updatePassword({ oldPassword: current, newPassword: next }),
    onSuccess: () => {
      setEntry(empty);
      form.reset();
    },
  });
  const policy = Amplify.getConfig().Auth?.Cognito.passwordFormat;
  const problems = newPasswordProblems(entry, policy);
  const form = useForm(problems, () => mutate(entry));
  return {
    field: (name: keyof NewPassword) => ({
      name,
      value: entry[name],
      error: form.shown[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        reset();
        setEntry((before) => ({ ...before, [name]: target.value }));
      },
    }),
    submit: form.submit,
    advice: passwordAdvice(policy),
    failure: error && identityMessage(error, 'An error occurred while updating the password'),
    isPending,
    isDone: isSuccess,
  };
}
