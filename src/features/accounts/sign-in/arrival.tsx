import { Navigate, useLocation } from 'react-router-dom';
import { placeToReturnTo } from '@/session/return-place';
import { useSession } from '@/session/session';

/**
 * Leads on once the widget is through: a new account completes its profile first (D9), everybody
 * else goes back to where they came from. It waits for the session, which hears of the sign-in a
 * moment after the widget.
 */
export function Arrival({ isNewAccount }: { readonly isNewAccount: boolean }) {
  const session = useSession();
  const { state } = useLocation();
  if (session.status !== 'authenticated') return <output>Signing you in…</output>;
  return <Navigate replace to={isNewAccount ? '/completesignup' : placeToReturnTo(state)} />;
}
