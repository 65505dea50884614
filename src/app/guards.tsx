import { useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '@/components/toast';
import { tabStorage } from '@/lib/storage';
import { paths } from '@/paths';
import {
  type ReturnPlace,
  placeAfterSignIn,
  returnState,
  readSavedPlace,
  savePlace,
} from '@/session/return-place';
import { isAnotherWriting } from '@/session/pending-writes';
import { useAccount, useSession } from '@/session/session';
import { accountIdIn, sessionStore } from '@/session/store';
import { PageSkeleton } from './page-skeleton';

/**
 * Lets signed-in users through and sends others to /login, which leads back here (spec §2.2, D7). An account that
 * hasn't accepted the license must do so first (D6). When the account changes, nothing that was shown or typed remains.
 */
export function RequireAccount() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'configuring') return <PageSkeleton />;
  if (session.status === 'unauthenticated') {
    return <Navigate to={paths.login} replace state={stateForReturn(location)} />;
  }
  if (session.account.mustAcceptLicense && location.pathname !== paths.completeSignUp) {
    return <Navigate to={paths.completeSignUp} replace />;
  }
  return <PagesOfAccount key={session.account.id} accountId={session.account.id} />;
}

// After signing out or closing the account, nothing leads back here. If the session ended any other way, only the same
// account comes back.
function stateForReturn(location: ReturnPlace) {
  if (sessionStore.wasSignedOut() || sessionStore.wasClosed()) return null;
  return returnState({ ...location, accountId: sessionStore.getLastAccountId() });
}

function PagesOfAccount({ accountId }: { readonly accountId: string }) {
  // Only a page load can stop a write that the previous account began.
  const [startsOver] = useState(() => isAnotherWriting(accountId));
  useEffect(() => {
    if (startsOver) location.reload();
  }, [startsOver]);
  return startsOver ? <PageSkeleton /> : <Outlet />;
}

/**
 * For /login and /newaccount: redirects users who arrive signed in to the page they came from (spec §2.1). Visitors
 * stay, even once they sign in: the widget may have more steps, and redirects by itself.
 */
export function RedirectIfAuthenticated() {
  const session = useSession();
  const destination = useDestination(accountIdIn(session));
  const [cameAsVisitor, setCameAsVisitor] = useState(false);
  if (session.status === 'unauthenticated' && !cameAsVisitor) setCameAsVisitor(true);
  if (cameAsVisitor) return <Outlet />;
  if (session.status === 'configuring') return <PageSkeleton />;
  return <Navigate to={destination} replace />;
}

// Returns where to go after the sign-in. Saves it while the visitor is at a social provider, and restores the router's
// state when the provider's response arrives (D7).
function useDestination(accountId: string | undefined): ReturnPlace {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const saved = useMemo(() => readSavedPlace({ search, state }), [search, state]);
  useEffect(() => {
    if (!saved) return savePlace(state);
    // Amplify still has to read the query, unless a failure notice has removed it.
    const query = globalThis.location.search;
    void navigate({ pathname, search: query }, { replace: true, state: returnState(saved) });
  }, [navigate, pathname, saved, state]);
  return placeAfterSignIn({ search, state }, accountId);
}

const ADMIN = 'verdure.admin';

/**
 * Inside RequireAccount: lets admins through and redirects others to their home (spec §2.3). Tells users when a
 * renewed token no longer has the role.
 */
export function RequireAdmin() {
  const { id, isAdmin } = useAccount();
  useEffect(() => {
    if (isAdmin) tabStorage.write(ADMIN, id);
  }, [id, isAdmin]);
  return isAdmin ? <Outlet /> : <RedirectHome accountId={id} />;
}

function RedirectHome({ accountId }: { readonly accountId: string }) {
  const showToast = useToast();
  // Strict mode runs effects twice, and the first run removes the stored ID.
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const wasAdmin = tabStorage.read(ADMIN) === accountId;
    tabStorage.remove(ADMIN);
    if (!wasAdmin) return;
    showToast({
      tone: 'warning',
      message: 'You’re no longer an admin. If this is a mistake, ask another admin.',
    });
  }, [accountId, showToast]);
  return <Navigate to={paths.userLanding} replace />;
}
