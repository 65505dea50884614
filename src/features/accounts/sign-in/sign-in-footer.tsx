import { useAuthenticator } from '@aws-amplify/ui-react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@/components/button';
import { product } from '@/brand';
import styles from './sign-in.module.css';

/**
 * The ways on from the sign-in form. New accounts are made on /newaccount alone, so that nobody
 * signs up past the licence (D5); the place to return to goes along.
 */
export function SignInFooter() {
  const { toForgotPassword } = useAuthenticator(({ toForgotPassword }) => [toForgotPassword]);
  const { pathname, state } = useLocation();
  return (
    <div className={styles.footer}>
      <Button variant="quiet" onClick={() => toForgotPassword()}>
        Forgot your password?
      </Button>
      {pathname !== '/newaccount' && (
        <p>
          New to {product}?{' '}
          <Link to="/newaccount" state={state}>
            Create an Account
          </Link>
        </p>
      )}
    </div>
  );
}
