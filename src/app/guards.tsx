import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { placeToReturnTo, returningTo } from '@/lib/return-place';
import { useSession } from '@/lib/session';
import { paths } from '@/paths';
import { PageSkeleton } from './loading/page-skeleton';
import { MembershipEnded } from './membership-ended';
import { usePlaceAcrossRedirect } from './place-across-redirect';

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
  const session = useSession();
  const isAdmin = session.status === 'authenticated' && session.account.isAdmin;
  const [wasAdmin, setWasAdmin] = useState(isAdmin);
  if (isAdmin && !wasAdmin) setWasAdmin(true);
  if (isAdmin) return <Outlet />;
  if (wasAdmin) return <MembershipEnded />;
  return <Navigate to={paths.userLanding} replace />;
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
