import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { placeToReturnTo, returningTo } from '@/session/return-place';
import { useAccount, useSession } from '@/session/session';
import { paths } from '@/paths';
import { markAdmin } from './admin-mark';
import { PageSkeleton } from './loading/page-skeleton';
import { usePlaceAcrossRedirect } from './place-across-redirect';
import { TurnedAway } from './turned-away';

/**
 * Lets signed-in users through; others go to /login, which leads back here (spec §2.2, D7). Someone
 * who still owes the licence acknowledgement gives it first (D6).
 */
export function RequireAccount() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'configuring') return <PageSkeleton />;
  if (session.status === 'unauthenticated') {
    return <Navigate to={paths.login} replace state={returningTo(location)} />;
  }
  if (session.account.owesLicence && location.pathname !== paths.completeSignUp) {
    return <Navigate to={paths.completeSignUp} replace />;
  }
  return <Outlet />;
}

/**
 * Inside RequireAccount: lets admins through, and sends others home (spec §2.3). Who was let through
 * and is no admin any more, as a refreshed token says, is told so.
 */
export function RequireAdmin() {
  const { id, isAdmin } = useAccount();
  useEffect(() => {
    if (isAdmin) markAdmin(id);
  }, [id, isAdmin]);
  return isAdmin ? <Outlet /> : <TurnedAway accountId={id} />;
}

/**
 * For /login and /newaccount: whoever comes signed in goes on to the remembered place (spec §2.1).
 * Who came as a visitor stays, since the widget has steps after the sign-in; it leads on by itself.
 */
export function RedirectIfAuthenticated() {
  const session = useSession();
  const { state } = useLocation();
  usePlaceAcrossRedirect();
  const [cameAsVisitor, setCameAsVisitor] = useState(false);
  if (session.status === 'unauthenticated' && !cameAsVisitor) setCameAsVisitor(true);
  if (cameAsVisitor) return <Outlet />;
  if (session.status === 'configuring') return <PageSkeleton />;
  return <Navigate to={placeToReturnTo(state)} replace />;
}
