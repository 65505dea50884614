import { useEffect, useRef } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useToast } from '@/components/toast';
import { readFromTab, removeFromTab, saveInTab } from '@/lib/tab-storage';
import { paths } from '@/paths';
import { useAccount } from '@/session/session';

const KEY = 'verdure.admin';

/**
 * Inside RequireAccount: lets admins through and redirects others to their home (spec §2.3). Tells users
 * who lost the role at a token refresh.
 */
export function RequireAdmin() {
  const { id, isAdmin } = useAccount();
  useEffect(() => {
    if (isAdmin) saveInTab(KEY, id);
  }, [id, isAdmin]);
  return isAdmin ? <Outlet /> : <RedirectHome accountId={id} />;
}

function RedirectHome({ accountId }: { readonly accountId: string }) {
  const showToast = useToast();
  // Strict mode runs effects twice, and the first run removes what the second would read.
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const wasAdmin = readFromTab(KEY) === accountId;
    removeFromTab(KEY);
    if (!wasAdmin) return;
    showToast({
      tone: 'warning',
      message: 'You’re no longer an admin. If this is a mistake, ask another admin.',
    });
  }, [accountId, showToast]);
  return <Navigate to={paths.userLanding} replace />;
}
