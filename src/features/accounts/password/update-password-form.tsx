import { useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { CardForm } from '@/components/card';
import { TextField } from '@/components/text-field';
import { passwordAdvice } from '@/domain/password';
import styles from './update-password.module.css';
import { usePasswordChange } from './use-password-change';

/** The current and the new password, both required (spec §2.4, §5). */
export function UpdatePasswordForm() {
  const { field, submit, failure, isPending, isDone } = usePasswordChange();
  const [isShown, setShown] = useState(false);
  const secret = {
    type: isShown ? 'text' : 'password',
    autoCapitalize: 'off',
    spellCheck: false,
  };
  return (
    <CardForm onSubmit={submit}>
      <TextField
        label="Current password"
        autoComplete="current-password"
        {...secret}
        {...field('current')}
      />
      <TextField
        label="New password"
        autoComplete="new-password"
        hint={`It needs ${passwordAdvice}.`}
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
    </CardForm>
  );
}
