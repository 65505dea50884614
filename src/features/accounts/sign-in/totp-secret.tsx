import { useAuthenticator } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Button } from '@/components/button';
import styles from './sign-in.module.css';

/**
 * The secret of an authenticator app as text, with a button that copies it (spec §2.5). It stands
 * in for the widget's own, which the keyboard cannot reach.
 */
export function TotpSecret() {
  const { totpSecretCode } = useAuthenticator((context) => [context.totpSecretCode]);
  const [label, setLabel] = useState('Copy');
  if (!totpSecretCode) return null;
  const copy = () =>
    navigator.clipboard.writeText(totpSecretCode).then(
      () => setLabel('Copied'),
      () => setLabel('Not copied: select the key instead'),
    );
  return (
    <div className={styles.secret}>
      <p>Scan the picture with your authenticator app, or type this key into it:</p>
      <code>{totpSecretCode}</code>
      <Button variant="secondary" onClick={() => void copy()}>
        <span aria-live="polite">{label}</span>
      </Button>
    </div>
  );
}
