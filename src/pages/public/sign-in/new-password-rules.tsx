import { Amplify } from 'aws-amplify';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PasswordRules, passwordNeedsText } from '@/components/password-rules';

/** The rules under the password field of the surrounding widget's form, which has no slot for them. */
export function NewPasswordRules() {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [password, setPassword] = useState('');
  const policy = Amplify.getConfig().Auth?.Cognito.passwordFormat;
  const findInput = useCallback((element: HTMLElement | null) => {
    setInput(element?.closest('form')?.querySelector('input[name="password"]') ?? null);
  }, []);
  useEffect(() => {
    if (!input) return undefined;
    const read = () => setPassword(input.value);
    read();
    const stop = new AbortController();
    // Some password managers fill a field with only a 'change' event.
    for (const type of ['input', 'change']) input.addEventListener(type, read, stop);
    // Gives way to the widget's errors, which describe the field by ID.
    input.setAttribute('aria-description', passwordNeedsText(policy));
    return () => stop.abort();
  }, [input, policy]);
  const field = input?.closest('.amplify-field');
  return (
    <>
      <span ref={findInput} hidden />
      {field && createPortal(<PasswordRules password={password} policy={policy} />, field)}
    </>
  );
}
