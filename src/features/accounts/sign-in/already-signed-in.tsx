import { useAuthenticator } from '@aws-amplify/ui-react';
import { Link, useLocation } from 'react-router-dom';
import { Alert } from '@/components/alert';
import { placeToReturnTo } from '@/session/return-place';
import { useSession } from '@/session/session';
import styles from './sign-in.module.css';

/**
 * The way on for somebody who has meanwhile signed in in another tab: a second sign-in is refused
 * (spec §4).
 */
export function AlreadySignedIn() {
  const session = useSession();
  const { isPending } = useAuthenticator((context) => [context.isPending]);
  const { state } = useLocation();
  if (session.status !== 'authenticated' || isPending) return null;
  return (
    <div className={styles.notice}>
      <Alert tone="info">
        You are signed in as {session.account.loginId}.{' '}
        <Link to={placeToReturnTo(state)}>Continue</Link>
      </Alert>
    </div>
  );
}
